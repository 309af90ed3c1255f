import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Ingest } from "../../server/games/ingest/ingest.ts";
import { createLogger } from "../../server/log/logger.ts";
import { startIngest } from "../../server/start-ingest.ts";
import { openMemoryStore, openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { type SportsdataioFeed, startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { VirtualClock } from "../fixtures/virtual-clock.ts";

export interface OpenIngestOptions {
  /** Finished games that the feed plays on the clock. */
  games: readonly ProviderGame[];
  /** What is in the store already. */
  stored?: readonly ProviderGame[];
  /** Where the clock stands at first, ISO. */
  from: string;
  callsPerMonth?: number;
  /** Keeps the store in memory: quicker where there is one process and much to read. */
  isInMemory?: boolean;
}

export interface OpenIngest {
  feed: SportsdataioFeed;
  store: Store;
  clock: VirtualClock;
  ingest: Ingest;
  /** The lines of the log so far, as JSON. */
  log: string[];
  /** Lets the clock run to a moment, with everything that is due on the way. */
  until(iso: string): Promise<void>;
  /** The same for so many seconds. */
  seconds(count: number): Promise<void>;
  /** Another process over the same store and feed, not started. */
  another(): Promise<Process>;
  /** The first process as one that can die. */
  first: Process;
  /** How often each feed was called so far, by its name. */
  calls(): Record<string, number>;
  close(): Promise<void>;
}

export interface Process {
  ingest: Ingest;
  /** Ends it as a power cut does: nothing of it runs any more, and its leases stay taken. */
  kill(): void;
}

/** The ingest over the emulated feed and a store of its own, on a clock that runs as fast as the work gets done; started. */
export async function openIngest(options: OpenIngestOptions): Promise<OpenIngest> {
  const clock = new VirtualClock(options.from);
  const feed = await startSportsdataioFeed({ key: "right", games: options.games, now: clock.now });
  const dataDir = mkdtempSync(join(tmpdir(), "pickle-six-ingest-"));
  const stores: Store[] = [];
  const ingests: Ingest[] = [];
  const log: string[] = [];
  const logger = createLogger({ level: "info", secrets: [], plain: false, write: (line) => log.push(line) });

  async function another(): Promise<Process> {
    let isAlive = true;
    const store = options.isInMemory
      ? await openMemoryStore(clock.now)
      : await openStore({ dataDir, pollInterval: 5, now: clock.now });
    stores.push(store);
    const ingest = startIngest({
      store,
      log: logger,
      url: feed.url,
      key: "right",
      now: clock.now,
      timer: (callback, milliseconds) =>
        clock.timer(() => {
          if (isAlive) callback();
        }, milliseconds),
      random: () => 0.5,
      deadline: feed.patience,
      ...(options.callsPerMonth === undefined ? {} : { callsPerMonth: options.callsPerMonth }),
    });
    ingests.push(ingest);
    return {
      ingest,
      kill() {
        isAlive = false;
      },
    };
  }

  const first = await another();
  const { ingest } = first;
  const [store] = stores;
  if (store === undefined) throw new Error("no store was opened");
  const until = (iso: string) => clock.runUntil(iso, () => Promise.all(ingests.map((one) => one.idle())));
  await store.putGames([...(options.stored ?? [])]);
  await ingest.start();
  return {
    first,
    feed,
    store,
    clock,
    ingest,
    log,
    until,
    seconds: (count) => until(new Date(clock.now().getTime() + count * 1000).toISOString()),
    another,
    calls() {
      const counts: Record<string, number> = {};
      for (const path of feed.seen) {
        const name = path.split("/")[5] ?? path;
        counts[name] = (counts[name] ?? 0) + 1;
      }
      return counts;
    },
    async close() {
      for (const one of ingests) await one.stop();
      for (const one of stores) await one.close();
      await feed.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
