import { describe, expect, it } from "vitest";
import { parseSeasonTypeCode, seasonTypeCode, seasonTypeLabel } from "../../../domain/game/season-type.ts";

describe("season type", () => {
  it.each([
    [1, "Regular Season"],
    [2, "Preseason"],
    [3, "Postseason"],
    [4, "Offseason"],
    [5, "All-Star"],
    [0, "Unknown"],
    [6, "Unknown"],
    [Number.NaN, "Unknown"],
  ])("S2.header.4 S2.header.5 S3.game.2 %d is labeled %s", (seasonType, label) => {
    expect(seasonTypeLabel(seasonType)).toBe(label);
  });

  it("has a code for addresses that is read back in any case", () => {
    for (const code of ["REG", "PRE", "POST"] as const) {
      const seasonType = parseSeasonTypeCode(code.toLowerCase());
      expect(seasonType !== null && seasonTypeCode(seasonType)).toBe(code);
    }
    expect(parseSeasonTypeCode("XXX")).toBeNull();
  });
});
