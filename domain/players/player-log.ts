import { isBoxScorePosition } from "../game/box-score-position.ts";
import { FIGURES, type LineFigure } from "../game/figures.ts";
import { formatInteger, formatPoints } from "../words/format.ts";
import { withMinus } from "../words/with-minus.ts";
import type { LineSource, PlayerLine } from "../game/player-line.ts";
import type { PlayerLogEntry } from "./player-log-entry.ts";

/** A column of a season log: a counting figure, so that a season is the sum of its games. */
export interface LogColumn {
  group: "Passing" | "Rushing" | "Receiving" | "Fantasy";
  head: string;
  /** The head in full. */
  title: string;
  /** `my`: points under a reader's own rules, which stand in no line. */
  field: LineFigure | "my";
  /** Of `my` alone. */
  points?: PointsByGame;
}

/** Points of one player by game key. */
export type PointsByGame = Readonly<Record<LineSource, Readonly<Record<string, number>>>>;

/** Points under a reader's own rules. */
export type MyLogColumn = LogColumn & { points: PointsByGame };

const PASSING = columns("Passing", [
  "passingCompletions",
  "passingAttempts",
  "passingYards",
  "passingTouchdowns",
  "passingInterceptions",
  "passingFirstDowns",
]);
const RUSHING = columns("Rushing", ["rushingAttempts", "rushingYards", "rushingTouchdowns", "rushingFirstDowns"]);
const RECEIVING = columns("Receiving", [
  "receivingTargets",
  "receptions",
  "receivingYards",
  "receivingTouchdowns",
  "receivingFirstDowns",
]);
const FANTASY = columns("Fantasy", ["fantasyPoints", "fantasyPointsPPR"]);

function columns(group: LogColumn["group"], fields: readonly LineFigure[]): LogColumn[] {
  return fields.flatMap((field) =>
    FIGURES.filter((figure) => figure.field === field).map(({ head, name, title, unit }) => ({
      group,
      head,
      title: unit === "points" ? (title ?? name) : name,
      field,
    })),
  );
}

/**
 * The columns that matter at a position. Fantasy points come first, so that they are seen on a phone without scrolling. Of a
 * position that is not scored, groups of columns in which `lines` hold nothing but zeros are left out. `my` are points under a
 * reader's own rules.
 */
export function logColumns(position: string, lines: readonly PlayerLine[], my: MyLogColumn | null = null): LogColumn[] {
  const fantasy = my === null ? FANTASY : [...FANTASY, my];
  if (position === "QB") return [...fantasy, ...PASSING, ...RUSHING];
  if (position === "RB" || position === "FB") return [...fantasy, ...RUSHING, ...RECEIVING];
  if (isBoxScorePosition(position)) return [...fantasy, ...RECEIVING, ...RUSHING];
  const used = [PASSING, RUSHING, RECEIVING].filter((group) =>
    group.some(({ field }) => field !== "my" && lines.some((line) => (line[field] ?? 0) !== 0)),
  );
  return [...fantasy, ...used.flat()];
}

/** Whether a column is the last of the points, behind which stands the place that they came to. */
export function endsPoints(all: readonly LogColumn[], index: number): boolean {
  return all[index]?.group === "Fantasy" && all[index + 1]?.group !== "Fantasy";
}

/** What a column holds for a game: of its statistics, or of its projection. Null where it is not known. */
export function logValue(entry: PlayerLogEntry, { field, points }: LogColumn, source: LineSource): number | null {
  if (field === "my") return points?.[source][entry.game.gameKey] ?? null;
  return (source === "stats" ? entry.stats : entry.projection)?.[field] ?? null;
}

/** The sum of the figures that are known; null where none is. */
export function totalOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** The mean of the figures that are known; null where none is. */
export function averageOf(values: readonly (number | null)[]): number | null {
  const total = totalOf(values);
  return total === null ? null : total / values.filter((value) => value !== null).length;
}

/** A figure as the log shows it: points with a decimal, the rest whole unless it is none; `-` for null. */
export function logFigure(value: number | null, field: LogColumn["field"]): string {
  const isPoints = field === "my" || FANTASY.some((column) => column.field === field);
  const isTenth = isPoints || (value !== null && !Number.isInteger(value));
  return withMinus(isTenth ? formatPoints(value) : formatInteger(value));
}
