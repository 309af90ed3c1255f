import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Unit } from "../../facts/unit.ts";
import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading } from "../reading.ts";

/** What an article counts, and the figures that may hold it. */
const COUNTED: readonly { says: string; units: readonly Unit[] }[] = [
  {
    says: "touchdown|score|TD",
    units: ["touchdowns", "passingTouchdowns", "rushingTouchdowns", "receivingTouchdowns"],
  },
  { says: "interception|pick", units: ["interceptions", "interceptionsThrown"] },
  { says: "sack", units: ["sacks", "sacksTaken"] },
  { says: "field goal", units: ["fieldGoalsMade"] },
];
const NONE = /\b(?:without|no|not|never|nor|neither|any|miss\w*|short of|shy of)\b|n't\b/;
const PERFECT = /\b(?:perfect|flawless|automatic|spotless|never missed|did not miss)\b/;
/** Kinds that tell figures alone: what happened may be told with a score that is cited. */
const FIGURES: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["line", "rank", "fantasy", "usage", "threshold"]);

/** "Five catches and a touchdown": an article counts one, and a line without any does not hold it. Nor is a kicker perfect who missed. */
export function checkArticles(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const lines = cited.filter(({ kind }) => kind === "line");
  if (lines.length === 0 || !cited.every(({ kind }) => FIGURES.has(kind))) return [];
  const counted = COUNTED.flatMap(({ says, units }): Finding[] => {
    const figures = lines.flatMap(({ values }) => units.flatMap((unit) => values[unit] ?? []));
    if (figures.length === 0 || figures.some((figure) => figure > 0)) return [];
    return matches(
      text,
      new RegExp(String.raw`\b(?:an?|one|his|another) (?:\w+ )?(?:${says})\b(?! (?:pass|catch|run|throw)\b)`, "g"),
    )
      .filter(({ index }) => !NONE.test(text.slice(0, index)))
      .map(({ 0: word }) => ({ word, reason: `There was none in ${idsOf(reading)}. Leave "${word}" out.` }));
  });
  const perfect = PERFECT.exec(text)?.[0];
  const isMissed = (made: number | undefined, tried: number | undefined): boolean =>
    (tried ?? 0) > (made ?? tried ?? 0);
  const missed = lines.some(
    ({ values: { fieldGoalsMade, fieldGoalAttempts, extraPointsMade, extraPointAttempts } }) =>
      (/extra/.test(text) || !/field goals?/.test(text) ? isMissed(extraPointsMade, extraPointAttempts) : false) ||
      isMissed(fieldGoalsMade, fieldGoalAttempts),
  );
  return perfect !== undefined && missed
    ? [...counted, { word: perfect, reason: `Something was missed in ${idsOf(reading)}. Say how many were made.` }]
    : counted;
}
