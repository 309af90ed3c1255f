import { describe, expect, test } from "vitest";
import { foldGame } from "../../domain/fold/fold-game.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { guardRefresh } from "../../server/games/guard/guard-refresh.ts";
import { gameAfter, simulatedGame } from "../fixtures/simulated-game.ts";

const LATER = "2025-09-08T21:05:00-04:00";
const whole = gameAfter(simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI" }), 100);
const stored: GameSnapshot = {
  ...whole,
  game: { ...whole.game, lastUpdated: "2025-09-08T21:00:00-04:00" },
  version: 1,
  corrections: [],
  gameRecap: null,
  gameProjection: null,
};

/** An answer newer than what is stored, whose plays add up to its score, without the first so many rows that brought no points. */
function without(count: number) {
  const dull = stored.allPlays.filter(({ awayPoints, homePoints }) => awayPoints + homePoints === 0).slice(0, count);
  const allPlays = stored.allPlays.filter((play) => !dull.includes(play));
  const game = { ...stored.game, lastUpdated: LATER };
  const { awayScore, homeScore } = foldGame(allPlays, game);
  expect([awayScore, homeScore]).toEqual([game.awayScore, game.homeScore]);
  const fetched = {
    game: { ...stored, game, allPlays },
    parts: { facts: true, plays: true, lines: false, projections: false },
    hasOfficialLines: false,
    hasStrangers: false,
    isClosed: false,
  };
  return { allPlays, guarded: guardRefresh(stored, fetched, new Set()) };
}

describe("plays that are gone from an answer which is sound in itself", () => {
  test.each([1, 2, 3])("%i of them: they were removed, and that counts at once", (count) => {
    const { allPlays, guarded } = without(count);
    expect(guarded.suspects).toEqual([]);
    expect(guarded.game.allPlays).toEqual(allPlays);
  });

  test.each([4, 40])("%i of them: the answer is cut before it is a correction, and nothing goes", (count) => {
    const { guarded } = without(count);
    expect(guarded.suspects.map(({ key, message, forSeconds }) => [key, message, forSeconds])).toEqual([
      ["plays-gone", `${count} of its 100 plays are gone`, 300],
    ]);
    expect(guarded.game.allPlays).toEqual(stored.allPlays);
  });
});
