import { beforeAll, describe, expect, test } from "vitest";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { COMPARED_FIELDS } from "../../domain/game/line-difference.ts";
import { replayMoments } from "../../domain/replay/replay-moments.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSeason } from "../fixtures/sample-season.ts";

describe.skipIf(!HAS_SAMPLE_DATA)("replays of four real weeks of 2024 (needs the sample data in ../shared)", () => {
  const games: ProviderGame[] = [];

  beforeAll(async () => {
    for await (const game of sampleSeason({ season: 2024, weeks: { from: 1, to: 4 } })) games.push(game);
  });

  test("the row before the last one has the final score, and the last row brings the stored game", () => {
    expect(games.length).toBe(64);
    for (const stored of games) {
      const { game, allPlays } = gameAsOf(stored, stored.allPlays.length - 1);
      expect([game.awayScore, game.homeScore], game.gameKey).toEqual([stored.game.awayScore, stored.game.homeScore]);
      expect(game.isOvertime).toBe(stored.game.isOvertime);
      expect(game.status).toBe("InProgress");
      expect(allPlays.length).toBe(stored.allPlays.length - 1);
      expect(gameAsOf(stored, stored.allPlays.length)).toEqual(stored);
    }
  });

  test("by then every line equals the official one, but for the differences that the page lists", () => {
    let compared = 0;
    for (const stored of games) {
      const listed = new Set(stored.differences.map(({ playerId, field }) => `${playerId} ${field}`));
      const lines = new Map(
        gameAsOf(stored, stored.allPlays.length - 1).playerGameStats.map((line) => [line.playerId, line]),
      );
      for (const official of stored.playerGameStats) {
        for (const field of COMPARED_FIELDS) {
          // The source scores otherwise than this site; what its points come to is told at the end.
          if (official[field] === null || field.startsWith("fantasy") || listed.has(`${official.playerId} ${field}`))
            continue;
          expect(lines.get(official.playerId)?.[field] ?? 0, `${official.playerName} ${field}`).toBe(official[field]);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  test("halftime comes once, and every other moment has its quarter", () => {
    for (const stored of games) {
      const states = stored.allPlays.map((_, count) => gameAsOf(stored, count).game);
      const halves = states.filter(({ status }) => status === "Halftime");
      expect(halves.length, stored.game.gameKey).toBe(1);
      for (const { quarter, status, hasStarted } of states.slice(1)) {
        expect(hasStarted).toBe(true);
        expect(status === "Halftime" ? quarter === "HALF" : ["1", "2", "3", "4", "OT"].includes(quarter ?? "")).toBe(
          true,
        );
      }
    }
  });

  test("a game takes what games take, halftime and long breaks cut: two to three and a half hours", () => {
    for (const { allPlays, game } of games) {
      const minutes = (replayMoments(allPlays).at(-1) ?? 0) / 60;
      expect(minutes, game.gameKey).toBeGreaterThan(120);
      expect(minutes, game.gameKey).toBeLessThan(210);
    }
  });
});
