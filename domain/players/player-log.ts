import { isBoxScorePosition } from "../game/box-score-position.ts";
import { formatInteger, formatPoints } from "../words/format.ts";
import type { PlayerLine } from "../game/player-line.ts";

type Figure = {
  [K in keyof PlayerLine]: PlayerLine[K] extends number | null ? K : never;
}[keyof PlayerLine];

/** A column of a season log: a counting figure, so that a season is the sum of its games. */
export interface LogColumn {
  group: "Passing" | "Rushing" | "Receiving" | "Fantasy";
  head: string;
  /** The head in full. */
  title: string;
  field: Figure;
}

const PASSING: LogColumn[] = [
  { group: "Passing", head: "Comp", title: "Completions", field: "passingCompletions" },
  { group: "Passing", head: "Att", title: "Pass attempts", field: "passingAttempts" },
  { group: "Passing", head: "Yds", title: "Passing yards", field: "passingYards" },
  { group: "Passing", head: "TD", title: "Passing touchdowns", field: "passingTouchdowns" },
  { group: "Passing", head: "INT", title: "Interceptions thrown", field: "passingInterceptions" },
];

const RUSHING: LogColumn[] = [
  { group: "Rushing", head: "Att", title: "Carries", field: "rushingAttempts" },
  { group: "Rushing", head: "Yds", title: "Rushing yards", field: "rushingYards" },
  { group: "Rushing", head: "TD", title: "Rushing touchdowns", field: "rushingTouchdowns" },
];

const RECEIVING: LogColumn[] = [
  { group: "Receiving", head: "Tgt", title: "Targets", field: "receivingTargets" },
  { group: "Receiving", head: "Rec", title: "Receptions", field: "receptions" },
  { group: "Receiving", head: "Yds", title: "Receiving yards", field: "receivingYards" },
  { group: "Receiving", head: "TD", title: "Receiving touchdowns", field: "receivingTouchdowns" },
];

const FANTASY: LogColumn[] = [
  { group: "Fantasy", head: "FPTS", title: "Fantasy points, standard scoring", field: "fantasyPoints" },
  { group: "Fantasy", head: "PPR", title: "Fantasy points, one per reception", field: "fantasyPointsPPR" },
];

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
export function totalOf(lines: readonly PlayerLine[], field: Figure): number | null {
  const known = lines.map((line) => line[field]).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** A figure's mean over the lines that know it; null where none does. */
export function averageOf(lines: readonly PlayerLine[], field: Figure): number | null {
  const known = lines.filter((line) => line[field] !== null);
  const total = totalOf(known, field);
  return total === null ? null : total / known.length;
}

/** A figure as the log shows it: points with a decimal, the rest whole unless it is none; `-` for null. */
export function logFigure(value: number | null, field: Figure): string {
  const isPoints = field === "fantasyPoints" || field === "fantasyPointsPPR";
  return isPoints || (value !== null && !Number.isInteger(value)) ? formatPoints(value) : formatInteger(value);
}
