import { describe, expect, it } from "vitest";
import { shownGap } from "../../../domain/words/shown-gap.ts";

describe("what lies between two figures", () => {
  it.each([
    [10.94, 5.15, 5.7],
    [10.9, 5.2, 5.7],
    [5.15, 10.94, -5.7],
    [7.04, 6.96, 0],
    [0.3, 0.1, 0.2],
  ])("is taken from them as they are shown: %d and %d", (value, beside, gap) => {
    expect(shownGap(value, beside)).toBe(gap);
  });
});
