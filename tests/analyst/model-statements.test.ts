import { beforeAll, describe, expect, it } from "vitest";

import { checkSpeech } from "../../domain/analyst/speech/check-speech.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { analystGame } from "../fixtures/analyst-game.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { gameAtHalf, simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { MODEL_STATEMENTS } from "./model-statements.ts";
import { gameOf, realGames } from "./real-games.ts";

/** True ones that are cut off, and how many false ones are. */
function tally(id: string, snapshot: GameSnapshot) {
  const { tools } = analystGame(snapshot);
  const { wrong, right } = MODEL_STATEMENTS[id] ?? { wrong: [], right: [] };
  const passed = wrong.filter((one) => checkSpeech(one, tools) === null);
  if (process.env["SHOW_SPEECH"] === "1") console.log(id, { passed });
  return { alarms: right.filter((one) => checkSpeech(one, tools) !== null), cut: wrong.length - passed.length };
}

describe("what a model says in its own words", () => {
  const snapshot = snapshotOf(gameAtHalf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" })));

  it("of a game at halftime: no true statement is cut off, and 12 of 15 false ones are", () => {
    expect(tally("halftime", snapshot)).toEqual({ alarms: [], cut: 12 });
  });

  it("is not what he did where it was expected of him", () => {
    const { tools } = analystGame(snapshot);
    const [projected] = snapshot.playerProjections.filter(({ passingYards }) => (passingYards ?? 0) > 100);
    const yards = `${projected?.passingYards} passing yards`;
    expect(checkSpeech(`${projected?.playerName} was projected for ${yards}.`, tools)).toBeNull();
    expect(checkSpeech(`${projected?.playerName} has ${yards}.`, tools)).not.toBeNull();
  });
});

describe.skipIf(!HAS_SAMPLE_DATA)("what a model says of real games in its own words (needs ../shared/data)", () => {
  let games: Map<string, GameSnapshot>;
  beforeAll(async () => {
    games = await realGames();
  });

  // What no fact settles passes, false or not: seasons, careers, single plays, lengths.
  it.each([
    ["2024_01_BAL_KC", 46],
    ["2024_03_DET_ARI", 24],
    ["2024_12_TB_NYG", 12],
    ["2024_18_CIN_PIT", 25],
    ["2024_22_KC_PHI", 70],
  ])("of %s: no true statement is cut off, and %i false ones are", (id, cut) => {
    expect(tally(id, gameOf(games, id))).toEqual({ alarms: [], cut });
  });
});
