import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldGame } from "../../../domain/fold/fold-game.ts";
import { lineFromFold } from "../../../domain/fold/folded-line.ts";
import type { Play, QuarterName } from "../../../domain/game/play.ts";
import { QUARTER_NAMES } from "../../../domain/game/play.ts";
import { SEASON_TYPE } from "../../../domain/game/season-type.ts";
import { credit, neutralPlay } from "../../fixtures/play.ts";

const sides = { awayTeam: "MIN", homeTeam: "CHI", seasonType: SEASON_TYPE.regular };

function points(quarterName: QuarterName, awayPoints: number, homePoints: number): Play {
  return neutralPlay({ quarterName, awayPoints, homePoints });
}

describe("foldGame", () => {
  it("of no plays is a game that has not begun", () => {
    const fold = foldGame([], sides);
    expect(fold).toMatchObject({ awayScore: 0, homeScore: 0, quarterName: null, lastPlay: null, possession: null });
    expect(fold.lines.size).toBe(0);
  });

  it("adds points to the side, the quarter and overtime", () => {
    const fold = foldGame([points("1", 6, 0), points("1", 1, 0), points("4", 0, 3), points("OT", 0, 6)], sides);
    expect(fold).toMatchObject({
      awayScore: 7,
      homeScore: 9,
      awayQuarters: [7, 0, 0, 0],
      homeQuarters: [0, 0, 0, 3],
      homeOvertime: 6,
      isOvertime: true,
    });
  });

  it("quarters and overtime always add up to the score, and a prefix never has more points than the whole", () => {
    const play = fc.record({
      quarterName: fc.constantFrom(...QUARTER_NAMES),
      awayPoints: fc.constantFrom(0, 0, 1, 2, 3, 6),
      homePoints: fc.constantFrom(0, 0, 1, 2, 3, 6),
    });
    fc.assert(
      fc.property(fc.array(play), fc.nat(), (given, cut) => {
        const plays = given
          .toSorted((a, b) => QUARTER_NAMES.indexOf(a.quarterName) - QUARTER_NAMES.indexOf(b.quarterName))
          .map((fields, index) => neutralPlay({ ...fields, sequence: index + 1 }));
        const whole = foldGame(plays, sides);
        const sum = (quarters: number[], overtime: number): number => quarters.reduce((a, b) => a + b, overtime);
        expect(sum(whole.awayQuarters, whole.awayOvertime)).toBe(whole.awayScore);
        expect(sum(whole.homeQuarters, whole.homeOvertime)).toBe(whole.homeScore);
        const part = foldGame(plays.slice(0, cut % (plays.length + 1)), sides);
        expect(part.awayScore).toBeLessThanOrEqual(whole.awayScore);
        expect(part.homeScore).toBeLessThanOrEqual(whole.homeScore);
      }),
    );
  });

  it("counts timeouts down and gives them back at halftime", () => {
    const timeout = (quarterName: QuarterName, timeoutTeam: string): Play =>
      neutralPlay({ quarterName, type: "Timeout", timeoutTeam });
    const firstHalf = [timeout("1", "MIN"), timeout("2", "MIN"), timeout("2", "CHI")];
    expect(foldGame(firstHalf, sides)).toMatchObject({ awayTimeouts: 1, homeTimeouts: 2 });
    expect(foldGame([...firstHalf, timeout("3", "CHI")], sides)).toMatchObject({ awayTimeouts: 3, homeTimeouts: 2 });
  });

  it("gives two timeouts in a regular-season overtime and three in a postseason one", () => {
    const overtime = [neutralPlay({ quarterName: "OT" })];
    expect(foldGame(overtime, sides).awayTimeouts).toBe(2);
    expect(foldGame(overtime, { ...sides, seasonType: SEASON_TYPE.postseason }).awayTimeouts).toBe(3);
  });

  it("sums credits into lines with averages and longest gains", () => {
    const fold = foldGame(
      [
        neutralPlay({ credits: [credit("swift", "rushingAttempts", 1), credit("swift", "rushingYards", -2)] }),
        neutralPlay({ credits: [credit("swift", "rushingAttempts", 1), credit("swift", "rushingYards", 9)] }),
      ],
      sides,
    );
    const folded = fold.lines.get("swift");
    expect(folded && lineFromFold(folded, "RB")).toMatchObject({
      position: "RB",
      rushingAttempts: 2,
      rushingYards: 7,
      rushingYardsPerAttempt: 3.5,
      rushingLong: 9,
      receptions: 0,
      receivingLong: null,
    });
  });

  it("keeps a loss as the longest run of a player who never gained", () => {
    const fold = foldGame([neutralPlay({ credits: [credit("a", "rushingYards", -3)] })], sides);
    expect(fold.lines.get("a")?.longest.rushingYards).toBe(-3);
  });

  it("takes a catch and a lateral back to the same player as one gain", () => {
    const credits = [
      credit("a", "receivingYards", 8),
      credit("b", "receivingYards", 5),
      credit("a", "receivingYards", 4),
    ];
    expect(foldGame([neutralPlay({ type: "Pass", credits })], sides).lines.get("a")?.longest.receivingYards).toBe(12);
  });
});

describe("possession in the fold", () => {
  const after = (given: Partial<Play>): string | null => foldGame([neutralPlay(given)], sides).possession;

  it("counts a first down for the passer and the receiver, or the rusher, unless a penalty gave it", () => {
    const pass = [credit("qb", "passingCompletions", 1), credit("wr", "receptions", 1)];
    const run = [credit("rb", "rushingAttempts", 1), credit("rb", "rushingYards", 3)];
    const on = (given: Parameters<typeof neutralPlay>[0]) => neutralPlay({ down: 3, distance: 5, ...given });
    const { lines } = foldGame(
      [
        on({ type: "Pass", credits: pass, isFirstDown: 1, yardsGained: 5 }),
        on({ type: "Pass", credits: pass, isFirstDown: 1, yardsGained: 22, isTouchdown: true }),
        // The defense's penalty made it.
        on({ type: "Pass", credits: pass, isFirstDown: 1, yardsGained: 2, penaltyYards: 15 }),
        on({ type: "Pass", credits: pass, isFirstDown: 0, yardsGained: 4 }),
        on({ type: "Rush", credits: run, isFirstDown: 1, yardsGained: 5 }),
        // A new set of downs, and not by these yards.
        on({ type: "Rush", credits: run, isFirstDown: 1, yardsGained: 4 }),
        on({ type: "Rush", credits: run, isFirstDown: 1, yardsGained: 9, penaltyYards: 10 }),
        neutralPlay({ type: "Rush", credits: run, isFirstDown: 0, distance: 0, down: 0 }),
      ],
      sides,
    );
    const figuresOf = (playerId: string) => {
      const line = lines.get(playerId);
      return line && lineFromFold(line, "");
    };
    expect(figuresOf("qb")).toMatchObject({ passingFirstDowns: 2, rushingFirstDowns: 0, receivingFirstDowns: 0 });
    expect(figuresOf("wr")).toMatchObject({ passingFirstDowns: 0, receivingFirstDowns: 2 });
    expect(figuresOf("rb")).toMatchObject({ rushingFirstDowns: 2, receivingFirstDowns: 0 });
  });

  it("stays with the offense on an ordinary down", () => {
    expect(after({})).toBe("CHI");
  });

  it.each([
    ["a punt", { type: "Punt", down: 4 }],
    ["a kickoff", { type: "Kickoff", down: 0 }],
    ["an interception", { type: "Interception" }],
    ["a missed field goal", { type: "FieldGoal", down: 4 }],
    ["a failed fourth down", { down: 4, distance: 5, yardsGained: 4 }],
    ["a fumble lost", { credits: [credit("a", "fumblesLost", 1)] }],
  ] as const)("changes after %s", (_, given) => {
    expect(after({ ...given, credits: "credits" in given ? [...given.credits] : [] })).toBe("MIN");
  });

  it("stays after a fourth down that was converted", () => {
    expect(after({ down: 4, distance: 5, yardsGained: 5, isFirstDown: 1 })).toBe("CHI");
  });

  it("is the scoring side's until it has kicked off", () => {
    expect(after({ type: "Interception", awayPoints: 6 })).toBe("MIN");
  });

  it("is kept through a row that belongs to nobody", () => {
    const plays = [neutralPlay({}), neutralPlay({ type: "Timeout", team: null, opponent: null })];
    expect(foldGame(plays, sides).possession).toBe("CHI");
  });
});
