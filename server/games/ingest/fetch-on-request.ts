import { fail, ok } from "../../../domain/result.ts";
import type { ProviderResult } from "../../providers/provider.ts";
import type { CallMeter } from "./call-meter.ts";
import type { GameRefresh, IngestControl } from "./ingest-control.ts";
import { refreshWeek } from "./refresh-week.ts";
import { runTask, type TaskServices } from "./run-task.ts";
import { sharedWork } from "./shared-work.ts";
import type { StoredFetch } from "./store-fetched-games.ts";

export interface FetchOnRequest extends Pick<IngestControl, "refreshGame" | "acceptGame" | "refreshWeek"> {
  /** Resolves when nobody waits for anything any more. Never rejects. */
  settled(): Promise<void>;
}

/** What somebody asks for is fetched now, whichever process fetches by itself. */
export function fetchOnRequest(services: TaskServices, meter: CallMeter): FetchOnRequest {
  const asked = new Set<Promise<unknown>>();
  /** Games that are being read because somebody asked: later requests meanwhile get the same answer. */
  const games = sharedWork<ProviderResult<GameRefresh>>();

  /** The projections of a game that has none, where the provider has some; its plays are worth having without them. */
  async function addProjections(gameKey: string, signal: AbortSignal): Promise<StoredFetch | null> {
    const stored = await services.store.shownSnapshot(gameKey);
    if (stored === null || stored.playerProjections.length > 0) return null;
    const { season, seasonType, week } = stored.game;
    const task = { kind: "projections", week: { season, seasonType, week } } as const;
    const read = await runTask(services, task, signal, "asked for");
    return read.ok ? (read.value.find((one) => one.gameKey === gameKey && one.changed) ?? null) : null;
  }

  /** What somebody asks for is waited for at the end, and begins with what other processes know by now. */
  async function onRequest<T>(work: () => Promise<T>): Promise<T> {
    const prepared = async () => {
      await Promise.all([services.reloadPeople(), services.readTimes.load(), meter.made()]);
      return work();
    };
    const request = prepared();
    asked.add(request);
    try {
      return await request;
    } finally {
      asked.delete(request);
    }
  }

  /** Reads a game that somebody asks for. */
  async function readNow(
    gameKey: string,
    isAccepted: boolean,
    signal: AbortSignal,
  ): Promise<ProviderResult<StoredFetch>> {
    const task = { kind: "game", gameKey, isAccepted } as const;
    let read = await runTask(services, task, signal, "asked for");
    // The one who reads by himself was faster: once more, over what he has stored.
    if (read.ok && read.value.some(({ isOvertaken }) => isOvertaken))
      read = await runTask(services, task, signal, "asked for");
    if (!read.ok) return read;
    const [fetched] = read.value;
    return fetched === undefined ? fail({ kind: "not-found", message: `there is no game ${gameKey}` }) : ok(fetched);
  }

  /** A game that somebody asks for, with its projections. */
  async function readWithProjections(gameKey: string, signal: AbortSignal): Promise<ProviderResult<GameRefresh>> {
    const read = await readNow(gameKey, false, signal);
    if (!read.ok) return read;
    const more = await addProjections(gameKey, signal);
    const { changed, plays, corrections } = read.value;
    const version = more?.version ?? read.value.version;
    return ok({ gameKey, version, changed: changed || more !== null, plays, corrections: corrections.length });
  }

  return {
    refreshGame: (gameKey, signal) =>
      games.join(gameKey, signal, (shared) => onRequest(() => readWithProjections(gameKey, shared))),
    acceptGame: (gameKey, signal) =>
      onRequest(async () => {
        const read = await readNow(gameKey, true, signal);
        if (!read.ok) return read;
        const { version, changed, plays, corrections, overruled } = read.value;
        const [refused] = read.value.suspects;
        if (refused !== undefined)
          return fail({ kind: "bad-shape", message: `Its answer was not accepted: ${refused.message}` });
        const words = overruled.map(({ message }) => message);
        return ok({ gameKey, version, changed, plays, corrections: corrections.length, overruled: words });
      }),
    refreshWeek: (week, signal) => onRequest(() => refreshWeek(services, week, signal)),
    async settled() {
      await Promise.allSettled(asked);
    },
  };
}
