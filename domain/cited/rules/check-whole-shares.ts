import { matches } from "../../words/matches.ts";
import { numberOf } from "../../words/story-numbers.ts";
import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading } from "../reading.ts";
import { SHARES } from "./check-numbers.ts";

const COUNT = "(two|three|four|five|six|seven|eight|nine|ten|\\d+)";
const TRIES =
  "(?:passes|targets|throws|attempts|kicks|tries|looks|chances|balls|field goals|extra points|trips|visits|third downs|fourth downs)";
const WHOLE = new RegExp(
  String.raw`\b(?:(?:all|each|every one) (?:of )?(?:his |their |its |the |#'s? |@'s )?${COUNT}|(?:perfect|flawless) on (?:all )?${COUNT}|on (?:all|each) ${COUNT}) (?:of )?(?:his |their |its |the )?(?:[\w-]+ )?${TRIES}\b`,
  "g",
);

const BOTH = new RegExp(
  String.raw`\bboth(?: of)? (?:his|their|the|@'s|#'s) (?!touchdown|scoring)(?:[\w-]+ )?${TRIES}\b`,
  "g",
);
const FAILED = /\b(?:failed|missed|misfired|came up (?:short|empty)|were (?:stopped|denied|turned away))\b/;

/** "Caught all seven of the passes thrown to him": that nothing was missed is said by what was made and what was tried, both. */
export function checkWholeShares(reading: Reading): Finding[] {
  const { text, pool } = reading;
  // Kicks that are cited one by one say themselves how many they are.
  const both = pool.some(({ values }) => SHARES.some(([, of]) => values[of] !== undefined)) ? matches(text, BOTH) : [];
  return [...matches(text, WHOLE), ...both].flatMap(({ 0: word, index, ...found }): Finding[] => {
    const counts = [found[1], found[2], found[3]];
    const said = counts.find((count) => count !== undefined) ?? "two";
    const count = numberOf(said) ?? Number(said);
    // "Failed on all four fourth downs" is as whole.
    const isOfNone = FAILED.test(
      text
        .slice(0, index)
        .split(/,|\b(?:and|but)\b/)
        .at(-1) ?? "",
    );
    const isWhole = SHARES.some(
      ([made, of]) =>
        pool.some(({ values }) => values[of] === count) &&
        pool.some(({ values }) => values[made] === (isOfNone ? 0 : count)),
    );
    return isWhole
      ? []
      : [
          {
            word,
            reason: `${idsOf(reading)} does not say how many were tried. Say how many there were, not that it was all.`,
          },
        ];
  });
}
