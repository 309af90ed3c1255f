import { describe, expect, it } from "vitest";
import { type TrackScore, trackScores } from "../../../domain/page/track-scores.ts";

const END = 3600;
/** The scores of Bills at Rams, December 8, 2024, up to the third quarter: many, and several close together. */
const SCORES = [391, 693, 980, 1042, 1168, 1641, 2189, 2456, 2678].map((second, index) => ({
  second,
  standing: `${index}-0`,
}));

/** Where the labels stand on a track of so many pixels. */
function boxes(scores: readonly TrackScore[], room: "any" | "wide", track: number): [number, number][] {
  return scores
    .filter((score) => score.room === "any" || score.room === room)
    .map(({ second, anchor }) => {
      const left = (second / END) * track - 44 * { start: 0, middle: 0.5, end: 1 }[anchor];
      return [left, left + 44];
    });
}

describe("the scores on the time machine's track", () => {
  it.each([
    ["any", 264],
    ["any", 304],
    ["wide", 660],
    ["wide", 1100],
  ] as const)("have labels that do not cover each other, %s track of %i px", (room, track) => {
    const placed = boxes(trackScores(SCORES, END), room, track).toSorted(([a], [b]) => a - b);
    expect(placed.length).toBeGreaterThan(2);
    placed.forEach(([left], index) => index > 0 && expect(left).toBeGreaterThanOrEqual(placed[index - 1]?.[1] ?? 0));
    for (const [left, right] of placed) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(track);
    }
  });

  it("always have one on the newest, which counts now, and keep their order", () => {
    for (let count = 1; count <= SCORES.length; count += 1) {
      const scores = trackScores(SCORES.slice(0, count), END);
      expect(scores.at(-1)?.room).toBe("any");
      expect(scores.map(({ second }) => second)).toEqual(SCORES.slice(0, count).map(({ second }) => second));
    }
    expect(trackScores([], END)).toEqual([]);
  });
});
