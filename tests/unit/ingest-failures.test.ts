import { describe, expect, test } from "vitest";
import { createFailures } from "../../server/games/ingest/ingest-failures.ts";

const DAY = 86_400;

describe("how long a failure is left alone", () => {
  test.each([
    ["a minute", 60, 64_000],
    ["ten minutes", 600, 631_000],
    ["three weeks", 21 * DAY, 21 * DAY * 1_000 + 31_000],
  ])("is what the provider asks for and half a minute more at most: %s", (_name, retryAfter, longest) => {
    const waits = [0, 1].map(
      (random) =>
        createFailures(() => random).fail("season", { kind: "rate-limited", message: "", retryAfter }, 0).wait,
    );
    expect(waits).toEqual([retryAfter * 1_000 + 1_000, longest]);
  });

  test("is everything's wait where the provider limits us, and the task's own where our limit does", () => {
    const failures = createFailures(() => 0.5);
    failures.fail("game 1", { kind: "rate-limited", message: "", isOwnLimit: true }, 0);
    expect([failures.waiting(0), failures.stopped(0)]).toEqual([new Map([["game 1", 60_000]]), null]);
    failures.fail("game 1", { kind: "rate-limited", message: "" }, 0);
    expect([failures.waiting(0).get("*"), failures.stopped(0)]).toEqual([60_000, "rate-limited"]);
  });
});
