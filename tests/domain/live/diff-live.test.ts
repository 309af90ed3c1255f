import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { applyPatch } from "../../../domain/live/apply-patch.ts";
import { diffLive } from "../../../domain/live/diff-live.ts";
import { arbitraryGame } from "../../fixtures/arbitrary-game.ts";
import { gameAfter, simulatedGame } from "../../fixtures/simulated-game.ts";

/** The patch as it arrives: written as a text and read again. */
function sent<T>(before: T, after: T) {
  return JSON.parse(JSON.stringify(diffLive(before, after)));
}

/** JSON has no -0. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));
const game = arbitraryGame.map((value) => JSON.parse(JSON.stringify(value)));
const finished = simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "KC" });

describe("diffLive and applyPatch", () => {
  it("lead from any JSON value to any other", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(applyPatch(before, sent(before, after))).toEqual(after);
      }),
    );
  });

  it("lead from any game to any other, and to its own rows in another order", () => {
    fc.assert(
      fc.property(game, game, fc.array(fc.nat(20)), (before, after, order) => {
        expect(applyPatch(before, sent(before, after))).toEqual(after);
        const shuffled = { ...before, allPlays: order.flatMap((at) => before.allPlays.slice(at, at + 2)) };
        expect(applyPatch(before, sent(before, shuffled))).toEqual(shuffled);
      }),
      { numRuns: 40 },
    );
  });

  it("find rows that cannot be told apart, and rows without an identity", () => {
    const before = { list: [1, 1, { a: 1 }, { a: 1 }, { playId: "7", x: 1 }, { playId: "7", x: 2 }] };
    const after = { list: [{ a: 1 }, 1, { a: 2 }, { playId: "7", x: 2 }, 1, 1] };
    expect(applyPatch(before, sent(before, after))).toEqual(after);
  });

  it("say nothing where nothing changed", () => {
    fc.assert(fc.property(json, (value) => diffLive(value, structuredClone(value)) === null));
  });

  it("keep a field called __proto__ a field", () => {
    const [before, after] = [JSON.parse('{"a":{"__proto__":1}}'), JSON.parse('{"a":{"__proto__":{"b":2}}}')];
    const result = applyPatch(before, sent(before, after));
    expect(JSON.stringify(result)).toBe(JSON.stringify(after));
    expect(Object.getPrototypeOf(result.a)).toBe(Object.prototype);
  });

  it("leave every part that did not change the same object", () => {
    const [before, after] = [gameAfter(finished, 80), gameAfter(finished, 81)];
    const result = applyPatch(before, sent(before, after));
    expect(result).toEqual(after);
    expect(result.playerProjections).toBe(before.playerProjections);
    expect(result.differences).toBe(before.differences);
    expect(result.allPlays.slice(0, 80).every((play, index) => play === before.allPlays[index])).toBe(true);
    const unchanged = result.playerGameStats.filter((line) => before.playerGameStats.includes(line));
    expect(unchanged.length).toBeGreaterThan(result.playerGameStats.length - 6);
  });

  it("send a new play and what it moved, not the game", () => {
    for (let count = 1; count < finished.allPlays.length; count += 1) {
      const [before, after] = [gameAfter(finished, count - 1), gameAfter(finished, count)];
      expect(JSON.stringify(diffLive(before, after)).length).toBeLessThan(6_000);
    }
    const whole = JSON.stringify(finished).length;
    const steps = [20, 60, 100, 140].map(
      (count) => JSON.stringify(diffLive(gameAfter(finished, count), gameAfter(finished, count + 1))).length,
    );
    expect(Math.max(...steps)).toBeLessThan(whole / 25);
  });

  it("send one row for a play inserted between others", () => {
    const before = { allPlays: finished.allPlays };
    const row = { ...finished.allPlays[50], playId: "late" };
    const after = { allPlays: [...finished.allPlays.slice(0, 50), row, ...finished.allPlays.slice(50)] };
    const patch = sent(before, after);
    expect(patch).toEqual({ in: { allPlays: { rows: [[0, 50], [row], [50, finished.allPlays.length - 50]] } } });
  });

  it("refuse a value that is no list where the change is one of a list", () => {
    expect(() => applyPatch<unknown>({ a: 1 }, { in: { a: { rows: [[0, 1]] } } })).toThrow("one of a list");
  });
});
