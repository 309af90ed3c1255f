import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

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
/** Kinds that tell figures alone: what happened may be told with a score that is cited. */
const FIGURES: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["line", "rank", "fantasy", "usage", "threshold"]);

/** "Five catches and a touchdown": an article counts one, and a line without any does not hold it. */
export function checkArticles(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const lines = cited.filter(({ kind }) => kind === "line");
  if (lines.length === 0 || !cited.every(({ kind }) => FIGURES.has(kind))) return [];
  return COUNTED.flatMap(({ says, units }): Finding[] => {
    const figures = lines.flatMap(({ values }) => units.flatMap((unit) => values[unit] ?? []));
    if (figures.length === 0 || figures.some((figure) => figure > 0)) return [];
    return matches(
      text,
      new RegExp(
        String.raw`\b(?:an?|one|his|another) (?:\w+ )?(?:${says})\b(?! (?:pass|catch|run|throw|try|attempt)\b)`,
        "g",
      ),
    )
      .filter(({ index }) => !NONE.test(text.slice(0, index)))
      .map(({ 0: word }) => ({ word, reason: `There was none in ${idsOf(reading)}. Leave "${word}" out.` }));
  });
}
