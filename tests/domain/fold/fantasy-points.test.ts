import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fantasyPoints,
  PPR_SCORING,
  STANDARD_SCORING,
  toHundredth,
  withFantasyPoints,
} from "../../../domain/fold/fantasy-points.ts";
import { playerLine } from "../../fixtures/player-line.ts";

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

  it("are whole hundredths, however the fractions of a projection add up", () => {
    // 0.01 + 3.3 is 3.3099999999999996 in binary, and 3.2 tenths and 3 are 3.3200000000000003.
    expect(withFantasyPoints(playerLine({ receptions: 3.3, fantasyPoints: 0.01 })).fantasyPointsPPR).toBe(3.31);
    expect(fantasyPoints(playerLine({ receptions: 3, receivingYards: 3.2 }), PPR_SCORING)).toBe(3.32);
    expect(fantasyPoints(playerLine({ receivingYards: 10.05 }))).toBe(1.01);
    const hundredths = fc.integer({ min: -2_000, max: 6_000 });
    const tenths = fc.integer({ min: 0, max: 150 });
    fc.assert(
      fc.property(hundredths, tenths, (given, receptions) => {
        const line = withFantasyPoints(playerLine({ receptions: receptions / 10, fantasyPoints: given / 100 }));
        expect(line.fantasyPointsPPR).toBe((given + receptions * 10) / 100);
      }),
    );
  });

  it("are those of integers under any rules, and a loss rounds as a gain does", () => {
    const fortieth = { ...STANDARD_SCORING, passingYard: 0.025 };
    expect(fantasyPoints(playerLine({ passingYards: 205, rushingYards: 32 }), fortieth)).toBe(8.33);
    expect([0.125, -0.125, -0.001].map(toHundredth)).toEqual([0.13, -0.13, 0]);
    const thousandths = fc.integer({ min: -9_999, max: 9_999 });
    const yards = fc.integer({ min: -50, max: 600 });
    const count = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(
        thousandths,
        thousandths,
        thousandths,
        yards,
        yards,
        count,
        (pass, run, score, passed, ran, times) => {
          const rules = { ...STANDARD_SCORING, passingYard: pass / 1000, yard: run / 1000, touchdown: score / 1000 };
          const line = playerLine({ passingYards: passed, rushingYards: ran, rushingTouchdowns: times });
          const exact = pass * passed + run * ran + score * times;
          const hundredths = Math.sign(exact) * Math.floor((Math.abs(exact) + 5) / 10);
          expect(fantasyPoints(line, rules)).toBe(hundredths / 100 + 0);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("O.9 figures that the source does not have count 0", () => {
    const line = playerLine({ rushingYards: 30, twoPointConversions: null, fumblesLost: null });
    expect(fantasyPoints(line)).toBe(3);
  });

  it("S2.box.32 a line with unknown figures has no points, rather than zero", () => {
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
