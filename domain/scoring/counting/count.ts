import type { Stat } from "../stats.ts";

/** What one play adds to one statistic of one player, or of one team's defense. */
export interface Count {
  /** `playerId`, or the code of a team whose defense it is: `STATS` says which. */
  owner: string;
  stat: Stat;
  /** Yards are signed, everything else is a number of times; never 0. */
  amount: number;
}

/** Statistics of one owner so far; one without a play is absent, which reads as 0. */
export type Counts = { [S in Stat]?: number | undefined };
