import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatExpectedPoints, formatListPoints, formatPointsChange } from "../../../domain/words/points-change.ts";

describe("points that a league counts", () => {
  it.each([
    [35.1, "35.1", "+35.1"],
    [18.34, "18.34", "+18.34"],
    [0.2, "0.2", "+0.2"],
    [0.44, "0.44", "+0.44"],
    [1.6000000000000003, "1.6", "+1.6"],
    [-2, "−2.0", "−2.0"],
    [-0.04, "−0.04", "−0.04"],
    [0, "0.0", "+0.0"],
  ])("%d: %s, a change by it %s", (points, figure, change) => {
    expect([formatListPoints(points), formatPointsChange(points)]).toEqual([figure, change]);
  });

  it("say what they are, so that what is shown adds up to the total that is shown", () => {
    const hundredths = fc.integer({ min: -5_000, max: 5_000 }).map((value) => value / 100);
    const read = (text: string): number => Number(text.replace("−", "-"));
    fc.assert(
      fc.property(fc.array(hundredths), (changes) => {
        const total = changes.reduce((sum, change) => sum + change, 0);
        const shown = changes.reduce((sum, change) => sum + read(formatPointsChange(change)), 0);
        expect(read(formatListPoints(total))).toBeCloseTo(shown, 5);
      }),
    );
  });

  it("are a dash where there are none yet, and have a decimal where they are only expected", () => {
    expect([null, 18.34, -0.16].map(formatExpectedPoints)).toEqual(["–", "18.3", "−0.2"]);
    expect(formatListPoints(null)).toBe("–");
  });
});
