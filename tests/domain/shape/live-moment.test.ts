import { describe, expect, it } from "vitest";
import type { Game } from "../../../domain/game/game.ts";
import { liveMoment } from "../../../domain/shape/live-moment.ts";
import type { PagePlay } from "../../../domain/game/page-play.ts";
import { neutralPlay } from "../../fixtures/play.ts";
import { smallGame } from "../../fixtures/small-game.ts";

const game = (given: Partial<Game> = {}): Game => ({
  ...smallGame().game,
  status: "InProgress",
  isInProgress: true,
  quarter: "2",
  timeRemaining: "9:01",
  possession: "CHI",
  down: 2,
  distance: 6,
  downAndDistance: "2nd & 6",
  yardLine: 34,
  yardLineTerritory: "CHI",
  ...given,
});
const play = (given: Partial<PagePlay> = {}): PagePlay => ({
  ...neutralPlay({ description: "(9:30) left end for 4 yards" }),
  plain: null,
  homeChance: null,
  points: [],
  swing: null,
  flow: [],
  marks: [],
  isPickSix: false,
  isTurnover: false,
  tagTeam: null,
  ...given,
});

describe("the moment of a live game", () => {
  it("is who has the ball on which down and where, and the last play with its own clock and down", () => {
    expect(liveMoment(game(), [play()])).toEqual({
      snap: { team: "Bears", down: "2nd & 6", spot: "CHI 34" },
      instead: null,
      last: { playId: "1", when: "Q2 9:30, 1st & 10 at CHI 30", words: "left end for 4 yards" },
      chance: null,
    });
  });

  it("tells the last play in plain words where it has them, and has the home team's chance in whole percent", () => {
    const row = play({ plain: "{Sam }Roe ran left{ for 4 yards}", homeChance: 61.7 });
    expect(liveMoment(game(), [row])).toMatchObject({ last: { words: "Sam Roe ran left for 4 yards" }, chance: 62 });
  });

  it("has no snap between a score and the next one", () => {
    expect(liveMoment(game({ down: 0 }), [])?.snap).toBeNull();
  });

  it.each([
    ["a touchdown", { isTouchdown: true, isScoringPlay: 1, homePoints: 6 }, "Extra point or two-point try next"],
    ["its try", { type: "ExtraPoint", isScoringPlay: 1, homePoints: 1 }, "Kickoff next"],
    ["a try that failed", { type: "TwoPointConversion" }, "Kickoff next"],
    ["a field goal", { type: "FieldGoal", isScoringPlay: 1, awayPoints: 3 }, "Kickoff next"],
    ["a safety", { type: "Sack", isScoringPlay: 1, awayPoints: 2 }, "Free kick next"],
    ["any other play", {}, null],
  ] as const)("says what comes instead of a snap after %s", (_what, given, words) => {
    expect(liveMoment(game({ down: 0 }), [play(given)])?.instead).toBe(words);
    expect(liveMoment(game(), [play(given)])?.instead).toBeNull();
  });

  it("says of an overtime's score that decides it that it ends the game, and not of one that may be answered", () => {
    const score = { isTouchdown: true, isScoringPlay: 1, homePoints: 6, quarterName: "OT" } as const;
    const after = (homeChance: number) =>
      liveMoment(game({ quarter: "OT", down: 0 }), [play({ ...score, homeChance })])?.instead;
    expect([after(100), after(0)]).toEqual(["Game over", "Game over"]);
    expect(after(88.2)).toBe("Extra point or two-point try next");
  });

  it("says so at halftime, at the end of a quarter and before the first play", () => {
    const over = play({ type: "Period", playId: "2", down: 0 });
    expect(liveMoment(game({ status: "Halftime", quarter: "HALF", down: 0 }), [play(), over])?.instead).toBe(
      "Halftime",
    );
    expect(liveMoment(game({ down: 0 }), [play(), over])?.instead).toMatch(/^End of the \d\w\w quarter$/);
    expect(liveMoment(game({ down: 0 }), [])?.instead).toBe("Kickoff next");
  });

  it.each([
    ["at halftime", { status: "Halftime", quarter: "HALF" }, "2", "Halftime"],
    ["when the half has ended", { quarter: "2" }, "2", "End of the 2nd quarter"],
    ["when regulation has ended", { quarter: "4" }, "4", "End of the 4th quarter"],
    ["when an overtime's period has ended", { quarter: "OT" }, "OT", "End of the overtime period"],
  ] as const)("has no snap %s, where its source still shows the last one", (_when, given, quarterName, instead) => {
    const rows = [play({ quarterName }), play({ type: "Period", playId: "2", quarterName, down: 0 })];
    expect(liveMoment(game(given), rows)).toMatchObject({ snap: null, instead });
  });

  it.each([
    ["after the first quarter, where the ball stays", "1", "1"],
    ["when the board is ahead of the plays", "2", "3"],
  ] as const)("has its snap %s", (_when, quarterName, quarter) => {
    const rows = [play({ quarterName }), play({ type: "Period", playId: "2", quarterName, down: 0 })];
    expect(liveMoment(game({ quarter }), rows)?.snap).toEqual({ team: "Bears", down: "2nd & 6", spot: "CHI 34" });
  });

  it("passes over timeouts, warnings and ends of quarters: the last play is a play", () => {
    const later = (["Timeout", "TwoMinuteWarning", "Period", "Other"] as const).map((type, index) =>
      play({ type, playId: `later-${index}`, team: null, down: 0 }),
    );
    expect(liveMoment(game(), [play(), ...later])?.last?.playId).toBe("1");
    expect(liveMoment(game(), later)?.last).toBeNull();
  });

  it("tells of a kick without a down by its clock and spot, and of a play without either by its quarter", () => {
    const kick = play({ type: "Kickoff", down: 0, distance: 0 });
    expect(liveMoment(game(), [kick])?.last?.when).toBe("Q2 9:30, CHI 30");
    const bare = play({ timeRemainingMinutes: null, down: 0, distance: 0, yardLine: 0 });
    expect(liveMoment(game(), [bare])?.last?.when).toBe("Q2");
  });

  it("is none before the game and after it", () => {
    expect(liveMoment(smallGame().game, [play()])).toBeNull();
    expect(liveMoment(game({ status: "Scheduled", isInProgress: false }), [])).toBeNull();
  });
});
