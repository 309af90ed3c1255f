import type { Fact } from "../../facts/fact.ts";
import { shortWhen } from "../../facts/wording/when-words.ts";
import { possessive } from "../../facts/wording/words-of.ts";
import type { Role } from "../../facts/role.ts";
import type { GameSheet } from "./game-sheet.ts";
import type { Concept } from "./lexicon.ts";
import { type SnapKind, snapsOf } from "./snap-facts.ts";

/** What can be listed, counted, and asked the first, last or longest of. */
export interface EventKind {
  /** All of them must be asked for; of a list inside one is enough. */
  needs: readonly (Concept | readonly Concept[])[];
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
}

const scores =
  (...marks: readonly Fact["marks"][number][]) =>
  (sheet: GameSheet): readonly Fact[] =>
    sheet.index.ofKind("score").filter((fact) => marks.length === 0 || marks.some((mark) => fact.marks.includes(mark)));
const touchdowns =
  (...marks: readonly Fact["marks"][number][]) =>
  (sheet: GameSheet): readonly Fact[] =>
    scores("touchdown")(sheet).filter((fact) => marks.length === 0 || marks.some((mark) => fact.marks.includes(mark)));
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

/** The score that a relation marks. */
const related =
  (kind: "goAhead" | "tying") =>
  (sheet: GameSheet): readonly Fact[] =>
    sheet.index.ofKind(kind);

const yards = ({ values }: Fact): number | null => values.yards ?? null;
const kickYards = ({ values }: Fact): number | null => values.kickYards ?? null;
const returnYards = ({ values }: Fact): number | null => values.returnYards ?? null;

const RUSH: readonly Concept[] = ["rush", "carry"];
const CATCH: readonly Concept[] = ["catch", "receive"];

/** The first that fits is meant: from the narrow to the wide. */
export const EVENT_KINDS: readonly EventKind[] = [
  {
    needs: ["pickSix"],
    also: ["interception", "pass", "touchdown", "return"],
    one: "pick-six",
    many: "pick-sixes",
    facts: turnovers("pickSix"),
    roles: ["interceptor", "passer"],
    size: returnYards,
  },
  {
    needs: ["interception", "touchdown", "return"],
    one: "pick-six",
    many: "pick-sixes",
    facts: turnovers("pickSix"),
    roles: ["interceptor", "passer"],
  },
  {
    needs: ["fumble", "touchdown"],
    also: ["return", "recovered", "defense"],
    one: "fumble return for a touchdown",
    many: "fumble returns for touchdowns",
    facts: touchdowns("fumbleReturn"),
    roles: ["scorer"],
  },
  {
    needs: ["touchdown", ["return"]],
    also: ["kick", "punt"],
    one: "return touchdown",
    facts: touchdowns("return"),
    roles: ["scorer"],
    size: yards,
  },
  {
    needs: ["touchdown", "defense"],
    one: "defensive touchdown",
    facts: touchdowns("pickSix", "fumbleReturn"),
    roles: ["scorer"],
    size: yards,
  },
  {
    needs: ["defense", "score"],
    one: "defensive touchdown",
    facts: touchdowns("pickSix", "fumbleReturn"),
    roles: ["scorer"],
    size: yards,
  },
  {
    needs: ["touchdown", RUSH],
    one: "rushing touchdown",
    facts: touchdowns("run"),
    roles: ["scorer", "rusher"],
    size: yards,
  },
  {
    needs: ["touchdown", CATCH],
    also: ["pass"],
    one: "touchdown catch",
    many: "touchdown catches",
    facts: touchdowns("pass"),
    roles: ["scorer", "receiver", "passer"],
    size: yards,
  },
  {
    needs: ["touchdown", "pass"],
    one: "touchdown pass",
    many: "touchdown passes",
    facts: touchdowns("pass"),
    roles: ["passer", "receiver", "scorer"],
    size: yards,
  },
  {
    needs: ["goAhead"],
    also: [
      "score",
      "touchdown",
      "fieldGoal",
      "kick",
      "win",
      "points",
      "made",
      "lead",
      "pass",
      "catch",
      "rush",
      "drive",
    ],
    one: "go-ahead score",
    facts: related("goAhead"),
    roles: [],
  },
  { needs: ["tieScore"], also: ["score", "touchdown", "tie"], one: "tying score", facts: related("tying"), roles: [] },
  { needs: ["tie"], also: ["score"], one: "tying score", facts: related("tying"), roles: [] },
  {
    needs: ["touchdown"],
    also: ["score", "made"],
    one: "touchdown",
    facts: touchdowns(),
    roles: ["scorer"],
    size: yards,
  },
  {
    needs: ["missed", "extraPoint"],
    also: ["kick", "kicker"],
    one: "missed extra point",
    facts: marked("miss", "extraPoint"),
    roles: ["kicker"],
  },
  {
    needs: ["missed", ["fieldGoal", "kick", "kicker"]],
    one: "missed field goal",
    facts: marked("miss", "fieldGoal"),
    roles: ["kicker"],
    size: kickYards,
  },
  { needs: ["missed"], also: ["made"], one: "missed kick", facts: marked("miss"), roles: ["kicker"] },
  {
    needs: ["block", "punt"],
    also: ["kick"],
    one: "blocked punt",
    facts: marked("block", "punt"),
    roles: ["blocker", "punter"],
  },
  {
    needs: ["block", "extraPoint"],
    one: "blocked extra point",
    facts: marked("block", "extraPoint"),
    roles: ["blocker", "kicker"],
  },
  {
    needs: ["block", "fieldGoal"],
    one: "blocked field goal",
    facts: marked("block", "fieldGoal"),
    roles: ["blocker", "kicker"],
  },
  {
    needs: ["block"],
    also: ["kick"],
    one: "blocked kick",
    facts: marked("block"),
    roles: ["blocker", "kicker", "punter"],
  },
  {
    needs: ["fieldGoal"],
    also: ["kick", "made", "score", "points"],
    one: "field goal",
    facts: scores("fieldGoal"),
    roles: ["kicker", "scorer"],
    size: kickYards,
  },
  {
    needs: ["twoPoint"],
    also: ["made", "score"],
    one: "two-point try",
    many: "two-point tries",
    facts: marked("twoPoint"),
    roles: ["tryScorer", "tryPasser", "scorer", "passer", "rusher", "receiver"],
    success: "good",
  },
  {
    needs: ["safety"],
    also: ["score"],
    one: "safety",
    many: "safeties",
    facts: scores("safety"),
    roles: ["scorer", "sackedBy"],
  },
  {
    needs: ["interception", "turnover"],
    one: "turnover",
    facts: turnovers(),
    roles: ["interceptor", "passer", "fumbler", "forcedBy", "recoveredBy"],
    isTheirs: true,
  },
  {
    needs: ["interception"],
    also: ["pass", "defense", "catch", "takeaway"],
    one: "interception",
    facts: turnovers("interception"),
    roles: ["interceptor", "passer"],
    size: returnYards,
  },
  {
    needs: ["fumble"],
    also: ["turnover", "recovered", "forced", "sack", "takeaway"],
    one: "lost fumble",
    facts: turnovers("fumble"),
    roles: ["fumbler", "forcedBy", "recoveredBy", "sackedBy"],
  },
  {
    needs: [["forced", "recovered"]],
    one: "lost fumble",
    facts: turnovers("fumble"),
    roles: ["forcedBy", "recoveredBy"],
  },
  {
    needs: ["takeaway"],
    also: ["turnover", "defense"],
    one: "takeaway",
    facts: turnovers(),
    roles: ["interceptor", "forcedBy", "recoveredBy"],
  },
  {
    needs: ["turnover"],
    also: ["gave", "made"],
    one: "turnover",
    facts: turnovers(),
    roles: ["passer", "fumbler", "interceptor", "forcedBy", "recoveredBy"],
    isTheirs: true,
  },
  {
    needs: [["sack", "getSacked"]],
    also: ["defense", "gave"],
    one: "sack",
    facts: sacks,
    roles: ["sackedBy", "alsoSackedBy", "passer", "fumbler"],
    size: yards,
    item: sackItem,
  },
  {
    needs: ["downs"],
    one: "turnover on downs",
    many: "turnovers on downs",
    facts: ({ index }) => index.ofKind("stop"),
    roles: ["passer", "receiver", "rusher"],
    isTheirs: true,
  },
  {
    needs: ["onside"],
    also: ["kick", "recovered"],
    one: "onside kick",
    facts: marked("play", "onsideKick"),
    roles: ["recoveredBy"],
    success: "good",
  },
  {
    needs: ["threeAndOut"],
    also: ["drive"],
    one: "three-and-out",
    many: "three-and-outs",
    facts: marked("drive", "threeAndOut"),
    roles: [],
  },
  {
    needs: ["drive", "score"],
    one: "scoring drive",
    facts: marked("drive", "touchdown", "fieldGoal"),
    roles: [],
    size: ({ values }) => values.driveYards ?? null,
  },
  {
    needs: ["drive"],
    also: ["score", "touchdown", "happened", "result", "yards"],
    one: "drive",
    facts: marked("drive"),
    roles: [],
    size: ({ values }) => values.driveYards ?? null,
    isCommon: true,
  },
  {
    needs: ["punt", "return"],
    one: "punt return",
    facts: snaps("puntReturn"),
    roles: ["returner", "scorer"],
    size: returnYards,
    isCommon: true,
  },
  {
    needs: ["return"],
    also: ["kick"],
    one: "return",
    facts: snaps("kickReturn", "puntReturn"),
    roles: ["returner", "scorer"],
    size: returnYards,
    isCommon: true,
  },
  {
    needs: ["punt"],
    also: ["kick"],
    one: "punt",
    facts: snaps("punt"),
    roles: ["punter"],
    size: kickYards,
    isCommon: true,
  },
  {
    needs: [RUSH],
    also: ["play", "gain", "yards"],
    one: "run",
    facts: snaps("run"),
    roles: ["rusher"],
    size: yards,
    isCommon: true,
  },
  {
    needs: [CATCH],
    also: ["play", "gain", "yards", "pass"],
    one: "catch",
    many: "catches",
    facts: snaps("catch"),
    roles: ["receiver", "passer"],
    size: yards,
    isCommon: true,
  },
  {
    needs: [["pass", "completion"]],
    also: ["play", "gain", "yards", "completion"],
    one: "completion",
    facts: snaps("catch"),
    roles: ["passer", "receiver"],
    size: yards,
    isCommon: true,
  },
  { needs: ["score"], also: ["points", "play", "made"], one: "score", facts: scores(), roles: ["scorer", "kicker"] },
  {
    needs: ["points"],
    also: ["play", "made"],
    one: "score",
    facts: scores(),
    roles: ["scorer", "kicker"],
    isCommon: true,
  },
  {
    needs: ["gain"],
    also: ["play", "yards"],
    one: "play",
    facts: snaps("run", "catch"),
    roles: ["rusher", "receiver", "passer"],
    size: yards,
    isCommon: true,
  },
  {
    needs: ["longest"],
    also: ["play", "gain", "yards", "offense"],
    one: "play",
    facts: snaps("run", "catch"),
    roles: ["rusher", "receiver", "passer"],
    size: yards,
    isCommon: true,
  },
];
