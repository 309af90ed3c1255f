import { describe, expect, it } from "vitest";

import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { surnameOf } from "../../../domain/facts/people-of.ts";
import { nthWords, sacks, share } from "../../../domain/facts/wording/number-words.ts";
import { aYard, yards } from "../../../domain/words/yard-words.ts";
import { shortWhen, whenWords } from "../../../domain/facts/wording/when-words.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";
import { possessive } from "../../../domain/words/possessive.ts";
import { gameAsOf } from "../../../domain/fold/game-as-of.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const GAME = snapshotOf(simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI" }));

describe("the words of facts", () => {
  it("have the right article before a number that is read", () => {
    expect([1, 7, 8, 11, 12, 18, 80, 81, 100].map(aYard)).toStrictEqual([
      "a 1-yard",
      "a 7-yard",
      "an 8-yard",
      "an 11-yard",
      "a 12-yard",
      "an 18-yard",
      "an 80-yard",
      "an 81-yard",
      "a 100-yard",
    ]);
  });

  it("count as running text does", () => {
    expect([
      yards(1),
      yards(33),
      yards(-1),
      sacks(0.5),
      sacks(1.5),
      sacks(1),
      share(0, 3),
      nthWords(3),
      nthWords(12),
    ]).toStrictEqual([
      "1 yard",
      "33 yards",
      "minus-1 yard",
      "half a sack",
      "1.5 sacks",
      "one sack",
      "none of three",
      "third",
      "12th",
    ]);
  });

  it("say when in full and in short", () => {
    const at = { quarter: "4", clock: 465, elapsed: 3135, playId: "1" } as const;
    expect([
      whenWords(at),
      whenWords({ ...at, clock: 12 }),
      whenWords({ ...at, quarter: "OT", clock: null }),
      shortWhen(at),
    ]).toStrictEqual([
      "with 7:45 left in the fourth quarter",
      "with 12 seconds left in the fourth quarter",
      "in overtime",
      "Q4, 7:45",
    ]);
  });

  it.each([
    ["Amon-Ra St. Brown", "St. Brown"],
    ["Marvin Harrison Jr.", "Harrison"],
    ["A. J. Brown", "Brown"],
    ["A.J. Brown", "Brown"],
    ["Kenneth Walker III", "Walker"],
    ["Cher", "Cher"],
  ])("call %s %s once he is known", (name, short) => {
    expect(surnameOf(name)).toBe(short);
  });

  it("write possessives as newspapers do", () => {
    expect([
      possessive("the Vikings"),
      possessive("Darnold"),
      possessive("Jacobs"),
      possessive("St. Brown"),
    ]).toStrictEqual(["the Vikings'", "Darnold's", "Jacobs'", "St. Brown's"]);
  });

  it("keep the full names of two people with one surname", () => {
    const [one, other] = new Set(
      GAME.playerGameStats.filter(({ passingAttempts }) => (passingAttempts ?? 0) > 0).map(({ playerId }) => playerId),
    );
    const named = {
      ...GAME,
      playerGameStats: GAME.playerGameStats.map((line) =>
        line.playerId === one
          ? { ...line, playerName: "Quincy Williams" }
          : line.playerId === other
            ? { ...line, playerName: "Quinnen Williams" }
            : line,
      ),
    };
    const { people } = indexFacts(named, null);
    expect([people.get(one ?? "")?.shortName, people.get(other ?? "")?.shortName]).toStrictEqual([
      "Quincy Williams",
      "Quinnen Williams",
    ]);
  });

  it("look ahead before kickoff, and say nothing of a score", () => {
    const index = indexFacts(gameAsOf(GAME, 0), null);
    expect(index.phase).toBe("before");
    expect(index.ofKind("result", "score", "line", "quarter")).toStrictEqual([]);
    const [projection] = index.ofKind("projection");
    if (projection === undefined) throw new Error("no projection");
    expect(wordsOf(projection, index)).toMatch(/ is projected for [\d.]+ PPR points$/);
  });

  it("never say that somebody had 0 more than projected", () => {
    const [first] = GAME.playerProjections;
    const line = GAME.playerGameStats.find(({ playerId }) => playerId === first?.playerId);
    if (first === undefined || typeof line?.fantasyPointsPPR !== "number") throw new Error("nobody has both lines");
    const near = { ...first, fantasyPointsPPR: line.fantasyPointsPPR - 0.04 };
    const index = indexFacts({ ...GAME, playerProjections: [near] }, null);
    const fact = index.byId(`f:${first.playerId}`);
    if (fact === null) throw new Error("no fantasy points");
    expect(wordsOf(fact, index)).toMatch(/, just as projected$/);
    expect(fact.marks).not.toContain("aboveProjection");
  });
});
