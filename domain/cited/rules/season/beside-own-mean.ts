import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const UP =
  "up (?:on|from|over)|above|over|better than|more than|higher than|ahead of|clear of|beyond|north of|an improvement (?:on|over)|a step up from|topp(?:ed|ing)|exceed(?:ed|ing)|beat|beating|surpass(?:ed|ing)|bettered|eclipsed|outdid|cleared";
const DOWN =
  "down (?:on|from)|below|under|beneath|less than|fewer than|lower than|worse than|short of|shy of|south of|off|behind|trail(?:ed|ing)|a step down from|missed";
const LEVEL =
  "(?:(?:right|just(?: about)?|almost|pretty much|squarely|smack|dead|even|spot) )*(?:at|around|about|near|close to|right on|spot on|dead on|in line with|in keeping with|on (?:a )?par with|level with|even with|(?:the )?same as|exactly|precisely|equal to|identical to|match(?:ed|ing)|equal(?:ed|ing))(?: (?:exactly|precisely))?";
const HE_USED_TO = "(?:what|where|as (?:much|many) as) (?:@|he) (?:(?:had|has) been|usually|typically|normally)";
const BESIDE = new RegExp(
  [
    String.raw`\b(?:(?<up>${UP})|(?<down>${DOWN})|(?<level>${LEVEL})) (?:(?<mean>${HE_USED_TO} (?!project)\w+(?: up)?)|(?:(?:what |where |as (?:much|many) as )?(?:@|he) (?:had|has|was|usually)(?: been)? )?(?:both )?(?:(?:his|their|the|a|@'s) )?(?:(?:own|usual|season|seasonal|recent|previous|10-game|\w+-game) ){0,2}(?:(?<mean>average|averaging|averaged|mean|norm|usual)|(?<projection>projections?|forecast|projected))\b(?<both> and (?:his |their )?(?:(?:own|usual|season) )?(?:average|mean|norm)\b)?)`,
    String.raw`\b(?:(?<mean>averag(?:ed|ing))|(?<projection>projected|expected|forecast)(?: (?:for|at|to (?:get|score)))?) (?<level>${LEVEL} (?:that|this|as (?:much|many))|that much)(?=[,.;]|$)`,
    String.raw`\b(?<level>an? (?<mean>typical|normal|usual|standard|ordinary|average) (?:game|day|night|outing|week|score|total|haul|line|afternoon|evening))\b`,
  ].join("|"),
  "g",
);
const EXACT = /\b(?:exact|precise|same|equal|identical|match|dead|spot)/;
const DENIED = /(?:\b(?:not|never|no|nor|neither|without|hardly)\b|n't\b)[^,;]{0,12}$/;

/** "Up on his average": somebody's points lie on the side of his mean, or of his projection, that it says. */
export function besideOwnMean(reading: Reading): Finding[] {
  const { text, written, cited, borne } = reading;
  const told = cited.filter(({ values }) => values.meanPoints !== undefined || values.projectedPoints !== undefined);
  const points = told.filter(({ kind }) => kind === "fantasy");
  const [fact, another] = points.length === 0 ? told : points;
  if (fact === undefined || another !== undefined) return [];
  return matches(written, BESIDE).flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
    if (DENIED.test(text.slice(0, at))) return [];
    const sides = [
      ...sidesOf(fact, groups["mean"] !== undefined, /\bproject|\bforecast|\bexpect/.test(text.slice(0, at)), reading),
      ...(groups["both"] === undefined ? [] : sidesOf(fact, true, false, reading)),
    ];
    if (sides.length === 0) return [];
    const isSo = ({ gap, of }: Side): boolean =>
      groups["level"] === undefined
        ? groups["up"] === undefined
          ? gap < 0
          : gap > 0
        : Math.abs(gap) <= (EXACT.test(said) ? 0.1 : Math.max(1, of / 10));
    if (sides.some(isSo)) {
      borne.push([at, at + said.length]);
      return [];
    }
    return [
      {
        word: unmasked(said),
        reason: `That is not how the two figures of ${idsOf(reading)} lie. Say which of the two is more.`,
      },
    ];
  });
}

/** How far a figure is from what it is held against. */
interface Side {
  gap: number;
  of: number;
}

/** What was scored less what it is held against; where a projection is told, what was projected as well. */
function sidesOf(
  { values, roles }: Fact,
  isMean: boolean,
  tellsProjection: boolean,
  { inSentence, factsBefore, opensSentence }: Reading,
): Side[] {
  const { projectedPoints, meanPoints } = values;
  // "That was right at his average": the points that the sentence before told.
  const told = [...inSentence, ...(opensSentence ? factsBefore : [])].find(
    (fact) => fact.kind === "fantasy" && fact.roles.player === roles.player,
  );
  const pprPoints = values.pprPoints ?? told?.values.pprPoints;
  const of = isMean ? meanPoints : pprPoints === undefined ? undefined : projectedPoints;
  const figures = [pprPoints, isMean && (pprPoints === undefined || tellsProjection) ? projectedPoints : undefined];
  return of === undefined ? [] : figures.flatMap((figure) => (figure === undefined ? [] : [{ gap: figure - of, of }]));
}
