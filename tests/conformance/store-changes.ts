import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { describe, expect, onTestFinished, test, vi } from "vitest";

import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Store } from "../../server/store/store.ts";
import type { StoreOptions } from "../../server/store/open-store.ts";
import { smallGame } from "../fixtures/small-game.ts";
import type { StoreUnderTest } from "./store.ts";

export function declareChangeTests(current: () => StoreUnderTest): void {
  describe("changes", () => {
    test("are numbered in the order in which they were committed", async () => {
      const { store } = current();
      expect(await store.latestChange()).toBe(0);
      expect(await store.changesSince(0)).toEqual([]);
      await store.putGames([gameAt("202510306"), gameAt("202510206")]);
      await store.putGames([gameAt("202510206", 40), gameAt("202510306")]);
      expect(await store.changesSince(0)).toEqual([
        { seq: 1, gameKey: "202510306", version: 1 },
        { seq: 2, gameKey: "202510206", version: 1 },
        { seq: 3, gameKey: "202510206", version: 2 },
      ]);
      expect(await store.changesSince(2)).toEqual([{ seq: 3, gameKey: "202510206", version: 2 }]);
      expect(await store.changesSince(3)).toEqual([]);
      expect(await store.latestChange()).toBe(3);
    });

    test("show in the weeks and providers at once, whichever connection made them", async () => {
      const { store, another } = current();
      expect([await store.weeks(), await store.providers()]).toEqual([[], []]);
      const other = await another();
      await other.putGames([gameAt("202510206")]);
      expect(await store.weeks()).toEqual([{ season: 2025, seasonType: 1, week: 1 }]);
      expect(await store.providers()).toEqual(["nflverse"]);
      await other.removeProvider("nflverse");
      expect([await store.weeks(), await store.providers()]).toEqual([[], []]);
    });

    test("are told at once to every listener of the process, until it stops", async () => {
      const { store } = current();
      const first = vi.fn<() => void>();
      const second = vi.fn<() => void>();
      const stop = store.onChange(first);
      store.onChange(second);
      await store.putGames([gameAt("202510206")]);
      expect(first).toHaveBeenCalledTimes(1);
      stop();
      await store.putGames([gameAt("202510206", 40)]);
      expect(first).toHaveBeenCalledTimes(1);
      expect(second).toHaveBeenCalledTimes(2);
    });

    test("are not told where nothing changed or all of it failed", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      const listener = vi.fn<() => void>();
      store.onChange(listener);
      await store.putGames([smallGame()]);
      const twice = smallGame().allPlays.slice(0, 1);
      await expect(store.putGames([{ ...smallGame(), allPlays: [...twice, ...twice] }])).rejects.toThrow(/unique/i);
      expect(listener).not.toHaveBeenCalled();
    });

    test("of another connection are told", async () => {
      const { store, another } = current();
      const other = await another();
      const change = nextChange(store, (latest) => latest >= 1);
      await other.putGames([smallGame()]);
      expect(await change).toBe(1);
      expect((await store.gameSnapshot("202510106"))?.version).toBe(1);
    });

    test("of another process are told", async () => {
      const { store, options } = current();
      const change = nextChange(store, (latest) => latest >= 1);
      await putInProcess(options);
      expect(await change).toBe(1);
    });

    test("outlive a process that is killed right after it stored them", async () => {
      const { options, another } = current();
      const child = await putInProcess(options);
      child.kill("SIGKILL");
      await once(child, "exit");
      expect((await (await another()).gameSnapshot("202510106"))?.allPlays).toEqual(smallGame().allPlays);
    });
  });

  describe("at the same time", () => {
    test("two writers of one game produce consecutive versions", async () => {
      const { store, another } = current();
      const other = await another();
      const puts = Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? store : other).putGames([gameAt("202510106", index)]),
      );
      const versions = (await Promise.all(puts)).map(([result]) => result?.version);
      expect(versions.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      const changes = await store.changesSince(0);
      expect(changes.map(({ seq, version }) => [seq, version])).toEqual(
        Array.from({ length: 20 }, (_, index) => [index + 1, index + 1]),
      );
    });

    test("a reader sees a game at one version, never two halves", async () => {
      const { store, another } = current();
      const writer = await another();
      await writer.putGames([marked(0)]);
      const written = new AbortController();
      const writing = (async () => {
        for (let mark = 1; mark <= 20; mark += 1) await writer.putGames([marked(mark)]);
      })().finally(() => {
        written.abort();
      });
      do {
        const snapshot = await store.gameSnapshot("202510106");
        const mark = snapshot?.game.attendance ?? -1;
        expect(snapshot?.allPlays.map(({ yardsGained }) => yardsGained)).toEqual(
          Array.from({ length: 20 }, () => mark),
        );
        expect(snapshot?.version).toBe(mark + 1);
      } while (!written.signal.aborted);
      await writing;
    });

    test("several openings of a new store find one schema", async () => {
      const { another } = current();
      const stores = await Promise.all([another(), another(), another()]);
      await stores[0].putGames([smallGame()]);
      expect(await stores[2].isEmpty()).toBe(false);
    });
  });

  test("does not answer once it is closed", async () => {
    const { another } = current();
    const store = await another();
    await store.close();
    await expect(store.ping()).rejects.toThrow(/./);
  });
}

/** The newest change, as soon as the store has told of one that is enough. */
function nextChange(store: Store, isEnough: (latest: number) => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    store.onChange(() => {
      void store.latestChange().then((latest) => {
        if (isEnough(latest)) resolve(latest);
      }, reject);
    });
  });
}

/** Another process that has stored the small game; ended with the test. */
async function putInProcess(options: StoreOptions): Promise<ChildProcess> {
  const script = fileURLToPath(new URL("../fixtures/put-in-process.ts", import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(options)], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill());
  await once(child.stdout, "data");
  return child;
}

function gameAt(gameKey: string, attendance = 100): ProviderGame {
  return { ...smallGame(), game: { ...smallGame().game, gameKey, attendance } };
}

/** The same number in the game's row and in every play. */
function marked(mark: number): ProviderGame {
  const game = gameAt("202510106", mark);
  return { ...game, allPlays: game.allPlays.map((play) => ({ ...play, yardsGained: mark })) };
}
