import { describe, expect, test } from "vitest";
import { compareLines, type OfficialScoring } from "../../../domain/fold/compare-lines.ts";
import { fantasyPoints, PPR_SCORING, withFantasyPoints } from "../../../domain/fold/fantasy-points.ts";
import { foldCredits, type FoldedLine, lineFromFold } from "../../../domain/fold/folded-line.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { credit, neutralPlay } from "../../fixtures/play.ts";

const scoring: OfficialScoring = (folded) => {
  const line = lineFromFold(folded, "");
  return { fantasyPoints: fantasyPoints(line), fantasyPointsPPR: fantasyPoints(line, PPR_SCORING) };
};

function fold(): Map<string, FoldedLine> {
  const lines = new Map<string, FoldedLine>();
  foldCredits(lines, neutralPlay({ credits: [credit("a", "rushingAttempts", 1), credit("a", "rushingYards", 12)] }));
  return lines;
}

function official(given: Partial<PlayerLine> = {}): PlayerLine {
  const folded = fold().get("a");
  if (folded === undefined) throw new Error("nobody is credited");
  return withFantasyPoints({ ...lineFromFold(folded, "RB"), fantasyPoints: null, fantasyPointsPPR: null, ...given });
}

describe("compareLines", () => {
  test("equal lines have no difference", () => {
    expect(compareLines(fold(), [official()], scoring)).toEqual([]);
  });

  test("every figure that differs is listed with both values", () => {
    const differences = compareLines(fold(), [official({ rushingYards: 13 })], scoring);
    expect(differences.map(({ field, fromPlays, official }) => [field, fromPlays, official])).toEqual([
      ["rushingYards", 12, 13],
      ["fantasyPoints", 1.2, 1.3],
      ["fantasyPointsPPR", 1.2, 1.3],
    ]);
  });

  test("a figure that the source does not know is not compared", () => {
    expect(compareLines(fold(), [official({ receivingTargets: null })], scoring)).toEqual([]);
  });

  test("a player only the official lines name has zeros in the plays", () => {
    const line = official({ playerId: "b", rushingAttempts: 0, fantasyPoints: 1.2, fantasyPointsPPR: 1.2 });
    const differences = compareLines(new Map(), [line], scoring);
    expect(differences.map(({ playerId, field, fromPlays }) => [playerId, field, fromPlays])).toEqual([
      ["b", "rushingYards", 0],
      ["b", "fantasyPoints", 0],
      ["b", "fantasyPointsPPR", 0],
    ]);
  });

  test("a player only the plays name has zeros officially", () => {
    const differences = compareLines(fold(), [], scoring);
    expect(differences.map(({ field, official }) => [field, official])).toEqual([
      ["rushingAttempts", 0],
      ["rushingYards", 0],
      ["fantasyPoints", 0],
      ["fantasyPointsPPR", 0],
    ]);
  });

  test("a sum of hundredths that floating point blurs is equal", () => {
    expect(compareLines(fold(), [official({ fantasyPoints: 1.2000000000000002 })], scoring)).toEqual([]);
  });
});
