import type { SeasonType } from "./season-type.ts";

/**
 * One NFL game as the specification names its fields.
 *
 * Scores are points, null before they are known. Times are ISO 8601 text with an explicit zone. `pointSpread` is seen from
 * the home team (negative: home favored). Temperatures are degrees Fahrenheit, wind is miles per hour.
 */
export interface Game {
  /** Season, season type, week and home team in one text: see `game-key.ts`. */
  gameKey: string;
  /** Canonical team codes: see `team.ts`. */
  awayTeam: string;
  homeTeam: string;
  week: number;
  season: number;
  seasonType: SeasonType;

  awayScore: number | null;
  homeScore: number | null;
  awayScoreQuarter1: number | null;
  awayScoreQuarter2: number | null;
  awayScoreQuarter3: number | null;
  awayScoreQuarter4: number | null;
  homeScoreQuarter1: number | null;
  homeScoreQuarter2: number | null;
  homeScoreQuarter3: number | null;
  homeScoreQuarter4: number | null;
  awayScoreOvertime: number | null;
  homeScoreOvertime: number | null;
  isOvertime: boolean;

  /** The provider's word: `Scheduled`, `InProgress`, `Halftime`, `Final`, `F/OT`, `Postponed`, ... */
  status: string;
  /** `1` to `4`, `HALF`, `OT`; null before the start and after the end. */
  quarter: string | null;
  /** `M:SS` left in the quarter. */
  timeRemaining: string | null;
  /** The situation before the next snap; down 0 or null when there is none. */
  down: number | null;
  distance: number | null;
  /** The situation in words, for example `3rd & 7`. */
  downAndDistance: string | null;
  yardLine: number | null;
  yardLineTerritory: string | null;
  /** Team code of the offense. */
  possession: string | null;
  lastPlay: string | null;
  awayTimeouts: number | null;
  homeTimeouts: number | null;

  /** Kickoff. */
  dateTime: string | null;
  lastUpdated: string | null;
  hasStarted: boolean;
  isInProgress: boolean;
  channel: string | null;

  stadiumName: string | null;
  stadiumCity: string | null;
  stadiumState: string | null;
  stadiumCapacity: number | null;
  attendance: number | null;
  stadiumPlayingSurface: string | null;
  stadiumType: string | null;
  /** Neither team is at home, as in the games abroad; null where the source does not say, and of a game that was stored before this was kept. */
  isNeutralSite: boolean | null;

  pointSpread: number | null;
  overUnder: number | null;
  forecastDescription: string | null;
  forecastTempLow: number | null;
  forecastTempHigh: number | null;
  forecastWindSpeed: number | null;
}
