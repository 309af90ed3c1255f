import { describe, expect, it } from "vitest";

import { foldGame } from "../../domain/fold/fold-game.ts";
import { lineFromFold } from "../../domain/fold/folded-line.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { type AccountLine, emptyLine } from "../../server/providers/demo/game-model/account.ts";
import { testGame, testGames, type TestGame } from "./demo-games.ts";

function foldOf({ rows, awayTeam, homeTeam }: TestGame) {
  return foldGame(
    rows.map(({ play }) => play),
    { awayTeam, homeTeam, seasonType: SEASON_TYPE.regular },
  );
}

/** The folded lines under the account's names, so that the two can be laid beside each other. */
function linesFromRows(game: TestGame): Map<string, AccountLine> {
  return new Map(
    [...foldOf(game).lines].map(([playerId, folded]) => {
      const line = lineFromFold(folded, "");
      return [
        playerId,
        {
          passes: line.passingAttempts ?? NaN,
          caughtPasses: line.passingCompletions ?? NaN,
          passYards: line.passingYards ?? NaN,
          passScores: line.passingTouchdowns ?? NaN,
          picks: line.passingInterceptions ?? NaN,
          runs: line.rushingAttempts ?? NaN,
          runYards: line.rushingYards ?? NaN,
          runScores: line.rushingTouchdowns ?? NaN,
          longestRun: line.rushingLong,
          targets: line.receivingTargets ?? NaN,
          catches: line.receptions ?? NaN,
          catchYards: line.receivingYards ?? NaN,
          catchScores: line.receivingTouchdowns ?? NaN,
          longestCatch: line.receivingLong,
          conversions: line.twoPointConversions ?? NaN,
          lostBalls: line.fumblesLost ?? NaN,
          kickReturnScores: line.specialTeamsTouchdowns ?? NaN,
        },
      ];
    }),
  );
}

describe("the rows of a simulated game and the simulator's own books", () => {
  const games = [...testGames(400), testGame(7, true), testGame(8, true)];

  it("agree on the score of every period in 402 games", () => {
    for (const game of games) {
      const fold = foldOf(game);
      const { away, home } = game.account.points;
      expect([...fold.awayQuarters, fold.awayOvertime], game.seed).toEqual(away);
      expect([...fold.homeQuarters, fold.homeOvertime], game.seed).toEqual(home);
      expect(fold.awayScore + fold.homeScore, game.seed).toBe(
        [...away, ...home].reduce((sum, points) => sum + points, 0),
      );
    }
  });

  it("agree on every total of every player in 402 games", () => {
    for (const game of games) {
      const fromRows = linesFromRows(game);
      const players = new Set([...fromRows.keys(), ...game.account.lines.keys()]);
      for (const playerId of players) {
        const booked = game.account.lines.get(playerId) ?? emptyLine();
        expect(fromRows.get(playerId) ?? emptyLine(), `${game.seed} ${playerId}`).toEqual(booked);
      }
    }
  });

  it("balance: what passers threw is what receivers caught", () => {
    for (const game of games) {
      const lines = [...linesFromRows(game).values()];
      const sum = (figure: (line: AccountLine) => number) => lines.reduce((total, line) => total + figure(line), 0);
      expect(
        sum((line) => line.passYards),
        game.seed,
      ).toBe(sum((line) => line.catchYards));
      expect(
        sum((line) => line.caughtPasses),
        game.seed,
      ).toBe(sum((line) => line.catches));
      expect(
        sum((line) => line.passScores),
        game.seed,
      ).toBe(sum((line) => line.catchScores));
    }
  });
});
