import { type LeaderGroup, MAIN_GROUPS, parseLeaderGroup } from "../game/leader-group.ts";

/** The tabs of a week's leaders whose figures and points are in official lines. */
const IN_LINES = ["QB", "RB", "WR", "TE"] as const satisfies readonly LeaderGroup[];

/** The position tabs of a week's leaders. */
export const LEADER_POSITIONS = MAIN_GROUPS;

export type LeaderPosition = (typeof LEADER_POSITIONS)[number];

/** A position tab by its name in an address, in any case; null for none. */
export function parseLeaderPosition(text: string | null): LeaderPosition | null {
  const group = parseLeaderGroup(text);
  return LEADER_POSITIONS.find((known) => known === group) ?? null;
}

/**
 * The positions that a tab shows of official lines; none of one whose leaders are counted from plays. A fullback is a running back here; no tab
 * chosen is all of them.
 */
export function positionsUnder(tab: LeaderPosition | null): string[] {
  if (tab === null) return [...IN_LINES, "FB"];
  const position = IN_LINES.find((one) => one === tab);
  return position === undefined ? [] : position === "RB" ? ["RB", "FB"] : [position];
}

/** Whether the leaders of a tab are counted from plays. */
export function isCountedPosition(
  tab: LeaderPosition | null,
): tab is Exclude<LeaderPosition, (typeof IN_LINES)[number]> {
  return positionsUnder(tab).length === 0;
}
