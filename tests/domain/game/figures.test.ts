import { FIGURE_WORDS } from "../../../domain/game/figure-words.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CREDIT_STATS, type CreditStat } from "../../../domain/game/credit.ts";
import { FIGURES, mapFigures } from "../../../domain/game/figures.ts";
import { COMPARED_FIELDS } from "../../../domain/game/line-difference.ts";
import { UNKNOWN_FIGURES } from "../../../domain/game/player-line.ts";
import { compareLines } from "../../../domain/fold/compare-lines.ts";
import {
  fantasyPoints,
  PPR_SCORING,
  STANDARD_SCORING,
  withFantasyPoints,
  toHundredth,
} from "../../../domain/fold/fantasy-points.ts";
import { foldCredits, type FoldedLine, lineFromFold, withFiguresOfPlays } from "../../../domain/fold/folded-line.ts";
import { TAB_COLUMNS } from "../../../domain/page/box-score.ts";
import { neutralPlay } from "../../fixtures/play.ts";
import { playerLine } from "../../fixtures/player-line.ts";

describe("the table of figures", () => {
  it("has every figure once", () => {
    const fields = FIGURES.map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    expect(Object.keys(UNKNOWN_FIGURES)).toEqual(fields);
  });

  it("names every figure apart, since some readers see no group beside it", () => {
    const names = FIGURES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const words = FIGURES.map(({ field }) => FIGURE_WORDS[field].words[1]);
    expect(new Set(words).size).toBe(words.length);
  });

  it("S2.box.10 the box score's columns are its own, letter for letter", () => {
    const heads = Object.values(TAB_COLUMNS).map((columns) => columns.map(({ label }) => label).join(" "));
    expect(heads).toEqual([
      "Att Comp Yds TD INT FPTS PPR",
      "Att Yds Avg TD Long FPTS PPR",
      "Rec Yds Avg TD Long FPTS PPR",
    ]);
  });

  it("compares what is counted and shown as such: no averages, no longest gains", () => {
    const left = FIGURES.map(({ field }) => field).filter((field) => !COMPARED_FIELDS.includes(field));
    expect(left).toEqual([
      "rushingYardsPerAttempt",
      "rushingLong",
      "receivingYardsPerReception",
      "receivingLong",
      "twoPointConversions",
      "fumblesLost",
      "specialTeamsTouchdowns",
    ]);
  });
});

const figure = fc.option(fc.double({ min: -50, max: 500, noNaN: true }));
const figures = fc.record(mapFigures(() => figure));

describe("fantasy points by the table", () => {
  it("are those of the formula as the product's decisions write it, to the last bit before they are rounded", () => {
    const written = (line: ReturnType<typeof playerLine>, rules: typeof STANDARD_SCORING): number =>
      (line.passingYards ?? 0) * rules.passingYard +
      (line.passingTouchdowns ?? 0) * rules.passingTouchdown +
      (line.passingInterceptions ?? 0) * rules.interception +
      ((line.rushingYards ?? 0) + (line.receivingYards ?? 0)) * rules.yard +
      ((line.rushingTouchdowns ?? 0) + (line.receivingTouchdowns ?? 0)) * rules.touchdown +
      (line.twoPointConversions ?? 0) * rules.twoPointConversion +
      (line.fumblesLost ?? 0) * rules.fumbleLost +
      (line.specialTeamsTouchdowns ?? 0) * rules.specialTeamsTouchdown +
      (line.receptions ?? 0) * rules.reception;
    fc.assert(
      fc.property(figures, fc.constantFrom(STANDARD_SCORING, PPR_SCORING), (given, rules) => {
        const line = playerLine(given);
        expect(fantasyPoints(line, rules)).toBe(toHundredth(written(line, rules)));
      }),
    );
  });
});

const credit = fc.record({
  playerId: fc.constant("p-1"),
  playerName: fc.constant("Sam Okafor"),
  team: fc.constant("DET"),
  stat: fc.constantFrom(...CREDIT_STATS),
  amount: fc.integer({ min: -20, max: 60 }),
});

describe("a line of plays by the table", () => {
  it("adds up what it names, keeps the longest, and agrees with itself where it is compared", () => {
    fc.assert(
      fc.property(fc.array(fc.array(credit, { maxLength: 3 }), { minLength: 1, maxLength: 8 }), (plays) => {
        const lines = new Map<string, FoldedLine>();
        for (const credits of plays) foldCredits(lines, neutralPlay({ credits }));
        const folded = lines.get("p-1");
        fc.pre(folded !== undefined);
        const line = lineFromFold(folded, "WR");
        const sum = (...stats: CreditStat[]): number =>
          plays.flat().reduce((total, one) => (stats.includes(one.stat) ? total + one.amount : total), 0);
        expect(line.passingYards).toBe(sum("passingYards"));
        expect(line.fumblesLost).toBe(sum("fumblesLost", "returnFumblesLost"));
        expect(line.twoPointConversions).toBe(sum("passingTwoPoints", "rushingTwoPoints", "receivingTwoPoints"));
        const gains = plays
          .map((credits) => credits.filter(({ stat }) => stat === "rushingYards"))
          .filter((runs) => runs.length > 0)
          .map((runs) => runs.reduce((total, { amount }) => total + amount, 0));
        expect(line.rushingLong).toBe(gains.length === 0 ? null : Math.max(...gains));
        expect(compareLines(lines, [withFantasyPoints(line)], pointsOf)).toEqual([]);
      }),
    );
  });

  it("fills in what an official line does not know, and changes nothing that it knows", () => {
    const lines = new Map<string, FoldedLine>();
    const credits = [
      { playerId: "p-1", playerName: "Sam Okafor", team: "DET", stat: "receptions" as const, amount: 1 },
      { playerId: "p-1", playerName: "Sam Okafor", team: "DET", stat: "receivingYards" as const, amount: 12 },
    ];
    foldCredits(lines, neutralPlay({ credits }));
    const official = playerLine({ receptions: 2, receivingYards: null });
    expect(withFiguresOfPlays(official, lines.get("p-1"))).toMatchObject({
      receptions: 2,
      receivingYards: 12,
      receivingLong: 12,
      receivingYardsPerReception: null,
      fantasyPoints: null,
    });
    expect(withFiguresOfPlays(official, undefined)).toEqual(official);
  });
});

/** Points as the same line has them. */
function pointsOf(folded: FoldedLine) {
  return withFantasyPoints(lineFromFold(folded, "WR"));
}
