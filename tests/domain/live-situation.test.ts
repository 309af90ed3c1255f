import { expect, test } from "vitest";
import { liveSituation } from "../../domain/live-situation.ts";

const snap = { possession: "PHI", downAndDistance: "2nd & 5", yardLine: 35, yardLineTerritory: "DAL" };

test.each([
  [snap, "PHI, 2nd & 5 at DAL 35"],
  [{ ...snap, yardLine: 50, yardLineTerritory: null }, "PHI, 2nd & 5 at 50"],
  [{ ...snap, yardLine: null }, "PHI, 2nd & 5"],
  [{ ...snap, possession: null, yardLine: 0 }, "2nd & 5"],
  [{ ...snap, downAndDistance: null }, null],
  [{ ...snap, downAndDistance: " " }, null],
])("%j is %s", (game, words) => {
  expect(liveSituation(game)).toBe(words);
});
