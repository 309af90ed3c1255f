import type { Fact } from "../../../facts/fact.ts";
import { shortWhen } from "../../../facts/wording/when-words.ts";
import { possessive } from "../../../words/possessive.ts";
import type { PlayType } from "../../../game/play.ts";
import type { Role } from "../../../facts/role.ts";
import type { GameSheet } from "../sheet/game-sheet.ts";
import type { Concept } from "../question/lexicon.ts";
import { type ConceptNeeds, conceptNeeds } from "../question/concept-needs.ts";
import { fourthDownItem, fourthDownTries } from "./fourth-down-tries.ts";
import { type SnapKind, snapsOf } from "../sheet/snaps-of.ts";

/** What can be listed, counted, and asked the first, last or longest of. */
export interface EventKind {
  /** All of them must be asked for; of a list inside one is enough. */
  needs: ConceptNeeds;
  /** Words that change nothing beside them. */
  also?: readonly Concept[];
  one: string;
  many?: string;
  facts: (sheet: GameSheet) => readonly Fact[];
  /** What the named player may have been in it. */
  roles: readonly Role[];
  /** Whose it is, where that is not the fact's own team. */
  isTheirs?: boolean;
  /** By which one is longer than another. */
  size?: (fact: Fact) => number | null;
  /** Single ones are not worth a list: only the longest, first and last of them. */
  isCommon?: boolean;
  /** How one is told in a list, where its fact is told of something else. */
  item?: (fact: Fact, sheet: GameSheet) => string | null;
  /** Tries that can fail: only those with this mark came off. */
  success?: Fact["marks"][number];
  /** What the play-by-play says of a single one tells more than its fact. */
  isDescribed?: boolean;
}

const scores =
  (...marks: readonly Fact["marks"][number][]) =>
  (sheet: GameSheet): readonly Fact[] =>
    sheet.index.ofKind("score").filter((fact) => marks.length === 0 || marks.some((mark) => fact.marks.includes(mark)));
const touchdowns =
  (...marks: readonly Fact["marks"][number][]) =>
  (sheet: GameSheet): readonly Fact[] =>
    scores("touchdown")(sheet).filter((fact) => marks.length === 0 || marks.some((mark) => fact.marks.includes(mark)));
const touchdownsOn =
  (...types: readonly PlayType[]) =>
  (sheet: GameSheet): readonly Fact[] => {
    const ids = new Set(sheet.read.plays.flatMap(({ playId, type }) => (types.includes(type) ? [playId] : [])));
    return touchdowns()(sheet).filter(({ at }) => ids.has(at?.playId ?? ""));
  };
/** Those of the team that snapped the ball, on a run or a pass. */
function ofOffense(sheet: GameSheet): readonly Fact[] {
  const teams = new Map(sheet.read.plays.map(({ playId, team }) => [playId, team]));
  return touchdownsOn("Rush", "Pass", "Sack")(sheet).filter(({ team, at }) => team === teams.get(at?.playId ?? ""));
}
/** On returns, and where it fell on the ball in the end zone. */
function ofDefense(sheet: GameSheet): readonly Fact[] {
  const teams = new Map(sheet.read.plays.map(({ playId, team }) => [playId, team]));
  return touchdowns(
    "pickSix",
    "fumbleReturn",
    "fumbleRecovery",
  )(sheet).filter(({ marks, team, at }) => !marks.includes("fumbleRecovery") || team !== teams.get(at?.playId ?? ""));
}
const ofSpecialTeams = touchdownsOn("Kickoff", "Punt", "FieldGoal");
const turnovers =
  (mark?: Fact["marks"][number]) =>
  (sheet: GameSheet): readonly Fact[] =>
    sheet.index.ofKind("turnover").filter((fact) => mark === undefined || fact.marks.includes(mark));
const marked =
  (kind: "play" | "block" | "miss" | "twoPoint" | "drive", ...marks: readonly Fact["marks"][number][]) =>
  (sheet: GameSheet): readonly Fact[] =>
    sheet.index.ofKind(kind).filter((fact) => marks.length === 0 || marks.some((mark) => fact.marks.includes(mark)));
const snaps =
  (...kinds: readonly SnapKind[]) =>
  (sheet: GameSheet): readonly Fact[] =>
    snapsOf(sheet.read, sheet.index).flatMap(({ kind, fact }) => (kinds.includes(kind) ? [fact] : []));
/** Every sack, once: those that stripped the ball or made a safety are facts of another kind. */
function sacks({ index }: GameSheet): readonly Fact[] {
  const all = [...index.ofKind("play"), ...index.ofKind("turnover"), ...index.ofKind("score")].filter(({ marks }) =>
    marks.includes("sack"),
  );
  const once = new Map(all.toReversed().map((fact) => [fact.at?.playId, fact]));
  return [...once.values()].toSorted((a, b) => index.compareTime(a, b));
}

/** A sack that stripped the ball is told of as a fumble. */
function sackItem({ kind, roles, at }: Fact, sheet: GameSheet): string | null {
  const quarterback = roles.passer ?? roles.fumbler;
  if (kind === "play" || roles.sackedBy === undefined || quarterback === undefined || at === null) return null;
  return `${possessive(sheet.name(roles.sackedBy))} sack of ${sheet.name(quarterback)} (${shortWhen(at)})`;
}

/** Kicks that brought nothing; a blocked one is the kicking team's here, as a missed one is. */
const failedKicks =
  (...marks: readonly ("fieldGoal" | "extraPoint")[]) =>
  (sheet: GameSheet): readonly Fact[] => {
    const { index } = sheet;
    const blocked = index
      .ofKind("block")
      .filter((fact) => marks.some((mark) => fact.marks.includes(mark)))
      .map((fact) => ({ ...fact, team: fact.team === null ? null : sheet.other(fact.team) }));
    const missed = index.ofKind("miss").filter((fact) => marks.some((mark) => fact.marks.includes(mark)));
    return [...missed, ...blocked].toSorted((a, b) => index.compareTime(a, b));
  };

function failedItem({ kind, roles, marks, at }: Fact, sheet: GameSheet): string | null {
  if (kind !== "block" || roles.kicker === undefined || at === null) return null;
  const what = marks.includes("extraPoint") ? "extra point" : "field goal";
  return `${possessive(sheet.name(roles.kicker))} blocked ${what} (${shortWhen(at)})`;
}

/** Who scored on a try for two is told with it. */
function tryItem({ roles: { tryScorer, tryPasser }, marks, at }: Fact, sheet: GameSheet): string | null {
  if (!marks.includes("good") || tryScorer === undefined || at === null) return null;
  const own = `${possessive(sheet.name(tryScorer))} two-point`;
  return tryPasser === undefined
    ? `${own} run (${shortWhen(at)})`
    : `${own} catch from ${sheet.name(tryPasser)} (${shortWhen(at)})`;
}

/** What a team gets two points for: a safety, a two-point try, the return of the other team's try. */
const twoPoints = ({ index }: GameSheet): readonly Fact[] =>
  [
    ...index.ofKind("score").filter(({ marks }) => marks.includes("safety") || marks.includes("tryReturned")),
    ...index.ofKind("twoPoint").filter(({ marks }) => marks.includes("good")),
  ].toSorted((a, b) => index.compareTime(a, b));

/** The score by which a game came to overtime. */
const sentOvertime = ({ index, read }: GameSheet): readonly Fact[] =>
  read.game.isOvertime
    ? index
        .ofKind("score")
        .filter(({ at, score }) => at?.quarter === "4" && score !== null && score.after.away === score.after.home)
        .slice(-1)
    : [];

/** The score that a relation marks. */
const related =
  (kind: "goAhead" | "tying") =>
  (sheet: GameSheet): readonly Fact[] =>
    sheet.index
      .ofKind(kind)
      .map((fact) => ({ ...fact, roles: { ...sheet.index.byId(fact.of[0] ?? "")?.roles, ...fact.roles } }));

const yards = ({ values }: Fact): number | null => values.yards ?? null;
const kickYards = ({ values }: Fact): number | null => values.kickYards ?? null;
const returnYards = ({ values }: Fact): number | null => values.returnYards ?? null;

const driveYards = ({ values }: Fact): number | null => values.driveYards ?? null;

type More = Partial<Pick<EventKind, "size" | "isTheirs" | "isCommon" | "item" | "success" | "isDescribed">> & {
  also?: string;
};

/** `needs` by spaces, of which `a|b` is either; `one/many`. */
function kind(
  needs: string,
  names: string,
  facts: EventKind["facts"],
  roles: readonly Role[],
  { also = "", ...more }: More = {},
): EventKind {
  const [one = "", many] = names.split("/");
  return {
    needs: conceptNeeds(needs),
    also: also.split(" "),
    one,
    ...(many === undefined ? {} : { many }),
    facts,
    roles,
    ...more,
  };
}

const PASSING: readonly Role[] = ["passer", "receiver", "scorer"];
const SCORING: readonly Role[] = ["scorer", "kicker", "passer"];
const LOSING: readonly Role[] = ["fumbler", "forcedBy", "recoveredBy"];
const TRYING: readonly Role[] = ["tryScorer", "tryPasser", "scorer", "passer", "rusher", "receiver"];
const ANY_TURNOVER: readonly Role[] = ["interceptor", "passer", ...LOSING];

/** The first that fits is meant: from the narrow to the wide. */
export const EVENT_KINDS: readonly EventKind[] = [
  kind("pickSix", "pick-six/pick-sixes", turnovers("pickSix"), ["interceptor", "passer"], {
    also: "interception pass touchdown return score defense yards",
    size: returnYards,
  }),
  kind("interception touchdown return", "pick-six/pick-sixes", turnovers("pickSix"), ["interceptor", "passer"]),
  kind(
    "fumble touchdown",
    "fumble returned or recovered for a touchdown/fumbles returned or recovered for touchdowns",
    touchdowns("fumbleReturn", "fumbleRecovery"),
    ["scorer"],
    { also: "return recovered defense score" },
  ),
  kind(
    "block touchdown|return",
    "blocked kick returned for a touchdown/blocked kicks returned for touchdowns",
    touchdowns("blockedKickReturn"),
    ["scorer", "blocker"],
    { also: "return punt kick fieldGoal score touchdown", isDescribed: true },
  ),
  kind("touchdown return kick", "kick return touchdown", touchdowns("return"), ["scorer"], {
    also: "kickoffTime score punt",
    size: yards,
  }),
  kind("touchdown return", "return touchdown", touchdowns("return"), ["scorer"], {
    also: "kick punt score kickoffTime",
    size: yards,
  }),
  kind("defense touchdown|score", "defensive touchdown", ofDefense, ["scorer"], {
    size: yards,
  }),
  kind("offense touchdown", "offensive touchdown", ofOffense, ["scorer", "passer"], { also: "score", size: yards }),
  kind("specialTeams touchdown|score", "special teams touchdown", ofSpecialTeams, ["scorer", "returner"], {
    also: "return score kick punt",
    size: yards,
  }),
  kind("touchdown rush|carry", "rushing touchdown", touchdowns("run"), ["scorer", "rusher"], {
    also: "score",
    size: yards,
  }),
  kind("touchdown catch|receive", "touchdown catch/touchdown catches", touchdowns("pass"), PASSING.toReversed(), {
    also: "pass score",
    size: yards,
  }),
  kind("touchdown pass", "touchdown pass/touchdown passes", touchdowns("pass"), PASSING, {
    also: "score completion",
    size: yards,
  }),
  kind("sentOvertime", "score that forced overtime/scores that forced overtime", sentOvertime, ["scorer", "kicker"], {
    also: "score fieldGoal kick touchdown made tie tieScore",
  }),
  kind("goAhead", "go-ahead score", related("goAhead"), SCORING, {
    also: "score touchdown fieldGoal kick win points lead pass catch rush drive",
  }),
  kind("tieScore", "tying score", related("tying"), SCORING, {
    also: "score touchdown fieldGoal kick tie lead catch receive pass rush points made",
  }),
  kind("tie", "tying score", related("tying"), SCORING, { also: "score" }),
  kind("touchdown", "touchdown", touchdowns(), ["scorer"], { also: "score", size: yards }),
  kind("missed extraPoint", "missed or blocked extra point", failedKicks("extraPoint"), ["kicker"], {
    also: "kick kicker attempt",
    item: failedItem,
  }),
  kind("missed fieldGoal|kick|kicker", "missed or blocked field goal", failedKicks("fieldGoal"), ["kicker"], {
    also: "attempt",
    size: kickYards,
    item: failedItem,
  }),
  kind("missed", "missed or blocked kick", failedKicks("fieldGoal", "extraPoint"), ["kicker"], {
    also: "gain",
    size: kickYards,
    item: failedItem,
  }),
  kind("block kick punt", "blocked kick", marked("block"), ["blocker", "kicker", "punter"], { isDescribed: true }),
  kind("block punt", "blocked punt", marked("block", "punt"), ["blocker", "punter"], {
    also: "kick",
    isDescribed: true,
  }),
  kind("block extraPoint", "blocked extra point", marked("block", "extraPoint"), ["blocker", "kicker"], {
    isDescribed: true,
  }),
  kind("block fieldGoal", "blocked field goal", marked("block", "fieldGoal"), ["blocker", "kicker"], {
    isDescribed: true,
  }),
  kind("block", "blocked kick", marked("block"), ["blocker", "kicker", "punter"], {
    also: "kick goAhead",
    isDescribed: true,
  }),
  kind("fieldGoal", "field goal", scores("fieldGoal"), ["kicker", "scorer"], {
    also: "kick score points",
    size: kickYards,
  }),
  kind("twoPoint missed", "failed two-point try/failed two-point tries", marked("twoPoint", "failed"), TRYING, {
    also: "score pass catch rush attempt target multiple",
    isDescribed: true,
  }),
  kind("twoPoint", "two-point try/two-point tries", marked("twoPoint"), TRYING, {
    item: tryItem,
    also: "score pass catch rush tie tieScore attempt win target multiple",
    success: "good",
    isDescribed: true,
  }),
  kind("twoPoints", "score of two points/scores of two points", twoPoints, ["scorer"], {
    also: "score touchdown",
    isDescribed: true,
  }),
  kind("safety", "safety/safeties", scores("safety"), ["scorer", "sackedBy"], {
    also: "score points",
    isDescribed: true,
  }),
  kind("interception turnover", "turnover", turnovers(), ANY_TURNOVER, { isTheirs: true }),
  kind("interception", "interception", turnovers("interception"), ["interceptor", "passer"], {
    also: "pass defense catch takeaway lose",
    size: returnYards,
  }),
  kind("fumble", "lost fumble", turnovers("fumble"), [...LOSING, "sackedBy"], {
    also: "turnover recovered forced sack takeaway lose",
  }),
  kind("forced|recovered", "lost fumble", turnovers("fumble"), ["forcedBy", "recoveredBy"]),
  kind("takeaway", "takeaway", turnovers(), ["interceptor", "forcedBy", "recoveredBy"], { also: "turnover defense" }),
  kind("turnover", "turnover", turnovers(), ANY_TURNOVER, { also: "gave lose", isTheirs: true }),
  kind("sack|getSacked", "sack", sacks, ["sackedBy", "alsoSackedBy", "passer", "fumbler"], {
    also: "defense gave",
    size: yards,
    item: sackItem,
  }),
  kind(
    "downs",
    "turnover on downs/turnovers on downs",
    ({ index }) => index.ofKind("stop"),
    ["passer", "receiver", "rusher"],
    { isTheirs: true },
  ),
  kind("onside", "onside kick", marked("play", "onsideKick"), ["recoveredBy"], {
    also: "kick recovered possession ball attempt made",
    success: "good",
    isDescribed: true,
  }),
  kind(
    "fourthDown",
    "fourth-down try/fourth-down tries",
    fourthDownTries,
    ["passer", "receiver", "rusher", "fumbler"],
    { also: "missed attempt score touchdown play", isCommon: true, isDescribed: true, item: fourthDownItem },
  ),
  kind("threeAndOut", "three-and-out/three-and-outs", marked("drive", "threeAndOut"), [], { also: "drive" }),
  kind("drive touchdown", "touchdown drive", marked("drive", "touchdown"), [], {
    also: "score playCount",
    size: driveYards,
  }),
  kind("drive fieldGoal", "field goal drive", marked("drive", "fieldGoal"), [], {
    also: "score playCount",
    size: driveYards,
  }),
  kind("drive punt", "drive to a punt/drives to punts", marked("drive", "punt"), [], { size: driveYards }),
  kind("drive score", "scoring drive", marked("drive", "touchdown", "fieldGoal"), [], {
    also: "touchdown",
    size: driveYards,
  }),
  kind("drive", "drive", marked("drive"), [], {
    also: "playCount score touchdown result yards perform ball",
    size: driveYards,
    isCommon: true,
  }),
  kind("punt return", "punt return", snaps("puntReturn"), ["returner", "scorer"], {
    size: returnYards,
    isCommon: true,
  }),
  kind("return", "return", snaps("kickReturn", "puntReturn"), ["returner", "scorer"], {
    also: "kick kickoffTime",
    size: returnYards,
    isCommon: true,
  }),
  kind("punt", "punt", snaps("punt"), ["punter"], { also: "kick", size: kickYards, isCommon: true }),
  kind("rush|carry", "run", snaps("run"), ["rusher"], { also: "gain yards", size: yards, isCommon: true }),
  kind("catch|receive", "catch/catches", snaps("catch"), ["receiver", "passer"], {
    also: "gain yards pass",
    size: yards,
    isCommon: true,
  }),
  kind("pass|completion", "completion", snaps("catch"), ["passer", "receiver"], {
    also: "gain yards completion",
    size: yards,
    isCommon: true,
  }),
  kind("score", "score", scores(), ["scorer", "kicker"], { also: "points" }),
  kind("points", "score", scores(), ["scorer", "kicker"], { isCommon: true }),
  kind("gain", "play", snaps("run", "catch"), ["rusher", "receiver", "passer"], {
    also: "yards",
    size: yards,
    isCommon: true,
  }),
  kind("longest", "play", snaps("run", "catch"), ["rusher", "receiver", "passer"], {
    also: "gain yards",
    size: yards,
    isCommon: true,
  }),
];
