import { behindStore } from "../games/behind/behind-store.ts";
import { KeptPast, type KeptPastOptions } from "../games/behind/kept-past.ts";
import { systemTimer } from "../clock/system-timer.ts";
import type { Services } from "../context.server.ts";
import type { Logger } from "../log/logger.ts";
import type { Store } from "../store/store.ts";
import type { LivePlaces } from "./find-live-source.ts";
import type { ChangeListener } from "./follow-changes.ts";
import { gameKeysIn } from "./record-reads.ts";

/** The clock and the timers of pages that are behind. */
export type PastClock = Pick<KeptPastOptions, "clock" | "timer">;

/** Games as they stood a moment ago, and what is made from them. 0 seconds are now. */
export interface Past {
  past: KeptPast;
  storeAt(seconds: number): Store;
  placesAt(seconds: number, weeks: LivePlaces["weeks"]): LivePlaces;
  /** Hears of changes before anybody else does. */
  listener: ChangeListener;
  /** Takes in the games that are played when the process starts, so that the next change of one finds what was before it. */
  begin(): Promise<void>;
}

/** What pages need for readers who stay behind a stream: see `docs/decisions/038-behind-the-stream.md`. */
export function openPast(services: Services, log: Logger, given: PastClock | undefined): Past {
  const past = new KeptPast({
    store: services.store,
    now: services.now,
    clock: () => performance.now(),
    timer: systemTimer,
    ...given,
    onError: (error, gameKey) =>
      log.error({ err: error, gameKey }, "a game that is played could not be read; trying again"),
  });
  const stores = new Map([[0, services.store]]);
  const storeAt = (seconds: number): Store => {
    const store = stores.get(seconds) ?? behindStore(services.store, past, seconds);
    stores.set(seconds, store);
    return store;
  };
  return {
    past,
    storeAt,
    placesAt(seconds, weeks) {
      const places = { services: { ...services, store: storeAt(seconds) }, weeks };
      const follow = (gameKey: string, changed: () => void): (() => void) => past.follow(gameKey, seconds, changed);
      return seconds === 0
        ? places
        : { ...places, past: { seconds, follow, newest: (gameKey) => past.newest(gameKey) } };
    },
    async begin() {
      const weeks = await services.store.weeks();
      const season = Math.max(...weeks.map((week) => week.season));
      for (const week of weeks.filter((one) => one.season === season)) {
        const games = await services.store.weekGames(week);
        past.changed(games.filter(({ game }) => past.concerns(game)).map(({ game }) => game.gameKey));
      }
    },
    listener: {
      invalidate: (tags) => past.changed(gameKeysIn(tags)),
      invalidateAll: () => past.changedAll(),
    },
  };
}
