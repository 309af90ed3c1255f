import { expect, test } from "vitest";
import { liveSituation } from "../../../domain/page/live-situation.ts";
import { situationWords } from "../../../domain/page/situation-words.ts";

const known = {
  season: 2024,
  possession: "PHI",
  down: 2,
  distance: 5,
  downAndDistance: "2nd & 5",
  yardLine: 35,
  yardLineTerritory: "DAL",
};

test.each([
  [known, "Eagles, 2nd & 5 at DAL 35"],
  [{ ...known, yardLine: 50, yardLineTerritory: null }, "Eagles, 2nd & 5 at 50"],
  [{ ...known, yardLine: null }, "Eagles, 2nd & 5"],
  [{ ...known, possession: null, yardLine: 0 }, "2nd & 5"],
  [{ ...known, downAndDistance: "2nd & Goal" }, "Eagles, 2nd & Goal at DAL 35"],
  [{ ...known, downAndDistance: null }, "Eagles, 2nd & 5 at DAL 35"],
  [{ ...known, downAndDistance: " ", distance: null }, "Eagles, 2nd at DAL 35"],
  [{ ...known, down: null }, "Eagles, 2nd & 5 at DAL 35"],
  [{ ...known, down: null, downAndDistance: null }, null],
  [{ ...known, down: 0 }, null],
  // A code that is a word of its own, and a nickname of its time.
  [{ ...known, possession: "NO" }, "Saints, 2nd & 5 at DAL 35"],
  [{ ...known, possession: "WAS", season: 2018 }, "Redskins, 2nd & 5 at DAL 35"],
])("%j is %s", (game, words) => {
  const snap = liveSituation(game);
  expect(snap && situationWords(snap)).toBe(words);
});
