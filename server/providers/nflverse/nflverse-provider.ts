import { compareLines } from "../../../domain/fold/compare-lines.ts";
import { withFiguresOfPlays } from "../../../domain/fold/folded-line.ts";
import type { GameFold } from "../../../domain/fold/fold-game.ts";
import { sourcePoints } from "../../../domain/fold/source-points.ts";
import { parseGameKey } from "../../../domain/game/game-key.ts";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { Play } from "../../../domain/game/play.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { ok } from "../../../domain/result.ts";
import { isInScope, type Provider, type ProviderResult, type SeasonScope } from "../provider.ts";
import { explainDifferences } from "./explain-differences.ts";
import type { FileSource } from "./file-source.ts";
import { endsGame, type ScheduledGame, withPlays } from "./map-game.ts";
import { failureResult, ProviderFailure } from "../provider-failure.ts";
import { readGames, type GameRows } from "./read-games.ts";
import { readReports } from "./read-reports.ts";
import { findFile, readLines, readPlayers, readSchedule } from "./read-season.ts";

interface NflverseOptions {
  source: FileSource;
  /** The clock; tests give their own. */
  now?: () => Date;
}

/** The free provider: finished games from nflverse's published files (CC-BY-4.0), read from a release host or a folder. */
export function nflverseProvider({ source, now = () => new Date() }: NflverseOptions): Provider {
  // A season is read in the order of schedule, people and reports: the last of them need not read the first again.
  let last: { season: number; schedule: Map<string, ScheduledGame> } | null = null;
  return {
    name: "nflverse",

    async schedule(scope, signal) {
      return answer(async () => {
        const games = await readSchedule(source, scope.season, signal);
        last = { season: scope.season, schedule: games };
        return [...games.values()].map(({ game }) => game).filter((game) => isInScope(game, scope));
      });
    },

    async players(season, signal) {
      return answer(async () => readPlayers(source, season, signal));
    },

    async reports(season, players, signal) {
      return answer(async () => {
        const schedule = last?.season === season ? last.schedule : await readSchedule(source, season, signal);
        last = null;
        return readReports(source, season, { schedule, players }, signal);
      });
    },

    async *games(scope, signal) {
      try {
        for await (const game of seasonGames(source, scope, ({ game }) => isInScope(game, scope), now, signal)) {
          yield ok(game);
        }
      } catch (error) {
        yield failureResult(error);
      }
    },

    async game(gameKey, signal) {
      return answer(async () => {
        const season = parseGameKey(gameKey)?.season;
        if (season === undefined) throw new ProviderFailure("not-found", `${gameKey} is not a game key`);
        for await (const game of seasonGames(source, { season }, ({ game }) => game.gameKey === gameKey, now, signal))
          return game;
        throw new ProviderFailure("not-found", `the schedule in ${source.place} has no game ${gameKey}`);
      });
    },
  };
}

async function answer<T>(work: () => Promise<T>): Promise<ProviderResult<T>> {
  try {
    return ok(await work());
  } catch (error) {
    return failureResult(error);
  }
}

/** The wanted games with plays in the file's order, then those without plays in the schedule's. */
async function* seasonGames(
  source: FileSource,
  { season }: SeasonScope,
  isWanted: (scheduled: ScheduledGame) => boolean,
  now: () => Date,
  signal: AbortSignal,
): AsyncGenerator<ProviderGame> {
  const schedule = await readSchedule(source, season, signal);
  const wanted = new Map([...schedule].filter(([, scheduled]) => isWanted(scheduled)));
  const isPlayed = [...wanted.values()].some(({ game }) => game.hasStarted);
  // A season that has not begun has neither file yet.
  if (isPlayed) {
    const lines = await readLines(source, season, schedule, signal);
    const names = displayNames(lines.values());
    const paths = await findFile(source, "plays", season, signal);
    for await (const rows of readGames(paths, new Set(wanted.keys()), names, signal)) {
      const scheduled = wanted.get(rows.gameId);
      if (scheduled === undefined) continue;
      wanted.delete(rows.gameId);
      yield wholeGame(scheduled, rows, lines.get(rows.gameId) ?? [], now);
    }
    for (const scheduled of wanted.values()) yield gameWithoutPlays(scheduled, lines.get(scheduled.gameId) ?? [], now);
    return;
  }
  for (const scheduled of wanted.values()) yield gameWithoutPlays(scheduled, [], now);
}

function displayNames(lines: Iterable<PlayerLine[]>): Map<string, string> {
  const names = new Map<string, string>();
  for (const ofGame of lines) for (const line of ofGame) names.set(line.playerId, line.playerName);
  return names;
}

function wholeGame(scheduled: ScheduledGame, rows: GameRows, official: PlayerLine[], now: () => Date): ProviderGame {
  const { game, fold } = withPlays(rows.describe(scheduled.game), rows.plays);
  refuseCutOff(scheduled, rows, fold);
  const playerGameStats = official.map((line) => withFiguresOfPlays(line, fold.lines.get(line.playerId)));
  const differences = official.length === 0 ? [] : compareLines(fold.lines, playerGameStats, sourcePoints);
  return {
    ...providerGame(scheduled, rows.plays, playerGameStats, now),
    game,
    differences: explainDifferences(differences, {
      plays: rows.plays,
      folded: fold.lines,
      official: new Map(playerGameStats.map((line) => [line.playerId, line])),
    }),
  };
}

/** A file that is cut off between two rows looks whole, except that its last game neither ends nor reaches its final score. */
function refuseCutOff({ game, gameId }: ScheduledGame, { plays, endOfFile }: GameRows, fold: GameFold): void {
  if (endOfFile === null || !game.hasStarted || plays.some(endsGame)) return;
  if (fold.awayScore === game.awayScore && fold.homeScore === game.homeScore) return;
  throw new ProviderFailure(
    "bad-shape",
    `${endOfFile} ends in the middle of ${gameId}, at ${fold.awayScore}-${fold.homeScore} of ${game.awayScore}-${game.homeScore}: it is cut off; fetch it again`,
  );
}

/** A game that is not played yet, or whose plays are not published yet. */
function gameWithoutPlays(scheduled: ScheduledGame, lines: PlayerLine[], now: () => Date): ProviderGame {
  return providerGame(scheduled, [], lines, now);
}

function providerGame(
  scheduled: ScheduledGame,
  allPlays: Play[],
  playerGameStats: PlayerLine[],
  now: () => Date,
): ProviderGame {
  return {
    game: scheduled.game,
    allPlays,
    playerProjections: [],
    playerGameStats,
    differences: [],
    provider: "nflverse",
    providerGameId: scheduled.gameId,
    asOf: now().toISOString(),
  };
}
