import { describe, expect, it } from "vitest";

import { CALLED_BACK } from "../../domain/analyst/reply/plays/called-back.ts";

describe("a play that is said to have been called back", () => {
  it.each([
    "which eagles touchdown was taken back",
    "whose td was taken away",
    "how many tds did pickens have taken away for holding",
    "why did they take his touchdown away",
    "did the refs take back a bears touchdown",
    "the officials took it away on replay",
    "a score on the opening drive was wiped out",
  ])("is one: %s", (text) => {
    expect(CALLED_BACK.test(text)).toBe(true);
  });

  it.each([
    "which kickoff was taken back for a touchdown",
    "what was the score when the punt was taken back",
    "who took the pick back",
    "did he take it back 40 yards",
    "how many times did they take it away",
    "how much time was taken off the clock",
    "how many touchdowns did they score after a pick was taken back to the 5",
  ])("is none: %s", (text) => {
    expect(CALLED_BACK.test(text)).toBe(false);
  });
});
