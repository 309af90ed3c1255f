import { join, resolve } from "node:path";
import type { Environment } from "../../server/env/environment.ts";
import type { FileSource } from "../../server/providers/nflverse/file-source.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { nflverseProvider } from "../../server/providers/nflverse/nflverse-provider.ts";
import { releaseSource } from "../../server/providers/nflverse/release-source.ts";
import { readLines, readRoster, readSchedule } from "../../server/providers/nflverse/read-season.ts";
import { playerScore } from "../../domain/names/player-score.ts";
import type { Player } from "../../domain/game/player.ts";
import type { PastGame } from "../../domain/projections/past-game.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { CommandProblem } from "../command/command-problem.ts";
import { playFiles } from "./read-snaps.ts";

/** Where an evaluation finds its seasons: a folder, or nflverse's releases with their copies on disk. */
export interface SeasonFiles {
  /** Paths of the play-by-play of some seasons; other seasons may be in them too. */
  plays(seasons: readonly number[], signal: AbortSignal): Promise<string[]>;
  /** The play-by-play of one whole season as published; null where there is only an extract. */
  wholeSeason(season: number, signal: AbortSignal): Promise<string[] | null>;
  /** The games of a season as an import has them. */
  games(season: number, signal: AbortSignal): AsyncGenerator<ProviderGame>;
  /** The finished games of a season with their official lines alone, for what earlier games say; none where they are not there. */
  pastGames(season: number, signal: AbortSignal): Promise<PastGame[]>;
  /** Everybody on a roster of the season, as it knew them. */
  roster(season: number, signal: AbortSignal): Promise<Player[]>;
  /** The ranking score of a season's players (see `player-score.ts`); nobody's where the statistics are not there. */
  scores(season: number, signal: AbortSignal): Promise<Map<string, number>>;
}

/** The files of `--from`, or of the network without it. */
export function openSeasonFiles(environment: Environment, folder: string | undefined): SeasonFiles {
  // npm starts a command in the project's folder; the path is meant from where the person stands.
  const place = folder === undefined ? null : resolve(process.env.INIT_CWD ?? ".", folder);
  const source: FileSource =
    place === null
      ? releaseSource({ url: environment.NFLVERSE_URL, cacheDir: join(environment.DATA_DIR, "cache", "nflverse") })
      : folderSource(place);
  return {
    async plays(seasons, signal) {
      if (place !== null) return playFiles(place, (season) => seasons.includes(season));
      const paths = await Promise.all(seasons.map((season) => source.find("plays", season, signal)));
      return paths.flat();
    },
    async wholeSeason(season, signal) {
      const paths = await source.find("plays", season, signal);
      return paths.length === 0 ? null : paths;
    },
    async *games(season, signal) {
      for await (const result of nflverseProvider({ source }).games({ season }, signal)) {
        if (!result.ok) throw new CommandProblem(`The games of ${season} cannot be read: ${result.error.message}`);
        yield result.value;
      }
    },
    async pastGames(season, signal) {
      if ((await source.find("stats", season, signal)).length === 0) return [];
      const schedule = await readSchedule(source, season, signal);
      const lines = await readLines(source, season, schedule, signal);
      return [...schedule].map(([id, { game }]) => ({ game, lines: lines.get(id) ?? [], sacks: null }));
    },
    async roster(season, signal) {
      return readRoster(source, season, signal);
    },
    async scores(season, signal) {
      const scores = new Map<string, number>();
      if ((await source.find("stats", season, signal)).length === 0) return scores;
      const lines = await readLines(source, season, await readSchedule(source, season, signal), signal);
      for (const line of [...lines.values()].flat())
        scores.set(line.playerId, (scores.get(line.playerId) ?? 0) + playerScore(line));
      return scores;
    },
  };
}
