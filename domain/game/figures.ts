import type { CreditStat } from "./credit.ts";

/** What a figure is about: a tab of the box score, what else counts for fantasy points, or the points themselves. */
export type FigureGroup = "passing" | "rushing" | "receiving" | "other" | "points";

/** How a figure follows from what the player is credited with on the plays. */
export type FigureSource =
  | { sum: readonly CreditStat[] }
  /** Plays with this credit whose own yards made a first down. */
  | { firstDowns: CreditStat }
  /** The most on one play; unknown without a play. */
  | { longest: CreditStat }
  /** Yards a chance; unknown where there was none. */
  | { average: "rushingYards" | "receivingYards"; chances: "rushingAttempts" | "receptions" }
  /** By a formula over other figures. */
  | "scoring";

/** One figure of a player's line, described once for everything that stores, adds up, compares, shows or says it. */
export interface FigureDefinition {
  field: string;
  group: FigureGroup;
  unit: "count" | "yards" | "points";
  from: FigureSource;
  /** The head of its column. */
  head: string;
  /** In full, for readers who need no group beside it: `Rushing yards`. */
  name: string;
  /** In full under its group's name, where that is shorter than the name. */
  title?: string;
  /** Has a column in the box score, where the most of both teams is marked, or is not because it is no honor. */
  column?: "leader" | "plain";
}

/**
 * Every figure of a player's line, in the order in which it is stored and exported. Columns and their heads, the store's
 * fields, the export, the fold, the comparison of official lines with the plays and fantasy points all read this table: see
 * docs/decisions/026-one-table-of-figures.md. Their words stand in `figure-words.ts`, which no page loads.
 */
const TABLE = [
  {
    field: "passingAttempts",
    group: "passing",
    unit: "count",
    from: { sum: ["passingAttempts"] },
    head: "Att",
    name: "Pass attempts",
    title: "Attempts",
    column: "leader",
  },
  {
    field: "passingCompletions",
    group: "passing",
    unit: "count",
    from: { sum: ["passingCompletions"] },
    head: "Comp",
    name: "Completions",
    column: "leader",
  },
  {
    field: "passingYards",
    group: "passing",
    unit: "yards",
    from: { sum: ["passingYards"] },
    head: "Yds",
    name: "Passing yards",
    column: "leader",
  },
  {
    field: "passingTouchdowns",
    group: "passing",
    unit: "count",
    from: { sum: ["passingTouchdowns"] },
    head: "TD",
    name: "Passing touchdowns",
    column: "leader",
  },
  {
    field: "passingInterceptions",
    group: "passing",
    unit: "count",
    from: { sum: ["passingInterceptions"] },
    head: "INT",
    name: "Interceptions thrown",
    title: "Interceptions",
    column: "plain",
  },
  {
    field: "passingFirstDowns",
    group: "passing",
    unit: "count",
    from: { firstDowns: "passingCompletions" },
    head: "1D",
    name: "Passing first downs",
  },
  {
    field: "rushingAttempts",
    group: "rushing",
    unit: "count",
    from: { sum: ["rushingAttempts"] },
    head: "Att",
    name: "Carries",
    column: "leader",
  },
  {
    field: "rushingYards",
    group: "rushing",
    unit: "yards",
    from: { sum: ["rushingYards"] },
    head: "Yds",
    name: "Rushing yards",
    column: "leader",
  },
  {
    field: "rushingYardsPerAttempt",
    group: "rushing",
    unit: "yards",
    from: { average: "rushingYards", chances: "rushingAttempts" },
    head: "Avg",
    name: "Yards per carry",
    column: "leader",
  },
  {
    field: "rushingTouchdowns",
    group: "rushing",
    unit: "count",
    from: { sum: ["rushingTouchdowns"] },
    head: "TD",
    name: "Rushing touchdowns",
    column: "leader",
  },
  {
    field: "rushingLong",
    group: "rushing",
    unit: "yards",
    from: { longest: "rushingYards" },
    head: "Long",
    name: "Longest run",
    column: "leader",
  },
  {
    field: "rushingFirstDowns",
    group: "rushing",
    unit: "count",
    from: { firstDowns: "rushingAttempts" },
    head: "1D",
    name: "Rushing first downs",
  },
  {
    field: "receptions",
    group: "receiving",
    unit: "count",
    from: { sum: ["receptions"] },
    head: "Rec",
    name: "Receptions",
    column: "leader",
  },
  {
    field: "receivingTargets",
    group: "receiving",
    unit: "count",
    from: { sum: ["receivingTargets"] },
    head: "Tgt",
    name: "Targets",
  },
  {
    field: "receivingYards",
    group: "receiving",
    unit: "yards",
    from: { sum: ["receivingYards"] },
    head: "Yds",
    name: "Receiving yards",
    column: "leader",
  },
  {
    field: "receivingYardsPerReception",
    group: "receiving",
    unit: "yards",
    from: { average: "receivingYards", chances: "receptions" },
    head: "Avg",
    name: "Yards per catch",
    column: "leader",
  },
  {
    field: "receivingTouchdowns",
    group: "receiving",
    unit: "count",
    from: { sum: ["receivingTouchdowns"] },
    head: "TD",
    name: "Receiving touchdowns",
    column: "leader",
  },
  {
    field: "receivingLong",
    group: "receiving",
    unit: "yards",
    from: { longest: "receivingYards" },
    head: "Long",
    name: "Longest catch",
    column: "leader",
  },
  {
    field: "receivingFirstDowns",
    group: "receiving",
    unit: "count",
    from: { firstDowns: "receptions" },
    head: "1D",
    name: "Receiving first downs",
  },
  {
    field: "fantasyPoints",
    group: "points",
    unit: "points",
    from: "scoring",
    head: "FPTS",
    name: "Fantasy points",
    title: "Fantasy points, standard scoring",
    column: "leader",
  },
  {
    field: "fantasyPointsPPR",
    group: "points",
    unit: "points",
    from: "scoring",
    head: "PPR",
    name: "PPR points",
    title: "Fantasy points, one per reception",
    column: "leader",
  },
  // Not among the specification's fields; fantasy points need them.
  {
    field: "twoPointConversions",
    group: "other",
    unit: "count",
    from: { sum: ["passingTwoPoints", "rushingTwoPoints", "receivingTwoPoints"] },
    head: "2-pt",
    name: "Two-point conversions",
  },
  {
    field: "fumblesLost",
    group: "other",
    unit: "count",
    from: { sum: ["fumblesLost", "returnFumblesLost"] },
    head: "Fumbles lost",
    name: "Fumbles lost",
  },
  {
    field: "specialTeamsTouchdowns",
    group: "other",
    unit: "count",
    from: { sum: ["kickReturnTouchdowns", "puntReturnTouchdowns"] },
    head: "Return TD",
    name: "Return touchdowns",
  },
] as const satisfies readonly FigureDefinition[];

/** The name of a figure in a player's line. */
export type LineFigure = (typeof TABLE)[number]["field"];

/** A figure of the table, whichever it is. */
export type Figure = FigureDefinition & { field: LineFigure };

/** The table for readers who take every figure alike. */
export const FIGURES: readonly Figure[] = TABLE;

/** Whether a figure is counted play by play: no average, no longest gain, no points. */
export function isCounted({ from }: Pick<Figure, "from">): boolean {
  return from !== "scoring" && ("sum" in from || "firstDowns" in from);
}

/** Whether a figure is an average, which follows from others of its line. */
export function isAverage(from: FigureSource): boolean {
  return from !== "scoring" && "average" in from;
}

/** Whether a figure is the most on one play. */
export function isLongest(from: FigureSource): boolean {
  return from !== "scoring" && "longest" in from;
}

/** A value for every figure, in the table's order. */
export function mapFigures<V>(valueOf: (figure: Figure) => V): Record<LineFigure, V> {
  // Its keys are the table's own fields, which the library's type of `fromEntries` cannot say.
  return Object.fromEntries(TABLE.map((figure) => [figure.field, valueOf(figure)])) as Record<LineFigure, V>;
}
