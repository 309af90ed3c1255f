import { describe, expect, test } from "vitest";
import { STORY_VERSION } from "../../server/ai/story-version.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { askedFor, awayText, scriptedWriter, trueText } from "../fixtures/scripted-writer.ts";
import { type EditorUnderTest, openStoryEditor } from "../setup/open-story-editor.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FINAL = simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-21T17:00:00Z" });
const OTHER = simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "GB", dateTime: "2025-09-21T20:25:00Z" });
const KEY = FINAL.game.gameKey;
const OTHER_KEY = OTHER.game.gameKey;

/** The same game with another result of one play's words, which no text tells. */
function corrected(change: Partial<typeof FINAL.game>): typeof FINAL {
  return { ...FINAL, game: { ...FINAL.game, ...change } };
}

async function outcomes({ store }: EditorUnderTest): Promise<string[]> {
  return (await store.storyNotes(100)).map(({ outcome, gameKey }) => `${outcome} ${gameKey}`).toReversed();
}

describe("the story editor", () => {
  test("writes a recap of every final by the model, and nothing twice", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL, OTHER] });
    one.editor.start();
    await one.pass(0);
    await one.pass(10 * MINUTE);
    // The nearest kickoff first.
    expect(writer.asked).toEqual([askedFor("recap", OTHER.game), askedFor("recap", FINAL.game)]);
    const story = await one.store.story(KEY, "recap");
    expect(story).toMatchObject({ model: "a-model", isPublished: true, promptVersion: STORY_VERSION });
    expect(story?.claims.every(({ verdict }) => verdict === "holds")).toBe(true);
    expect((await one.store.gameSnapshot(KEY))?.gameRecap?.model).toBe("a-model");
    expect(await outcomes(one)).toEqual([`published ${OTHER_KEY}`, `published ${KEY}`]);
    expect(await one.editor.status()).toMatchObject({
      today: { calls: 2, inputTokens: 1600, outputTokens: 400 },
      waiting: [],
    });
    expect((await one.editor.status()).costToday).toBeCloseTo(0.0056);
  });

  test("without a model the template writes, and no two of a week open alike", async () => {
    const games = ["GB", "DAL", "KC", "BUF", "NE"].map((homeTeam, index) =>
      simulatedGame({
        week: 3,
        awayTeam: ["DET", "PHI", "LV", "NYJ", "MIA"][index] ?? "",
        homeTeam,
        dateTime: "2025-09-21T17:00:00Z",
      }),
    );
    const one = await openStoryEditor({ games });
    one.editor.start();
    await one.pass(0);
    const stories = await Promise.all(games.map(({ game }) => one.store.story(game.gameKey, "recap")));
    expect(stories.map((story) => story?.model)).toEqual(games.map(() => null));
    const openings = stories.map((story) => story?.markdown.split("\n\n")[1]?.split(/(?<=[a-z\d][.!?])\s/u)[0]);
    expect(new Set(openings).size).toBe(games.length);
  });

  test("a game that ends while it watches is told a second after", async () => {
    const one = await openStoryEditor({ games: [OTHER] });
    one.editor.start();
    await one.pass(0);
    await one.store.putGames([FINAL]);
    await one.pass(999);
    expect(await one.store.story(KEY, "recap")).toBeNull();
    await one.pass(1);
    expect(await one.store.story(KEY, "recap")).not.toBeNull();
  });

  test("of two processes on one store one writes", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL, OTHER] });
    const other = await openStoryEditor({ writer, beside: one });
    const { promise, resolve } = Promise.withResolvers<void>();
    writer.answer = async (task) => {
      await promise;
      return trueText(task);
    };
    one.editor.start();
    other.editor.start();
    // Both have looked, and each is at a text that the other leaves alone.
    await one.clock.pass(30 * SECOND);
    resolve();
    await one.pass(5 * MINUTE);
    await other.editor.idle();
    expect(writer.asked.toSorted()).toEqual([askedFor("recap", FINAL.game), askedFor("recap", OTHER.game)].toSorted());
    expect(await outcomes(one)).toHaveLength(2);
  });

  test("what a process that died was writing is written by another when its lease has run out", async () => {
    const one = await openStoryEditor({ games: [FINAL] });
    await one.store.takeLease(`story recap ${KEY}`, "dead", one.clock.now(), 90);
    one.editor.start();
    await one.pass(0);
    expect(await one.store.story(KEY, "recap")).toBeNull();
    await one.pass(MINUTE);
    expect(await one.store.story(KEY, "recap")).toBeNull();
    await one.pass(MINUTE);
    expect(await one.store.story(KEY, "recap")).not.toBeNull();
  });

  test("a correction elsewhere: the text is checked again, and no model asked", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL] });
    one.editor.start();
    await one.pass(0);
    const before = await one.store.story(KEY, "recap");
    await one.store.putGames([corrected({ channel: "NBC" })]);
    await one.pass(SECOND);
    const after = await one.store.story(KEY, "recap");
    expect(writer.asked).toHaveLength(1);
    expect(after).toMatchObject({ markdown: before?.markdown, createdAt: before?.createdAt, model: "a-model" });
    expect(after?.contentHash).not.toBe(before?.contentHash);
    expect(await outcomes(one)).toEqual([`published ${KEY}`, `checked ${KEY}`]);
    await one.pass(HOUR);
    expect(await outcomes(one)).toHaveLength(2);
  });

  test("a correction of a cited fact: it is written again", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL] });
    one.editor.start();
    await one.pass(0);
    const before = await one.store.story(KEY, "recap");
    await one.store.putGames([anotherScore()]);
    await one.pass(SECOND);
    const after = await one.store.story(KEY, "recap");
    expect(writer.asked).toHaveLength(2);
    expect(after?.markdown).not.toBe(before?.markdown);
    expect(await outcomes(one)).toEqual([`published ${KEY}`, `published ${KEY}`]);
  });

  test("a recap goes where the source takes the final back, and a new one is written after the end", async () => {
    const one = await openStoryEditor({ games: [FINAL] });
    one.editor.start();
    await one.pass(0);
    expect(await one.store.story(KEY, "recap")).not.toBeNull();
    await one.store.putGames([corrected({ status: "InProgress", isInProgress: true })]);
    await one.pass(SECOND);
    expect((await one.store.gameSnapshot(KEY))?.gameRecap).toBeNull();
    expect(await outcomes(one)).toEqual([`published ${KEY}`, `unpublished ${KEY}`]);
    await one.store.putGames([anotherScore()]);
    await one.pass(SECOND);
    expect((await one.store.gameSnapshot(KEY))?.gameRecap?.recap).toContain(String(anotherScore().game.awayScore));
    expect((await one.editor.status()).waiting).toEqual([]);
  });

  test("a correction of an old season that cannot be looked at yet is not forgotten", async () => {
    const old = simulatedGame({
      season: 2019,
      week: 3,
      awayTeam: "MIN",
      homeTeam: "CHI",
      dateTime: "2019-09-22T17:00:00Z",
    });
    const { gameKey } = old.game;
    const one = await openStoryEditor({ games: [old] });
    expect((await one.editor.rewrite(gameKey, "recap")).ok).toBe(true);
    const before = await one.store.story(gameKey, "recap");
    one.editor.start();
    await one.pass(0);
    await one.store.takeLease(`story recap ${gameKey}`, "dead", one.clock.now(), 90);
    await one.store.putGames([{ ...old, game: { ...old.game, channel: "NBC" } }]);
    await one.pass(SECOND);
    expect((await one.store.story(gameKey, "recap"))?.contentHash).toBe(before?.contentHash);
    expect((await one.editor.status()).waiting).toMatchObject([{ gameKey, why: "changed" }]);
    await one.pass(2 * MINUTE);
    expect((await one.store.story(gameKey, "recap"))?.contentHash).not.toBe(before?.contentHash);
    expect((await one.editor.status()).waiting).toEqual([]);
  });

  test("a model is asked about a live source's game five minutes after its end, and once although its figures are corrected in them", async () => {
    const live = { ...FINAL, provider: "sportsdataio" as const };
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer });
    one.editor.start();
    await one.pass(0);
    await one.store.putGames([live]);
    await one.pass(SECOND);
    expect((await one.editor.status()).waiting).toMatchObject([{ gameKey: KEY, until: "2025-09-22T06:05:01.000Z" }]);
    await one.store.putGames([{ ...anotherScore(), provider: "sportsdataio" }]);
    await one.pass(4 * MINUTE);
    expect(writer.asked).toEqual([]);
    await one.pass(2 * MINUTE);
    await one.pass(HOUR);
    expect(writer.asked).toEqual([askedFor("recap", FINAL.game)]);
    expect(await one.store.story(KEY, "recap")).toMatchObject({ model: "a-model" });
  });

  test("without a model a live source's game is told at once", async () => {
    const one = await openStoryEditor({ games: [{ ...FINAL, provider: "sportsdataio" }] });
    one.editor.start();
    await one.pass(0);
    expect(await one.store.story(KEY, "recap")).not.toBeNull();
  });

  test("a false text is not left standing for a model that is away: the template writes", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL] });
    one.editor.start();
    await one.pass(0);
    writer.answer = () => awayText("unreachable");
    await one.store.putGames([anotherScore()]);
    await one.pass(SECOND);
    expect((await one.store.story(KEY, "recap"))?.model).toBeNull();
  });

  test("a text that was taken back is left alone, and a rewrite publishes it", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL] });
    one.editor.start();
    await one.pass(0);
    expect((await one.editor.unpublish(KEY, "recap")).ok).toBe(true);
    await one.store.putGames([corrected({ channel: "NBC" })]);
    await one.pass(HOUR);
    expect(writer.asked).toHaveLength(1);
    expect(await one.editor.ofGame(KEY)).toEqual([
      { kind: "recap", state: "unpublished", model: "a-model", canWrite: true },
    ]);
    expect((await one.editor.publish(KEY, "recap")).ok).toBe(true);
    expect((await one.store.gameSnapshot(KEY))?.gameRecap).not.toBeNull();
    await one.editor.unpublish(KEY, "recap");
    await one.store.putGames([anotherScore()]);
    expect(await one.editor.publish(KEY, "recap")).toMatchObject({ ok: false });
    expect((await one.editor.rewrite(KEY, "recap")).ok).toBe(true);
    expect((await one.store.gameSnapshot(KEY))?.gameRecap).not.toBeNull();
  });

  test("a game that changes while its text is written is checked in its new form", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL] });
    writer.answer = async (task) => {
      if (writer.asked.length === 1) await one.store.putGames([anotherScore()]);
      return trueText(task);
    };
    one.editor.start();
    await one.pass(0);
    expect(writer.asked).toHaveLength(2);
    const story = await one.store.story(KEY, "recap");
    expect(story?.markdown).toContain(String(anotherScore().game.awayScore));
    expect(story?.claims.every(({ verdict }) => verdict === "holds")).toBe(true);
  });
});

describe("the day's limit of tokens", () => {
  test("is passed by one text at most; then the template writes, and says why; the next day the model again", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL, OTHER], tokensPerDay: 500 });
    one.editor.start();
    await one.pass(0);
    expect(writer.asked).toEqual([askedFor("recap", OTHER.game)]);
    expect(await one.store.story(KEY, "recap")).toMatchObject({ model: null });
    const [note] = await one.store.storyNotes(1);
    expect(note).toMatchObject({ outcome: "template", gameKey: KEY });
    expect(note?.message).toContain("AI_TOKENS_PER_DAY");
    await one.pass(24 * HOUR);
    expect((await one.editor.rewrite(KEY, "recap")).ok).toBe(true);
    expect(writer.asked).toHaveLength(2);
  });

  test("0 asks no model at all", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL], tokensPerDay: 0 });
    one.editor.start();
    await one.pass(0);
    expect(writer.asked).toEqual([]);
    expect(await one.editor.status()).toMatchObject({ today: { calls: 0, inputTokens: 0, outputTokens: 0 } });
    expect(await one.store.story(KEY, "recap")).not.toBeNull();
  });
});

describe("a model's server that is away", () => {
  test("only delays: one line when it goes, one when it comes back, longer waits, and its own wish is the least", async () => {
    const writer = scriptedWriter();
    writer.answer = () => awayText("unreachable");
    const one = await openStoryEditor({ writer, games: [FINAL, OTHER] });
    one.editor.start();
    await one.pass(0);
    expect(writer.asked).toHaveLength(1);
    expect((await one.editor.status()).waiting.map(({ until }) => until !== null)).toEqual([true, true]);
    await one.pass(HOUR);
    const tries = writer.asked.length;
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(9);
    writer.answer = () => awayText("rate-limited", 7200);
    await one.pass(HOUR);
    const asked = writer.asked.length;
    await one.pass(HOUR);
    expect(writer.asked).toHaveLength(asked);
    expect(one.log.filter((line) => line.startsWith("warn"))).toHaveLength(1);
    writer.answer = trueText;
    await one.pass(3 * HOUR);
    expect(await one.store.story(KEY, "recap")).toMatchObject({ model: "a-model" });
    expect(await one.store.story(OTHER_KEY, "recap")).toMatchObject({ model: "a-model" });
    expect(one.log.filter((line) => line.includes("answers again"))).toHaveLength(1);
  });

  test("a key that is refused is tried again seldom, with a clear line", async () => {
    const writer = scriptedWriter();
    writer.answer = () => awayText("unauthorized");
    const one = await openStoryEditor({ writer, games: [FINAL] });
    one.editor.start();
    await one.pass(6 * HOUR);
    expect(writer.asked.length).toBeLessThan(6);
    expect(one.log.filter((line) => line.startsWith("error"))).toHaveLength(1);
  });

  test("nothing that goes wrong ends the loop: it is noted, and tried again later", async () => {
    const writer = scriptedWriter();
    writer.answer = () => {
      throw new Error("a defect of ours");
    };
    const one = await openStoryEditor({ writer, games: [FINAL] });
    one.editor.start();
    await one.pass(0);
    expect(await outcomes(one)).toEqual([`failed ${KEY}`]);
    await one.pass(MINUTE);
    expect(writer.asked).toHaveLength(1);
    writer.answer = trueText;
    await one.pass(10 * MINUTE);
    expect(await one.store.story(KEY, "recap")).not.toBeNull();
  });

  test("stopping ends what is being written, and publishes nothing half done", async () => {
    const writer = scriptedWriter();
    writer.answer = (_request, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      });
    const one = await openStoryEditor({ writer, games: [FINAL] });
    one.editor.start();
    await one.clock.pass(0);
    expect(writer.asked).toHaveLength(1);
    await one.editor.stop();
    expect(await one.store.story(KEY, "recap")).toBeNull();
    expect(await one.store.takeLease(`story recap ${KEY}`, "another", one.clock.now(), 90)).toBe(true);
  });
});

describe("games that no model is asked for", () => {
  test("simulated ones are written by the template", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [{ ...FINAL, provider: "demo" }] });
    one.editor.start();
    await one.pass(0);
    expect(writer.asked).toEqual([]);
    expect(await one.store.story(KEY, "recap")).toMatchObject({ model: null });
  });

  test("a free trial's have no text, and the administrator is told why", async () => {
    const scrambled = {
      ...FINAL,
      provider: "sportsdataio" as const,
      game: { ...FINAL.game, lastPlay: "Scrambled" },
    };
    const one = await openStoryEditor({ games: [scrambled] });
    one.editor.start();
    await one.pass(0);
    expect(await one.store.story(KEY, "recap")).toBeNull();
    const refused = await one.editor.rewrite(KEY, "recap");
    expect(refused.ok ? "" : refused.error).toContain("free trial");
  });
});

/** The game as if nearly all of it had been another one: a text about it is as long, and says other things. */
function anotherScore(): typeof FINAL {
  const { season, gameKey, dateTime } = FINAL.game;
  const other = simulatedGame({ season: 2019, week: 3, awayTeam: "MIN", homeTeam: "CHI" });
  return { ...other, game: { ...other.game, season, gameKey, dateTime } };
}
