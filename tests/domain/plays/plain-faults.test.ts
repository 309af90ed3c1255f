import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainFaults } from "../../../domain/plays/plain/plain-faults.ts";
import { plainPlays } from "../../../domain/plays/plain/plain-plays.ts";
import { plainText } from "../../../domain/plays/plain/plain-text.ts";
import { arbitraryGame } from "../../fixtures/arbitrary-game.ts";
import { describedPlay, type Described } from "../../fixtures/plain-said.ts";
import { sampleLeague } from "../../fixtures/sample-league.ts";

const GAME = { awayTeam: "CHI", homeTeam: "WAS", season: 2024 };

const RUN: Described = {
  yardsGained: 4,
  does: [
    ["CHI D'Andre Swift", "rushingAttempts"],
    ["CHI D'Andre Swift", "rushingYards", 4],
    ["CHI D'Andre Swift", "fumbles"],
    ["CHI D'Andre Swift", "fumblesLost"],
    ["WAS Quan Martin", "fumbleRecoveries"],
    ["WAS Quan Martin", "fumbleReturnYards", 9],
  ],
};
const PASS: Described = {
  type: "Pass",
  yardsGained: 4,
  does: [
    ["CHI Caleb Williams", "passingAttempts"],
    ["CHI Caleb Williams", "passingCompletions"],
    ["CHI DJ Moore", "receptions"],
    ["CHI DJ Moore", "receivingTargets"],
    ["CHI DJ Moore", "receivingYards", 4],
  ],
};
const PICK: Described = {
  type: "Interception",
  does: [
    ["CHI Caleb Williams", "passingInterceptions"],
    ["CHI DJ Moore", "receivingTargets"],
    ["WAS Quan Martin", "interceptions"],
    ["WAS Quan Martin", "interceptionReturnYards", 7],
  ],
};
const SACK: Described = {
  type: "Sack",
  yardsGained: -8,
  does: [
    ["CHI Caleb Williams", "sacksTaken"],
    ["CHI Caleb Williams", "sackYardsLost", 8],
    ["WAS Frankie Luvu", "sacks"],
  ],
};
const KICK: Described = {
  type: "FieldGoal",
  kickDistance: 27,
  awayPoints: 3,
  isScoringPlay: 1,
  does: [
    ["CHI Cairo Santos", "fieldGoalAttempts"],
    ["CHI Cairo Santos", "fieldGoalsMade"],
  ],
};

/** The faults of a sentence about a play, with everybody of the plays above in the game. */
function faultsOf(described: Described, words: string): string[] {
  const plays = [described, RUN, PASS, PICK, SACK, KICK].map(describedPlay);
  return plainFaults(plays, [words], GAME)[0] ?? [];
}

const RUN_WORDS =
  "{D'Andre }Swift ran left{ for 4 yards}, fumbled; {Quan }Martin recovered for the Commanders and returned it 9 yards";

describe("the check of plain plays", () => {
  it.each<[Described, string]>([
    [RUN, RUN_WORDS],
    [PASS, "{Caleb }Williams threw left to {DJ }Moore{ for 4 yards}"],
    [PICK, "{Quan }Martin intercepted {Caleb }Williams' pass{ for DJ Moore} and returned it 7 yards"],
    [SACK, "{Frankie }Luvu sacked {Caleb }Williams{ for a loss of 8}"],
    [SACK, "{Frankie }Luvu sacked {Caleb }Williams"],
    [KICK, "{Cairo }Santos made a 27-yard field goal"],
  ])("has nothing against a true sentence: %#", (described, words) => {
    expect(faultsOf(described, words)).toEqual([]);
  });

  it.each<[string, Described, string]>([
    ["another man's run", RUN, RUN_WORDS.replace("{D'Andre }Swift ran", "{DJ }Moore ran")],
    ["yards", RUN, RUN_WORDS.replace("4 yards", "5 yards")],
    ["a loss for a gain", RUN, RUN_WORDS.replace(" for 4 yards", " for a loss of 4")],
    ["who recovered", RUN, RUN_WORDS.replace("{Quan }Martin", "{Frankie }Luvu")],
    ["for which team", RUN, RUN_WORDS.replace("the Commanders", "the Bears")],
    ["how far he brought it", RUN, RUN_WORDS.replace("9 yards", "19 yards")],
    [
      "how far he brought it by the text, too",
      { ...RUN, description: "FUMBLES, RECOVERED by WAS-20-Q.Martin at CHI 30. 20-Q.Martin to CHI 19 for 11 yards." },
      RUN_WORDS.replace("9 yards", "30 yards"),
    ],
    ["no fumble at all", RUN, "{D'Andre }Swift ran left{ for 4 yards}"],
    ["a touchdown", RUN, RUN_WORDS.replace("{ for 4 yards}", " for a 4-yard touchdown")],
    ["thrower and catcher", PASS, "{DJ }Moore threw left to {Caleb }Williams{ for 4 yards}"],
    ["incomplete", PASS, "{Caleb }Williams threw left for {Quan }Martin, incomplete"],
    ["a name from nowhere", PASS, "{Caleb }Williams threw left to {Rome }Odunze{ for 4 yards}"],
    [
      "who intercepted",
      PICK,
      "{Frankie }Luvu intercepted {Caleb }Williams' pass{ for DJ Moore} and returned it 7 yards",
    ],
    [
      "a touchdown return",
      PICK,
      "{Quan }Martin intercepted {Caleb }Williams' pass{ for DJ Moore} and returned it 7 yards for a touchdown",
    ],
    ["no interception", PICK, "{Caleb }Williams threw left for {DJ }Moore, incomplete"],
    ["the length of a sack", SACK, "{Frankie }Luvu sacked {Caleb }Williams{ for a loss of 9}"],
    ["who was sacked", SACK, "{Frankie }Luvu sacked {DJ }Moore"],
    ["a safety", SACK, "{Frankie }Luvu sacked {Caleb }Williams{ for a loss of 8} in the end zone for a safety"],
    ["a miss", KICK, "{Cairo }Santos missed a 27-yard field goal"],
    ["the length of a kick", KICK, "{Cairo }Santos made a 28-yard field goal"],
    ["braces", KICK, "{Cairo Santos made a 27-yard field goal"],
    ["the source's own text", KICK, "{Cairo }Santos made a 27-yard field goal; 8-C.Santos kicks"],
  ])("finds %s", (_, described, words) => {
    expect(faultsOf(described, words)).not.toEqual([]);
  });
});

describe("over whole games", () => {
  it("of the sample league nearly every play has a sentence, and none contradicts its credits or names a stranger", () => {
    const games = sampleLeague().games.filter(({ allPlays }) => allPlays.length > 100);
    expect(games.length).toBeGreaterThan(3);
    for (const { game, allPlays } of games) {
      const sentences = plainPlays(allPlays, game);
      expect(plainFaults(allPlays, sentences, game).flat()).toEqual([]);
      expect(sentences.filter((words) => words !== null).length / allPlays.length).toBeGreaterThan(0.98);
    }
  });

  it("a play reads the same whatever is not known yet of the plays after it, but for given names", () => {
    const whole = sampleLeague().games.find(({ allPlays }) => allPlays.length > 100);
    if (whole === undefined) throw new Error("no game");
    const { game, allPlays } = whole;
    const sentences = plainPlays(allPlays, game).map((words) => words && plainText(words));
    for (const k of [1, 40, 80, allPlays.length - 1]) {
      const early = plainPlays(allPlays.slice(0, k), game).map((words) => words && plainText(words));
      expect(early.map(lastWords)).toEqual(sentences.slice(0, k).map(lastWords));
    }
  });

  it("whatever a source sends, every play has a sentence or null, and its braces close", () => {
    fc.assert(
      fc.property(arbitraryGame, ({ game, allPlays }) => {
        const sentences = plainPlays(allPlays, game);
        expect(sentences.length).toBe(allPlays.length);
        for (const words of sentences) expect((words ?? "").replaceAll(/\{[^{}]*\}/g, "")).not.toMatch(/[{}]/);
      }),
      { numRuns: 40 },
    );
  });
});

/** Initials stand for a given name that no play has told so far. */
function lastWords(words: string | null): string | null {
  return words && words.replaceAll(/\b\p{Lu}[\p{L}'.-]* (?=\p{Lu})/gu, "");
}
