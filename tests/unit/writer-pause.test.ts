import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writerPause } from "../../server/stories/writer-pause.ts";

const MINUTE = 60_000;

function away(given: { retryAfterSeconds?: number; isUnauthorized?: boolean } = {}) {
  return {
    message: "away",
    retryAfterSeconds: null,
    isUnauthorized: false,
    inputTokens: 0,
    outputTokens: 0,
    ...given,
  };
}

describe("the pause for a model's server", () => {
  test("doubles from half a minute to half an hour, and begins anew after an answer", () => {
    const pause = writerPause(() => 0.5);
    const waits = Array.from({ length: 8 }, () => pause.fail(away(), 0) / MINUTE);
    expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30]);
    expect(pause.succeed()).toBe(true);
    expect(pause.succeed()).toBe(false);
    expect(pause.fail(away(), 0) / MINUTE).toBe(0.5);
  });

  test("is long where the key is refused", () => {
    const pause = writerPause(() => 0.5);
    const waits = Array.from({ length: 6 }, () => pause.fail(away({ isUnauthorized: true }), 0) / MINUTE);
    expect(waits).toEqual([15, 30, 60, 120, 240, 360]);
  });

  test("is never shorter than what the server asks for, and hardly longer than the longest wait", () => {
    const failure = fc.record({
      retryAfterSeconds: fc.option(fc.integer({ min: 0, max: 100_000 })),
      isUnauthorized: fc.boolean(),
      random: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(failure, { minLength: 1, maxLength: 20 }), (failures) => {
        let chance = 0;
        const pause = writerPause(() => chance);
        for (const { random, retryAfterSeconds, isUnauthorized } of failures) {
          chance = random;
          const until = pause.fail({ ...away(), retryAfterSeconds, isUnauthorized }, 1000);
          const asked = (retryAfterSeconds ?? 0) * 1000;
          expect(until - 1000).toBeGreaterThanOrEqual(asked);
          expect(until - 1000).toBeLessThanOrEqual(Math.max(6 * 72 * MINUTE, asked * 1.05) + 1);
          expect(pause.current(until - 1)?.until).toBe(until);
          expect(pause.current(until)).toBeNull();
        }
      }),
    );
  });
});
