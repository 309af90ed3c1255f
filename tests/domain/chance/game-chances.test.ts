import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameChances } from "../../../domain/chance/game-chances.ts";
import { gameAsOf } from "../../../domain/fold/game-as-of.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { Play } from "../../../domain/game/play.ts";
import { TEAMS } from "../../../domain/game/team.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";

/** A game of the demo's simulator, whatever the number: some with a line, some of the postseason. */
function anyGame(index: number): ProviderGame {
  return simulatedGame({
    week: (index % 4) + 1,
    awayTeam: TEAMS[index % 32]?.code ?? "",
    homeTeam: TEAMS[(index + 7) % 32]?.code ?? "",
    seasonType: index % 3 === 0 ? 3 : 1,
    pointSpread: index % 4 === 0 ? null : index - 7,
  });
}

const GAMES = Array.from({ length: 15 }, (_, index) => anyGame(index));
const games = fc.constantFrom(...GAMES);
const MARKERS = ["Timeout", "TwoMinuteWarning", "Period"];

/** The same game played by the other side: every row of the home team is the away team's. */
function swapped({ game, allPlays }: ProviderGame): { game: ProviderGame["game"]; plays: Play[] } {
  return {
    game: {
      ...game,
      awayTeam: game.homeTeam,
      homeTeam: game.awayTeam,
      awayScore: game.homeScore,
      homeScore: game.awayScore,
    },
    plays: allPlays.map((play) => ({ ...play, awayPoints: play.homePoints, homePoints: play.awayPoints })),
  };
}

describe("gameChances", () => {
  it("has one value per row, from 0.5 to 99.5 with one decimal until the game is decided", () => {
    for (const { game, allPlays } of GAMES) {
      const { before, after } = gameChances(game, allPlays);
      expect(after).toHaveLength(allPlays.length);
      for (const chance of [before, ...after.slice(0, -1)]) {
        expect(chance).toBeGreaterThanOrEqual(0.5);
        expect(chance).toBeLessThanOrEqual(99.5);
        expect(chance).toBe(Math.round(chance * 10) / 10);
      }
    }
  });

  it("ends with who won: 100 for the home team, 0 for the away team, 50 for a tie", () => {
    for (const { game, allPlays } of GAMES) {
      const margin = (game.homeScore ?? 0) - (game.awayScore ?? 0);
      expect(gameChances(game, allPlays).after.at(-1)).toBe(50 + 50 * Math.sign(margin));
      const tied = { ...game, awayScore: 20, homeScore: 20 };
      expect(gameChances(tied, allPlays).after.at(-1)).toBe(50);
    }
  });

  it("says after a row what the game as of that row says: it knows nothing later", () => {
    fc.assert(
      fc.property(games, fc.double({ min: 0, max: 1, noNaN: true }), (stored, share) => {
        const count = Math.min(stored.allPlays.length - 1, Math.floor(share * stored.allPlays.length));
        const whole = gameChances(stored.game, stored.allPlays);
        const { game, allPlays } = gameAsOf(stored, count);
        const then = gameChances(game, allPlays);
        expect(then.before).toBe(whole.before);
        expect(then.after).toEqual(whole.after.slice(0, count));
      }),
      { numRuns: 400 },
    );
  });

  it("does not see a result that is yet to come: other scores, other gains and another ending change nothing before", () => {
    fc.assert(
      fc.property(games, fc.double({ min: 0.1, max: 0.9, noNaN: true }), ({ game, allPlays }, share) => {
        const count = Math.floor(share * allPlays.length);
        const other = allPlays.map((play, index) =>
          index < count || play.type === "Kickoff"
            ? play
            : { ...play, homePoints: 0, awayPoints: 3, yardsGained: -9, credits: [], description: "" },
        );
        const ended = { ...game, awayScore: 99, homeScore: 0, isOvertime: true };
        expect(gameChances(ended, other).after.slice(0, count)).toEqual(
          gameChances(game, allPlays).after.slice(0, count),
        );
      }),
    );
  });

  it("does not move on timeouts, warnings and the ends of quarters", () => {
    for (const { game, allPlays } of GAMES) {
      const { before, after } = gameChances(game, allPlays);
      const moved = allPlays.filter(
        (play, index) =>
          MARKERS.includes(play.type) &&
          index < allPlays.length - 1 &&
          after[index] !== (index === 0 ? before : after[index - 1]),
      );
      expect(moved).toEqual([]);
    }
  });

  it("prefers neither side: with an even line, swapping home and away gives the rest to 100", () => {
    for (const stored of GAMES) {
      const game = { ...stored.game, pointSpread: 0 };
      const [one, two] = [gameChances(game, stored.allPlays), swapped({ ...stored, game })];
      const other = gameChances(two.game, two.plays);
      expect(one.before).toBe(50);
      one.after.forEach((chance, index) => expect(chance + (other.after[index] ?? 0)).toBeCloseTo(100, 6));
    }
  });

  it("before kickoff is the line's, which is negative where the home team is favored, or the home team's usual edge", () => {
    const { game } = anyGame(1);
    const at = (pointSpread: number | null): number => gameChances({ ...game, pointSpread }, []).before;
    expect(at(-7)).toBeGreaterThan(68);
    expect(at(-7)).toBeLessThan(78);
    expect(at(7)).toBeCloseTo(100 - at(-7), 6);
    expect(at(null)).toBeGreaterThan(54);
    expect(at(null)).toBeLessThan(58);
  });

  it("before kickoff is even without a line where neither team is at home", () => {
    const { game } = anyGame(1);
    const at = (given: Partial<Game>): number => gameChances({ ...game, pointSpread: null, ...given }, []).before;
    expect(at({ isNeutralSite: true })).toBe(50);
    expect(at({ seasonType: 3, week: 4 })).toBe(50);
    expect(at({ isNeutralSite: false })).toBe(at({}));
  });

  it("has nothing to say after rows that are not there", () => {
    expect(gameChances(anyGame(2).game, []).after).toEqual([]);
  });
});
