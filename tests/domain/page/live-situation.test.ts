import { expect, test } from "vitest";
import { liveSituation, situationWords } from "../../../domain/page/live-situation.ts";

const known = {
  possession: "PHI",
  down: 2,
  distance: 5,
  downAndDistance: "2nd & 5",
  yardLine: 35,
  yardLineTerritory: "DAL",
};

test.each([
  [known, "PHI, 2nd & 5 at DAL 35"],
  [{ ...known, yardLine: 50, yardLineTerritory: null }, "PHI, 2nd & 5 at 50"],
  [{ ...known, yardLine: null }, "PHI, 2nd & 5"],
  [{ ...known, possession: null, yardLine: 0 }, "2nd & 5"],
  [{ ...known, downAndDistance: "2nd & Goal" }, "PHI, 2nd & Goal at DAL 35"],
  [{ ...known, downAndDistance: null }, "PHI, 2nd & 5 at DAL 35"],
  [{ ...known, downAndDistance: " ", distance: null }, "PHI, 2nd at DAL 35"],
  [{ ...known, down: null }, "PHI, 2nd & 5 at DAL 35"],
  [{ ...known, down: null, downAndDistance: null }, null],
  [{ ...known, down: 0 }, null],
])("%j is %s", (game, words) => {
  const snap = liveSituation(game);
  expect(snap && situationWords(snap)).toBe(words);
});
