import { isBoxScorePosition } from "../game/box-score-position.ts";
import { FIGURES, type LineFigure } from "../game/figures.ts";
import { formatInteger, formatPoints } from "../words/format.ts";
import type { PlayerLine } from "../game/player-line.ts";

/** A column of a season log: a counting figure, so that a season is the sum of its games. */
export interface LogColumn {
  group: "Passing" | "Rushing" | "Receiving" | "Fantasy";
  head: string;
  /** The head in full. */
  title: string;
  field: LineFigure;
}

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
 * position that is not scored, groups of columns in which `lines` hold nothing but zeros are left out.
 */
export function logColumns(position: string, lines: readonly PlayerLine[]): LogColumn[] {
  if (position === "QB") return [...FANTASY, ...PASSING, ...RUSHING];
  if (position === "RB" || position === "FB") return [...FANTASY, ...RUSHING, ...RECEIVING];
  if (isBoxScorePosition(position)) return [...FANTASY, ...RECEIVING, ...RUSHING];
  const used = [PASSING, RUSHING, RECEIVING].filter((group) =>
    group.some(({ field }) => lines.some((line) => (line[field] ?? 0) !== 0)),
  );
  return [...FANTASY, ...used.flat()];
}

/** The sum of a figure over the lines that know it; null where none does. */
export function totalOf(lines: readonly PlayerLine[], field: LineFigure): number | null {
  const known = lines.map((line) => line[field]).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** A figure's mean over the lines that know it; null where none does. */
export function averageOf(lines: readonly PlayerLine[], field: LineFigure): number | null {
  const known = lines.filter((line) => line[field] !== null);
  const total = totalOf(known, field);
  return total === null ? null : total / known.length;
}

/** A figure as the log shows it: points with a decimal, the rest whole unless it is none; `-` for null. */
export function logFigure(value: number | null, field: LineFigure): string {
  const isPoints = FANTASY.some((column) => column.field === field);
  return isPoints || (value !== null && !Number.isInteger(value)) ? formatPoints(value) : formatInteger(value);
}
