import { describe, expect, it } from "vitest";
import { PLAY_TYPES, QUARTER_NAMES } from "../../../domain/game/play.ts";
import { seasonTypeLabel } from "../../../domain/game/season-type.ts";

describe("the specification's own values", () => {
  it("S3.game.2 season types", () => {
    expect([1, 2, 3, 4, 5, 6].map(seasonTypeLabel)).toEqual([
      "Regular Season",
      "Preseason",
      "Postseason",
      "Offseason",
      "All-Star",
      "Unknown",
    ]);
  });

  it("S3.play.3 S3.play.4 quarters and types", () => {
    expect(QUARTER_NAMES.join(" ")).toBe("1 2 3 4 OT");
    expect(PLAY_TYPES.join(" ")).toBe(
      "Rush Pass Sack Interception Kickoff Punt FieldGoal ExtraPoint TwoPointConversion Fumble Penalty Timeout TwoMinuteWarning Period Other",
    );
  });
});
