/** The position tabs of a week's leaders. */
export const LEADER_POSITIONS = ["QB", "RB", "WR", "TE"] as const;

export type LeaderPosition = (typeof LEADER_POSITIONS)[number];

/** A position tab by its name in an address, in any case; null for none. */
export function parseLeaderPosition(text: string | null): LeaderPosition | null {
  return LEADER_POSITIONS.find((known) => known === text?.trim().toUpperCase()) ?? null;
}

/** The positions that a tab shows. A fullback is a running back here; no tab chosen is all of them. */
export function positionsUnder(tab: LeaderPosition | null): string[] {
  if (tab === null) return [...LEADER_POSITIONS, "FB"];
  return tab === "RB" ? ["RB", "FB"] : [tab];
}
