import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";
import { isAllOrNone, SHARES } from "../clause/shares.ts";
import { teamToldBefore } from "../teams/team-told-before.ts";
import { alternatives } from "../../../words/alternatives.ts";

const COUNT = "(two|three|four|five|six|seven|eight|nine|ten|\\d+)";
const TRIES =
  "(?:passes|targets|throws|attempts|kicks|tries|looks|chances|balls|field goals|extra points|trips|visits|third downs|fourth downs)";
const WHOLE = new RegExp(
  String.raw`\b(?:(?:all|each|every one) (?:of )?(?:his |their |its |the |#'s? |@'s )?${COUNT}|(?:perfect|flawless) on (?:all )?${COUNT}|on (?:all|each) ${COUNT}) (?:of )?(?:his |their |its |the )?(?:[\w-]+ ){0,3}?${TRIES}\b`,
  "g",
);

const BOTH = new RegExp(
  String.raw`\bboth(?: of)? (?:his|their|its|the|@'s|#'s) (?!touchdown|scoring)(?:[\w-]+ ){0,3}?${TRIES}\b`,
  "g",
);
/** "Neither of his 2 targets became a catch" */
const NONE = new RegExp(
  String.raw`(?<!\b(?:miss\w*|failed on|dropp\w*|wast\w*|lost) )\b(?:neither|none)(?: one)? of (?:his |their |its |the |#'s? |@'s? )?(?:${COUNT} )?(?:[\w-]+ ){0,2}?${TRIES}\b(?! (?:failed|missed|fell|came up|went wide))`,
  "g",
);
const FAILED =
  /\b(?:failed|missed|misfired|(?:came|coming|went|going) (?:(?:up|away) )?(?:short|empty(?:-handed)?)|got nothing|were (?:stopped|denied|turned away))\b/;

const MADE_BOTH = new RegExp(
  String.raw`#(?: also| \w+ly)? (?<way>made|converted|hit|cashed in(?: on)?|failed on|missed|came up (?:short|empty) on) (?:on )?(?:${alternatives`
      both | all (?<all>two|three|four|five|six)
      (?:(?<one>its|their) (?:lone|only|one) (?:try|attempt|chance|shot|trip|visit|one)|(?:(?<one>the)(?: lone| only| one)? (?:one|try|chance|trip)|the (?<all>two|three|four|five|six)) (?:they|it) (?:had|got|took|made))
    `})(?=[.,;]|$| of them\b)`,
  "g",
);

/** "The Colts made both": the team's own row has as many made, or none, as it has tried. */
function madeBoth(reading: Reading): Finding[] {
  const { text, hits, pool } = reading;
  return matches(text, MADE_BOTH).flatMap(({ 0: word, index, groups }): Finding[] => {
    const team = hits[placesOf(text).indexOf(index)]?.team;
    const rows = pool.filter((fact) => fact.kind === "team" && fact.team === team && fact.values.made !== undefined);
    const count = groups?.["one"] === undefined ? numberOf(groups?.["all"] ?? "two") : 1;
    const isNone = /failed|missed|came/.test(groups?.["way"] ?? "");
    const isTrip = /\b(?:trip|visit)\b/.test(word);
    const isSo = rows.some(
      ({ marks, values: { made, of } }) =>
        of === count && made === (isNone ? 0 : count) && (!isTrip || marks.includes("redZone")),
    );
    if (isSo) reading.borne.push([index, index + word.length]);
    return rows.length === 0 || isSo
      ? []
      : [{ word: word.replace("#", "…"), reason: `That is not what ${idsOf(reading)} has. Say how many it was.` }];
  });
}

const MOST_OF = /\bmost of (?:that|this|the|his|their) (?:[\w-]+ )?(?:damage|work|yards|yardage)\b/g;

/** "Did most of that damage": more than half of the figure that is told before, by the yards of the plays. */
function mostOf({ text, cited, before, borne }: Reading): void {
  const sum = cited.reduce(
    (all, { kind, values }) => all + (kind === "play" || kind === "score" ? (values.yards ?? 0) : NaN),
    0,
  );
  const isMost = before.some(({ kind, values: { rushingYards, receivingYards, passingYards } }) => {
    const all = kind === "line" || kind === "seasonHigh" ? (rushingYards ?? receivingYards ?? passingYards ?? 0) : 0;
    return sum <= all && 2 * sum > all;
  });
  if (isMost) for (const { 0: said, index: at } of matches(text, MOST_OF)) borne.push([at, at + said.length]);
}

/** "Caught all seven of the passes thrown to him": that nothing was missed is said by what was made and what was tried, both. */
export function checkWholeShares(reading: Reading): Finding[] {
  mostOf(reading);
  return [...wholeShares(reading), ...madeBoth(reading), ...split(reading)];
}

const SPLIT = new RegExp(String.raw`\bsplit (?:his|their|its)(?: ${COUNT})? (?:[\w-]+ ){0,3}?${TRIES}\b`, "g");

/** "Split his two tries": half of them were good. */
function split({ text, pool, part, cited, index, borne }: Reading): Finding[] {
  // "Hitting from 34 and missing from 50": the line of the one whose kick and miss are cited.
  const [line, ...lines] = cited.map(({ roles }) => index.line(roles.kicker ?? "", "kicking"));
  const areBoth = cited.some(({ kind }) => kind === "score") && cited.some(({ kind }) => kind === "miss");
  const own = line && areBoth && lines.every((one) => one === line) ? [...pool, line] : pool;
  return matches(text, SPLIT).flatMap(({ 0: word, 1: said, index: at }): Finding[] => {
    const count = said === undefined ? undefined : (numberOf(said) ?? Number(said));
    const isDenied = /\b(?:not|never)(?: \w+ly)? $/.test(text.slice(0, at));
    const isSo =
      !isDenied &&
      SHARES.some(
        ([made, of]) =>
          !isOtherKick(word, made) &&
          own.some(({ values }) => values[of] === 2 * (values[made] ?? NaN) && (count ?? values[of]) === values[of]),
      );
    if (isSo) borne.push([at, at + word.length]);
    return isSo ? [] : [{ word, reason: `${part.ids.join(", ")} does not have half of them good. Say how many were.` }];
  });
}

/** "All three of his field goals, from 41, 42 and 50 yards": each kick is cited, and his line has no other try. */
function areAllKicks(count: number, { cited, index }: Reading): boolean {
  const [kicker] = cited.map(({ roles }) => roles.kicker);
  const isKick = ({ kind, marks, roles }: Fact): boolean =>
    kind === "score" && marks.includes("fieldGoal") && roles.kicker === kicker;
  return (
    kicker !== undefined &&
    cited.length === count &&
    cited.every(isKick) &&
    index
      .about(kicker)
      .some(
        ({ kind, values }) => kind === "line" && values.fieldGoalAttempts === count && values.fieldGoalsMade === count,
      )
  );
}

function isOtherKick(word: string, made: Unit): boolean {
  return (
    (/field[- ]goal/.test(word) && made === "extraPointsMade") ||
    (/extra[- ]point/.test(word) && made === "fieldGoalsMade")
  );
}

function wholeShares(reading: Reading): Finding[] {
  const { text, hits } = reading;
  // Kicks that are cited one by one say themselves how many they are.
  const isShare = ({ values }: Fact): boolean => SHARES.some(([, of]) => values[of] !== undefined);
  const both = reading.pool.some(isShare) ? matches(text, BOTH) : [];
  return [...matches(text, WHOLE), ...both, ...matches(text, NONE)].flatMap(
    ({ 0: word, index, ...found }): Finding[] => {
      const counts = [found[1], found[2], found[3]];
      const said = counts.find((count) => count !== undefined) ?? "two";
      const count = numberOf(said) ?? Number(said);
      const isAny = word.startsWith("none") && counts.every((one) => one === undefined);
      // Of a comparison the row of the team that is told of.
      const nth = placesOf(text).findLastIndex((place) => place < index);
      const team = nth < 0 ? teamToldBefore(reading) : hits[nth]?.team;
      const rows = reading.pool.filter((fact) => fact.kind === "team" && fact.team === team && isShare(fact));
      const pool = rows.length > 0 ? rows : reading.pool;
      // "Failed on all four fourth downs" is as whole.
      const isOfNone =
        word.startsWith("n") ||
        FAILED.test(
          text
            .slice(0, index)
            .split(/,|\b(?:and|but)\b/)
            .at(-1) ?? "",
        );
      const isWhole =
        (isAny && pool.some((fact) => isAllOrNone(fact, "none"))) ||
        areAllKicks(count, reading) ||
        SHARES.some(
          ([made, of]) =>
            !isOtherKick(word, made) &&
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
    },
  );
}
