import { randomUUID } from "node:crypto";
import type { Player } from "../domain/game/player.ts";
import type { Environment } from "./env/environment.ts";
import { createCallMeter } from "./games/ingest/call-meter.ts";
import { createIngest, type Ingest } from "./games/ingest/ingest.ts";
import { createScrambledMark } from "./games/ingest/scrambled-mark.ts";
import type { Timer } from "./clock/timer.ts";
import { systemTimer } from "./clock/system-timer.ts";
import type { Logger } from "./log/logger.ts";
import { type KnownPlayer, knownPlayers } from "./providers/sportsdataio/known-players.ts";
import { sportsdataioProvider } from "./providers/sportsdataio/sportsdataio-provider.ts";
import type { Store } from "./store/store.ts";

export interface StartIngestOptions {
  store: Store;
  log: Logger;
  /** `SPORTSDATAIO_URL`. */
  url: string;
  /** `SPORTSDATAIO_KEY`. */
  key: string;
  /** `SPORTSDATAIO_CALLS_PER_MONTH`; absent: what the subscription usually has. */
  callsPerMonth?: Environment["SPORTSDATAIO_CALLS_PER_MONTH"];
  /** The system's where absent; tests pass their own. */
  now?: () => Date;
  timer?: Timer;
  random?: () => number;
  /** See `FeedOptions`. */
  deadline?: (milliseconds: number, feed: string) => AbortSignal;
}

/** A free trial has so many calls a month, and every other subscription at least so many. */
const TRIAL_CALLS = 1_000;
const USUAL_CALLS = 100_000;

/**
 * The ingest over SportsDataIO, wired but not started: `await ingest.start()` competes for leadership, polls when it has
 * it, and never waits for the provider. `ingest.stop()` ends it, `ingest.idle()` resolves when nothing is being read. With a
 * `now` and a `timer` of its own a test runs a whole season in seconds: see `tests/setup/open-ingest.ts`.
 */
export function startIngest(options: StartIngestOptions): Ingest {
  const { store, log, url, key, now = () => new Date(), timer = systemTimer, random = Math.random } = options;
  const scrambled = createScrambledMark(store, "sportsdataio", log, now);
  const allowed = () => options.callsPerMonth ?? (scrambled.is() ? TRIAL_CALLS : USUAL_CALLS);
  const meter = createCallMeter({
    store,
    provider: "sportsdataio",
    allowed,
    now,
    onProblem: (error) => log.error({ err: error }, "a call to the provider could not be counted in the store"),
  });
  let known: KnownPlayer = () => null;
  let everybody: readonly Player[] = [];
  const provider = sportsdataioProvider({
    url,
    key,
    now,
    known: (id) => known(id),
    everybody: () => everybody,
    onCall: () => meter.count(),
    ...(options.deadline === undefined ? {} : { deadline: options.deadline }),
  });
  return createIngest({
    store,
    provider,
    meter,
    allowed,
    scrambled,
    log,
    now,
    timer,
    random,
    holder: randomUUID(),
    onPeople(people) {
      everybody = people;
      known = knownPlayers(people);
    },
  });
}
