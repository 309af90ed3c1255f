import { analystTool, type ToolData, type ToolSnapshot } from "./analyst-tool.ts";
import { formatDateLong, formatTemperature } from "../../words/format.ts";
import { leagueClock } from "../../words/league-clock.ts";
import { fail, ok } from "../../result.ts";
import { type DriveRow, lastDrives } from "./last-drives.ts";
import { clipped, resultFrame, rowsThatFit } from "./result-frame.ts";
import { scoringSummary, type ScoringRow } from "./scoring-summary.ts";
import { inPlay, type Live } from "../../game/game-state.ts";
import { seasonTypeLabel } from "../../game/season-type.ts";
import { spokenStatus } from "../../words/spoken-status.ts";
import { isNeutralSite } from "../../game/is-neutral-site.ts";
import { isFinal } from "../../game/status.ts";
import { teamName } from "../../game/team.ts";
import { type TeamTotals, teamTotals } from "./team-totals.ts";
import { NO_ARGUMENTS } from "./tool-arguments.ts";
import { weekName } from "../../game/week-name.ts";

export interface GameTeam {
  team: string;
  name: string;
  score: number | null;
  /** Points of Q1 to Q4, and of overtime where it was played; null where a quarter is not known. */
  quarters: (number | null)[];
  timeoutsLeft: number | null;
  /** Null before the first statistics. */
  totals: TeamTotals | null;
}

export interface GameInfo extends ToolData {
  gameKey: string;
  season: number;
  seasonType: string;
  week: number;
  /** What the week is called: `Week 7`, `Super Bowl`. */
  weekName: string;
  away: GameTeam;
  home: GameTeam;
  /** In words that can be read aloud. */
  status: string;
  isOver: boolean;
  isOvertime: boolean;
  /** The situation of a game that is being played; null otherwise. */
  now: {
    quarter: string | null;
    clock: string | null;
    possession: string | null;
    downAndDistance: string | null;
    ballOn: string | null;
    lastPlay: string | null;
  } | null;
  kickoff: string | null;
  channel: string | null;
  stadium: {
    name: string | null;
    city: string | null;
    state: string | null;
    capacity: number | null;
    attendance: number | null;
    surface: string | null;
    type: string | null;
    isNeutralSite: boolean;
  };
  weather: { description: string | null; temperature: string | null; windMph: number | null };
  line: { favorite: string | null; favoredBy: number | null; overUnder: number | null };
  /** Newest first; see `last-drives.ts`. */
  lastDrives: DriveRow[];
  scoring: ScoringRow[];
}

const UNITS = {
  "score, quarters, points": "points",
  clock: "M:SS left in the quarter",
  totals: "yards and counts; passing yards without the yards lost by sacks",
  temperature: "degrees Fahrenheit, forecast",
  windMph: "miles per hour, forecast",
  "favoredBy, overUnder": "points of the betting line before the game",
};

/** The game itself: score, status, situation, place, conditions, and how the points were scored. */
export const getGameInfo = analystTool<GameInfo>({
  name: "get_game_info",
  description:
    "Score by quarter, status, clock and situation, scoring plays, last drives, team totals, stadium, weather and betting line of this game.",
  parameters: NO_ARGUMENTS,
  run: (_args, snapshot, now) => (snapshot === null ? fail("No game data available") : ok(gameInfo(snapshot, now))),
});

function gameInfo(snapshot: ToolSnapshot, now: number): GameInfo {
  const { game } = snapshot;
  const live = inPlay(game);
  const text = (value: string | null, most = 120): string | null =>
    value === null || value.trim() === "" ? null : clipped(value.trim(), most);
  const above0 = (value: number | null): number | null => (value !== null && value > 0 ? value : null);
  const rest = {
    ...resultFrame(snapshot, now, UNITS),
    gameKey: game.gameKey,
    season: game.season,
    seasonType: seasonTypeLabel(game.seasonType),
    week: game.week,
    weekName: weekName(game.seasonType, game.week),
    away: gameTeam(snapshot, "away"),
    home: gameTeam(snapshot, "home"),
    status: clipped(spokenStatus(game.status), 40),
    isOver: isFinal(game),
    isOvertime: game.isOvertime,
    now:
      live === null
        ? null
        : {
            quarter: text(live.quarter, 20),
            clock: text(live.timeRemaining, 20),
            possession: text(live.possession, 20),
            downAndDistance: text(live.downAndDistance, 40),
            ballOn: ballOn(live),
            lastPlay: text(live.lastPlay, 600),
          },
    kickoff: game.dateTime === null ? null : formatDateLong(game.dateTime, leagueClock),
    channel: text(game.channel),
    stadium: {
      name: text(game.stadiumName),
      city: text(game.stadiumCity),
      state: text(game.stadiumState),
      capacity: above0(game.stadiumCapacity),
      attendance: above0(game.attendance),
      surface: text(game.stadiumPlayingSurface),
      type: text(game.stadiumType),
      isNeutralSite: isNeutralSite(game),
    },
    weather: {
      description: text(game.forecastDescription),
      temperature: formatTemperature(game.forecastTempLow, game.forecastTempHigh),
      windMph: above0(game.forecastWindSpeed),
    },
    line: bettingLine(game),
    lastDrives: lastDrives(snapshot),
  };
  const rows = scoringSummary(snapshot);
  const scoring = rowsThatFit(rows.toReversed(), rest).toReversed();
  const omitted = rows.length - scoring.length;
  const note = omitted === 0 ? null : `The first ${omitted} scores are left out; get_all_plays has them.`;
  return { ...rest, scoring, omitted, note };
}

function gameTeam(snapshot: ToolSnapshot, which: "away" | "home"): GameTeam {
  const { game } = snapshot;
  const team = game[`${which}Team`];
  const { place, nick } = teamName(team, game.season);
  return {
    team,
    name: place === nick ? place : `${place} ${nick}`,
    score: game[`${which}Score`],
    quarters: [
      game[`${which}ScoreQuarter1`],
      game[`${which}ScoreQuarter2`],
      game[`${which}ScoreQuarter3`],
      game[`${which}ScoreQuarter4`],
      ...(game.isOvertime ? [game[`${which}ScoreOvertime`]] : []),
    ],
    timeoutsLeft: inPlay(game) !== null ? game[`${which}Timeouts`] : null,
    totals: teamTotals(team, snapshot),
  };
}

function ballOn({ yardLine, yardLineTerritory }: Live): string | null {
  if (yardLine === null || yardLine <= 0) return null;
  return yardLineTerritory === null ? String(yardLine) : `${clipped(yardLineTerritory, 20)} ${yardLine}`;
}

/** The spread is written for the home team: negative where it is favored. */
function bettingLine({ awayTeam, homeTeam, pointSpread, overUnder }: ToolSnapshot["game"]): GameInfo["line"] {
  const isEven = pointSpread === null || pointSpread === 0;
  return {
    favorite: isEven ? null : pointSpread < 0 ? homeTeam : awayTeam,
    favoredBy: isEven ? null : Math.abs(pointSpread),
    overUnder: overUnder === 0 ? null : overUnder,
  };
}
