import { DEFENDER_POSITIONS } from "./defender-positions.ts";

/** The lists of a season's leaders, as lineups name their places. IDP is every individual defender, and the three behind it are parts of it. */
export const LEADER_GROUPS = ["QB", "RB", "WR", "TE", "K", "DST", "IDP", "DL", "LB", "DB"] as const;

export type LeaderGroup = (typeof LEADER_GROUPS)[number];

/** The parts of IDP. */
export const DEFENDER_GROUPS = ["DL", "LB", "DB"] as const satisfies readonly LeaderGroup[];

/** Those of which each is shown where none is chosen. */
export const MAIN_GROUPS = ["QB", "RB", "WR", "TE", "K", "DST", "IDP"] as const satisfies readonly LeaderGroup[];

/** What other sites call a team's defense. */
const ALIASES = new Map<string, LeaderGroup>([
  ["DEF", "DST"],
  ["D/ST", "DST"],
]);

/** A list by its name in an address, in any case; null for none. */
export function parseLeaderGroup(text: string | null): LeaderGroup | null {
  const name = text?.trim().toUpperCase() ?? "";
  return LEADER_GROUPS.find((known) => known === name) ?? ALIASES.get(name) ?? null;
}

const POSITIONS: Readonly<Partial<Record<LeaderGroup, readonly string[]>>> = {
  RB: ["RB", "FB"],
  DL: [...DEFENDER_POSITIONS.ends, ...DEFENDER_POSITIONS.tackles],
  LB: DEFENDER_POSITIONS.linebackers,
  DB: [...DEFENDER_POSITIONS.corners, ...DEFENDER_POSITIONS.safeties],
};

/** Whether somebody of this position stands in a list; of a team's defense, and of defenders of any kind, that is no question of a position. */
export function isInGroup(group: LeaderGroup, position: string | null): boolean {
  if (group === "DST" || group === "IDP") return true;
  return position !== null && (POSITIONS[group] ?? [group]).includes(position);
}

/** The list that somebody of this position is compared in, a defender with those of his kind; null where there is none. */
export function groupOfPosition(position: string): LeaderGroup | null {
  const group = parseLeaderGroup(position);
  if (group !== null) return group;
  return LEADER_GROUPS.find((one) => one !== "DST" && one !== "IDP" && isInGroup(one, position)) ?? null;
}

/** Whether a list is of defenders. */
export function isDefenderGroup(group: LeaderGroup | null): boolean {
  return group === "IDP" || DEFENDER_GROUPS.some((one) => one === group);
}
