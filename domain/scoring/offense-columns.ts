import { FIGURES, type LineFigure } from "../game/figures.ts";
import type { CountedColumn } from "./counted-columns.ts";
import { statOf } from "./official-counts.ts";

/** A figure of those who throw, run and catch. */
export interface OffenseColumn extends CountedColumn {
  group: "Passing" | "Rushing" | "Receiving";
}

const PASSING: readonly OffenseColumn[] = [
  {
    group: "Passing",
    head: "C/A",
    title: "Completions and attempts",
    stats: ["pass_cmp"],
    missed: ["pass_inc"],
    hasLeader: false,
  },
  ...figures("Passing", "passingYards", "passingTouchdowns", "passingInterceptions"),
];
const RUSHING = figures("Rushing", "rushingAttempts", "rushingYards", "rushingTouchdowns");
const RECEIVING = figures("Receiving", "receivingTargets", "receptions", "receivingYards", "receivingTouchdowns");

/** The columns that tell most of a season at each position, what it is paid for first. Heads are the box score's. */
export const OFFENSE_COLUMNS: Readonly<Record<"QB" | "RB" | "WR" | "TE", readonly OffenseColumn[]>> = {
  QB: [...PASSING, ...figures("Rushing", "rushingYards", "rushingTouchdowns")],
  RB: [...RUSHING, ...RECEIVING],
  WR: RECEIVING,
  TE: RECEIVING,
};

function figures(group: OffenseColumn["group"], ...fields: readonly LineFigure[]): OffenseColumn[] {
  return fields.flatMap((field) => {
    const stat = statOf(field);
    const figure = FIGURES.find((one) => one.field === field);
    if (stat === undefined || figure === undefined) return [];
    return [{ group, head: figure.head, title: figure.name, stats: [stat], hasLeader: figure.column === "leader" }];
  });
}
