import { beforeAll, describe, expect, it } from "vitest";

import { runTool } from "../../domain/analyst/tools/analyst-tools.ts";
import { gameRoster } from "../../domain/names/game-roster.ts";
import { type Ground, groundAnswer, makeGround } from "../../domain/analyst/ground/ground-answer.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { checkedRecap } from "../fixtures/checked-recap.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { gameAtHalf, simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { allUses } from "./asking.ts";
import { MODEL_STATEMENTS } from "./model-statements.ts";
import { gameOf, realGames } from "./real-games.ts";

const HALFTIME = snapshotOf(gameAtHalf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" })));

/** Everything that the tools say of a game, its recap too. */
function usesOf(snapshot: GameSnapshot): ToolUse[] {
  return [
    ...allUses(snapshot, 0),
    { name: "get_game_recap", args: {}, answer: runTool("get_game_recap", {}, snapshot, 0) },
  ];
}

function withRecap(snapshot: GameSnapshot): GameSnapshot {
  const { markdown, createdAt } = checkedRecap(snapshot);
  const { gameKey } = snapshot.game;
  return { ...snapshot, gameRecap: { gameKey, recap: markdown, html: "", createdAt, model: null } };
}

function groundOf(snapshot: GameSnapshot, said: readonly string[] = []): Ground {
  return makeGround(usesOf(snapshot), said, gameRoster(snapshot), snapshot.game);
}

/** False ones that are let through, and true ones that are held. */
function tally(id: string, snapshot: GameSnapshot) {
  const ground = groundOf(snapshot);
  const { wrong, right } = MODEL_STATEMENTS[id] ?? { wrong: [], right: [] };
  return {
    missed: wrong.filter((one) => groundAnswer(one, ground).length === 0),
    alarms: right.filter((one) => groundAnswer(one, ground).length > 0),
  };
}

describe("what a model says in its own words", () => {
  it("of a game at halftime: every wrong statement is stopped, no true one", () => {
    expect(tally("halftime", HALFTIME)).toEqual({ missed: [], alarms: [] });
  });

  it("is not taken for the person's: a number of theirs counts what they said it of", () => {
    const ground = groundOf(HALFTIME, ["What happened in quarter 4?"]);
    expect(groundAnswer("I have nothing yet of quarter 4.", ground)).toEqual([]);
    expect(groundAnswer("Antonelli has 4 touchdowns.", ground)).toHaveLength(1);
    expect(groundAnswer("No, not 4 touchdowns.", groundOf(HALFTIME, ["Did he score 4 touchdowns?"]))).toEqual([]);
  });

  it("does not take what was expected of somebody for what he did", () => {
    const [projected] = HALFTIME.playerProjections.filter(({ passingYards }) => (passingYards ?? 0) > 100);
    const ground = groundOf(HALFTIME);
    const yards = `${projected?.passingYards} passing yards`;
    expect(groundAnswer(`${projected?.playerName} was projected for ${yards}.`, ground)).toEqual([]);
    expect(groundAnswer(`${projected?.playerName} has ${yards}.`, ground)).toHaveLength(1);
  });
});

describe.skipIf(!HAS_SAMPLE_DATA)("what a model says of real games in its own words (needs ../shared/data)", () => {
  let games: Map<string, GameSnapshot>;
  beforeAll(async () => {
    games = await realGames();
  });

  it.each([
    ["2024_01_BAL_KC", ["The Chiefs went 7 for 7 in the third and fourth, one touchdown each."]],
    ["2024_03_DET_ARI", []],
    ["2024_12_TB_NYG", []],
    ["2024_18_CIN_PIT", []],
    ["2024_22_KC_PHI", ["The Chiefs added two touchdowns in the final three minutes."]],
  ])("of %s: every wrong statement is stopped, and no true one but those known", (id, alarms) => {
    expect(tally(id, withRecap(gameOf(games, id)))).toEqual({ missed: [], alarms });
  });
});
