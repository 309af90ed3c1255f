import { expect, it } from "vitest";
import { gameLines } from "../../domain/scoring/game-lines.ts";
import { linesBefore } from "../../server/games/behind/lines-before.ts";
import { finishedGame, gameAtHalf, simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const sunday = simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "KC" });
const now = snapshotOf(finishedGame(sunday));
const before = snapshotOf(gameAtHalf(sunday));
const other = gameLines(snapshotOf(finishedGame(simulatedGame({ week: 3, awayTeam: "GB", homeTeam: "CHI" }))));
const past = (then: typeof before | null) => ({
  gameKeys: () => [now.game.gameKey],
  gameAt: async (_gameKey: string, seconds: number) => (seconds === 30 ? then : now),
});

it("a reader behind a stream is scored by what a game had counted then, and by the others as they are", async () => {
  const games = [gameLines(now), other];
  const behind = await linesBefore(games, past(before), 30);
  expect(behind).toEqual([gameLines(before), other]);
  expect(behind[0]).not.toEqual(games[0]);
  expect((await linesBefore(games, past(before), 30))[0], "once for all who are as far behind").toBe(behind[0]);
});

it("a game that had no play then is not there, and without games that are played the list is the same", async () => {
  const games = [gameLines(now), other];
  expect(await linesBefore(games, past({ ...before, allPlays: [] }), 30)).toEqual([other]);
  expect(await linesBefore(games, past(null), 30)).toEqual([other]);
  const others = [other];
  expect(await linesBefore(others, past(before), 30)).toBe(others);
});
