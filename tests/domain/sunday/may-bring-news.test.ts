import { describe, expect, it } from "vitest";
import { mayBringNews } from "../../../domain/sunday/may-bring-news.ts";

const KICKOFF = "2025-09-21T17:00:00Z";
const at = (time: string): number => Date.parse(time);

describe("mayBringNews", () => {
  it.each([
    ["a quarter of an hour before the kickoff", "2025-09-21T16:45:00Z", true],
    ["before that", "2025-09-21T16:44:59Z", false],
    ["some hours after the end", "2025-09-22T00:59:59Z", true],
    ["later", "2025-09-22T01:00:00Z", false],
  ])("goes by the kickoff of a game that is not being played: %s", (_when, now, expected) => {
    for (const status of ["Scheduled", "Final", "Suspended"])
      expect(mayBringNews({ status, isInProgress: false, dateTime: KICKOFF }, at(now)), status).toBe(expected);
  });

  it("is true for as long as a game is played, however long that takes", () => {
    const game = { status: "InProgress", isInProgress: true, dateTime: KICKOFF };
    expect(mayBringNews(game, at("2025-09-22T09:00:00Z"))).toBe(true);
    expect(mayBringNews({ ...game, dateTime: null }, at(KICKOFF))).toBe(true);
  });

  it("takes a day without an hour for all of it, and no day for none", () => {
    const game = { status: "Scheduled", isInProgress: false, dateTime: "2025-09-21" };
    expect(mayBringNews(game, at("2025-09-22T03:00:00Z"))).toBe(true);
    expect(mayBringNews({ ...game, dateTime: null }, at(KICKOFF))).toBe(false);
  });
});
