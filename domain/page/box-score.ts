import { isBoxScorePosition } from "../game/box-score-position.ts";
import { FIGURES, isAverage, type LineFigure } from "../game/figures.ts";
import { perAttempt } from "../fold/per-attempt.ts";
import { formatInteger, formatPoints } from "../words/format.ts";
import type { LineSource, PlayerLine } from "../game/player-line.ts";
import type { Tab } from "./game-view.ts";
import { byLetters } from "../words/by-letters.ts";

/** The most players of a team under one tab. */
export const BOX_SCORE_CAP = 15;

export interface BoxColumn {
  /** The column head, letter for letter. */
  label: string;
  /** The head in full words. */
  title: string;
  /** `my`: points under a reader's own rules, which stand in no line. */
  field: LineFigure | "my";
  kind: "count" | "average" | "points";
  /** False where the highest number is no honor. */
  hasLeader: boolean;
  /** Of `my` alone: points by `playerId`. */
  points?: Readonly<Record<string, number>>;
  /** The scoring in the address of what explains the points, where it is not the label. */
  asked?: string;
}

/** A column whose values stand in the lines. */
type FigureColumn = BoxColumn & { field: LineFigure };

/** Points under a reader's own rules. */
export type MyColumn = BoxColumn & Required<Pick<BoxColumn, "points" | "asked">>;

/** The columns of each tab in their order, the two fantasy columns last. */
export const TAB_COLUMNS: Readonly<Record<Tab, readonly FigureColumn[]>> = {
  passing: columnsOf("passing"),
  rushing: columnsOf("rushing"),
  receiving: columnsOf("receiving"),
};

function columnsOf(tab: Tab): FigureColumn[] {
  return FIGURES.filter(({ group, column }) => column && (group === tab || group === "points")).map(
    ({ field, head, name, title, unit, from, column }) => ({
      label: head,
      title: title ?? name,
      field,
      kind: unit === "points" ? "points" : isAverage(from) ? "average" : "count",
      hasLeader: column === "leader",
    }),
  );
}

/** What a tab sorts by, and what its average is made of. */
const TAB_MEASURES: Readonly<Record<Tab, { yards: LineFigure; chances: LineFigure }>> = {
  passing: { yards: "passingYards", chances: "passingAttempts" },
  rushing: { yards: "rushingYards", chances: "rushingAttempts" },
  receiving: { yards: "receivingYards", chances: "receptions" },
};

export interface BoxCell {
  text: string;
  value: number | null;
  /** The best of its column among both teams; ties share it. */
  isLeader: boolean;
}

export interface BoxRow {
  playerId: string;
  playerName: string;
  position: string;
  /** One for every column of the tab. */
  cells: BoxCell[];
}

export interface BoxTeam {
  team: string;
  /** `DET - passing (2 players)`, counting the rows shown. */
  heading: string;
  rows: BoxRow[];
}

/** How many players of the five positions a source has: the number in the toggle. */
export function countPlayers(lines: readonly PlayerLine[]): number {
  return lines.filter((line) => isBoxScorePosition(line.position)).length;
}

/** Game stats if any are there to show, otherwise projections. */
export function defaultSource(stats: readonly PlayerLine[]): LineSource {
  return countPlayers(stats) > 0 ? "stats" : "projections";
}

/** What stands where neither source has a player to show. */
export const NO_PLAYER_DATA = "No player data available for this game";

/** What stands in a tab without players. */
export function emptyTabText(tab: Tab, source: LineSource): string {
  return `No ${tab} data available for ${source}`;
}

/** The players of a tab by team, teams in alphabetical order; a team without any is left out. Lines come with their points. */
export function boxScore(
  lines: readonly PlayerLine[],
  tab: Tab,
  columns: readonly BoxColumn[] = TAB_COLUMNS[tab],
): BoxTeam[] {
  const byTeam = Map.groupBy(
    lines.filter((line) => isBoxScorePosition(line.position) && isUnderTab(line, tab)),
    (line) => line.team,
  );
  const teams = Array.from(byTeam, ([team, all]) => ({
    team,
    lines: all.toSorted(byTabOrder(tab)).slice(0, BOX_SCORE_CAP),
  })).toSorted((a, b) => (a.team < b.team ? -1 : 1));
  const shownLines = teams.flatMap((team) => team.lines);
  const best = columns.map((one) => leaderValue(one, shownLines));
  const isWhole = columns.map(
    (one) => one.kind === "count" && shownLines.every((line) => isWholeOrMissing(cellValue(line, one))),
  );
  return teams.map(({ team, lines: shown }) => ({
    team,
    heading: `${team} - ${tab} (${shown.length} players)`,
    rows: shown.map((line) => ({
      playerId: line.playerId,
      playerName: line.playerName,
      position: line.position,
      cells: columns.map((one, index) => boxCell(cellValue(line, one), best[index] ?? null, isWhole[index] === true)),
    })),
  }));
}

/** A player is under a tab with a non-zero value in one of its columns other than the fantasy points, or a target. */
function isUnderTab(line: PlayerLine, tab: Tab): boolean {
  const fields = TAB_COLUMNS[tab].filter((one) => one.kind !== "points").map((one) => one.field);
  if (tab === "receiving") fields.push("receivingTargets");
  return fields.some((field) => line[field] !== null && line[field] !== 0);
}

/** The tab's yards, most first; then attempts or receptions; then the name. */
function byTabOrder(tab: Tab): (a: PlayerLine, b: PlayerLine) => number {
  const { yards, chances } = TAB_MEASURES[tab];
  // What is unknown comes last. Two of them are no number apart, which decides as little as 0.
  const falling = (a: number | null, b: number | null): number => (b ?? -Infinity) - (a ?? -Infinity);
  return (a, b) =>
    falling(a[yards], b[yards]) || falling(a[chances], b[chances]) || byLetters(a.playerName, b.playerName);
}

/** The value behind a cell. An average is the source's own, or made of yards and chances; without a chance there is none. */
export function cellValue(line: PlayerLine, one: BoxColumn): number | null {
  if (one.field === "my") return one.points?.[line.playerId] ?? null;
  if (one.kind !== "average") return line[one.field];
  const { yards, chances } = TAB_MEASURES[one.field === "rushingYardsPerAttempt" ? "rushing" : "receiving"];
  const [gained, tries] = [line[yards], line[chances]];
  if (tries === 0) return null;
  return line[one.field] ?? perAttempt(gained, tries);
}

function leaderValue(one: BoxColumn, lines: readonly PlayerLine[]): number | null {
  if (!one.hasLeader) return null;
  const most = Math.max(...lines.map((line) => cellValue(line, one) ?? 0));
  return most > 0 ? most : null;
}

function boxCell(value: number | null, best: number | null, isWhole: boolean): BoxCell {
  return {
    value,
    text: isWhole ? formatInteger(value) : formatPoints(value),
    isLeader: value !== null && value === best,
  };
}

/** Projections are fractions of attempts and yards: a column with one fraction has a decimal in every row. */
function isWholeOrMissing(value: number | null): boolean {
  return Number.isInteger(value ?? 0);
}
