import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fantasyPoints, PPR_SCORING, withFantasyPoints } from "../../domain/fantasy-points.ts";
import { playerLine } from "../fixtures/player-line.ts";

describe("fantasy points", () => {
  it("S2.box.35 250 passing yards, 2 touchdowns, 1 interception and 10 rushing yards are 17.0", () => {
    const line = playerLine({ passingYards: 250, passingTouchdowns: 2, passingInterceptions: 1, rushingYards: 10 });
    expect(fantasyPoints(line)).toBe(17);
  });

  it("S2.box.36 5 receptions for 60 yards and a touchdown are 12.0, and 17.0 in PPR", () => {
    const line = playerLine({ receptions: 5, receivingYards: 60, receivingTouchdowns: 1 });
    expect(fantasyPoints(line)).toBe(12);
    expect(fantasyPoints(line, PPR_SCORING)).toBe(17);
  });

  it("S2.box.37 a two-point conversion adds 2 and a fumble lost takes 2", () => {
    expect(fantasyPoints(playerLine({ twoPointConversions: 1 }))).toBe(2);
    expect(fantasyPoints(playerLine({ fumblesLost: 1 }))).toBe(-2);
  });

  it("S2.box.34 the provider's figures stand even where the formula differs", () => {
    const line = withFantasyPoints(playerLine({ rushingYards: 100, fantasyPoints: 9.9, fantasyPointsPPR: 11.1 }));
    expect([line.fantasyPoints, line.fantasyPointsPPR]).toEqual([9.9, 11.1]);
  });

  it("S2.box.38 O.8 standard points without PPR: one more per reception", () => {
    const line = withFantasyPoints(playerLine({ receptions: 4.5, receivingYards: 50, fantasyPoints: 8.2 }));
    expect(line.fantasyPointsPPR).toBe(12.7);
  });

  it("O.9 figures that the source does not have count 0", () => {
    const line = playerLine({ rushingYards: 30, twoPointConversions: null, fumblesLost: null });
    expect(fantasyPoints(line)).toBe(3);
  });

  it("S2.box.32 a line of which nothing is known has no points, rather than none", () => {
    expect(withFantasyPoints(playerLine({ passingAttempts: 3 }))).toMatchObject({
      fantasyPoints: null,
      fantasyPointsPPR: null,
    });
    expect(withFantasyPoints(playerLine({ rushingYards: 0 })).fantasyPoints).toBe(0);
  });

  it("a line without any figure is worth 0, never -0", () => {
    expect(Object.is(fantasyPoints(playerLine({ fumblesLost: 0 })), 0)).toBe(true);
  });

  it("every reception is worth exactly one point more in PPR, whatever else the line holds", () => {
    const count = fc.integer({ min: 0, max: 30 });
    const yards = fc.integer({ min: -40, max: 400 });
    fc.assert(
      fc.property(count, yards, yards, count, (receptions, receivingYards, rushingYards, rushingTouchdowns) => {
        const line = playerLine({ receptions, receivingYards, rushingYards, rushingTouchdowns });
        expect(fantasyPoints(line, PPR_SCORING)).toBeCloseTo(fantasyPoints(line) + receptions, 9);
      }),
    );
  });
});
