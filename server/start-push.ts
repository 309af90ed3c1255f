import { randomUUID } from "node:crypto";
import type { Database } from "./db/database.ts";
import type { Environment } from "./env/environment.ts";
import { systemTimer } from "./clock/system-timer.ts";
import type { Timer } from "./clock/timer.ts";
import { openMyLeagues } from "./leagues/my-leagues.ts";
import type { Logger } from "./log/logger.ts";
import { inPlayingOrder } from "./pages/in-playing-order.server.ts";
import { chooseWeek } from "./pages/choose-week.server.ts";
import { openPush, type Push } from "./push/open-push.ts";
import { createSendPush } from "./push/send-push.ts";
import { openNotifier, type Notifier } from "./push/open-notifier.ts";
import { vapidKeys } from "./push/vapid-keys.ts";
import type { Sleeper } from "./sleeper/open-sleeper.ts";
import { openPushSubscriptions } from "./store/push-subscriptions.ts";
import type { Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";
import type { SundayGames } from "./sunday/sunday-games.ts";

export interface StartPushOptions {
  store: Store;
  database: Database<Tables>;
  sundayGames: SundayGames;
  sleeper: Sleeper;
  environment: Pick<
    Environment,
    "SERVICE_WORKER" | "WEB_PUSH" | "WEB_PUSH_PRIVATE_KEY" | "WEB_PUSH_SUBJECT" | "BASE_URL"
  >;
  log: Logger;
  now(): Date;
  /** The system's when absent. */
  timer?: Timer;
  /** The origin of an emulated push service, for tests. */
  emulator?: string;
}

/** What push services are told where no address for letters is set. */
const NOBODY = "https://pickle-six.invalid";

/** Half of what Sleeper is called by readers and for notifications together: the leagues of subscriptions, which anybody can invent, leave the rest to readers. */
const CALLS_PER_MINUTE = 300;
/** Sleeper's word that there is no such league holds so long here: nobody reads it. */
const MISSING_MS = 60 * 60_000;

/** Notifications, wired but not started; null where they are turned off, or the service worker is, which shows them. */
export async function startPush(options: StartPushOptions): Promise<{ push: Push; notifier: Notifier } | null> {
  const { store, database, sundayGames, sleeper, environment, log, now, timer = systemTimer, emulator } = options;
  const { SERVICE_WORKER, WEB_PUSH, WEB_PUSH_PRIVATE_KEY: privateKey, WEB_PUSH_SUBJECT, BASE_URL } = environment;
  if (WEB_PUSH === "off" || SERVICE_WORKER === "off") return null;
  const subject = WEB_PUSH_SUBJECT ?? (BASE_URL?.startsWith("https://") ? BASE_URL : NOBODY);
  const vapid = await vapidKeys(database, { subject, privateKey });
  const notifier = openNotifier({
    store,
    subscriptions: openPushSubscriptions(database),
    sundayGames,
    myLeagues: openMyLeagues({
      sleeper: sleeper.within(CALLS_PER_MINUTE),
      store,
      database,
      missing: { now, milliseconds: MISSING_MS },
    }),
    send: createSendPush({ vapid, now, ...(emulator === undefined ? {} : { emulator }) }),
    currentWeek: async () => {
      const anyWeek = { season: null, seasonType: null, week: null, position: null };
      return chooseWeek(store, inPlayingOrder(await store.weeks()), anyWeek);
    },
    holder: randomUUID(),
    now,
    timer,
    onProblem: (error) => log.error({ err: error }, "notifications could not be looked for; trying again"),
  });
  return { push: openPush({ database, vapid, now, emulator }), notifier };
}
