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

/** "Caught all seven of the passes thrown to him": that nothing was missed is said by what was made and what was tried, both. */
export function checkWholeShares(reading: Reading): Finding[] {
  const { text, pool } = reading;
  return matches(text, WHOLE).flatMap(([word, ...counts]): Finding[] => {
    const said = counts.find((count) => count !== undefined) ?? "";
    const count = numberOf(said) ?? Number(said);
    const isWhole = SHARES.some((pair) => pair.every((unit) => pool.some(({ values }) => values[unit] === count)));
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
