import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { testGames } from "./demo-games.ts";
import type { SeasonFigures } from "./demo-figures.ts";
import { seasonFigures } from "./demo-season-figures.ts";
import { SEASON_2024 } from "./demo-season-reference.ts";
import { simulatedFigures } from "./demo-simulated-figures.ts";

const PLAY_BY_PLAY = "../shared/data/nflverse/play_by_play_2024.csv.gz";

/** How far a figure of 1000 simulated games may lie from the season's, as a share of the season's. */
const USUAL = 0.08;
/** Rare things, of which a season itself has few: the season's own figure is that uncertain. */
const WIDER: Partial<Record<keyof SeasonFigures, number>> = {
  interceptionShare: 0.12,
  twentyYardRushShare: 0.15,
  twoPointAttempts: 0.25,
  fumblesLost: 0.12,
  safeties: 0.6,
  turnoverDriveShare: 0.12,
  fourthDownTries: 0.15,
  overtimeShare: 0.4,
  homeWinShare: 0.1,
};

const figures: SeasonFigures = simulatedFigures(testGames(1000));
const names = Object.keys(SEASON_2024).filter((name): name is keyof SeasonFigures => name !== "games");

function expectNear(reference: SeasonFigures, name: keyof SeasonFigures): void {
  const off = figures[name] / reference[name] - 1;
  const words = `${name}: ${figures[name].toFixed(4)} simulated, ${reference[name].toFixed(4)} in the season`;
  expect(Math.abs(off), words).toBeLessThanOrEqual(WIDER[name] ?? USUAL);
}

describe("1000 simulated games and the stored figures of the 2024 season", () => {
  it.each(names)("agree on %s", (name) => {
    expectNear(SEASON_2024, name);
  });
});

describe.skipIf(!existsSync(PLAY_BY_PLAY))(
  "1000 simulated games and the 2024 play-by-play itself (skipped where ../shared/data is absent)",
  () => {
    const season = existsSync(PLAY_BY_PLAY) ? seasonFigures(PLAY_BY_PLAY) : SEASON_2024;

    it.each(names)("agree on %s, and the stored figure is the file's", (name) => {
      expect(season[name]).toBeCloseTo(SEASON_2024[name], 3);
      expectNear(season, name);
    });
  },
);
