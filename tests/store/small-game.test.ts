import { expect, test } from "vitest";

import { compareLines } from "../../domain/fold/compare-lines.ts";
import { fantasyPoints, PPR_SCORING } from "../../domain/fold/fantasy-points.ts";
import { foldGame } from "../../domain/fold/fold-game.ts";
import { lineFromFold } from "../../domain/fold/folded-line.ts";
import { smallGame } from "../fixtures/small-game.ts";

test("the plays of the small game add up to its score and its lines", () => {
  const { game, allPlays, playerGameStats } = smallGame();
  const fold = foldGame(allPlays, game);
  expect([fold.awayQuarters, fold.homeQuarters]).toEqual([
    [0, 3, 0, 8],
    [0, 7, 0, 0],
  ]);
  expect([fold.awayScore, fold.homeScore]).toEqual([game.awayScore, game.homeScore]);
  expect([fold.awayTimeouts, fold.homeTimeouts]).toEqual([game.awayTimeouts, game.homeTimeouts]);
  const differences = compareLines(fold.lines, playerGameStats, (folded) => {
    const line = lineFromFold(folded, "");
    return { fantasyPoints: fantasyPoints(line), fantasyPointsPPR: fantasyPoints(line, PPR_SCORING) };
  });
  expect(differences).toEqual([]);
  for (const line of playerGameStats)
    expect(line).toMatchObject({ rushingLong: fold.lines.get(line.playerId)?.longest.rushingYards ?? null });
});
