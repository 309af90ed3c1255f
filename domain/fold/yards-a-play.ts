import type { Play } from "../game/play.ts";
import { isRushOrPass } from "../plays/flow-rules.ts";
import { type PlayedAccount, sum } from "./team-comparison.ts";

/** A team's snaps on offense, sacks among them; spikes and kneel-downs count as the league counts them. */
export function snapsOf(plays: readonly Play[], team: string): number {
  return plays.filter((play) => play.team === team && play.down > 0 && isRushOrPass(play)).length;
}

/** A team's total yards for each of its snaps; null without one. */
export function yardsAPlay(account: PlayedAccount, team: string): number | null {
  const snaps = snapsOf(account.plays, team);
  const yards =
    sum(account, team, "passingYards") - sum(account, team, "sackYardsLost") + sum(account, team, "rushingYards");
  return snaps === 0 ? null : yards / snaps;
}
