import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkText, type Claim } from "../../../domain/check/checked-text.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { SeasonBefore } from "../../../domain/season/season-before.ts";
import { bareGame } from "../../fixtures/bare-game.ts";
import { playerLine } from "../../fixtures/player-line.ts";
import { type Result, seasonOfResults } from "../../fixtures/small-season.ts";

/** Lost, then won four: 13-20, 27-10, 24-21, 31-17, and 34-14 in Carolina. */
const RESULTS: Result[] = [
  { own: 13, other: 20 },
  { own: 27, other: 10 },
  { own: 24, other: 21 },
  { own: 31, other: 17 },
  { own: 34, other: 14 },
];
const YARDS = [71, 88, 64, 102, 143];

function back(week: number) {
  return [
    playerLine({
      playerId: "back",
      playerName: "Isiah Back",
      team: "KC",
      position: "RB",
      rushingAttempts: 20,
      rushingYards: YARDS[week - 1] ?? 0,
      rushingTouchdowns: 1,
    }),
  ];
}

const { snapshot, season } = seasonOfResults(RESULTS, back);

/** The same week before kickoff: Kansas City at its fifth opponent, with its back projected. */
const ahead: GameSnapshot = {
  ...snapshot,
  game: {
    ...bareGame({ week: 5, awayTeam: "KC", homeTeam: snapshot.game.homeTeam }).game,
    dateTime: snapshot.game.dateTime,
  },
  playerGameStats: [],
  playerProjections: back(5),
};

/** Of everything but the names. */
function verdicts(text: string, of: GameSnapshot = snapshot, before: SeasonBefore | null = season): Claim["verdict"][] {
  return checkText(text, of, before)
    .filter(({ kind }) => kind === "number" || kind === "order")
    .map(({ verdict }) => verdict);
}

const TRUE_AFTER = [
  "The Chiefs have won four games in a row.",
  "It was the fourth straight win for the Chiefs.",
  "Make it four straight wins for the Chiefs.",
  "The Chiefs are winners of four straight.",
  "Kansas City improved to 4-1.",
  "The Chiefs (4-1) were in no hurry.",
  "The Chiefs ran their winning ways to a four-game winning streak.",
  "Kansas City has won three of its last four games.",
  "Isiah Back ran for 143 yards, a season high.",
  "Isiah Back had a season-high 143 rushing yards.",
  "Isiah Back ran for 143 yards, his most of the season.",
  "The Chiefs scored 34 points, a season high.",
  "The Chiefs had won three games in a row before this game.",
];

const FALSE_AFTER = [
  "The Chiefs have won five games in a row.",
  "The Chiefs have lost four games in a row.",
  "It was the third straight win for the Chiefs.",
  "It was the fourth straight loss for the Chiefs.",
  "The Noles are winners of four straight.",
  "Kansas City improved to 5-0.",
  "Kansas City fell to 1-4.",
  "The Chiefs (3-2) were in no hurry.",
  "The Chiefs won for the first time this season.",
  "The Chiefs remained unbeaten.",
  "The Chiefs snapped a three-game losing streak.",
  "Isiah Back ran for 142 yards, a season high.",
  "The Chiefs scored 34 points, a season low.",
  "The Chiefs had won four games in a row before this game.",
];

const TRUE_BEFORE = [
  "The Chiefs are 3-1 this season, scoring 23.8 points a game and allowing 17.0.",
  "They have no story yet. The Chiefs are coming off a 31-17 win.",
  "The Chiefs have won three games in a row.",
  "The Chiefs are 3-0 over their last three games.",
  "The Chiefs average 23.8 points a game this season.",
  "Isiah Back has 325 rushing yards and four rushing touchdowns this season.",
  "Isiah Back has 325 rushing yards so far. His season high is 102 rushing yards.",
];

const FALSE_BEFORE = [
  "The Chiefs are 2-2 this season.",
  "The Chiefs are 3-1 this season, scoring 24.8 points a game.",
  "The Chiefs are 3-1 this season, scoring 23.8 points a game and allowing 23.8.",
  "The Chiefs are coming off a 31-17 loss.",
  "The Chiefs are coming off a 31-14 win.",
  "The Chiefs are still unbeaten after four games.",
  "Isiah Back has 326 rushing yards this season.",
  "Isiah Back has 325 rushing yards and five rushing touchdowns this season.",
  "Isiah Back has 325 receiving yards this season.",
  "Isiah Back has 325 rushing yards so far. His season high is 143 rushing yards.",
];

describe("what a text says of the season", () => {
  it.each(TRUE_AFTER)("holds after the game: %s", (text) => {
    expect(checkText(text, snapshot, season).filter(({ verdict }) => verdict !== "holds")).toEqual([]);
    expect(verdicts(text).length).toBeGreaterThan(0);
  });

  it.each(FALSE_AFTER)("does not hold after the game: %s", (text) => {
    expect(checkText(text, snapshot, season).map(({ verdict }) => verdict)).toContain("fails");
  });

  it.each(TRUE_BEFORE)("holds before the game: %s", (text) => {
    expect(checkText(text, ahead, season).filter(({ verdict }) => verdict !== "holds")).toEqual([]);
  });

  it.each(FALSE_BEFORE)("does not hold before the game: %s", (text) => {
    expect(checkText(text, ahead, season).map(({ verdict }) => verdict)).toContain("fails");
  });

  it("is unresolved without a season, and of one of which games are missing", () => {
    const gap = { games: season.games.slice(2), lines: season.lines.slice(2) };
    for (const text of TRUE_AFTER) {
      expect(verdicts(text, snapshot, null), text).toContain("unresolved");
      expect(verdicts(text, snapshot, gap), text).toContain("unresolved");
      expect(
        checkText(text, snapshot, null).some(({ receipts }) => receipts.some(({ kind }) => kind === "season")),
      ).toBe(false);
    }
  });

  it("is proved by the earlier games, each with its figure", () => {
    const [run] = checkText("The Chiefs have won four games in a row.", snapshot, season).filter(({ receipts }) =>
      receipts.some(({ kind }) => kind === "season"),
    );
    expect(run?.receipts.at(-1)).toEqual({
      kind: "season",
      gameKey: season.games.at(-1)?.gameKey,
      playerId: null,
      field: "score",
      words: "KC: Week 2 won 27-10, Week 3 won 24-21, Week 4 won 31-17",
    });
    const [high] = checkText("Isiah Back ran for 143 yards, a season high.", snapshot, season).flatMap(({ receipts }) =>
      receipts.filter(({ kind }) => kind === "season"),
    );
    expect(high).toMatchObject({
      playerId: "back",
      field: "rushingYards",
      words: "Isiah Back, rushing yards: Week 1 71, Week 2 88, Week 3 64, Week 4 102",
    });
  });

  it("takes a run or record for what it is and for nothing else, whatever the season", () => {
    const drawn = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), {
      minLength: 2,
      maxLength: 10,
    });
    fc.assert(
      fc.property(drawn, fc.integer({ min: 2, max: 9 }), fc.nat(9), (results, games, wins) => {
        const list = results.map(([own, other]) => ({ own, other }));
        const given = seasonOfResults(list);
        const line = list.map(({ own, other }) => (own > other ? "W" : own < other ? "L" : "T")).join("");
        const run = /W*$/.exec(line)?.[0].length ?? 0;
        const claim = `The Chiefs have won ${games} games in a row.`;
        expect(verdicts(claim, given.snapshot, given.season)[0]).toBe(games === run ? "holds" : "fails");
        const count = (letter: string): number => line.split(letter).length - 1;
        const [won, lost, tied] = [count("W"), count("L"), count("T")];
        const record = `The Chiefs improved to ${wins}-${Math.max(0, list.length - wins)}.`;
        const isTrue = tied === 0 && won === wins && lost === list.length - wins;
        expect(verdicts(record, given.snapshot, given.season)[0]).toBe(isTrue ? "holds" : "fails");
      }),
      { numRuns: 120 },
    );
  });
});
