import { beforeAll, describe, expect, it } from "vitest";

import { checkSpeech } from "../../domain/analyst/speech/check-speech.ts";
import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { analystGame } from "../fixtures/analyst-game.ts";
import { drawFrom } from "../fixtures/draw-from.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { GOLD_QUESTIONS } from "./gold-questions.ts";
import { gameOf, realGames } from "./real-games.ts";
import { sayFacts } from "./say-facts.ts";

/** Every fact of a game in its own words, as sentences. */
function ownWords({ facts = [] }: ToolSnapshot): string[] {
  return facts.map(({ words }) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
}

/** How many of `count` wrong sentences pass, and which true ones are cut off: told in passing, and in the facts' own words. */
function tally(snapshots: readonly GameSnapshot[], count: number) {
  const missed: string[] = [];
  const alarms: string[] = [];
  let tried = 0;
  const draw = drawFrom(11);
  const banks = snapshots.map((snapshot) => ({ game: analystGame(snapshot).tools, said: sayFacts(snapshot, draw) }));
  for (const { game, said } of banks)
    for (const right of [...said.map((one) => one.right), ...ownWords(game)])
      if (checkSpeech(right, game) !== null) alarms.push(right);
  for (let round = 0; tried < count; round += 1) {
    const bank = banks[round % banks.length];
    const one = bank?.said[draw(bank.said.length)];
    const wrong = one?.wrong[tried % 3];
    if (bank === undefined || wrong === undefined) break;
    tried += 1;
    if (checkSpeech(wrong, bank.game) === null) missed.push(wrong);
  }
  const right = banks.reduce((sum, { game, said }) => sum + said.length + (game.facts?.length ?? 0), 0);
  if (process.env["SHOW_SPEECH"] === "1") console.log({ tried, missed, right, alarms });
  return { tried, missed, alarms };
}

describe("the check of speech over simulated games", () => {
  const snapshot = snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" }));
  const game = analystGame(snapshot).tools;
  const runner = snapshot.playerGameStats.find(({ rushingYards }) => (rushingYards ?? 0) > 40);
  const [name, yards] = [runner?.playerName ?? "", runner?.rushingYards ?? 0];

  it("cuts 100 wrong facts off 100 times and no true one", () => {
    const other = snapshotOf(simulatedGame({ week: 2, awayTeam: "GB", homeTeam: "PHI" }));
    expect(tally([snapshot, other], 100)).toStrictEqual({ tried: 100, missed: [], alarms: [] });
  });

  it("gives the fact that says otherwise, in its own words", () => {
    const fault = checkSpeech(`Good evening. ${name} ran for ${yards + 500} yards.`, game);
    expect(fault?.truth).toMatch(new RegExp(`^${name} ran .* for ${yards} yards`));
  });

  it("knows by how many somebody won", () => {
    const margin = Math.abs((snapshot.game.awayScore ?? 0) - (snapshot.game.homeScore ?? 0));
    expect(checkSpeech(`The Chiefs won by ${margin}.`, game)).toBeNull();
    expect(checkSpeech(`The Chiefs won by ${margin + 1}.`, game)?.truth).toBe(
      game.facts?.find(({ kind }) => kind === "result")?.words,
    );
  });

  it("takes a pronoun for who was named before", () => {
    const before = `${name} was everywhere.`;
    expect(checkSpeech(`He had ${yards} rushing yards.`, game, before)).toBeNull();
    expect(checkSpeech(`He had ${yards + 1} rushing yards.`, game, before)).not.toBeNull();
    expect(checkSpeech(`${before} He had ${yards + 1} rushing yards.`, game)).not.toBeNull();
    expect(checkSpeech(`He had ${yards + 1} rushing yards.`, game)).toBeNull();
  });

  it.each([
    `Did ${name} run for 400 yards?`,
    `${name} did not run for 400 yards.`,
    `${name} averaged 400 yards last season.`,
    `Last week ${name} ran for 400 yards.`,
    "The Chiefs won their last game 50-3.",
    `${name} and his line combined for 400 yards.`,
    `${name} was the best player on the field.`,
    "I have nothing about Bronco Zzyzx.",
    "Hello, I'm Big Dill. Ask me about this game!",
  ])("lets pass what no fact speaks of: %s", (sentence) => {
    expect(checkSpeech(sentence, game)).toBeNull();
  });

  it("has nothing to hold a figure against before the facts are there, and knows news all the same", () => {
    for (const bare of [null, { ...game, facts: [] }]) {
      expect(checkSpeech("The Chiefs won 99-26.", bare)).toBeNull();
      expect(checkSpeech("The quarterback is out with a hamstring injury.", bare)?.reason).toContain("injuries");
    }
  });
});

describe("what a spoken sentence gets wrong", () => {
  const game = analystGame(snapshotOf(smallGame())).tools;

  it.each([
    ["the score", "It ended 12 to 7 in Chicago."],
    ["the winner", "The Bears beat the Vikings."],
    ["the winner of a right score", "The Bears won 11-7."],
    ["whose points they are", "Bears 11, Vikings 7."],
    ["the margin", "Minnesota won by five."],
    ["overtime", "The Vikings won in overtime."],
  ])("may be %s: %s", (_what, sentence) => {
    expect(checkSpeech(sentence, game)?.truth).toBe("the Vikings beat the Bears 11-7");
  });

  it.each([
    "It ended 11 to 7 in Chicago.",
    "Minnesota beat Chicago 11 to 7.",
    "Vikings 11, Bears 7.",
    "They won by four.",
  ])("is none of this: %s", (sentence) => {
    expect(checkSpeech(sentence, game)).toBeNull();
  });
});

describe.skipIf(!HAS_SAMPLE_DATA)("the check of speech over real games (needs ../shared/data)", () => {
  let games: Map<string, GameSnapshot>;
  beforeAll(async () => {
    games = await realGames();
  });

  it("cuts 100 wrong facts off 100 times and no true one", () => {
    const snapshots = Object.keys(GOLD_QUESTIONS).map((id) => gameOf(games, id));
    expect(tally(snapshots, 100)).toStrictEqual({ tried: 100, missed: [], alarms: [] });
  });

  it.each([
    [
      "a touchdown of somebody who has none",
      "Travis Kelce scored a touchdown.",
      "Travis Kelce caught three passes for 34 yards",
    ],
    [
      "the quarter of a touchdown",
      "Isaiah Likely scored in the second quarter.",
      "Isaiah Likely caught a 49-yard touchdown pass from Lamar Jackson",
    ],
    ["the yards of a touchdown", "Xavier Worthy scored on a 45-yard catch.", "Xavier Worthy scored on a 21-yard run"],
    [
      "a quarter's points",
      "The Ravens scored 17 points in the fourth quarter.",
      "the Ravens scored 10 points in the fourth quarter",
    ],
    ["who had more", "The Chiefs outgained the Ravens.", "the Ravens outgained the Chiefs 452-353"],
    ["the score at the half", "The Chiefs led 20-10 at halftime.", "the Chiefs led 13-10 at halftime"],
    ["who led", "The Ravens led 13-10 at halftime.", "the Chiefs led 13-10 at halftime"],
    [
      "a given name's figures",
      "Lamar threw for 300 yards.",
      "Lamar Jackson completed 26 of 41 passes for 273 yards and a touchdown",
    ],
  ])("knows %s: %s", (_what, sentence, truth) => {
    const { tools } = analystGame(gameOf(games, "2024_01_BAL_KC"));
    expect(checkSpeech(sentence, tools)?.truth).toContain(truth);
  });
});
