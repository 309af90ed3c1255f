import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProviderGame } from "../../domain/game-snapshot.ts";
import { TEAMS } from "../../domain/team.ts";
import { type FeedFault, sendWithFault } from "./sportsdataio-faults.ts";
import { FeedGame } from "./sportsdataio-game.ts";
import { easternText, FeedNumbers } from "./sportsdataio-numbers.ts";

export interface FeedOptions {
  /** The key that is let in. */
  key: string;
  /** Finished games; of each one as much is shown as the clock says. */
  games: readonly ProviderGame[];
  now: () => Date;
}

export interface SportsdataioFeed {
  /** To use as `SPORTSDATAIO_URL`. */
  url: string;
  /** The games, by key. */
  games: ReadonlyMap<string, FeedGame>;
  numbers: FeedNumbers;
  /** Paths of the requests so far, with what follows a question mark. */
  seen: string[];
  /**
   * Misbehaves on the next `times` requests to a feed, by its name (`PlayByPlay`) or `*` for all; `Infinity` lasts until
   * `behave`.
   */
  misbehave(feed: string, fault: FeedFault, times?: number): void;
  behave(): void;
  /** Serves exactly this at a path below `/v3/nfl/`, whatever the games say. */
  pin(path: string, data: unknown): void;
  close(): Promise<void>;
}

const PREFIX = "/v3/nfl/";
const PARTS = new Map([
  ["REG", 1],
  ["PRE", 2],
  ["POST", 3],
  ["STAR", 5],
]);

/**
 * SportsDataIO on loopback: its paths, its shapes and its habits (no zones, byes in the schedule, quarters to come at 0),
 * playing finished games on a clock. It does not prove what the real one does under load, how late it is, or how it
 * corrects.
 */
export async function startSportsdataioFeed({ key, games, now }: FeedOptions): Promise<SportsdataioFeed> {
  const numbers = new FeedNumbers();
  const feedGames = new Map(
    games.map((game, index) => [game.game.gameKey, new FeedGame(game, { scoreId: 19_001 + index, numbers, now })]),
  );
  const faults: { feed: string; fault: FeedFault; left: number }[] = [];
  const pinned = new Map<string, unknown>();
  const seen: string[] = [];

  const server = createServer((request, response) => {
    seen.push(request.url ?? "");
    const path = new URL(request.url ?? "/", "http://feed").pathname;
    void respond(path, request, response);
  });

  async function respond(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rest = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : "";
    const [product = "", format = "", feed = "", ...values] = rest.split("/");
    const fault = faults.find((one) => one.left > 0 && (one.feed === feed || one.feed === "*"));
    if (fault !== undefined) fault.left -= 1;
    if (request.headers["ocp-apim-subscription-key"] !== key) {
      await sendWithFault(response, null, { kind: "status", status: 401 });
      return;
    }
    const answer = pinned.has(rest) ? pinned.get(rest) : format === "json" ? answers(product, feed, values) : undefined;
    if (answer === undefined && fault === undefined)
      await sendWithFault(response, null, { kind: "status", status: 404 });
    else await sendWithFault(response, answer ?? null, fault?.fault);
  }

  function answers(product: string, feed: string, values: readonly string[]): unknown {
    const answer = FEEDS[`${product}/${feed}`];
    return answer?.([...feedGames.values()], values, now());
  }

  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    games: feedGames,
    numbers,
    seen,
    misbehave(feed, fault, times = 1) {
      faults.push({ feed, fault, left: times });
    },
    behave() {
      faults.length = 0;
    },
    pin(path, data) {
      pinned.set(path, data);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

type Answer = (games: FeedGame[], values: readonly string[], now: Date) => unknown;

/** What each feed answers; a feed that is not here is a 404. */
const FEEDS: Readonly<Record<string, Answer>> = {
  "scores/AreAnyGamesInProgress": (games) => games.some(({ isLive }) => isLive),
  "scores/Timeframes": (games, [which], now) => timeframes(games, which ?? "current", now),
  "scores/Teams": () =>
    TEAMS.map(({ code, id, place, nick, conference, division }) => ({
      Key: code,
      TeamID: id,
      City: place,
      Name: nick,
      Conference: conference,
      Division: division,
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

/** Weeks that have games, from the day before the first kick-off to the day after the last. */
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
