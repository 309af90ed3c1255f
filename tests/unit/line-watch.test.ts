import { describe, expect, it } from "vitest";
import { LineWatch, type LineCounts } from "../../app/voice/line-watch.ts";

/** What a line is said to be at each look, a second apart: packets, questions and answers in all. */
function looks(rows: readonly [number, number, number][]): boolean[] {
  const watch = new LineWatch();
  return rows
    .map(([packets, asked, answered]): LineCounts => ({ packets, asked, answered }))
    .map((one) => watch.look(one));
}

describe("a line", () => {
  it("is down when two looks in a row found nothing and a question has no answer, as Chromium counted when a peer was gone", () => {
    const counted: [number, number, number][] = [
      [693, 10, 10],
      [746, 10, 10],
      [759, 11, 10],
      [759, 12, 10],
      [759, 22, 10],
      [759, 38, 10],
    ];
    expect(looks(counted)).toEqual([true, true, true, true, false, false]);
  });

  it("is back with the first packet", () => {
    const counted: [number, number, number][] = [
      [10, 1, 1],
      [10, 2, 1],
      [10, 3, 1],
      [11, 4, 2],
      [11, 4, 2],
    ];
    expect(looks(counted)).toEqual([true, true, false, true, true]);
  });

  it("is not down where the other side sends nothing in a pause, and answers when it is asked", () => {
    const counted: [number, number, number][] = [
      [50, 1, 1],
      [50, 1, 1],
      [50, 1, 1],
      [51, 2, 2],
      [51, 2, 2],
      [51, 2, 2],
    ];
    expect(looks(counted)).not.toContain(false);
  });

  it("is not down for an answer that was lost long ago", () => {
    const counted: [number, number, number][] = [
      [50, 9, 7],
      [50, 9, 7],
      [50, 9, 7],
      [50, 9, 7],
    ];
    expect(looks(counted)).not.toContain(false);
  });
});
