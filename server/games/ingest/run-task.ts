import { ok } from "../../../domain/result.ts";
import type { ProviderError, ProviderResult } from "../../providers/provider.ts";
import type { Failures } from "./ingest-failures.ts";
import type { Asked, Reporter } from "./ingest-reporter.ts";
import type { IngestServices } from "./ingest-services.ts";
import { BACKLOG, gameReadName, type IngestTask, taskName, triedName } from "../plan/ingest-task.ts";
import { type GamesReport, readGame, readGames } from "./read-games.ts";
import { readLive } from "./read-live.ts";
import { readSeason } from "./read-season.ts";
import { readProjections, readWeek } from "./read-week.ts";
import type { StoredFetch } from "./store-fetched-games.ts";

export interface TaskServices extends IngestServices {
  failures: Failures;
  reporter: Reporter;
  /** Called with whether the provider's figures are altered on purpose, by every fetch that shows it. */
  onScrambled(isScrambled: boolean): Promise<void>;
}

/** Does one task and tells what came of it. Rejects with the signal's reason when it is aborted. */
export async function runTask(
  services: TaskServices,
  task: IngestTask,
  signal: AbortSignal,
  why: "planned" | "asked for" = "planned",
): Promise<ProviderResult<StoredFetch[]>> {
  const { reporter, readTimes, now } = services;
  const start = performance.now();
  const asked = (name: string, gameKey: string | null): Asked => ({
    name,
    gameKey,
    milliseconds: Math.round(performance.now() - start),
    isRound: task.kind === "live" || (task.kind === "game" && why === "planned"),
  });
  const name = taskName(task);
  let hasFailed = false;
  const result = await read(services, task, signal, {
    failed: async (gameKey, error) => {
      hasFailed = true;
      await reporter.failed(asked(gameReadName(gameKey), gameKey), error);
    },
    answered: (gameKey) => reporter.answered(asked(gameReadName(gameKey), gameKey)),
  });
  signal.throwIfAborted();
  const about = asked(name, task.kind === "game" ? task.gameKey : null);
  if (!result.ok) {
    await reporter.failed(about, result.error);
    return result;
  }
  if (task.kind === "season" || task.kind === "week" || task.kind === "projections") await readTimes.put([name], now());
  // A game that was refused stands for the provider: what has stopped everything is not over.
  if (!hasFailed) await reporter.answered(about);
  await reporter.brought(about, result.value);
  const shown = result.value.findLast(({ isScrambled }) => isScrambled !== null)?.isScrambled ?? null;
  if (shown !== null) await services.onScrambled(shown);
  return result;
}

/** Called with single games that a task polls besides, or one by one. */
interface GameWatch {
  failed(gameKey: string, error: ProviderError): Promise<void>;
  answered(gameKey: string): Promise<void>;
}

async function read(
  services: TaskServices,
  task: IngestTask,
  signal: AbortSignal,
  watch: GameWatch,
): Promise<ProviderResult<StoredFetch[]>> {
  switch (task.kind) {
    case "season": {
      const season = await readSeason(services, signal);
      if (!season.ok) return season;
      const { fetches, nextWeek } = season.value;
      if (nextWeek === null) return ok(fetches);
      // A task of its own: a subscription without projections must not make the season be read again and again.
      await runTask(services, { kind: "projections", week: nextWeek }, signal);
      return ok(fetches);
    }
    case "week":
      return readWeek(services, task.week, signal);
    case "projections":
      return readProjections(services, task.week, signal);
    case "game":
      return readGame(services, task.gameKey, signal, task.isAccepted);
    case "live": {
      const at = services.now().getTime();
      const waiting = services.failures.waiting(at);
      const canRead = (gameKey: string) => (waiting.get(gameReadName(gameKey)) ?? 0) <= at;
      const live = await readLive(services, task.week, canRead, signal);
      if (!live.ok) return live;
      for (const gameKey of live.value.whole) await watch.answered(gameKey);
      for (const { gameKey, error } of live.value.failed) await watch.failed(gameKey, error);
      return ok(live.value.fetches);
    }
    case "corrections":
    case "backlog": {
      const { fetches, failed } = await readGames(services, task.week, task.gameKeys, signal);
      for (const { gameKey } of fetches) await watch.answered(gameKey);
      if (task.kind === "backlog") await noteBacklog(services, task.gameKeys, failed);
      if (failed === null) return ok(fetches);
      if (failed.gameKey === null) return { ok: false, error: failed.error };
      await watch.failed(failed.gameKey, failed.error);
      return ok(fetches);
    }
  }
}

/** What the provider says of a game that it does not have, or cannot give. */
const MISSING: ReadonlySet<ProviderError["kind"]> = new Set(["not-found", "bad-shape"]);

/** Notes that earlier games were asked for, and those that are not to be had: so they do not stand before all others. */
async function noteBacklog(
  { readTimes, now }: TaskServices,
  gameKeys: readonly string[],
  failed: GamesReport["failed"],
): Promise<void> {
  readTimes.putBriefly(BACKLOG, now());
  if (failed === null || !MISSING.has(failed.error.kind)) return;
  const missing = failed.gameKey === null ? gameKeys : [failed.gameKey];
  await readTimes.put(missing.map(triedName), now());
}
