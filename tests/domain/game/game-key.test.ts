import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeGameKey, parseGameKey } from "../../../domain/game/game-key.ts";
import { TEAMS } from "../../../domain/game/team.ts";

describe("game key", () => {
  it("S3.key.1 is year, season type, two-digit week and two-digit home team id", () => {
    expect(makeGameKey({ season: 2024, seasonType: 1, week: 1, homeTeam: "CHI" })).toBe("202410106");
  });

  it("S3.key.4 preseason week 0 gives 00", () => {
    expect(makeGameKey({ season: 2025, seasonType: 2, week: 0, homeTeam: "DET" })).toBe("202520011");
  });

  it("is read back into the parts it was made of", () => {
    const parts = fc.record({
      season: fc.integer({ min: 1999, max: 2100 }),
      seasonType: fc.integer({ min: 1, max: 5 }),
      week: fc.integer({ min: 0, max: 22 }),
      homeTeam: fc.constantFrom(...TEAMS.map((team) => team.code)),
    });
    fc.assert(
      fc.property(parts, (given) => {
        expect(parseGameKey(makeGameKey(given))).toEqual(given);
      }),
    );
  });

  it.each(["", "202410117", "20241010", "2024101061", "x02410106", "202410106 "])("%j is no game key", (text) => {
    expect(parseGameKey(text)).toBeNull();
  });

  it("cannot be made for a team that does not exist", () => {
    expect(() => makeGameKey({ season: 2024, seasonType: 1, week: 1, homeTeam: "XXX" })).toThrow('"XXX"');
  });
});
