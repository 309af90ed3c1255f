import type { Fact } from "../../facts/fact.ts";
import type { LineMark, TeamRowMark } from "../../facts/mark.ts";
import type { Unit } from "../../facts/unit.ts";
import { counted, decimal, sacks, times, yards } from "../../facts/wording/number-words.ts";
import type { Concept } from "./lexicon.ts";

/** One figure of a player's line, as fans ask for it. */
export interface Figure {
  unit: Unit;
  mark: LineMark | "fantasy";
  /** All must be asked for; of a list inside one is enough. */
  needs: readonly (Concept | readonly Concept[])[];
  also?: readonly Concept[];
  /** Follows the name, where that is not `had`. */
  says?: (value: number) => string;
  /** Follows `had`: `12 targets`. */
  words: (value: number) => string;
  /** The clause of the line says it, where it is not zero. */
  isTold?: boolean;
  /** The row of team statistics that counts the same. */
  row?: TeamRowMark;
}

const PASS: readonly Concept[] = ["pass"];
const RUSH: readonly Concept[] = ["rush", "carry"];
const RECEIVE: readonly Concept[] = ["receive", "catch"];

/** From the narrow to the wide: the first whose words are all there, and no others, is meant. */
export const FIGURES: readonly Figure[] = [
  {
    unit: "completionRate",
    mark: "passing",
    needs: ["rate"],
    also: ["pass", "completion"],
    words: (value) => `a completion rate of ${decimal(value)} percent`,
  },
  {
    unit: "yardsPerCarry",
    mark: "rushing",
    needs: ["average", ["rush", "carry"]],
    also: ["yards"],
    words: (value) => `${decimal(value)} yards a carry`,
  },
  {
    unit: "yardsPerCatch",
    mark: "receiving",
    needs: ["average", ["receive", "catch"]],
    also: ["yards"],
    words: (value) => `${decimal(value)} yards a catch`,
  },
  {
    unit: "passingTouchdowns",
    mark: "passing",
    needs: ["touchdown", PASS],
    words: (value) => counted(value, "touchdown pass", "touchdown passes"),
    isTold: true,
  },
  {
    unit: "rushingTouchdowns",
    mark: "rushing",
    needs: ["touchdown", RUSH],
    words: (value) => counted(value, "rushing touchdown"),
    isTold: true,
  },
  {
    unit: "receivingTouchdowns",
    mark: "receiving",
    needs: ["touchdown", RECEIVE],
    also: ["pass"],
    words: (value) => counted(value, "touchdown catch", "touchdown catches"),
    isTold: true,
  },
  {
    unit: "interceptionsThrown",
    mark: "passing",
    needs: ["interception", PASS],
    words: (value) => counted(value, "interception thrown", "interceptions thrown"),
    isTold: true,
  },
  {
    unit: "targets",
    mark: "receiving",
    needs: ["target"],
    also: ["receive", "pass"],
    words: (value) => counted(value, "target"),
  },
  {
    unit: "receptions",
    mark: "receiving",
    needs: ["catch"],
    also: ["pass", "receive", "completion"],
    words: (value) => counted(value, "catch", "catches"),
    isTold: true,
  },
  {
    unit: "receptions",
    mark: "receiving",
    needs: ["receive", "completion"],
    words: (value) => counted(value, "catch", "catches"),
    isTold: true,
  },
  {
    unit: "receivingYards",
    mark: "receiving",
    needs: ["yards", RECEIVE],
    also: ["pass"],
    words: (value) => `${value} receiving yards`,
    isTold: true,
  },
  {
    unit: "passingYards",
    mark: "passing",
    needs: ["yards", PASS],
    words: (value) => `${value} passing yards`,
    isTold: true,
    row: "passingYards",
  },
  {
    unit: "rushingYards",
    mark: "rushing",
    needs: ["yards", RUSH],
    words: (value) => `${value} rushing yards`,
    isTold: true,
    row: "rushingYards",
  },
  {
    unit: "completions",
    mark: "passing",
    needs: ["completion"],
    also: ["pass", "attempt", "made"],
    words: (value) => counted(value, "completion"),
    isTold: true,
  },
  {
    unit: "carries",
    mark: "rushing",
    needs: ["carry"],
    also: ["rush", "attempt"],
    words: (value) => counted(value, "carry", "carries"),
    isTold: true,
  },
  {
    unit: "carries",
    mark: "rushing",
    needs: ["rush", "attempt"],
    words: (value) => counted(value, "carry", "carries"),
    isTold: true,
  },
  {
    unit: "attempts",
    mark: "passing",
    needs: ["attempt"],
    also: ["pass"],
    words: (value) => `${counted(value, "pass", "passes")} thrown`,
    isTold: true,
  },
  {
    unit: "passesDefended",
    mark: "defense",
    needs: ["passDefended"],
    also: ["defense", "pass"],
    words: (value) => counted(value, "pass defended", "passes defended"),
    isTold: true,
  },
  {
    unit: "tackles",
    mark: "defense",
    needs: ["tackle"],
    also: ["defense", "total"],
    words: (value) => counted(value, "tackle"),
    isTold: true,
  },
  {
    unit: "forcedFumbles",
    mark: "defense",
    needs: ["fumble", "forced"],
    words: (value) => counted(value, "forced fumble"),
  },
  {
    unit: "sacksTaken",
    mark: "passing",
    needs: ["getSacked"],
    words: (value) => counted(value, "sack taken", "sacks taken"),
    says: (value) => (value === 0 ? "was not sacked" : `was sacked ${times(value)}`),
  },
  { unit: "sacks", mark: "defense", needs: ["sack"], also: ["defense"], words: sacks, row: "sacks", isTold: true },
  {
    unit: "interceptions",
    mark: "defense",
    needs: ["interception"],
    also: ["defense"],
    words: (value) => counted(value, "interception"),
    isTold: true,
  },
  {
    unit: "pprPoints",
    mark: "fantasy",
    needs: ["fantasy"],
    also: ["points", "ppr", "score"],
    words: (value) => `${decimal(value)} PPR points`,
    isTold: true,
  },
  {
    unit: "pprPoints",
    mark: "fantasy",
    needs: ["ppr"],
    also: ["points", "fantasy", "score"],
    words: (value) => `${decimal(value)} PPR points`,
    isTold: true,
  },
  {
    unit: "standardPoints",
    mark: "fantasy",
    needs: ["standard"],
    also: ["points", "fantasy", "score"],
    words: (value) => `${decimal(value)} points in standard scoring`,
  },
  { unit: "puntYards", mark: "punting", needs: ["punt"], also: ["yards", "kick"], words: yards, isTold: true },
  {
    unit: "fieldGoalsMade",
    mark: "kicking",
    needs: ["fieldGoal"],
    also: ["made", "kick"],
    words: (value) => counted(value, "field goal"),
    isTold: true,
  },
  {
    unit: "extraPointsMade",
    mark: "kicking",
    needs: ["extraPoint"],
    also: ["made", "kick"],
    words: (value) => counted(value, "extra point"),
    isTold: true,
  },
];

/** Whole categories: `Kelce receiving`, `how did Bass kick`, `rushing leaders`. */
export const CATEGORIES: readonly {
  mark: LineMark;
  unit: Unit;
  needs: readonly Concept[];
  also?: readonly Concept[];
}[] = [
  { mark: "passing", unit: "passingYards", needs: ["pass"] },
  { mark: "rushing", unit: "rushingYards", needs: ["rush"] },
  { mark: "receiving", unit: "receivingYards", needs: ["receive"] },
  { mark: "kicking", unit: "fieldGoalsMade", needs: ["kick"], also: ["made", "missed"] },
  { mark: "punting", unit: "puntYards", needs: ["punt"] },
  { mark: "returning", unit: "kickReturnYards", needs: ["return"], also: ["kick", "punt"] },
  { mark: "defense", unit: "tackles", needs: ["defense"] },
];

/** A row of team statistics, as fans ask for it. */
export const ROWS: readonly {
  mark: TeamRowMark;
  needs: readonly (Concept | readonly Concept[])[];
  also?: readonly Concept[];
}[] = [
  { mark: "thirdDowns", needs: ["thirdDown"], also: ["made", "rate", "attempt", "firstDown", "offense"] },
  { mark: "fourthDowns", needs: ["fourthDown"], also: ["made", "rate", "attempt"] },
  { mark: "redZone", needs: ["redZone"], also: ["made", "rate", "attempt", "touchdown", "score"] },
  { mark: "firstDowns", needs: ["firstDown"], also: ["made"] },
  { mark: "possession", needs: ["possession"] },
  { mark: "penaltyYards", needs: ["penalty", "yards"] },
  { mark: "penalties", needs: ["penalty"] },
  { mark: "turnovers", needs: ["turnover"], also: ["win", "lose", "made"] },
  { mark: "sacks", needs: ["sack"], also: ["defense"] },
  { mark: "passingYards", needs: ["yards", "pass"], also: ["offense", "gain", "defense"] },
  { mark: "rushingYards", needs: ["yards", "rush"], also: ["offense", "gain", "defense"] },
  { mark: "totalYards", needs: ["outgain"], also: ["yards"] },
  { mark: "rushingYards", needs: ["outrush"], also: ["yards"] },
  { mark: "passingYards", needs: ["outpass"], also: ["yards"] },
  { mark: "totalYards", needs: ["yards"], also: ["offense", "gain", "scrimmage", "defense"] },
  { mark: "totalYards", needs: ["offense"], also: ["gain"] },
  { mark: "passingYards", needs: ["pass"], also: ["defense"] },
  { mark: "rushingYards", needs: ["rush"], also: ["defense"] },
];

export function fitsNeeds(
  concepts: ReadonlySet<Concept>,
  needs: readonly (Concept | readonly Concept[])[],
  also: readonly Concept[],
  free: ReadonlySet<Concept>,
): boolean {
  const used = new Set([...needs.flat(), ...also]);
  return (
    needs.every((need) => (typeof need === "string" ? concepts.has(need) : need.some((one) => concepts.has(one)))) &&
    [...concepts].every((concept) => used.has(concept) || free.has(concept))
  );
}

/** A line's figure; tackles are what the line says of them, those with help too. */
export function valueOf(fact: Fact, unit: Unit): number | null {
  const value = fact.values[unit];
  return value === undefined ? null : unit === "tackles" ? value + (fact.values.assists ?? 0) : value;
}
