import type { RouterContextProvider } from "react-router";

import { utcDay } from "../clock/utc-day.ts";
import { isDone } from "../../domain/game/game-state.ts";
import type { Game } from "../../domain/game/game.ts";
import type { Player } from "../../domain/game/player.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { hidesScoresContext, servicesContext } from "../context.server.ts";
import { withCountedPoints } from "../../domain/page/counted-points.ts";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import { judgedLog } from "../../domain/projections/judged-log.ts";
import type { MyLog } from "../../domain/players/my-log.ts";
import type { PlayerRanks } from "../../domain/players/player-ranks.ts";
import type { PlayerLogEntry } from "../../domain/players/player-log-entry.ts";
import type { JudgedPoints } from "../../domain/projections/judged-points.ts";
import { type CountedLog, countedLog, hasCountedLog } from "../../domain/scoring/counted-log.ts";
import type { NextGame } from "../../domain/projections/next-game.ts";
import { positionThen } from "../../domain/players/position-then.ts";
import { playerSeason, type SeasonPart } from "../../domain/players/player-season.ts";
import { seasonSums } from "../../domain/players/season-sums.ts";
import { reportWords, type ShownReport } from "../../domain/usage/report-words.ts";
import type { SeasonUsage } from "../../domain/usage/season-usage.ts";
import { type UsageLog, usageLog } from "../../domain/usage/usage-log.ts";
import { type UsageTotals, usageTotals } from "../../domain/usage/usage-totals.ts";
import type { Store } from "../store/store.ts";
import { teamDefense } from "../../domain/players/team-defense.ts";
import { defenseSeason } from "./defense-season.server.ts";
import { judgedCounted } from "./judged-counted.server.ts";
import { keptPlayers } from "./kept-players.server.ts";
import { explainedGames } from "./explained-games.server.ts";
import { myLog } from "./my-log.server.ts";
import { nextGame } from "./next-game.server.ts";
import { playerRanks } from "./player-ranks.server.ts";
import { shownScoring } from "./shown-scoring.server.ts";
import { seasonNotShown } from "../../domain/page/season-not-shown.ts";
import { hasScrambled } from "./has-scrambled.server.ts";

export interface PlayerPageData {
  /** With the position of the season shown. */
  player: Player;
  /** Seasons with a line of his, newest first. */
  seasons: number[];
  /** The season shown; null without any line. */
  season: number | null;
  /** What the address asks for and is not there, in words; null where all of it is. */
  notShown: string | null;
  /** This browser hides scores, and with them what he did. */
  hidesScores: boolean;
  /** The season shown, in playing order; empty without any line, and where scores are hidden. */
  parts: SeasonPart[];
  /** His points under the reader's own rules; null without any. */
  my: MyLog | null;
  /** Of a kicker or a defender: the same season in the figures that his plays count. Null of anybody else, and where no plays are known. */
  counted: CountedLog | null;
  /** The keys of games whose plays explain the points of his line; empty where `counted` is there: those cells have links of their own. */
  explained: string[];
  /** What was expected in each game of the season, and whether it came, by game key. */
  judged: Record<string, JudgedPoints>;
  /** Where he stands among those of his position; null where nobody is compared, and where scores are hidden. */
  ranks: PlayerRanks | null;
  /** The next game; null where none is to come, in an older season, and where scores are hidden. */
  next: NextGame | null;
  /** The same season in how he was used; null where nothing is known of it. */
  usage: UsageLog | null;
  /** The newest report on him before a game of the season; null where the source has none. */
  injury: ShownReport | null;
  /** ISO date, for ages. The day alone: a page with the time in it would be another page every minute. */
  today: string;
  sources: ProviderName[];
  /** The figures of some of the games shown are altered on purpose: see `is-scrambled.ts`. */
  isScrambled: boolean;
  /** The reader has starred him. */
  isStarred: boolean;
  baseUrl: string | null;
}

/** What an id in the address leads to: the player's page, his page under our own id, or nobody. */
export type PlayerPageResult =
  | { kind: "page"; page: PlayerPageData }
  | { kind: "elsewhere"; playerId: string }
  | { kind: "unknown" };

/** The page of the player with this id, or of the one another source calls by it. */
export async function loadPlayerPage(
  context: Readonly<RouterContextProvider>,
  id: string,
  params: URLSearchParams,
): Promise<PlayerPageResult> {
  const { store, baseUrl, now } = context.get(servicesContext);
  const defense = teamDefense(id.toUpperCase());
  if (defense !== null) {
    return defense.playerId === id
      ? { kind: "page", page: await loadDefensePage(context, defense, params) }
      : { kind: "elsewhere", playerId: defense.playerId };
  }
  const listed = await store.player(id);
  if (listed === null) {
    const other = await store.playerByAlias(id);
    return other === null ? { kind: "unknown" } : { kind: "elsewhere", playerId: other.playerId };
  }
  const [seasons, sources] = await Promise.all([store.playerSeasons(id), store.providers()]);
  const asked = Number(params.get("season"));
  const season = seasons.find((known) => known === asked) ?? seasons[0] ?? null;
  const hidesScores = context.get(hidesScoresContext);
  const scoring = shownScoring(context, params, `/players/${encodeURIComponent(id)}`);
  const { log, player, ...shown } = await loadSeason(store, listed, hidesScores ? null : season, sources);
  const my =
    scoring === null || season === null || log.length === 0 ? null : await myLog(store, id, { log, season }, scoring);
  const isRanked = season !== null && log.length > 0;
  return {
    kind: "page",
    page: {
      player,
      seasons,
      season,
      notShown: seasonNotShown(params, season),
      hidesScores,
      ...shown,
      ranks: isRanked ? await playerRanks(store, player, { season, shown: scoring, played: played(log) }) : null,
      next: hidesScores || season !== (seasons[0] ?? null) ? null : await nextGame(store, player, season),
      my,
      explained: shown.counted === null ? await explainedGames(store, id, log) : [],
      today: utcDay(now()),
      sources,
      isStarred: keptPlayers(context).starred.includes(id),
      baseUrl,
    },
  };
}

function played(log: readonly PlayerLogEntry[]): string[] {
  return log.flatMap(({ game, stats }) => (stats === null ? [] : [game.gameKey]));
}

/** The page of a team's defense: its season in the figures that plays count. */
async function loadDefensePage(
  context: Readonly<RouterContextProvider>,
  defense: Player,
  params: URLSearchParams,
): Promise<PlayerPageData> {
  const { store, baseUrl, now } = context.get(servicesContext);
  const hidesScores = context.get(hidesScoresContext);
  const scoring = shownScoring(context, params, `/players/${defense.playerId}`);
  const [sources, found] = await Promise.all([
    store.providers(),
    defenseSeason(store, defense, Number(params.get("season"))),
  ]);
  const { seasons, season } = found;
  const { log, parts, counted } = hidesScores ? { log: [], parts: [], counted: null } : found;
  const isRanked = season !== null && log.length > 0;
  return {
    player: defense,
    seasons,
    season,
    notShown: seasonNotShown(params, season),
    hidesScores,
    parts,
    counted,
    judged:
      counted === null
        ? {}
        : await judgedCounted(
            store,
            defense.playerId,
            counted,
            log.map(({ game }) => game),
          ),
    ranks: isRanked ? await playerRanks(store, defense, { season, shown: scoring, played: played(log) }) : null,
    next: hidesScores || season !== (seasons[0] ?? null) ? null : await nextGame(store, defense, season),
    usage: null,
    injury: null,
    explained: [],
    my:
      scoring === null || season === null || log.length === 0
        ? null
        : await myLog(store, defense.playerId, { log, season }, scoring),
    today: utcDay(now()),
    sources,
    isScrambled: await hasScrambled(store, sources, log),
    isStarred: keptPlayers(context).starred.includes(defense.playerId),
    baseUrl,
  };
}

async function loadSeason(
  store: Store,
  listed: Player,
  season: number | null,
  sources: ProviderName[],
): Promise<
  Pick<PlayerPageData, "player" | "parts" | "counted" | "judged" | "usage" | "injury" | "isScrambled"> & {
    log: PlayerLogEntry[];
  }
> {
  if (season === null)
    return {
      player: listed,
      parts: [],
      counted: null,
      judged: {},
      usage: null,
      injury: null,
      isScrambled: false,
      log: [],
    };
  const { playerId } = listed;
  const [log, weeks, used] = await Promise.all([
    store.playerLog(playerId, season),
    store.weeks(),
    store.seasonUsage(playerId, season),
  ]);
  const newest = log.findLast(({ stats }) => stats !== null)?.stats;
  const player = { ...listed, position: positionThen(listed.position, newest?.position) };
  const shown = (line: PlayerLine | null): PlayerLine | null => (line === null ? null : withCountedPoints(line));
  const entries = log.map(({ game, stats, projection }) => ({
    game,
    stats: shown(stats),
    projection: shown(projection),
  }));
  const teams = new Set(log.flatMap(({ stats, projection }) => (stats ?? projection)?.team ?? []));
  const played = hasCountedLog(player) ? await store.playerPlays(playerId, season) : [];
  const games = await store.teamGames(season, [...teams]);
  const parts = playerSeason(
    entries,
    games,
    weeks.filter((week) => week.season === season),
  );
  const counted = played.length === 0 ? null : countedLog(player, played);
  return {
    player,
    parts,
    usage: usageLog(
      player.position,
      totalsByGame(entries, used),
      seasonSums(parts, player.position).filter(({ isAverage }) => !isAverage),
    ),
    injury: newestReport(used, games, entries),
    counted,
    judged:
      counted === null
        ? judgedLog(entries)
        : await judgedCounted(
            store,
            playerId,
            counted,
            entries.map(({ game }) => game),
          ),
    isScrambled: await hasScrambled(store, sources, log),
    log,
  };
}

/** Of a game without a chance of his, the line's own figures, which are zeros. */
function totalsByGame(entries: readonly PlayerLogEntry[], { usage, snaps }: SeasonUsage): Map<string, UsageTotals> {
  const usageOf = new Map(usage.map((one) => [one.gameKey, one]));
  const snapsOf = new Map(snaps.map((one) => [one.gameKey, one]));
  return new Map(
    entries.flatMap(({ game: { gameKey }, stats }) => {
      if (stats === null) return [];
      const own = usageOf.get(gameKey) ?? null;
      return [[gameKey, usageTotals(own, snapsOf.get(gameKey) ?? null, stats.fantasyPointsPPR)] as const];
    }),
  );
}

/**
 * Reports are made in the order of the games that they are about. What a report left open is of no use once its game is over, nor is any
 * report once he has played in a later game.
 */
function newestReport(
  { injuries }: SeasonUsage,
  games: readonly Game[],
  entries: readonly PlayerLogEntry[],
): ShownReport | null {
  const reported = games.flatMap((game) => injuries.find(({ gameKey }) => gameKey === game.gameKey) ?? []);
  const newest = reported.at(-1);
  const game = games.find(({ gameKey }) => gameKey === newest?.gameKey);
  if (newest === undefined || game === undefined) return null;
  if (newest.status === null && isDone(game)) return null;
  const later = new Set(games.slice(games.indexOf(game) + 1).map(({ gameKey }) => gameKey));
  if (entries.some((entry) => entry.stats !== null && later.has(entry.game.gameKey))) return null;
  const { gameKey, awayTeam, homeTeam, seasonType, week, isNeutralSite } = game;
  return {
    words: reportWords(newest),
    game: { gameKey, awayTeam, homeTeam, seasonType, week, isNeutralSite },
    reportedAt: newest.reportedAt,
    provider: newest.provider,
  };
}
