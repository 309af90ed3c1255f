import { gameChances } from "../../domain/chance/game-chances.ts";
import { KEY_SHARE, keyPlays } from "../../domain/shape/key-plays.ts";
import { readRows } from "../../server/providers/nflverse/read-csv.ts";
import { CommandProblem } from "../command/command-problem.ts";
import type { SeasonFiles } from "./season-files.ts";

/** Of each game this many of nflverse's largest swings are looked for. */
const LARGEST = 10;
const COLUMNS = ["game_id", "play_id", "desc", "vegas_wpa", "wpa"] as const;

interface Swing {
  playId: string;
  /** Absolute, by the model that knows the line and by the one that does not. */
  vegas: number;
  plain: number;
}

/** How many of nflverse's largest swings of each game of some seasons are among its key plays, and how many plays those are. */
export async function evaluateKeyPlays(
  files: SeasonFiles,
  seasons: readonly number[],
  signal: AbortSignal,
): Promise<string[]> {
  const lines: string[] = [];
  for (const season of seasons) lines.push(...(await evaluateSeason(files, season, signal)));
  return lines;
}

async function evaluateSeason(files: SeasonFiles, season: number, signal: AbortSignal): Promise<string[]> {
  const paths = await files.wholeSeason(season, signal);
  if (paths === null)
    throw new CommandProblem(
      `The whole play-by-play of ${season} was not found. Use --from with a folder that holds it.`,
    );
  const swings = await readSwings(paths, signal);
  let games = 0;
  let rows = 0;
  let key = 0;
  let most = 0;
  const ours: number[] = [];
  const plain: number[] = [];
  for await (const { game, allPlays, providerGameId } of files.games(season, signal)) {
    const own = swings.get(providerGameId);
    if (own === undefined || allPlays.length === 0) continue;
    const chosen = keyPlays(game, allPlays, gameChances(game, allPlays));
    games += 1;
    rows += allPlays.length;
    key += chosen.length;
    most = Math.max(most, chosen.length / allPlays.length);
    const largest = new Set(bySize(own, ({ vegas }) => vegas).slice(0, LARGEST));
    const ids = new Set(chosen.map(({ playId }) => playId));
    ours.push([...largest].filter(({ playId }) => ids.has(playId)).length);
    const count = Math.floor(allPlays.length * KEY_SHARE);
    const others = bySize(own, ({ plain }) => plain).slice(0, count);
    plain.push(others.filter((one) => largest.has(one)).length);
  }
  return [
    `${season}: ${games} games, ${rows} rows, ${key} of them key (${percent(key / rows)}; at most ${percent(most)} in a game)`,
    `the ${LARGEST} largest swings of vegas_wpa within KEY: all in ${percent(share(ours, LARGEST))} of games, all but one in ${percent(share(ours, LARGEST - 1))}, ${mean(ours).toFixed(2)} of ${LARGEST} on average`,
    `the same for as many rows by nflverse's own wpa, the model without the line: all in ${percent(share(plain, LARGEST))} of games, ${mean(plain).toFixed(2)} on average`,
  ];
}

async function readSwings(paths: readonly string[], signal: AbortSignal): Promise<Map<string, Swing[]>> {
  const swings = new Map<string, Swing[]>();
  for (const path of paths) {
    for await (const block of readRows(path, { required: COLUMNS }, signal)) {
      for (const row of block) {
        if (row.text("desc") === "GAME") continue;
        const gameId = row.ownText("game_id") ?? "";
        const own = swings.get(gameId) ?? [];
        own.push({
          playId: row.ownText("play_id") ?? "",
          vegas: Math.abs(row.count("vegas_wpa")),
          plain: Math.abs(row.count("wpa")),
        });
        swings.set(gameId, own);
      }
    }
  }
  return swings;
}

function bySize(swings: readonly Swing[], size: (swing: Swing) => number): Swing[] {
  return swings.toSorted((one, other) => size(other) - size(one));
}

function share(counts: readonly number[], least: number): number {
  return counts.filter((count) => count >= least).length / counts.length;
}

function mean(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
