import { expect, it } from "vitest";
import { logGame } from "../../../domain/players/log-game.ts";
import { bareGame } from "../../fixtures/bare-game.ts";
import { playerLine } from "../../fixtures/player-line.ts";

const { game } = bareGame({ week: 2, seasonType: 3, awayTeam: "WAS", homeTeam: "PHI" });

it.each([
  ["PHI", "vs", "WAS", "Divisional Round vs WAS"],
  ["WAS", "at", "PHI", "Divisional Round at PHI"],
])("a game of the log of a player of %s", (team, at, opponent, words) => {
  const stats = playerLine({ team });
  expect(logGame({ game, stats, projection: null })).toMatchObject({ at, opponent, words });
  expect(logGame({ game, stats: null, projection: stats })).toMatchObject({ at, opponent, words });
});
