import { fail, ok } from "../../../domain/result.ts";
import type { Logger } from "../../log/logger.ts";
import type { LiveProvider } from "../../providers/live-provider.ts";
import type { ProviderResult } from "../../providers/provider.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { Store } from "../../store/store.ts";
import type { CallMeter } from "./call-meter.ts";
import type { Timer } from "./demo-clock.ts";
import { createSuspects } from "../guard/suspects.ts";
import type { GameRefresh, IngestControl } from "./ingest-control.ts";
import { createFailures } from "./ingest-failures.ts";
import { acquireLeadership } from "./ingest-leader.ts";
import { ingestLoop } from "./ingest-loop.ts";
import { createReporter } from "./ingest-reporter.ts";
import { phaseWords } from "./ingest-words.ts";
import { meetStrangers } from "./meet-strangers.ts";
import { createReadTimes } from "./read-times.ts";
import { refreshWeek } from "./refresh-week.ts";
import { runTask, type TaskServices } from "./run-task.ts";
import type { ScrambledMark } from "./scrambled-mark.ts";
import type { StoredFetch } from "./store-fetched-games.ts";

export interface IngestOptions {
  store: Store;
  provider: LiveProvider;
  /** Counts the provider's calls: give its `count` to the provider. */
  meter: CallMeter;
  /** Calls that a month may hold. */
  allowed(): number;
  scrambled: ScrambledMark;
  /** Takes the people who are known now, for the provider's mapping. */
  onPeople(people: Player[]): void;
  log: Logger;
  now(): Date;
  timer: Timer;
  /** 0 to 1. */
  random(): number;
  /** A name of this process that no other has. */
  holder: string;
}

export interface Ingest extends IngestControl {
  /** Stands for the lead, and reads by itself while it has it. */
  start(): Promise<void>;
  /** Ends what is being read and gives the lead back. */
  stop(): Promise<void>;
  /** Resolves when nothing is being read: for tests with a clock of their own. */
  idle(): Promise<void>;
}

/**
 * Keeps the stored games in step with a provider: plans by what is stored, the clock and the calls that are left (see
 * `plan-ingest.ts`), reads one thing at a time, and stores only what is sound. Of several processes one reads by itself; all can
 * be asked for a game. Nothing that the provider does throws.
 */
export function createIngest(options: IngestOptions): Ingest {
  const { store, provider, meter, allowed, scrambled, log, now, timer } = options;
  const readTimes = createReadTimes(store, provider.name);
  const failures = createFailures(options.random);
  const services: TaskServices = {
    store,
    provider,
    log,
    now,
    suspects: createSuspects(),
    readTimes,
    failures,
    confirmLeadership: () => leader.confirm(),
    onScrambled: (isScrambled) => scrambled.note(isScrambled),
    reporter: createReporter({ store, log, failures, now }),
    async reloadPeople() {
      options.onPeople(await store.playersWithAlias("fantasydata"));
    },
    meetStrangers: (season, signal) => meetStrangers(services, season, signal),
  };
  const loop = ingestLoop({ ...services, meter, allowed, timer });
  const asked = new Set<Promise<unknown>>();
  /** Games that are being read because somebody asked: whoever asks meanwhile gets the same answer. */
  const joined = new Map<string, Promise<ProviderResult<GameRefresh>>>();
  let beginning: Promise<void> = Promise.resolve();

  async function begin(signal: AbortSignal): Promise<void> {
    try {
      await services.reloadPeople();
    } catch (error) {
      log.error({ err: error }, "the people of the store could not be read");
    }
    loop.run(signal);
  }

  const leader = acquireLeadership({
    store,
    holder: options.holder,
    now,
    timer,
    isCalm: () => loop.isCalm(),
    onLeadership(signal) {
      log.info(`this process reads ${provider.name} from now on`);
      beginning = begin(signal);
    },
    onProblem: (error) => log.error({ err: error }, "the lead among the processes could not be asked for"),
  });

  /** The projections of a game that has none, where the provider has some; its plays are worth having without them. */
  async function addProjections(gameKey: string, signal: AbortSignal): Promise<StoredFetch | null> {
    const stored = await store.shownSnapshot(gameKey);
    if (stored === null || stored.playerProjections.length > 0) return null;
    const { season, seasonType, week } = stored.game;
    const task = { kind: "projections", week: { season, seasonType, week } } as const;
    const read = await runTask(services, task, signal, "asked for");
    return read.ok ? (read.value.find((one) => one.gameKey === gameKey && one.changed) ?? null) : null;
  }

  /** What somebody asks for is waited for at the end, and begins with what other processes know by now. */
  async function onRequest<T>(work: () => Promise<T>): Promise<T> {
    const prepared = async () => {
      await Promise.all([services.reloadPeople(), readTimes.load(), meter.made()]);
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
    refreshGame(gameKey, signal) {
      const running = joined.get(gameKey);
      if (running !== undefined) return running;
      const begun = onRequest(() => readWithProjections(gameKey, signal)).finally(() => joined.delete(gameKey));
      joined.set(gameKey, begun);
      return begun;
    },
    acceptGame: (gameKey, signal) =>
      onRequest(async () => {
        const read = await readNow(gameKey, true, signal);
        if (!read.ok) return read;
        const { version, changed, plays, corrections, overruled } = read.value;
        const [refused] = read.value.suspects;
        if (refused !== undefined)
          return fail({ kind: "bad-shape", message: `Its answer was not taken over: ${refused.message}` });
        const words = overruled.map(({ message }) => message);
        return ok({ gameKey, version, changed, plays, corrections: corrections.length, overruled: words });
      }),
    refreshWeek: (week, signal) => onRequest(() => refreshWeek(services, week, signal)),
    async status() {
      const plan = loop.plan();
      const isLeader = leader.isLeader();
      const at = now().getTime();
      return {
        provider: provider.name,
        isLeader,
        phase: isLeader ? phaseWords(plan, failures.stopped(at), at) : "Another process reads; this one stands by",
        nextAt: isLeader && plan !== null && plan.at !== null ? new Date(plan.at).toISOString() : null,
        callsThisMonth: await meter.made(),
        callsAllowed: allowed(),
        isScrambled: scrambled.is(),
        recent: await store.ingestNotes(100),
      };
    },
    async start() {
      await scrambled.load();
      await leader.start();
    },
    async stop() {
      await leader.stop();
      await Promise.allSettled(asked);
      await loop.idle().catch(() => undefined);
    },
    async idle() {
      let settled: Promise<void>;
      // Reading can end with the lead lost and asked for anew.
      do {
        settled = leader.settled();
        await settled;
        await beginning;
        await loop.idle();
      } while (settled !== leader.settled());
    },
  };
}
