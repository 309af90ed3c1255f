import { NO_VERSION } from "../../../domain/fold/snapshot-before.ts";
import type { Game } from "../../../domain/game/game.ts";
import { isFinal } from "../../../domain/game/status.ts";
import type { Leader } from "../../../domain/page/leader.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { LineSource, PlayerLine } from "../../../domain/game/player-line.ts";
import { withPastGames } from "../../../domain/players/season-total.ts";
import { gameUsage } from "../../../domain/usage/player-usage.ts";
import type { Store } from "../../store/store.ts";
import type { KeptPast } from "./kept-past.ts";
import { linesBefore } from "./lines-before.ts";
import { byLetters } from "../../../domain/words/by-letters.ts";

/** More lines than a week has. */
const ALL_LINES = 5_000;

/**
 * A store as it was so many seconds ago, for readers who stay behind a television stream: games that are played are read from the
 * past that is kept of them, and what is added up over games is added up from it. Every method stands here by name: a new one must say
 * whether it waits.
 */
export function behindStore(store: Store, past: KeptPast, seconds: number): Store {
  const gameAt = (gameKey: string): Promise<GameSnapshot | null> => past.gameAt(gameKey, seconds);
  const shown = async (game: Game): Promise<Game> =>
    past.concerns(game) ? ((await gameAt(game.gameKey))?.game ?? game) : game;
  return {
    ...undelayed(store),
    gameSnapshot: gameAt,
    shownSnapshot: gameAt,
    async game(gameKey) {
      return (await gameAt(gameKey))?.game ?? null;
    },
    async weekGames(week) {
      const games = await store.weekGames(week);
      return Promise.all(
        games.map(async (one) => {
          const before = past.concerns(one.game) ? await gameAt(one.game.gameKey) : null;
          if (before === null) return one;
          const { game, provider, asOf, version } = before;
          return { game, provider, asOf, version };
        }),
      );
    },
    async weekVersion(week) {
      // The store's own number would tell that something has happened. Each game's goes up from state to state, and with it their sum.
      const games = await store.weekGames(week);
      const versions = await Promise.all(
        games.map(async ({ game, version }) =>
          past.concerns(game) ? ((await gameAt(game.gameKey))?.version ?? version) : version,
        ),
      );
      return versions.reduce((sum, version) => sum + version, NO_VERSION);
    },
    async weekLeaders(week, source, positions, limit) {
      const games = (await store.weekGames(week)).filter(({ game }) => past.concerns(game));
      if (games.length === 0) return store.weekLeaders(week, source, positions, limit);
      const keys = new Set(games.map(({ game }) => game.gameKey));
      const others = await store.weekLeaders(week, source, positions, ALL_LINES);
      const before = await Promise.all([...keys].map(gameAt));
      const own = before.flatMap((snapshot) => (snapshot === null ? [] : leadersOf(snapshot, source, positions)));
      return [...others.filter(({ gameKey }) => !keys.has(gameKey)), ...own].toSorted(byPoints).slice(0, limit);
    },
    async teamGames(season, teams) {
      return Promise.all((await store.teamGames(season, teams)).map(shown));
    },
    async playerLog(playerId, season) {
      const log = await store.playerLog(playerId, season);
      return Promise.all(
        log.map(async (entry) => {
          const before = past.concerns(entry.game) ? await gameAt(entry.game.gameKey) : null;
          if (before === null) return entry;
          const stats = before.playerGameStats.find((line) => line.playerId === playerId) ?? null;
          return { game: before.game, stats, projection: entry.projection };
        }),
      );
    },
    async playerPlays(playerId, season) {
      const games = await store.playerPlays(playerId, season);
      const before = await Promise.all(
        games.map(async (one) => {
          const game = await store.game(one.gameKey);
          if (game === null || !past.concerns(game)) return [one];
          const snapshot = await gameAt(one.gameKey);
          if (snapshot?.playerGameStats.some((line) => line.playerId === playerId) !== true) return [];
          const own = snapshot.allPlays.filter(({ credits }) => credits.some((credit) => credit.playerId === playerId));
          return [{ ...one, plays: own }];
        }),
      );
      return before.flat();
    },
    ...usageBehind(store, past, gameAt),
    async pastGames(season) {
      const games = await store.pastGames(season);
      return Promise.all(
        games.map(async (one) => {
          const before = past.concerns(one.game) ? await gameAt(one.game.gameKey) : null;
          if (before === null) return one;
          return { game: before.game, lines: before.playerGameStats, sacks: isFinal(before.game) ? one.sacks : null };
        }),
      );
    },
    seasonLines: async (season, seasonType) => linesBefore(await store.seasonLines(season, seasonType), past, seconds),
    gameLines: async (gameKeys) => linesBefore(await store.gameLines(gameKeys), past, seconds),
    async seasonTotals(season, seasonType) {
      const totals = await store.seasonTotals(season, seasonType);
      const changes = await Promise.all(
        past.gameKeys().map(async (gameKey) => {
          const [now, before] = await Promise.all([store.gameSnapshot(gameKey), gameAt(gameKey)]);
          const isMeant = now?.game.season === season && now.game.seasonType === seasonType;
          return !isMeant || now.version === before?.version
            ? []
            : [{ now: now.playerGameStats, before: before?.playerGameStats ?? [] }];
        }),
      );
      return withPastGames(totals, changes.flat());
    },
  };
}

/** Writes, and reads that do not say how a game that is played stands: the store's own. */
function undelayed(store: Store) {
  return {
    putGames: store.putGames,
    putPlayers: store.putPlayers,
    putStory: store.putStory,
    setStoryPublished: store.setStoryPublished,
    removeStory: store.removeStory,
    story: store.story,
    storyQueue: store.storyQueue,
    seasonBefore: store.seasonBefore,
    seasonBeforeVersion: store.seasonBeforeVersion,
    addStoryNote: store.addStoryNote,
    storyNotes: store.storyNotes,
    addModelUse: store.addModelUse,
    reserveTokens: store.reserveTokens,
    modelUse: store.modelUse,
    addChatCount: store.addChatCount,
    chatCount: store.chatCount,
    removeProvider: store.removeProvider,
    removeGames: store.removeGames,
    takeLease: store.takeLease,
    releaseLease: store.releaseLease,
    addCalls: store.addCalls,
    calls: store.calls,
    putReadTimes: store.putReadTimes,
    readTimes: store.readTimes,
    addIngestNotes: store.addIngestNotes,
    ingestNotes: store.ingestNotes,
    isEmpty: store.isEmpty,
    providers: store.providers,
    weeks: store.weeks,
    gameKeys: store.gameKeys,
    gameNames: store.gameNames,
    scrambledGames: store.scrambledGames,
    player: store.player,
    playerByAlias: store.playerByAlias,
    playersWithAlias: store.playersWithAlias,
    playerSeasons: store.playerSeasons,
    people: store.people,
    latestChange: store.latestChange,
    changesSince: store.changesSince,
    onChange: store.onChange,
    ping: store.ping,
    close: store.close,
  } satisfies Partial<Store>;
}

/** How players were used, as far as a reader who is behind has seen it. */
function usageBehind(
  store: Store,
  past: KeptPast,
  gameAt: Store["gameSnapshot"],
): Pick<Store, "seasonUsage" | "weekUses"> {
  return {
    async seasonUsage(playerId, season) {
      const { usage, snaps, injuries } = await store.seasonUsage(playerId, season);
      const before = await Promise.all(
        usage.map(async (one) => {
          const game = await store.game(one.gameKey);
          if (game === null || !past.concerns(game)) return [one];
          const plays = (await gameAt(one.gameKey))?.allPlays ?? [];
          const own = gameUsage(plays).filter((each) => each.playerId === playerId);
          return own.map((each) => ({ ...each, gameKey: one.gameKey }));
        }),
      );
      return { usage: before.flat(), snaps, injuries };
    },
    async weekUses(season, seasonType, fromWeek) {
      // Of games that are over: one that has just ended is not over yet for who is behind.
      const kept = new Set(past.gameKeys());
      return (await store.weekUses(season, seasonType, fromWeek)).filter(({ gameKey }) => !kept.has(gameKey));
    },
  };
}

/** The lines of a game that may lead, as the store's own query has them. */
function leadersOf(
  { game, playerGameStats, playerProjections }: GameSnapshot,
  source: LineSource,
  positions: readonly string[],
): Leader[] {
  const lines: PlayerLine[] = source === "stats" ? playerGameStats : playerProjections;
  return lines
    .filter(({ position, fantasyPointsPPR }) => positions.includes(position) && (fantasyPointsPPR ?? 0) > 0)
    .map((line) => ({
      line,
      gameKey: game.gameKey,
      opponent: line.team === game.homeTeam ? game.awayTeam : game.homeTeam,
    }));
}

/** Most PPR points first, then by name, as the store has them. */
function byPoints({ line: a }: Leader, { line: b }: Leader): number {
  return (
    (b.fantasyPointsPPR ?? 0) - (a.fantasyPointsPPR ?? 0) ||
    byLetters(a.playerName, b.playerName) ||
    byLetters(a.playerId, b.playerId)
  );
}
