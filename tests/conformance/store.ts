import { afterEach, beforeEach, describe } from "vitest";

import type { Store } from "../../server/store/store.ts";
import type { StoreOptions } from "../../server/store/open-store.ts";
import { declareAccountTests } from "./store-accounts.ts";
import { declareChangeTests } from "./store-changes.ts";
import { declareGameTests } from "./store-games.ts";
import { declareIngestTests } from "./store-ingest.ts";
import { declareLineTests } from "./store-lines.ts";
import { declarePlayerTests } from "./store-players.ts";
import { declarePushTests } from "./store-push.ts";
import { declareStoryTests } from "./store-stories.ts";
import { declareUsageTests } from "./store-usage.ts";
import { declareVoiceTests } from "./store-voice.ts";
import { declareWeekTests } from "./store-weeks.ts";

/** Somewhere a store can live, empty at first. Everything opened on one place sees the same data. */
export interface StorePlace {
  /** What another process passes to `openStore` to see the same data. */
  options: StoreOptions;
  open(): Promise<Store>;
  /** Called when everything opened is closed. */
  remove(): Promise<void>;
}

/** What the tests of a suite work with: a fresh store each, and more connections to it. */
export interface StoreUnderTest {
  store: Store;
  options: StoreOptions;
  /** A second connection, closed after the test. */
  another(): Promise<Store>;
}

/** Declares the tests that every way to open a store passes. */
export function declareStoreSuite(name: string, newPlace: () => Promise<StorePlace>): void {
  describe(`${name} store`, () => {
    const opened: Store[] = [];
    let place: StorePlace;
    let store: Store;

    beforeEach(async () => {
      place = await newPlace();
      store = await place.open();
      opened.push(store);
    });

    afterEach(async () => {
      await Promise.all(opened.splice(0).map((one) => one.close()));
      await place.remove();
    });

    const current = (): StoreUnderTest => ({
      store,
      options: place.options,
      another: async () => {
        const one = await place.open();
        opened.push(one);
        return one;
      },
    });
    declareGameTests(current);
    declareWeekTests(current);
    declareUsageTests(current);
    declareLineTests(current);
    declarePlayerTests(current);
    declarePushTests(current);
    declareChangeTests(current);
    declareIngestTests(current);
    declareStoryTests(current);
    declareAccountTests(current);
    declareVoiceTests(current);
  });
}
