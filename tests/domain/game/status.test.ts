import { describe, expect, it } from "vitest";
import { isFinal, isLive, statusTone, statusWord } from "../../../domain/game/status.ts";

describe("game status", () => {
  it.each([
    ["S4.status.1", "Scheduled", "scheduled"],
    ["S4.status.1", "pregame", "scheduled"],
    ["S4.status.2", "InProgress", "live"],
    ["S4.status.2", "Halftime", "live"],
    ["S4.status.3", "Final", "final"],
    ["S4.status.3", "F/OT", "final"],
    ["S4.status.4", "Postponed", "other"],
    ["S4.status.4", "Delayed", "other"],
    ["S4.status.4", "Suspended", "other"],
    ["S4.status.4", "Canceled", "other"],
    ["S4.status.4", "Moonlit", "other"],
    ["S4.status.4", "", "other"],
    ["S4.status.5", "In Progress", "live"],
    ["S4.status.5", "INPROGRESS", "live"],
    ["S4.status.5", "f/ot", "final"],
  ])("%s the tone of %j is %s", (_id, status, tone) => {
    expect(statusTone(status)).toBe(tone);
  });

  it.each([
    ["Final", "Final"],
    ["F/OT", "F/OT"],
    ["InProgress", "In Progress"],
    ["In Progress", "In Progress"],
    ["SCHEDULED", "SCHEDULED"],
  ])("S4.status.6 the word of %j is %j", (status, word) => {
    expect(statusWord(status)).toBe(word);
  });

  it("O.15 an empty status is Unknown", () => {
    expect(statusWord("")).toBe("Unknown");
    expect(statusWord("  ")).toBe("Unknown");
  });

  it("O.12 in progress is isInProgress or halftime", () => {
    expect(isLive({ status: "Halftime", isInProgress: false })).toBe(true);
    expect(isLive({ status: "Delayed", isInProgress: true })).toBe(true);
    expect(isLive({ status: "Final", isInProgress: false })).toBe(false);
  });

  it("final in regulation and in overtime", () => {
    expect([isFinal({ status: "Final" }), isFinal({ status: "F/OT" }), isFinal({ status: "Halftime" })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
