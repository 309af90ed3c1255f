import { SEASON_TYPE } from "../game/season-type.ts";
import type { WeekId } from "../game/week-id.ts";
import type { PlayerLogEntry } from "../players/player-log-entry.ts";

/**
 * The team that a player belonged to in a week, by the games around it: that of his last game up to the week, else of his first one
 * after it. `now` is the team of today, which counts where his games say nothing later than the week, because players move in between. Of a
 * kind of week without a game of his the nearest of the season speaks: who missed the playoffs still has a team.
 */
export function teamInWeek(
  log: readonly PlayerLogEntry[],
  { seasonType, week }: WeekId,
  now: string | null,
): string | null {
  const season = log.flatMap(({ game, stats, projection }) => {
    const team = (stats ?? projection)?.team;
    return team === undefined ? [] : [{ seasonType: game.seasonType, week: game.week, team }];
  });
  const games = season.filter((one) => one.seasonType === seasonType);
  if (games.length === 0)
    return now ?? (seasonType === SEASON_TYPE.postseason ? season.at(-1) : season[0])?.team ?? null;
  const after = games.find((one) => one.week > week);
  if (after === undefined) return now ?? games.at(-1)?.team ?? null;
  return games.findLast((one) => one.week <= week)?.team ?? after.team;
}
