import { toHundredth } from "../../domain/fold/fantasy-points.ts";
import { scoreLine } from "../../domain/scoring/scoring.ts";
import type { RecordedLeague } from "./recorded-leagues.ts";
import { countsOfSleeper, ownerOfSleeper, sleeperWeek } from "./sleeper-records.ts";

/** How the engine agrees with the points that a league recorded. */
export interface LeagueAgreement {
  name: string;
  /** Players with a recorded line in a week that the league recorded, and those whose points are the league's to the cent. */
  players: number;
  playersEqual: number;
  /** Teams in those weeks, and those whose starters add up to the league's points. */
  teams: number;
  teamsEqual: number;
}

/** Scores Sleeper's own recorded lines of a season by the league's rules. Bonuses and sums are the engine's, not the recording's. */
export function measureLeague({ scoring, weeks }: RecordedLeague, folder: string, season: number): LeagueAgreement {
  const found: LeagueAgreement = { name: scoring.name, players: 0, playersEqual: 0, teams: 0, teamsEqual: 0 };
  for (const [week, teams] of weeks) {
    const lines = sleeperWeek(folder, season, week);
    if (lines === null) continue;
    for (const { points, starters, players_points: recorded } of teams) {
      let sum = 0;
      for (const [id, wanted] of Object.entries(recorded)) {
        const line = lines.get(id);
        // Nobody without a line played, a defense in its bye week neither.
        if (line === undefined) continue;
        const scored = scoreLine(countsOfSleeper(line), ownerOfSleeper(id, line), scoring);
        found.players += 1;
        if (toHundredth(scored - wanted) === 0) found.playersEqual += 1;
        if (starters.includes(id)) sum += scored;
      }
      found.teams += 1;
      if (toHundredth(sum - points) === 0) found.teamsEqual += 1;
    }
  }
  return found;
}
