import { isBoxScorePosition } from "../game/box-score-position.ts";
import { formatInteger, formatPoints } from "../words/format.ts";
import { withMinus } from "../words/with-minus.ts";
import { shareOf, type UsageTotals } from "./usage-totals.ts";

/** A figure of a table of usage. */
export interface UsageColumn {
  head: string;
  /** The head in full words. */
  title: string;
  kind: "points" | "share" | "count";
  /** Gives way on a narrow screen. */
  isExtra: boolean;
  /** Gives way on a phone, in the table of a game: the count beside it says nearly the same. */
  isMinor: boolean;
  value: (totals: UsageTotals) => number | null;
}

/** A figure as it is shown, with a share as a part of 1 beside it, for its bar. */
export interface UsageCell {
  text: string;
  share: number | null;
}

const PPR = column("PPR", "Fantasy points, one per reception", "points", ({ points }) => points);
const EXPECTED = column(
  "xPPR",
  "PPR points that his targets and carries are worth on average",
  "points",
  (totals) => totals.expectedPoints,
);
const SNAPS = column("Snap", "Share of the offense’s snaps", "share", (totals) =>
  shareOf(totals.offense, totals.teamOffense),
);
const DEFENSE = column("Snap", "Share of the defense’s snaps", "share", (totals) =>
  shareOf(totals.defense, totals.teamDefense),
);
const TARGETS = column("Tgt", "Targets", "count", ({ targets }) => targets);
const TARGET_SHARE = column("Tgt %", "Share of the team’s targets", "share", (totals) =>
  shareOf(totals.targets, totals.teamTargets),
);
const CARRIES = column("Car", "Carries", "count", ({ carries }) => carries);
const CARRY_SHARE = {
  ...column("Car %", "Share of the team’s carries", "share", (totals) => shareOf(totals.carries, totals.teamCarries)),
  isMinor: true,
};
const RED_ZONE = column("RZ", "Targets and carries inside the 20-yard line", "count", (totals) =>
  both(totals.redZoneTargets, totals.redZoneCarries),
);
const GOAL_LINE = column("GL", "Targets and carries from the 5-yard line or nearer", "count", (totals) =>
  both(totals.goalLineTargets, totals.goalLineCarries),
);
const AIR = extra("Air", "Air yards: how far he was thrown to, caught or not", "count", ({ airYards }) => airYards);
const AIR_SHARE = extra("Air %", "Share of the team’s air yards", "share", (totals) =>
  shareOf(totals.airYards, totals.teamAirYards),
);

const OF_A_GAME = [
  PPR,
  EXPECTED,
  SNAPS,
  CARRIES,
  CARRY_SHARE,
  TARGETS,
  TARGET_SHARE,
  RED_ZONE,
  GOAL_LINE,
  AIR,
  AIR_SHARE,
] as const;

/**
 * The columns that matter at a position, of which those are left out that nothing is known of in any of the games, and carries of receivers
 * without one. Nothing at all for who is neither given the ball nor on the field by the source's count.
 */
export function usageColumns(position: string, games: readonly UsageTotals[]): UsageColumn[] {
  const wanted = columnsAt(position).filter((one) => games.some((totals) => one.value(totals) !== null));
  const isRun = games.some(({ carries }) => (carries ?? 0) > 0);
  const columns = isRun || position === "RB" || position === "FB" ? wanted : wanted.filter((one) => one !== CARRIES);
  return columns.some((one) => one !== PPR) ? columns : [];
}

/** The columns of everybody who had a chance in a game, without those that nothing is known of. */
export function gameUsageColumns(players: readonly UsageTotals[]): UsageColumn[] {
  return OF_A_GAME.filter((one) => players.some((totals) => one.value(totals) !== null));
}

/** A column's figure as it is shown; `-` where it is not known. */
export function usageCell({ kind, value }: UsageColumn, totals: UsageTotals): UsageCell {
  const figure = value(totals);
  if (kind === "share") return { text: percent(figure), share: figure };
  return { text: withMinus(kind === "points" ? formatPoints(figure) : formatInteger(figure)), share: null };
}

/** `31%`, `−2%`; `-` for null. */
export function percent(share: number | null): string {
  return share === null ? "-" : withMinus(`${Math.round(share * 100)}%`);
}

function columnsAt(position: string): UsageColumn[] {
  if (position === "QB") return [PPR, SNAPS, CARRIES, CARRY_SHARE, RED_ZONE, GOAL_LINE];
  if (position === "RB" || position === "FB")
    return [PPR, EXPECTED, SNAPS, CARRIES, CARRY_SHARE, TARGETS, TARGET_SHARE, RED_ZONE, GOAL_LINE];
  if (isBoxScorePosition(position))
    return [PPR, EXPECTED, SNAPS, TARGETS, TARGET_SHARE, RED_ZONE, GOAL_LINE, AIR, AIR_SHARE, CARRIES];
  return [DEFENSE];
}

function both(targets: number | null, carries: number | null): number | null {
  return targets === null && carries === null ? null : (targets ?? 0) + (carries ?? 0);
}

function column(head: string, title: string, kind: UsageColumn["kind"], value: UsageColumn["value"]): UsageColumn {
  return { head, title, kind, isExtra: false, isMinor: false, value };
}

function extra(...given: Parameters<typeof column>): UsageColumn {
  return { ...column(...given), isExtra: true };
}
