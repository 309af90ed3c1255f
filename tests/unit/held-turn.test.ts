import { describe, expect, it } from "vitest";
import { type HeldTurn, holdTurn } from "../../server/http/held-turn.ts";
import { Turns } from "../../server/http/turns.ts";

const never = new AbortController().signal;

/** One turn for all, which `mine` holds; `other` resolves when somebody else has it. */
async function heldByMe(): Promise<{ turns: Turns; mine: HeldTurn; other: Promise<() => void> }> {
  const turns = new Turns(1);
  const mine = await holdTurn(() => turns.take("mine", never));
  return { turns, mine, other: turns.take("other", never) };
}

describe("a held turn", () => {
  it("is somebody else's while its holder waits outside, and his again before he goes on", async () => {
    const { turns, mine, other } = await heldByMe();
    const outside = Promise.withResolvers<string>();
    const seen: string[] = [];
    const waited = mine.waitOutside(outside.promise).then((answer) => seen.push(answer));
    const endOther = await other;
    outside.resolve("answered");
    await expect.poll(() => turns.waiting).toBe(1);
    seen.push("other");
    endOther();
    await waited;
    expect(seen).toEqual(["other", "answered"]);
    const next = turns.take("other", never);
    mine.end();
    (await next)();
  });

  it("is kept where what is waited for is there already", async () => {
    const { turns, mine, other } = await heldByMe();
    const fromMemory = async (): Promise<string> => {
      for (let steps = 0; steps < 50; steps += 1) await Promise.resolve();
      return "kept";
    };
    expect(await mine.waitOutside(fromMemory())).toBe("kept");
    await expect(mine.waitOutside(Promise.reject(new Error("failed")))).rejects.toThrow("failed");
    expect(turns.waiting).toBe(1);
    mine.end();
    (await other)();
  });

  it("is taken again once for two that waited, and not at all for who has been ended meanwhile", async () => {
    const { turns, mine, other } = await heldByMe();
    const [first, second] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    const both = Promise.all([mine.waitOutside(first.promise), mine.waitOutside(second.promise)]);
    (await other)();
    first.resolve(1);
    second.resolve(2);
    expect(await both).toEqual([1, 2]);
    const third = Promise.withResolvers<number>();
    const late = mine.waitOutside(third.promise);
    const endNext = await turns.take("other", never);
    mine.end();
    third.resolve(3);
    expect(await late).toBe(3);
    expect(turns.waiting).toBe(0);
    endNext();
    (await turns.take("other", never))();
  });

  it("fails its holder where it cannot be taken again, and stays free for others", async () => {
    const turns = new Turns(1);
    const leaving = new AbortController();
    const mine = await holdTurn(() => turns.take("mine", leaving.signal));
    const outside = Promise.withResolvers<void>();
    const waited = mine.waitOutside(outside.promise);
    const endOther = await turns.take("other", never);
    outside.resolve();
    leaving.abort(new Error("gone"));
    await expect(waited).rejects.toThrow("gone");
    endOther();
    (await turns.take("other", never))();
  });
});
