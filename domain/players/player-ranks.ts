import type { LeaderGroup } from "../game/leader-group.ts";

/** Where somebody stands among those of his position in a regular season. Places count from 1, and equals share the better one. */
export interface PlayerRanks {
  group: LeaderGroup;
  /** What the points are by: `PPR`. */
  scoring: string;
  /** The season is the one whose leaders /players lists. */
  isListed: boolean;
  inAll: number;
  /** Null before he has the games for an average. */
  perGame: number | null;
  /** In each week that is over, by `gameKey`. */
  weeks: Readonly<Record<string, number>>;
}

/** Positions of which a league of twelve teams starts two dozen or more. */
const IN_PAIRS: readonly LeaderGroup[] = ["RB", "WR", "DL", "LB", "DB"];

/** `Top 12 in 11 of 17 weeks, top 24 in 14.`: how often he was worth a place in a league of twelve; null without a week that is over. */
export function weeksInWords({ group, weeks }: Pick<PlayerRanks, "group" | "weeks">): string | null {
  const places = Object.values(weeks);
  if (places.length === 0) return null;
  const within = (most: number) => places.filter((place) => place <= most).length;
  const first = `Top 12 in ${within(12)} of ${places.length} ${places.length === 1 ? "week" : "weeks"}`;
  return IN_PAIRS.includes(group) ? `${first}, top 24 in ${within(24)}.` : `${first}.`;
}
