import { describe, expect, test } from "vitest";
import type { Attempted } from "../../server/stories/attempt-story.ts";
import { storyWishes } from "../../server/stories/story-wishes.ts";
import { handClock } from "../fixtures/hand-clock.ts";
import { scriptedWriter } from "../fixtures/scripted-writer.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { EDITOR_NOW, openStoryEditor } from "../setup/open-story-editor.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

const daysAgo = (days: number) => new Date(EDITOR_NOW.getTime() - days * DAY).toISOString();
const OLD = simulatedGame({ season: 2024, week: 3, awayTeam: "MIN", homeTeam: "CHI", dateTime: daysAgo(300) });
const RECENT = simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "GB", dateTime: daysAgo(1) });

const recapOf = async (one: Awaited<ReturnType<typeof openStoryEditor>>, { game }: typeof OLD) =>
  one.store.story(game.gameKey, "recap");

describe("a recap that a reader wishes", () => {
  test("is written without a model, whatever is set up, and only once", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [OLD] });
    for (let times = 0; times < 5; times += 1) one.editor.wish([OLD.game]);
    await one.pass(SECOND);
    const recap = await recapOf(one, OLD);
    expect(recap).toMatchObject({ model: null, isPublished: true });
    expect(recap?.claims.every(({ verdict }) => verdict === "holds")).toBe(true);
    one.editor.wish([OLD.game]);
    await one.pass(2 * HOUR);
    expect(await one.store.storyNotes(10)).toHaveLength(1);
    expect(writer.asked).toEqual([]);
    expect((await one.editor.status()).today.calls).toBe(0);
  });

  test("leaves a game of these days to the plan, and to the model that is waited for", async () => {
    const one = await openStoryEditor({ writer: scriptedWriter(), games: [RECENT] });
    one.editor.wish([RECENT.game]);
    await one.pass(SECOND);
    expect(await recapOf(one, RECENT)).toBeNull();
  });

  test("is none of a game that is not over", async () => {
    const live = { ...OLD, game: { ...OLD.game, status: "InProgress", isInProgress: true } };
    const one = await openStoryEditor({ games: [live] });
    one.editor.wish([live.game]);
    await one.pass(SECOND);
    expect(await one.store.storyNotes(10)).toEqual([]);
  });

  test("does not bring back what the administrator took back, and not what was rewritten", async () => {
    const one = await openStoryEditor({ games: [OLD] });
    await one.editor.rewrite(OLD.game.gameKey, "recap");
    await one.editor.unpublish(OLD.game.gameKey, "recap");
    one.editor.wish([OLD.game]);
    await one.pass(2 * HOUR);
    expect(await recapOf(one, OLD)).toMatchObject({ isPublished: false });
    expect((await one.store.gameSnapshot(OLD.game.gameKey))?.gameRecap).toBeNull();
    expect((await one.store.storyNotes(10)).map(({ outcome }) => outcome)).toEqual(["unpublished", "published"]);
  });

  test("ends with the editor", async () => {
    const one = await openStoryEditor({ games: [OLD] });
    one.editor.wish([OLD.game]);
    await one.editor.stop();
    await one.clock.pass(HOUR);
    one.editor.wish([OLD.game]);
    await one.clock.pass(HOUR);
    expect(await recapOf(one, OLD)).toBeNull();
    expect(one.clock.waiting()).toBe(0);
  });
});

describe("many wishes", () => {
  const published = { kind: "published" } as Attempted;

  function open(answer: (gameKey: string) => Attempted = () => published) {
    const clock = handClock(new Date("2025-09-22T06:00:00Z"));
    const written: string[] = [];
    let atOnce = 0;
    let mostAtOnce = 0;
    const wishes = storyWishes({
      ...clock,
      async write(gameKey) {
        atOnce += 1;
        mostAtOnce = Math.max(mostAtOnce, atOnce);
        await new Promise((done) => setImmediate(done));
        atOnce -= 1;
        written.push(gameKey);
        return answer(gameKey);
      },
    });
    return { clock, wishes, written, mostAtOnce: () => mostAtOnce };
  }

  test("are fulfilled one after the other, with room for the readers between", async () => {
    const { clock, wishes, written, mostAtOnce } = open();
    for (let game = 0; game < 50; game += 1) wishes.add(`game-${game}`);
    await clock.pass(SECOND);
    expect(written.length).toBeLessThanOrEqual(4);
    await clock.pass(30 * SECOND);
    expect(written).toHaveLength(50);
    expect(mostAtOnce()).toBe(1);
  });

  test("are forgotten beyond a hundred, and heard when they are made again", async () => {
    const { clock, wishes, written } = open();
    for (let game = 0; game < 1_000; game += 1) wishes.add(`game-${game}`);
    await clock.pass(10 * 60 * SECOND);
    expect(written).toHaveLength(100);
    wishes.add("game-500");
    await clock.pass(SECOND);
    expect(written.at(-1)).toBe("game-500");
  });

  test("are 400 a day at most, however many a stranger makes, and the next day there are more", async () => {
    const { clock, wishes, written } = open();
    for (let round = 0; round < 100; round += 1) {
      for (let game = 0; game < 20; game += 1) wishes.add(`game-${round}-${game}`);
      await clock.pass(10 * SECOND);
    }
    expect(written).toHaveLength(400);
    await clock.pass(DAY);
    wishes.add("tomorrow");
    await clock.pass(SECOND);
    expect(written.at(-1)).toBe("tomorrow");
  });

  test("of a game that cannot have one are tried once an hour", async () => {
    const { clock, wishes, written } = open(() => ({ kind: "impossible", message: "There is no score." }));
    for (let minute = 0; minute < 59; minute += 1) {
      wishes.add("scoreless");
      await clock.pass(60 * SECOND);
    }
    expect(written).toEqual(["scoreless"]);
    await clock.pass(2 * 60 * SECOND);
    wishes.add("scoreless");
    await clock.pass(SECOND);
    expect(written).toHaveLength(2);
  });
});
