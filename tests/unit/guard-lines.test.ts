import { expect, test } from "vitest";
import { guardLines } from "../../server/games/guard/guard-lines.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";

const stored = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI" }).playerGameStats.filter(
  ({ fantasyPoints }) => (fantasyPoints ?? 0) > 0,
);
const renamed = stored.map((line) => ({ ...line, playerId: `other-${line.playerId}` }));

test("lines of the same people under other ids raise no suspect, and nobody stands there twice", () => {
  expect(guardLines(stored, renamed, "statistics", new Set())).toEqual({ lines: renamed, suspects: [], isKept: false });
});

test("where people are gone besides, only they are kept", () => {
  const half = renamed.slice(0, stored.length / 2);
  const { lines, suspects } = guardLines(stored, half, "statistics", new Set());
  expect(suspects.map(({ key }) => key)).toEqual(["statistics-gone"]);
  expect(lines.map(({ playerName }) => playerName).toSorted()).toEqual(
    stored.map(({ playerName }) => playerName).toSorted(),
  );
});
