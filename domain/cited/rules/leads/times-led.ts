import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { FactIndex } from "../../../facts/fact-index.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames, unmasked } from "../../name-mask.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

const TIMES = "(?<times>once|twice|thrice|(?:one|two|three|four|five|six|\\d) (?:\\w+ )?times)";
/** What follows narrows the count to a part of the game, or `once` begins a clause. */
const OF_REST = String.raw`(?! (?:more|again|by|in the|after|they|he|it|the)\b)(?! [@#])`;

/** Ways to count how often a team led or trailed, or how often the score was level. */
export const TIMES_LED: readonly { way: "led" | "trailed" | "tied"; says: RegExp; examples: readonly string[] }[] = [
  {
    way: "trailed",
    says: new RegExp(
      String.raw`\b(?:trail(?:ed|ing)|(?:were|was|fell|been|fallen) behind) (?:only |just |exactly )?${TIMES}\b${OF_REST}`,
      "g",
    ),
    examples: ["trailed only once", "fell behind twice"],
  },
  {
    way: "trailed",
    says: /\b(?<times>only time|one time|lone time) (?:that )?(?:all (?:day|game|night|afternoon|evening) )?(?:that )?(?:#|they|the team) (?:trailed|fell behind|(?:were|was) (?:ever )?behind)\b/g,
    examples: ["the only time they trailed"],
  },
  {
    way: "led",
    says: new RegExp(
      String.raw`\b(?:led|(?:were|was|been|went|got) (?:ahead|in front)|(?:took|had|held|owned) (?:the|a) lead) (?:only |just |exactly )?${TIMES}\b${OF_REST}`,
      "g",
    ),
    examples: ["led only once", "had the lead three times"],
  },
  {
    way: "led",
    says: /\b(?<times>only time|one time|lone time) (?:that )?(?:all (?:day|game|night|afternoon|evening) )?(?:that )?(?:#|they|the team) (?:led|had (?:the|a) lead|(?:were|was) (?:ever )?(?:ahead|in front))\b|\btheir (?<only>only|lone|sole) lead\b(?! change)/g,
    examples: ["the only time they led", "their only lead"],
  },
  {
    way: "tied",
    says: new RegExp(
      String.raw`\b(?:tied|level|even|deadlocked|knotted) (?:only |just |exactly )?(?<times>once|twice|(?:three|four|five|six) times)\b${OF_REST}|\b(?<times>one|two|three|four|five|six|\d) ties? (?:(?:mixed|thrown|sprinkled) in|in total|altogether|_+)\b`,
      "g",
    ),
    examples: ["was tied twice", "with one tie mixed in"],
  },
];

/** How often each came to be so: with a tie between them, and as one stretch across it. */
function timesOf(way: "led" | "trailed" | "tied", team: string | null, index: FactIndex): readonly number[] {
  const margins = index
    .ofKind("score")
    .flatMap(({ score }) => (score === null ? [] : [score.after.away - score.after.home]));
  if (way === "tied") return [margins.filter((margin) => margin === 0).length];
  const sides = (team === null ? [1, -1] : [team === index.away.code ? 1 : -1]).map((side) =>
    way === "led" ? side : -side,
  );
  return sides.flatMap((side) => {
    const signs = margins.map((margin) => Math.sign(margin));
    const stretches = (all: readonly number[]): number =>
      all.filter((sign, nth) => sign === side && all[nth - 1] !== side).length;
    return [stretches(signs), stretches(signs.filter((sign) => sign !== 0))];
  });
}

/** "They trailed only once": as often as the scores of the game say, of the team that is named, or that the sentence before is about. */
export function timesLed(reading: Reading): Finding[] {
  const { text, hits, part, index, sentenceSoFar, textBefore, borne } = reading;
  if (part.ids.length === 0) return [];
  const places = placesOf(text);
  const before = (written: string): string | undefined =>
    maskNames(written, index).hits.find(({ team }) => team !== null)?.team ?? undefined;
  return TIMES_LED.flatMap(({ way, says }) =>
    matches(text, says).flatMap(({ 0: word, index: at, groups }): Finding[] => {
      const inside = hits.findLast(({ team }, nth) => team !== null && (places[nth] ?? 0) < at + word.length)?.team;
      const team = inside ?? before(sentenceSoFar) ?? before(textBefore) ?? null;
      const said = groups?.["times"]?.split(" ")[0] ?? "only";
      const count = /^(?:once|one|only|lone)$/.test(said)
        ? 1
        : said === "twice"
          ? 2
          : said === "thrice"
            ? 3
            : (numberOf(said) ?? Number(said));
      const real = timesOf(way, team, index);
      if (real.includes(count)) {
        borne.push([at, at + word.length]);
        return [];
      }
      const shown = unmasked(word);
      return [
        {
          word: shown,
          reason: `"${shown}" is not so: it was ${[...new Set(real)].join(" or ")} by the scores of the game (${idsOf(reading)}). Leave it out.`,
        },
      ];
    }),
  );
}
