import { describe, expect, test } from "vitest";
import type { Claim } from "../../domain/game/claim.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import type { StoryNote } from "../../domain/admin/story-note.ts";
import type { ModelUse } from "../../server/store/store.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";
import { smallGame } from "../fixtures/small-game.ts";
import type { StoreUnderTest } from "./store.ts";

const KEY = "202510106";
const RECAP = {
  gameKey: KEY,
  kind: "recap",
  markdown: "**Minnesota** came back.",
  html: "<p><strong>Minnesota</strong> came back.</p>",
  createdAt: "2025-09-09T10:00:00Z",
  ...HAND_WRITTEN,
} as const;
const PREVIEW = { ...RECAP, kind: "preview", markdown: "Rain.", html: "<p>Rain.</p>", model: null } as const;
const CLAIM: Claim = {
  start: 2,
  end: 11,
  text: "Minnesota",
  verdict: "holds",
  receipts: [{ kind: "game", field: "awayTeam" }],
  reason: null,
};

/** Declares the tests of what a store keeps of texts about games. */
export function declareStoryTests(current: () => StoreUnderTest): void {
  describe("stories", () => {
    test("come with the game, and each raises its version", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      expect(await store.putStory(RECAP)).toBe(true);
      await store.putStory(PREVIEW);
      const snapshot = await store.gameSnapshot(KEY);
      expect(snapshot?.gameRecap).toEqual({
        gameKey: KEY,
        recap: RECAP.markdown,
        createdAt: RECAP.createdAt,
        html: RECAP.html,
        model: "a-model",
      });
      expect(snapshot?.gameProjection).toEqual({
        gameKey: KEY,
        projection: "Rain.",
        createdAt: RECAP.createdAt,
        html: "<p>Rain.</p>",
        model: null,
      });
      expect(snapshot?.version).toBe(3);
      expect(await store.changesSince(1)).toEqual([
        { seq: 2, gameKey: KEY, version: 2 },
        { seq: 3, gameKey: KEY, version: 3 },
      ]);
    });

    test("replace an earlier one of their kind", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      await store.putStory(RECAP);
      await store.putStory({ ...RECAP, markdown: "Second." });
      expect((await store.gameSnapshot(KEY))?.gameRecap?.recap).toBe("Second.");
    });

    test("survive a put of their game", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      await store.putStory(RECAP);
      expect(await store.putGames([{ ...smallGame(), allPlays: [] }])).toEqual([
        { gameKey: KEY, version: 3, changed: true },
      ]);
      expect((await store.gameSnapshot(KEY))?.gameRecap?.recap).toBe(RECAP.markdown);
    });

    test("can be removed, which readers see where they saw the text", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      await store.putStory(RECAP);
      await store.putStory({ ...PREVIEW, isPublished: false });
      const before = await store.latestChange();
      expect(await store.removeStory(KEY, "preview")).toBe(true);
      expect(await store.latestChange()).toBe(before);
      expect(await store.removeStory(KEY, "recap")).toBe(true);
      expect(await store.changesSince(before)).toMatchObject([{ gameKey: KEY, version: 3 }]);
      expect((await store.shownSnapshot(KEY))?.gameRecap).toBeNull();
      expect(await store.story(KEY, "recap")).toBeNull();
      expect(await store.removeStory(KEY, "recap")).toBe(false);
    });

    test("are refused for a game that is not stored", async () => {
      const { store } = current();
      await expect(store.putStory(RECAP)).rejects.toThrow(`no stored game has the key "${KEY}"`);
      expect(await store.latestChange()).toBe(0);
    });

    test("are left out when their game has another version than they were made from", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      expect(await store.putStory(RECAP, 7)).toBe(false);
      expect(await store.story(KEY, "recap")).toBeNull();
      expect(await store.putStory(RECAP, 1)).toBe(true);
      expect(await store.putStory({ ...RECAP, markdown: "Overtaken." }, 1)).toBe(false);
      expect((await store.story(KEY, "recap"))?.markdown).toBe(RECAP.markdown);
    });

    test("keep their claims and the game's content that they were checked against", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      await store.putStory({ ...RECAP, claims: [CLAIM], promptVersion: 4 });
      const first = await store.story(KEY, "recap");
      expect(first).toMatchObject({ ...RECAP, claims: [CLAIM], promptVersion: 4, gameVersion: 1 });
      const editor = async () => (await store.storyQueue([2025])).find(({ gameKey }) => gameKey === KEY);
      expect((await editor())?.contentHash).toBe(first?.contentHash);
      await store.putGames([{ ...smallGame(), allPlays: [] }]);
      expect((await editor())?.contentHash).not.toBe(first?.contentHash);
      expect((await editor())?.stories).toMatchObject([{ kind: "recap", contentHash: first?.contentHash }]);
      expect(await store.story(KEY, "preview")).toBeNull();
      expect(await store.story("x\0", "recap")).toBeNull();
    });

    test("that were only checked anew change nothing for readers", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      await store.putStory(RECAP);
      await store.putGames([{ ...smallGame(), allPlays: [] }]);
      const before = await store.latestChange();
      await store.putStory({ ...RECAP, claims: [CLAIM] });
      expect(await store.latestChange()).toBe(before);
      expect(await store.story(KEY, "recap")).toMatchObject({ claims: [CLAIM], gameVersion: 3 });
    });

    test("can be taken back and given out again, and nobody reads them meanwhile", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      await store.putStory(RECAP);
      expect(await store.setStoryPublished(KEY, "recap", true)).toBe(false);
      expect(await store.setStoryPublished(KEY, "preview", false)).toBe(false);
      expect(await store.setStoryPublished(KEY, "recap", false)).toBe(true);
      expect(await store.gameSnapshot(KEY)).toMatchObject({ gameRecap: null, version: 3 });
      expect((await store.shownSnapshot(KEY))?.gameRecap).toBeNull();
      expect(await store.story(KEY, "recap")).toMatchObject({ markdown: RECAP.markdown, isPublished: false });
      const seq = await store.latestChange();
      await store.putStory({ ...RECAP, markdown: "Not yet.", isPublished: false });
      expect(await store.latestChange()).toBe(seq);
      expect(await store.setStoryPublished(KEY, "recap", true)).toBe(true);
      expect((await store.gameSnapshot(KEY))?.gameRecap?.recap).toBe("Not yet.");
    });
  });

  describe("the story editor", () => {
    test("sees the games of its seasons, with what says whether they are due a text", async () => {
      const { store } = current();
      const bare = { ...gameOn("202410106", "2024-09-08T13:00:00-04:00", 2024), playerProjections: [] };
      await store.putGames([smallGame(), bare]);
      await store.putStory(PREVIEW);
      const [game, ...others] = await store.storyQueue([2025]);
      expect(others).toEqual([]);
      expect(game).toMatchObject({
        gameKey: KEY,
        dateTime: "2025-09-08T20:15:00-04:00",
        status: "Final",
        hasStarted: true,
        isInProgress: false,
        provider: "nflverse",
        hasProjections: true,
        stories: [{ kind: "preview", isPublished: true, model: null, promptVersion: 1 }],
      });
      const both = await store.storyQueue([2024, 2025]);
      expect(both.map(({ gameKey, hasProjections }) => [gameKey, hasProjections])).toEqual([
        ["202410106", false],
        [KEY, true],
      ]);
      expect(await store.storyQueue([])).toEqual([]);
    });

    test("reads the season of a game before it, oldest first, with the lines of its players", async () => {
      const { store } = current();
      const before = [
        gameOn("202510306", "2025-09-21T13:00:00-04:00"),
        gameOn("202510206", "2025-09-14T13:00:00-04:00"),
      ];
      const after = gameOn("202510506", "2025-10-05T13:00:00-04:00");
      const preseason = gameOn("202520106", "2025-08-14T13:00:00-04:00", 2025, SEASON_TYPE.preseason);
      const others = { ...gameOn("202510207", "2025-09-14T13:00:00-04:00"), playerGameStats: [] };
      others.game = { ...others.game, awayTeam: "DAL", homeTeam: "NYG" };
      const running = gameOn("202510406", "2025-09-28T12:00:00-04:00");
      running.game = { ...running.game, status: "InProgress", isInProgress: true };
      const asked = gameOn("202510416", "2025-09-28T13:00:00-04:00");
      const [someone] = asked.playerGameStats;
      asked.playerGameStats = asked.playerGameStats.slice(0, 1);
      asked.playerProjections = [];
      await store.putGames([...before, after, preseason, others, running, asked]);
      const season = await store.seasonBefore("202510416");
      expect(season?.games.map(({ gameKey }) => gameKey)).toEqual(["202510206", "202510306"]);
      expect(season?.lines).toEqual([
        { gameKey: "202510206", line: someone },
        { gameKey: "202510306", line: someone },
      ]);
      expect(await store.seasonBefore("202510206")).toEqual({ games: [], lines: [], allowed: [] });
      expect(await store.seasonBefore("209910101")).toBeNull();
    });

    test("numbers the season before a game anew when it changes, and for nothing else", async () => {
      const { store } = current();
      const before = gameOn("202510206", "2025-09-14T13:00:00-04:00");
      const others = gameOn("202510207", "2025-09-14T13:00:00-04:00");
      others.game = { ...others.game, awayTeam: "DAL", homeTeam: "NYG" };
      const running = gameOn("202510306", "2025-09-21T13:00:00-04:00");
      running.game = { ...running.game, status: "InProgress", isInProgress: true };
      const asked = gameOn("202510416", "2025-09-28T13:00:00-04:00");
      const after = gameOn("202510506", "2025-10-05T13:00:00-04:00");
      await store.putGames([before, others, running, asked, after]);
      const version = () => store.seasonBeforeVersion("202510416");
      const first = await version();

      await store.putGames([others, asked, after].map((one) => ({ ...one, game: { ...one.game, awayScore: 77 } })));
      await store.putGames([{ ...running, game: { ...running.game, awayScore: 3 } }]);
      expect(await version()).toBe(first);

      await store.putGames([{ ...running, game: { ...running.game, status: "Final", isInProgress: false } }]);
      const ended = await version();
      expect(ended).not.toBe(first);
      await store.putGames([{ ...before, playerGameStats: before.playerGameStats.slice(0, 1) }]);
      const corrected = await version();
      expect([first, ended]).not.toContain(corrected);
      await store.removeGames(["202510206"]);
      expect([first, ended, corrected]).not.toContain(await version());
      expect(await store.seasonBeforeVersion("202510206")).toBeNull();
    });

    test("keeps the last 500 notes, newest first", async () => {
      const { store } = current();
      for (let count = 1; count <= 502; count += 1) await store.addStoryNote(note(`note ${count}`));
      const notes = await store.storyNotes(1_000);
      expect(notes).toHaveLength(500);
      expect(notes[0]).toEqual(note("note 502"));
      expect(notes.at(-1)?.message).toBe("note 3");
      expect(await store.storyNotes(2)).toHaveLength(2);
    });
  });

  describe("calls to language models", () => {
    test("add up over processes, by day, purpose and model", async () => {
      const { store, another } = current();
      const other = await another();
      const use: ModelUse = { purpose: "stories", model: "one", calls: 1, inputTokens: 3000, outputTokens: 700 };
      await Promise.all(
        Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? store : other).addModelUse("2026-11-20", use)),
      );
      await store.addModelUse("2026-11-20", { ...use, model: "two" });
      await store.addModelUse("2026-11-21", { ...use, purpose: "chat" });
      expect(await other.modelUse("2026-11-20")).toEqual([
        { purpose: "stories", model: "one", calls: 8, inputTokens: 24_000, outputTokens: 5_600 },
        { ...use, model: "two" },
      ]);
      expect(await store.modelUse("2026-11-21")).toEqual([{ ...use, purpose: "chat" }]);
      expect(await store.modelUse("2026-11-22")).toEqual([]);
    });

    test("of callers in the same moment no two set the same tokens aside, and the last is given what is left", async () => {
      const { store, another } = current();
      const other = await another();
      const limits = { allowed: 200_000, share: 100_000, least: 10_000, most: 30_000 };
      const reserve = (index: number) =>
        (index % 2 === 0 ? store : other).reserveTokens("2026-11-23", { purpose: "chat", model: "one" }, limits);
      const outcomes = await Promise.all(Array.from({ length: 8 }, (_, index) => reserve(index)));
      expect(outcomes.toSorted((a, b) => Number(b) - Number(a))).toEqual([
        30_000,
        30_000,
        30_000,
        10_000,
        null,
        null,
        null,
        null,
      ]);
      expect(await other.modelUse("2026-11-23")).toEqual([
        { purpose: "chat", model: "one", calls: 0, inputTokens: 100_000, outputTokens: 0 },
      ]);
    });

    test("set aside no more than is left of the day for everything, and nothing where that is too little", async () => {
      const { store } = current();
      const limits = { allowed: 100_000, share: 100_000, least: 10_000, most: 30_000 };
      const use: ModelUse = { purpose: "stories", model: "two", calls: 3, inputTokens: 60_000, outputTokens: 15_000 };
      await store.addModelUse("2026-11-24", use);
      const chat = { purpose: "chat", model: "one" } as const;
      expect(await store.reserveTokens("2026-11-24", chat, limits)).toBe(25_000);
      await store.addModelUse("2026-11-24", { ...chat, calls: 1, inputTokens: -9_000, outputTokens: 0 });
      expect(await store.reserveTokens("2026-11-24", chat, limits)).toBeNull();
      expect(await store.reserveTokens("2026-11-25", chat, limits)).toBe(30_000);
    });

    test("are told apart from what was stopped in chats, which adds up over processes, by day", async () => {
      const { store, another } = current();
      const other = await another();
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? store : other).addChatCount("2026-11-20", { answers: 2, violations: 1 }),
        ),
      );
      await store.addChatCount("2026-11-21", { answers: 1, violations: 0 });
      expect(await other.chatCount("2026-11-20")).toEqual({ answers: 16, violations: 8 });
      expect(await other.chatCount("2026-11-21")).toEqual({ answers: 1, violations: 0 });
      expect(await store.chatCount("2026-11-22")).toEqual({ answers: 0, violations: 0 });
    });
  });
}

function note(message: string): StoryNote {
  return {
    at: "2025-09-09T10:00:00Z",
    gameKey: KEY,
    kind: "recap",
    outcome: "published",
    model: null,
    message,
    claims: 31,
    rounds: 1,
    dropped: 0,
    inputTokens: 0,
    outputTokens: 0,
    milliseconds: 12,
  };
}

function gameOn(
  gameKey: string,
  dateTime: string,
  season = 2025,
  seasonType: number = SEASON_TYPE.regular,
): ProviderGame {
  const whole = smallGame();
  const week = Number(gameKey.slice(5, 7));
  return { ...whole, game: { ...whole.game, gameKey, dateTime, season, seasonType, week } };
}
