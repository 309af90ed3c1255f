import { describe, expect, test, vi } from "vitest";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { scriptedWriter, trueText } from "../fixtures/scripted-writer.ts";
import { type EditorUnderTest, openStoryEditor } from "../setup/open-story-editor.ts";

const SECOND = 1000;
const FINAL = simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-21T17:00:00Z" });
const KEY = FINAL.game.gameKey;

async function outcomesOf({ store }: EditorUnderTest): Promise<string[]> {
  return (await store.storyNotes(100)).map(({ outcome }) => outcome);
}

describe("the lease under which a text is written", () => {
  test("a text that takes long outlives a renewal of its lease that fails, and the log says what failed", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL] });
    const { promise, resolve } = Promise.withResolvers<void>();
    writer.answer = async (task, signal) => {
      await promise;
      signal.throwIfAborted();
      return trueText(task);
    };
    one.editor.start();
    await one.clock.pass(0);
    vi.spyOn(one.store, "takeLease").mockRejectedValueOnce(new Error("the database is away"));
    await one.clock.pass(100 * SECOND);
    resolve();
    await one.pass(0);
    expect(writer.asked).toHaveLength(1);
    expect(await outcomesOf(one)).toEqual(["published"]);
    expect(one.log).toContain(`warn: the store did not answer about the lease of the recap of game ${KEY}`);
  });

  test("a text whose lease runs out is given up, and the log says so", async () => {
    const writer = scriptedWriter();
    const one = await openStoryEditor({ writer, games: [FINAL] });
    writer.answer = (_task, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      });
    one.editor.start();
    await one.clock.pass(0);
    const away = vi.spyOn(one.store, "takeLease").mockRejectedValue(new Error("the database is away"));
    await one.pass(90 * SECOND);
    away.mockRestore();
    expect(one.log).toContain(`warn: the recap of game ${KEY} was given up: another process may be writing it`);
    writer.answer = trueText;
    await one.pass(600 * SECOND);
    expect(await outcomesOf(one)).toEqual(["published"]);
  });
});
