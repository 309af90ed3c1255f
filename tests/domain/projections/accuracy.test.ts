import { describe, expect, it } from "vitest";
import { accuracyOf, isStarter, type JudgedProjection, verdictOf } from "../../../domain/projections/accuracy.ts";

function judged(points: number, given: Partial<JudgedProjection> = {}): JudgedProjection {
  return {
    position: "WR",
    points,
    expected: { mean: 10, low: 4, high: 18, deviation: 6 },
    earlier: [8, 12, 10, 30],
    ...given,
  };
}

describe("how good projections were", () => {
  it("counts errors beside those of plain means, and what ended where", () => {
    expect(accuracyOf([judged(14), judged(2), judged(20)])).toEqual({
      count: 3,
      ours: (4 + 8 + 10) / 3,
      seasonMean: (1 + 13 + 5) / 3,
      lastThree: (4 + 8 + 10) / 3,
      inRange: 1,
      above: 1,
      below: 1,
      bias: -2,
    });
  });

  it("leaves out who has no game of the season behind him, because there is no mean to compare with", () => {
    expect(accuracyOf([judged(14, { earlier: [] })])).toBeNull();
    expect(accuracyOf([judged(14, { earlier: [] }), judged(12)])?.count).toBe(1);
  });

  it("judges by the tenth that is shown", () => {
    const range = { low: 4.04, high: 17.96 };
    expect(verdictOf(4, range)).toBe("in range");
    expect(verdictOf(18, range)).toBe("in range");
    expect(verdictOf(3.9, range)).toBe("below");
    expect(verdictOf(18.1, range)).toBe("above");
  });

  it("knows a starter by his first three games", () => {
    expect(isStarter(judged(0, { earlier: [9, 8, 9] }))).toBe(true);
    expect(isStarter(judged(0, { earlier: [7, 8, 8] }))).toBe(false);
    expect(isStarter(judged(0, { earlier: [20, 20] }))).toBe(false);
    expect(isStarter(judged(0, { position: "K", earlier: [2, 3, 1] }))).toBe(true);
  });
});
