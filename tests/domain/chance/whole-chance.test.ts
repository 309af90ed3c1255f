import { describe, expect, it } from "vitest";
import { wholeChance } from "../../../domain/words/whole-chance.ts";

describe("a chance as it is shown", () => {
  it.each([
    [0, 0],
    [0.5, 1],
    [12.5, 12],
    [87.5, 88],
    [50, 50],
    [99.4, 99],
    [99.5, 99],
    [100, 100],
  ])("is whole, and sure of what is decided alone: %s is %s", (percent, shown) => {
    expect(wholeChance(percent)).toBe(shown);
  });

  it("adds up to 100 with the other side's, whichever is asked about", () => {
    for (let tenths = 0; tenths <= 1000; tenths += 1)
      expect(wholeChance(tenths / 10) + wholeChance(100 - tenths / 10)).toBe(100);
  });
});
