import type { Logger } from "../../log/logger.ts";
import type { LiveProvider } from "../../providers/live-provider.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { Store } from "../../store/store.ts";
import type { CallMeter } from "./call-meter.ts";
import type { Timer } from "../../clock/timer.ts";
import { createSuspects } from "../guard/suspects.ts";
import type { IngestControl } from "./ingest-control.ts";
import { createFailures } from "./ingest-failures.ts";
import { acquireLeadership } from "./ingest-leader.ts";
import { ingestLoop } from "./ingest-loop.ts";
import { fetchOnRequest } from "./fetch-on-request.ts";
import { createReporter } from "./ingest-reporter.ts";
import { phaseWords } from "./ingest-words.ts";
import { meetStrangers } from "./meet-strangers.ts";
import { createReadTimes } from "./read-times.ts";
import type { TaskServices } from "./run-task.ts";
import type { ScrambledMark } from "./scrambled-mark.ts";

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
  /** Competes for leadership, and polls while it is the leader. */
  start(): Promise<void>;
  /** Ends what is being read and gives up leadership. */
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
  const onRequest = fetchOnRequest(services, meter);
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
      log.info(`this process polls ${provider.name} from now on`);
      beginning = begin(signal);
    },
    onProblem: (error) => log.error({ err: error }, "could not ask for leadership among the processes"),
  });

  return {
    refreshGame: (gameKey, signal) => onRequest.refreshGame(gameKey, signal),
    acceptGame: (gameKey, signal) => onRequest.acceptGame(gameKey, signal),
    refreshWeek: (week, signal) => onRequest.refreshWeek(week, signal),
    async status() {
      const plan = loop.plan();
      const isLeader = leader.isLeader();
      const at = now().getTime();
      return {
        provider: provider.name,
        isLeader,
        phase: isLeader
          ? phaseWords(plan, failures.stopped(at), at)
          : "Another process is polling; this one is on standby",
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
      await onRequest.settled();
      await loop.idle().catch(() => undefined);
    },
    async idle() {
      let settled: Promise<void>;
      // Polling can end with leadership lost and asked for again.
      do {
        settled = leader.settled();
        await settled;
        await beginning;
        await loop.idle();
      } while (settled !== leader.settled());
    },
  };
}
