import { describe, expect, it } from "vitest";
import { askedWait } from "../../server/ai/asked-wait.ts";
import { secondsToWait } from "../../server/http/seconds-to-wait.ts";

const NOON = "Sun, 07 Sep 2025 12:00:00 GMT";

describe("Retry-After", () => {
  it.each([
    [null, null],
    ["", null],
    ["soon", null],
    ["0", 0],
    [" 90 ", 90],
    ["1.5", 2],
    ["Sun, 07 Sep 2025 12:10:00 GMT", 600],
    ["Sun, 07 Sep 2025 11:00:00 GMT", 0],
  ])("%j is %j seconds", (header, seconds) => {
    expect(secondsToWait(header, new Date(NOON))).toBe(seconds);
  });

  it("says nothing by a clock that shows nothing", () => {
    expect(secondsToWait(NOON, new Date(""))).toBeNull();
  });

  it.each([
    [{ "retry-after": "Sun, 07 Sep 2025 12:00:42 GMT", date: NOON }, 42],
    [{ "retry-after": "Sun, 07 Sep 2025 12:00:42 GMT" }, null],
    [{ "retry-after": "9".repeat(20) }, 86_400],
    [{ date: NOON }, null],
  ])("of a model's server, %j, is by its own clock, a day at most", (headers, seconds) => {
    expect(askedWait(new Headers(headers))).toBe(seconds);
  });
});
