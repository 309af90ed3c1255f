import { describe, expect, it } from "vitest";

import type { Game } from "../../domain/game/game.ts";
import { loadLiveWeek } from "../../server/pages/stats-page.server.ts";
import { bareGame } from "../fixtures/bare-game.ts";

const WEEK = { season: 2025, seasonType: 1, week: 1 };

/** A store of one game whose score is its version, and which changes before each of the first readings. */
function movingStore(changes: number) {
  let version = 1;
  let readings = 0;
  const game = (): Game => ({ ...bareGame({ week: 1, awayTeam: "DET", homeTeam: "KC" }).game, homeScore: version });
  return {
    readings: () => readings,
    weekVersion: async () => version,
    weekGames: async () => {
      readings += 1;
      if (readings <= changes) version += 1;
      return [{ game: game(), provider: "nflverse" as const, asOf: "2025-09-07T18:00:00Z", version }];
    },
    weekLeaders: async () => [],
    gameLines: async () => [],
    scrambledGames: async () => [],
    gameSnapshot: async () => null,
  };
}

describe("loadLiveWeek", () => {
  it("reads again what changed while it was read, so that the version is that of the data", async () => {
    const store = movingStore(3);
    const { version, games } = await loadLiveWeek(store, WEEK, null);
    expect([version, games[0]?.homeScore]).toEqual([4, 4]);
    expect(store.readings()).toBe(4);
  });

  it("gives up on a week that never stands still, instead of telling something wrong", async () => {
    await expect(loadLiveWeek(movingStore(Number.POSITIVE_INFINITY), WEEK, null)).rejects.toThrow(
      "week 1 of 2025 changed during each of 20 readings",
    );
  });
});
