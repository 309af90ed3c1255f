import { blankGame } from "../../../domain/game/blank-game.ts";
import { lastRealPlay } from "../../../domain/game/last-real-play.ts";
import { foldGame } from "../../../domain/fold/fold-game.ts";
import { formatDuration, situation } from "../../../domain/words/format.ts";
import type { Game } from "../../../domain/game/game.ts";
import { scoreboard } from "../../../domain/fold/scoreboard.ts";
import { SEASON_TYPE } from "../../../domain/game/season-type.ts";
import type { Conditions } from "./world/conditions.ts";
import type { Fixture } from "./world/fixtures.ts";
import { territory } from "./game-model/record-row.ts";
import type { RecordedPlay, Situation } from "./game-model/game-in-play.ts";
import { createRandom } from "./world/random.ts";
import { rateTeam } from "./world/ratings.ts";
import type { Roster } from "./world/roster.ts";
import { stadiumOf } from "./world/stadiums.ts";

export interface GameFrame {
  fixture: Fixture;
  season: number;
  kickoff: Date;
  conditions: Conditions;
  rosters: ReadonlyMap<string, Roster>;
}

/** A game that has not started: everything that is known before it is played. */
export function scheduledGame({ fixture, season, kickoff, conditions, rosters }: GameFrame): Game {
  const { gameKey, awayTeam, homeTeam, week, channel } = fixture;
  const stadium = stadiumOf(homeTeam);
  const odds = oddsOf(rosters.get(awayTeam), rosters.get(homeTeam));
  return {
    ...blankGame({ gameKey, awayTeam, homeTeam, week, season, seasonType: SEASON_TYPE.regular }),
    dateTime: kickoff.toISOString(),
    channel,
    stadiumName: stadium.name,
    stadiumCity: stadium.city,
    stadiumState: stadium.state,
    stadiumCapacity: stadium.capacity,
    stadiumPlayingSurface: stadium.surface,
    stadiumType: stadium.type,
    ...odds,
    forecastDescription: conditions.description,
    forecastTempLow: conditions.tempLow,
    forecastTempHigh: conditions.tempHigh,
    forecastWindSpeed: conditions.wind,
  };
}

/** The game with the given rows on the board: its score, quarter by quarter, and nothing of what comes after them. */
export function startedGame(frame: GameFrame, rows: readonly RecordedPlay[], lastUpdated: Date): Game {
  const game = scheduledGame(frame);
  const fold = foldGame(
    rows.map(({ play }) => play),
    game,
  );
  return {
    ...game,
    ...scoreboard(fold),
    lastUpdated: lastUpdated.toISOString(),
    hasStarted: true,
  };
}

/** A game that is over. Its situation is empty, as a provider leaves it. */
export function finalGame(frame: GameFrame, rows: readonly RecordedPlay[], endedAt: Date): Game {
  const game = startedGame(frame, rows, endedAt);
  const share = createRandom(`${game.gameKey}/attendance`).next();
  return {
    ...game,
    status: game.isOvertime ? "F/OT" : "Final",
    attendance: Math.round((game.stadiumCapacity ?? 0) * (0.9 + 0.1 * share)),
  };
}

/** A game that is on, with the situation after the last of its rows. */
export function liveGame(frame: GameFrame, rows: readonly RecordedPlay[], lastUpdated: Date): Game {
  const last = rows.at(-1);
  const game = startedGame(frame, rows, lastUpdated);
  if (last === undefined) return game;
  const fold = foldGame(
    rows.map(({ play }) => play),
    game,
  );
  const isHalfTime = last.play.type === "Period" && last.play.quarterName === "2";
  return {
    ...game,
    status: isHalfTime ? "Halftime" : "InProgress",
    isInProgress: true,
    quarter: isHalfTime ? "HALF" : quarterOf(last.after),
    timeRemaining: isHalfTime ? null : formatDuration(last.after.secondsLeft),
    ...(isHalfTime ? {} : situationFields(frame, last.after)),
    lastPlay: lastRealPlay(rows.map(({ play }) => play))?.description ?? null,
    awayTimeouts: fold.awayTimeouts,
    homeTimeouts: fold.homeTimeouts,
  };
}

function quarterOf({ period }: Situation): string {
  return period > 4 ? "OT" : String(period);
}

/** Down, distance and field position before the next snap; nothing before a kickoff or a try. */
function situationFields({ fixture }: GameFrame, after: Situation): Partial<Game> {
  const teams = { away: { code: fixture.awayTeam }, home: { code: fixture.homeTeam } };
  const possession = teams[after.offense].code;
  if (after.next !== "scrimmage") return after.next === "try" ? { possession } : {};
  const { down, distance, spot } = after;
  return {
    possession,
    down,
    distance,
    downAndDistance: situation({ down, distance, yardsToEndZone: spot }),
    yardLine: Math.min(spot, 100 - spot),
    yardLineTerritory: territory(teams, after),
  };
}

/** The line of the sportsbooks, in half points: home favored is negative. */
function oddsOf(away: Roster | undefined, home: Roster | undefined): Pick<Game, "pointSpread" | "overUnder"> {
  if (away === undefined || home === undefined) return { pointSpread: null, overUnder: null };
  const [visitor, host] = [rateTeam(away), rateTeam(home)];
  const spread = -(1.7 + 5 * (host.overall - visitor.overall));
  const total = 45.5 + 2.2 * (host.passing + visitor.passing - host.coverage - visitor.coverage);
  return { pointSpread: Math.round(spread * 2) / 2 + 0, overUnder: Math.round(total * 2) / 2 };
}
