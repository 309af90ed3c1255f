import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const UP =
  "up (?:on|from|over)|above|over|better than|more than|higher than|ahead of|clear of|beyond|north of|an improvement (?:on|over)|a step up from|topp(?:ed|ing)|exceed(?:ed|ing)|beat|beating|surpass(?:ed|ing)|bettered|eclipsed|outdid|cleared";
const DOWN =
  "down (?:on|from)|below|under|beneath|less than|fewer than|lower than|worse than|short of|shy of|south of|off|behind|trail(?:ed|ing)|a step down from|missed";
const BESIDE = new RegExp(
  String.raw`\b(?:(?<up>${UP})|(?<down>${DOWN})) (?:(?:what|where) (?:@|he) (?:had|has|was|usually) )?(?:both )?(?:(?:his|their|the|a|@'s) )?(?:(?:own|usual|season|seasonal|recent|previous|10-game|\w+-game) ){0,2}(?:(?<mean>average|averaging|averaged|mean|norm|usual)|(?<projection>projections?|forecast|projected))\b(?<both> and (?:his |their )?(?:(?:own|usual|season) )?(?:average|mean|norm)\b)?`,
  "g",
);
const DENIED = /(?:\b(?:not|never|no|nor|neither|without|hardly)\b|n't\b)[^,;]{0,12}$/;

/** "Up on his average": somebody's points lie on the side of his mean, or of his projection, that it says. */
export function besideOwnMean(reading: Reading): Finding[] {
  const { text, cited, borne } = reading;
  const told = cited.filter(({ values }) => values.meanPoints !== undefined || values.projectedPoints !== undefined);
  const [fact, another] = told;
  if (fact === undefined || another !== undefined) return [];
  return matches(text, BESIDE).flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
    if (DENIED.test(text.slice(0, at))) return [];
    const sides = [
      ...sidesOf(fact, groups["mean"] !== undefined, /\bproject|\bforecast/.test(text.slice(0, at))),
      ...(groups["both"] === undefined ? [] : sidesOf(fact, true, false)),
    ];
    if (sides.length === 0) return [];
    if (sides.some((side) => (groups["up"] === undefined ? side < 0 : side > 0))) {
      borne.push([at, at + said.length]);
      return [];
    }
    return [
      {
        word: unmasked(said),
        reason: `It lies on the other side in ${idsOf(reading)}. Say which of the two is more.`,
      },
    ];
  });
}

/** What was scored less what it is held against; where a projection is told, what was projected as well. */
function sidesOf({ kind, values }: Fact, isMean: boolean, tellsProjection: boolean): number[] {
  const { pprPoints, projectedPoints, meanPoints } = values;
  const beside = isMean ? meanPoints : kind === "fantasy" ? projectedPoints : undefined;
  const figures = [pprPoints, isMean && (kind !== "fantasy" || tellsProjection) ? projectedPoints : undefined];
  return beside === undefined ? [] : figures.flatMap((figure) => (figure === undefined ? [] : [figure - beside]));
}
