import { describe, expect, test } from "vitest";
import type { IngestNote } from "../../domain/admin/ingest-note.ts";
import type { FoundCorrection } from "../../domain/game/correction.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { smallGamePlayers } from "../fixtures/small-game-people.ts";
import type { StoreUnderTest } from "./store.ts";

const NOON = new Date("2025-09-07T16:00:00Z");
const KEY = smallGame().game.gameKey;
const FOUND: FoundCorrection = {
  kind: "play changed",
  playId: "3",
  playerId: null,
  what: "Yards gained",
  before: "21",
  after: "12",
};

function after(seconds: number): Date {
  return new Date(NOON.getTime() + seconds * 1000);
}

function note(at: number, message: string): IngestNote {
  return {
    at: after(at).toISOString(),
    gameKey: KEY,
    feed: "PlayByPlay",
    kind: "refreshed",
    message,
    milliseconds: 12,
  };
}

/** Declares the tests of what the ingest keeps in a store. */
export function declareIngestTests(current: () => StoreUnderTest): void {
  describe("a lease", () => {
    test("is held by one, until it runs out or is given back", async () => {
      const { store, another } = current();
      const other = await another();
      expect(await store.takeLease("ingest", "a", NOON, 30)).toBe(true);
      expect(await other.takeLease("ingest", "b", after(29), 30)).toBe(false);
      expect(await store.takeLease("ingest", "a", after(29), 30)).toBe(true);
      expect(await other.takeLease("ingest", "b", after(58), 30)).toBe(false);
      expect(await other.takeLease("ingest", "b", after(59), 30)).toBe(true);
      expect(await store.takeLease("ingest", "a", after(60), 30)).toBe(false);
      await store.releaseLease("ingest", "a");
      expect(await store.takeLease("ingest", "a", after(61), 30)).toBe(false);
      await other.releaseLease("ingest", "b");
      expect(await store.takeLease("ingest", "a", after(61), 30)).toBe(true);
    });

    test("goes to one of many who ask at once", async () => {
      const { store, another } = current();
      const stores = [store, await another(), await another()];
      const asked = Array.from({ length: 12 }, async (_, index) => {
        const one = stores[index % stores.length] ?? store;
        return one.takeLease("ingest", `holder ${index}`, NOON, 30);
      });
      expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
    });

    test("that was taken before the clock was set back by an hour holds nobody up", async () => {
      const { store, another } = current();
      const other = await another();
      expect(await store.takeLease("ingest", "a", after(3600), 300)).toBe(true);
      expect(await other.takeLease("ingest", "b", NOON, 30)).toBe(true);
      expect(await store.takeLease("ingest", "a", after(1), 30)).toBe(false);
    });

    test("of another name is another lease", async () => {
      const { store } = current();
      expect(await store.takeLease("ingest", "a", NOON, 30)).toBe(true);
      expect(await store.takeLease("stories", "b", NOON, 30)).toBe(true);
    });
  });

  describe("calls to a provider", () => {
    test("add up over processes, by provider and month", async () => {
      const { store, another } = current();
      const other = await another();
      expect(await store.calls("sportsdataio", "2025-09")).toBe(0);
      const calls = Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? store : other).addCalls("sportsdataio", "2025-09", 1),
      );
      expect((await Promise.all(calls)).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      await store.addCalls("sportsdataio", "2025-10", 3);
      expect(await other.calls("sportsdataio", "2025-09")).toBe(10);
      expect(await other.calls("sportsdataio", "2025-10")).toBe(3);
      expect(await other.calls("nflverse", "2025-09")).toBe(0);
    });

    test("are remembered with what was read when", async () => {
      const { store } = current();
      await store.putReadTimes("sportsdataio", new Map([["season 2025", "2025-09-07T16:00:00Z"]]));
      await store.putReadTimes(
        "sportsdataio",
        new Map([
          ["season 2025", "2025-09-08T16:00:00Z"],
          ["week 2025/1/1", "2025-09-08T17:00:00Z"],
        ]),
      );
      await store.putReadTimes("sportsdataio", new Map());
      expect(await store.readTimes("sportsdataio")).toEqual(
        new Map([
          ["season 2025", "2025-09-08T16:00:00Z"],
          ["week 2025/1/1", "2025-09-08T17:00:00Z"],
        ]),
      );
      expect(await store.readTimes("demo")).toEqual(new Map());
    });
  });

  describe("notes of the ingest", () => {
    test("come back newest first, the last 300 of them", async () => {
      const { store } = current();
      await store.addIngestNotes(Array.from({ length: 250 }, (_, index) => note(index, `note ${index}`)));
      await store.addIngestNotes([]);
      await store.addIngestNotes(Array.from({ length: 100 }, (_, index) => note(250 + index, `note ${250 + index}`)));
      const [newest] = await store.ingestNotes(1);
      expect(newest).toEqual(note(349, "note 349"));
      const all = await store.ingestNotes(1000);
      expect(all).toHaveLength(300);
      expect(all.at(-1)?.message).toBe("note 50");
    });
  });

  describe("corrections", () => {
    test("are stored with the version that holds them, and add up", async () => {
      const { store } = current();
      const game = smallGame();
      await store.putGames([game]);
      const second = { ...game, game: { ...game.game, attendance: 61_001 } };
      await store.putGames([{ ...second, corrections: [FOUND, { ...FOUND, what: "Down", before: "1", after: "2" }] }]);
      const third = { ...game, game: { ...game.game, attendance: 61_002 } };
      const score = { ...FOUND, kind: "score", playId: null, what: "Score of MIN", before: "14", after: "7" } as const;
      await store.putGames([{ ...third, corrections: [score] }]);
      const snapshot = await store.gameSnapshot(KEY);
      expect(snapshot?.corrections.map(({ version, what }) => [version, what])).toEqual([
        [2, "Yards gained"],
        [2, "Down"],
        [3, "Score of MIN"],
      ]);
      const [first] = snapshot?.corrections ?? [];
      expect(first).toEqual({ ...FOUND, version: 2, at: expect.stringMatching(/^\d{4}-.*Z$/) });
      expect((await store.shownSnapshot(KEY))?.corrections).toEqual(snapshot?.corrections);
    });

    test("of a game that has not changed are not stored", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      const [report] = await store.putGames([{ ...smallGame(), corrections: [FOUND] }]);
      expect(report?.changed).toBe(false);
      expect((await store.gameSnapshot(KEY))?.corrections).toEqual([]);
    });

    test("go with the game", async () => {
      const { store } = current();
      const game = smallGame();
      await store.putGames([game]);
      await store.putGames([{ ...game, game: { ...game.game, attendance: 1 }, corrections: [FOUND] }]);
      await store.removeGames([KEY]);
      await store.putGames([game]);
      expect((await store.gameSnapshot(KEY))?.corrections).toEqual([]);
    });
  });

  describe("a game that somebody else has stored meanwhile", () => {
    test("is left as it is", async () => {
      const { store, another } = current();
      const other = await another();
      const game = smallGame();
      await store.putGames([game]);
      const newer = { ...game, game: { ...game.game, attendance: 2 } };
      await other.putGames([{ ...newer, basedOn: 1 }]);
      const older = { ...game, game: { ...game.game, attendance: 1 }, corrections: [FOUND], basedOn: 1 };
      expect(await store.putGames([older])).toEqual([{ gameKey: KEY, version: 2, changed: false }]);
      expect((await store.gameSnapshot(KEY))?.game.attendance).toBe(2);
      expect(await store.changesSince(2)).toEqual([]);
    });

    test("is left as it is where none was expected", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      const game = smallGame();
      const late = { ...game, game: { ...game.game, attendance: 3 }, basedOn: null };
      expect(await store.putGames([late])).toEqual([{ gameKey: KEY, version: 1, changed: false }]);
      await store.removeGames([KEY]);
      expect((await store.putGames([late]))[0]?.changed).toBe(true);
    });
  });

  test("everybody with an id of a source is found", async () => {
    const { store } = current();
    const people = smallGamePlayers();
    await store.putPlayers(people);
    const wanted = people.filter(({ aliases }) => aliases.some(({ source }) => source === "fantasydata"));
    const found = await store.playersWithAlias("fantasydata");
    expect(found.map(({ playerId }) => playerId)).toEqual(wanted.map(({ playerId }) => playerId).toSorted());
    for (const one of found) expect(one).toEqual(await store.player(one.playerId));
  });
}
