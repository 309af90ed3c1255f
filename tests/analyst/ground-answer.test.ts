import { beforeAll, describe, expect, it } from "vitest";

import { gameRoster } from "../../domain/names/game-roster.ts";
import { type Ground, groundAnswer, makeGround } from "../../domain/analyst/ground/ground-answer.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { drawFrom } from "../fixtures/draw-from.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { GOLD_QUESTIONS } from "./gold-questions.ts";
import { gameOf, realGames } from "./real-games.ts";
import { tellFacts } from "./tell-facts.ts";
import { allUses } from "./asking.ts";

/** Everything the tools can say. */
function groundOf(snapshot: GameSnapshot, said: string[] = []): Ground {
  return makeGround(allUses(snapshot, Date.parse(snapshot.asOf)), said, gameRoster(snapshot), snapshot.game);
}

/** How many of `count` wrong sentences are stopped, and which true ones are. */
function tally(snapshots: readonly GameSnapshot[], count: number) {
  const missed: string[] = [];
  const alarms: string[] = [];
  let tried = 0;
  const draw = drawFrom(11);
  const banks = snapshots.map((snapshot) => ({ ground: groundOf(snapshot), told: tellFacts(snapshot, draw) }));
  for (const { ground, told } of banks)
    for (const { right } of told) if (groundAnswer(right, ground).length > 0) alarms.push(right);
  for (let round = 0; tried < count; round += 1) {
    const bank = banks[round % banks.length];
    const one = bank?.told[draw(bank.told.length)];
    const wrong = one?.wrong[tried % 3];
    if (bank === undefined || wrong === undefined) break;
    tried += 1;
    if (groundAnswer(wrong, bank.ground).length === 0) missed.push(wrong);
  }
  if (process.env["SHOW_GROUND"] === "1")
    console.log({ tried, missed, right: banks.flatMap(({ told }) => told).length, alarms });
  return { tried, missed, alarms };
}

describe("the grounding over simulated games", () => {
  const snapshot = snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" }));
  const ground = groundOf(snapshot);

  it("stops 100 wrong facts 100 times and no true one", () => {
    const other = snapshotOf(simulatedGame({ week: 2, awayTeam: "GB", homeTeam: "PHI" }));
    expect(tally([snapshot, other], 100)).toStrictEqual({ tried: 100, missed: [], alarms: [] });
  });

  it("says where the violation is and what kind it is", () => {
    const line = snapshot.playerGameStats.find(({ rushingYards }) => (rushingYards ?? 0) > 50);
    const name = line?.playerName ?? "";
    const answer = `Good evening. ${name} ran for 999 yards.`;
    expect(groundAnswer(answer, ground)).toMatchObject([
      { text: "999", kind: "number", start: answer.indexOf("999"), end: answer.indexOf("999") + 3 },
    ]);
  });

  it("takes a name and a number of the person's own", () => {
    const answer = "I have nothing about Bronco Zzyzx and his 77 touchdowns.";
    expect(groundAnswer(answer, ground).length).toBeGreaterThan(0);
    expect(groundAnswer(answer, groundOf(snapshot, ["did Bronco Zzyzx score 77 touchdowns?"]))).toStrictEqual([]);
  });

  it("takes the difference of the two scores, and refuses another", () => {
    const margin = Math.abs((snapshot.game.awayScore ?? 0) - (snapshot.game.homeScore ?? 0));
    expect(groundAnswer(`The Chiefs won by ${margin}.`, ground)).toStrictEqual([]);
    expect(groundAnswer(`The Chiefs won by ${margin + 1}.`, ground)).toHaveLength(1);
  });

  it("checks a stream sentence by sentence: a pronoun means who was named before", () => {
    const [line] = snapshot.playerGameStats.filter(({ rushingYards }) => (rushingYards ?? 0) > 40);
    const before = `${line?.playerName} was everywhere.`;
    expect(groundAnswer(`He had ${line?.rushingYards} rushing yards.`, ground, before)).toStrictEqual([]);
    expect(groundAnswer(`He had ${(line?.rushingYards ?? 0) + 1} rushing yards.`, ground, before)).toHaveLength(1);
  });

  it("has nothing to stand on before a tool has answered", () => {
    const empty = makeGround([], [], gameRoster(snapshot), snapshot.game);
    expect(groundAnswer("The Chiefs won 33-26.", empty).map(({ text }) => text)).toStrictEqual(["33-26"]);
    expect(groundAnswer("Hello, I'm Big Dill. Ask me about this game!", empty)).toStrictEqual([]);
  });
});

describe.skipIf(!HAS_SAMPLE_DATA)("the grounding over real games (needs ../shared/data)", () => {
  let snapshots: GameSnapshot[];
  beforeAll(async () => {
    const games = await realGames();
    snapshots = Object.keys(GOLD_QUESTIONS).map((id) => gameOf(games, id));
  });

  it("stops 100 wrong facts 100 times and no true one", () => {
    expect(tally(snapshots, 100)).toStrictEqual({ tried: 100, missed: [], alarms: [] });
  });
});
