import { describe, expect, it } from "vitest";
import { millisecondsToLive } from "../../../domain/live/milliseconds-to-live.ts";

const KICKOFF = Date.parse("2025-09-21T17:00:00Z");
const HOUR = 3_600_000;
const scheduled = {
  status: "Scheduled",
  isInProgress: false,
  hasStarted: false,
  dateTime: "2025-09-21T13:00:00-04:00" as string | null,
};

describe("millisecondsToLive", () => {
  it.each<[string, Partial<typeof scheduled>, number, number | null]>([
    ["the day before: until four hours before the kickoff", {}, KICKOFF - 24 * HOUR, 20 * HOUR],
    ["an hour before", {}, KICKOFF - HOUR, 0],
    ["late to start", {}, KICKOFF + 8 * HOUR, 0],
    ["the next morning, as a page may come back that was loaded before: at once", {}, KICKOFF + 14 * HOUR, 0],
    ["put off without a word", {}, KICKOFF + 103 * HOUR, null],
    ["without a date", { dateTime: null }, KICKOFF, null],
    ["a date that is none", { dateTime: "soon" }, KICKOFF, null],
    ["a day without an hour, on its evening", { dateTime: "2025-09-21" }, Date.parse("2025-09-22T02:00:00Z"), 0],
    ["in progress, whatever its date", { status: "InProgress", isInProgress: true }, KICKOFF + 99 * HOUR, 0],
    ["at halftime by its status alone", { status: "Halftime" }, KICKOFF + 99 * HOUR, 0],
    ["interrupted", { status: "Suspended", hasStarted: true }, KICKOFF + 99 * HOUR, 0],
    ["called off: in three minutes", { status: "Canceled", hasStarted: true }, KICKOFF + 4 * HOUR, 180_000],
    ["called off for good", { status: "Forfeit", hasStarted: true }, KICKOFF + 103 * HOUR, null],
    ["just over: in three minutes", { status: "Final", hasStarted: true }, KICKOFF + 4 * HOUR, 180_000],
    ["over in overtime", { status: "F/OT", hasStarted: true }, KICKOFF + 4 * HOUR, 180_000],
    [
      "over, with the league's corrections to come",
      { status: "Final", hasStarted: true },
      KICKOFF + 102 * HOUR,
      180_000,
    ],
    ["over for good", { status: "Final", hasStarted: true }, KICKOFF + 103 * HOUR, null],
    ["over, on a day that is not known", { status: "Final", hasStarted: true, dateTime: null }, KICKOFF, null],
  ])("%s", (_name, change, now, expected) => {
    expect(millisecondsToLive({ ...scheduled, ...change }, now)).toBe(expected);
  });
});
