import { divisionOf } from "../../domain/game/division.ts";
import { TEAMS } from "../../domain/game/team.ts";
import { teamId } from "../../domain/game/team-id.ts";
import type { FeedGame } from "./sportsdataio-game.ts";
import { easternText } from "./sportsdataio-numbers.ts";

const PARTS = new Map([
  ["REG", 1],
  ["PRE", 2],
  ["POST", 3],
  ["STAR", 5],
]);

type Answer = (games: FeedGame[], values: readonly string[], now: Date) => unknown;

/** What each feed answers, by product and name; a feed that is not here is a 404. */
export const FEED_ANSWERS: Readonly<Record<string, Answer>> = {
  "scores/AreAnyGamesInProgress": (games) => games.some(({ isLive }) => isLive),
  "scores/Timeframes": (games, [which], now) => timeframes(games, which ?? "current", now),
  "scores/Teams": () =>
    TEAMS.map(({ code, place, nick }) => ({
      Key: code,
      TeamID: teamId(code),
      City: place,
      Name: nick,
      Conference: divisionOf(code)?.conference,
      Division: divisionOf(code)?.division,
      FullName: `${place} ${nick}`,
    })),
  "scores/Stadiums": (games) => [...new Map(games.map((game) => [game.whole.game.homeTeam, game.stadium()])).values()],
  "scores/Players": (games) => [
    ...new Map(games.flatMap((game) => game.players()).map((player) => [player.PlayerID, player])).values(),
  ],
  "scores/Schedules": (games, [season]) => {
    const found = inSeason(games, season).map((game) => game.slot());
    const [first] = found;
    return first === undefined ? [] : [...found, bye(first)];
  },
  "scores/Scores": (games, [season]) => inSeason(games, season).map((game) => game.score()),
  "scores/ScoresByWeek": (games, [season, week]) => inWeek(games, season, week).map((game) => game.score()),
  "stats/PlayerGameStatsByWeek": (games, [season, week]) =>
    inWeek(games, season, week).flatMap((game) => game.playerGames()),
  "stats/BoxScoreV3": (games, [season, week, home]) => atHome(games, season, week, home)?.boxScore() ?? null,
  "stats/BoxScoresDeltaV3": (games, [season, week]) => inWeek(games, season, week).map((game) => game.boxScore()),
  "projections/PlayerGameProjectionStatsByWeek": (games, [season, week]) =>
    inWeek(games, season, week).flatMap((game) => game.projections()),
  "pbp/PlayByPlay": (games, [season, week, home]) =>
    (week === undefined
      ? games.find(({ scoreId }) => scoreId === Number(season))
      : atHome(games, season, week, home)
    )?.playByPlay() ?? null,
  "pbp/PlayByPlayDelta": (games, [season, week, minutes]) =>
    inWeek(games, season, week).map((game) => game.playByPlay(Number(minutes) * 60_000)),
};

function inSeason(games: FeedGame[], season = ""): FeedGame[] {
  const seasonType = PARTS.get(season.slice(4)) ?? 1;
  return games.filter(
    ({ whole: { game } }) => game.season === Number(season.slice(0, 4)) && game.seasonType === seasonType,
  );
}

function inWeek(games: FeedGame[], season: string | undefined, week: string | undefined): FeedGame[] {
  return inSeason(games, season).filter(({ whole: { game } }) => game.week === Number(week));
}

function atHome(games: FeedGame[], season?: string, week?: string, home?: string): FeedGame | undefined {
  return inWeek(games, season, week).find(({ whole: { game } }) => game.homeTeam === home);
}

/** A row that is no game: the schedule has one for every team's week off. */
function bye<T extends { GameKey: string }>(slot: T) {
  const nothing = { GameKey: null, Date: null, DateTime: null, DateTimeUTC: null, Status: null, ScoreID: 0 };
  return { ...slot, ...nothing, AwayTeam: "BYE", StadiumDetails: null };
}

const DAY_MS = 86_400_000;

/** Weeks that have games, from the day before the first kickoff to the day after the last. */
function timeframes(games: FeedGame[], which: string, now: Date): unknown[] {
  const weeks = Map.groupBy(games, ({ whole: { game } }) => `${game.season} ${game.seasonType} ${game.week}`);
  const frames = [...weeks.values()].map((ofWeek) => {
    const [first] = ofWeek;
    const { season = 0, seasonType = 1, week = 1 } = first?.whole.game ?? {};
    const starts = Math.min(...ofWeek.map(({ kickoff }) => kickoff));
    const ends = Math.max(...ofWeek.map(({ end }) => end));
    return { season, seasonType, week, starts, ends };
  });
  return frames
    .filter(({ starts, ends }) => {
      const isPast = ends + DAY_MS < now.getTime();
      const isToCome = starts - DAY_MS > now.getTime();
      if (which === "completed") return isPast;
      if (which === "upcoming") return isToCome;
      return which === "all" || which === "recent" || (!isPast && !isToCome);
    })
    .map(({ season, seasonType, week, starts, ends }) => ({
      SeasonType: seasonType,
      Season: season,
      Week: week,
      Name: `Week ${week}`,
      ShortName: `Week ${week}`,
      StartDate: easternText(starts - DAY_MS),
      EndDate: easternText(ends + DAY_MS),
      FirstGameStart: easternText(starts),
      FirstGameEnd: easternText(starts + 3 * 3_600_000),
      LastGameEnd: easternText(ends),
      HasGames: true,
      HasStarted: now.getTime() >= starts - DAY_MS,
      HasEnded: now.getTime() > ends + DAY_MS,
      HasFirstGameStarted: now.getTime() >= starts,
      HasFirstGameEnded: now.getTime() >= starts + 3 * 3_600_000,
      HasLastGameEnded: now.getTime() >= ends,
      ApiSeason: `${season}${[...PARTS].find(([, type]) => type === seasonType)?.[0] ?? "REG"}`,
      ApiWeek: String(week),
    }));
}
