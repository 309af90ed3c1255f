import { describe, expect, it } from "vitest";
import { foldCredits, foldedFigure, type FoldedLine, lineFromFold } from "../../../domain/fold/folded-line.ts";
import { sourceFigures, sourcePoints, sourcePprPoints } from "../../../domain/fold/source-points.ts";
import { fantasyPoints, SOURCE_PPR_SCORING, SOURCE_SCORING } from "../../../domain/fold/fantasy-points.ts";
import { FIGURES } from "../../../domain/game/figures.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";

describe("one figure of a folded player", () => {
  it("is that of his line, of a game and of each play", () => {
    let compared = 0;
    for (const folded of foldedLines()) {
      const line = lineFromFold(folded, "");
      for (const { field } of FIGURES) {
        expect(foldedFigure(folded, field)).toBe(line[field]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});

describe("a source's points of a folded player", () => {
  it("are those of its figures of him", () => {
    for (const folded of foldedLines()) {
      const figures = sourceFigures(folded);
      const ppr = fantasyPoints(figures, SOURCE_PPR_SCORING);
      expect(sourcePoints(folded)).toEqual({
        fantasyPoints: fantasyPoints(figures, SOURCE_SCORING),
        fantasyPointsPPR: ppr,
      });
      expect(sourcePprPoints(folded)).toBe(ppr);
    }
  });
});

/** After each play of a game: the players of the play alone, and everybody so far. */
function* foldedLines(): Generator<FoldedLine> {
  const whole = new Map<string, FoldedLine>();
  for (const play of simulatedSnapshot(0).allPlays) {
    const alone = new Map<string, FoldedLine>();
    foldCredits(alone, play);
    foldCredits(whole, play);
    yield* alone.values();
    yield* whole.values();
  }
}
