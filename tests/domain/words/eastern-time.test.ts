import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { easternDay, easternIso, easternMoment } from "../../../domain/words/eastern-time.ts";

describe("easternIso", () => {
  it.each([
    ["2024-09-05", "20:20", "2024-09-05T20:20:00-04:00"],
    ["2025-01-11", "16:30", "2025-01-11T16:30:00-05:00"],
    ["2024-12-31", "00:00", "2024-12-31T00:00:00-05:00"],
    ["2024-12-31", "23:59:59", "2024-12-31T23:59:59-05:00"],
    // The clocks go back in the night before November 3, and forward in the one before March 10.
    ["2024-11-02", "13:00", "2024-11-02T13:00:00-04:00"],
    ["2024-11-03", "00:30", "2024-11-03T00:30:00-04:00"],
    ["2024-11-03", "13:00", "2024-11-03T13:00:00-05:00"],
    ["2024-03-10", "13:00", "2024-03-10T13:00:00-04:00"],
  ])("gives %s %s its zone's offset", (date, time, expected) => {
    expect(easternIso(date, time)).toBe(expected);
  });

  it.each([
    ["2024-9-5", "20:20"],
    ["2024-09-05", "8:20 PM"],
    ["2024-13-05", "20:20"],
    ["2024-02-30", "20:20"],
    ["2024-09-05", "25:00"],
    ["", ""],
  ])("makes no moment of %j %j", (date, time) => {
    expect(easternIso(date, time)).toBeNull();
  });
});

describe("easternMoment", () => {
  it.each([
    ["2026-07-01T12:00:00Z", "2026-07-01T17:00:00.000Z"],
    ["2026-12-01T12:00:00Z", "2026-12-01T18:00:00.000Z"],
    ["2026-12-01T03:00:00Z", "2026-11-30T18:00:00.000Z"],
    ["2026-11-01T12:00:00Z", "2026-11-01T18:00:00.000Z"],
  ])("is 1 pm on the league's day of %s at %s", (now, expected) => {
    expect(easternMoment(easternDay(new Date(now)), 0, 13, 0).toISOString()).toBe(expected);
  });

  it("is the moment of the ISO text with the same day and time", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 9, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (days, hour, minute) => {
          const day = Date.UTC(1999, 0, 1) + days * 86_400_000;
          const date = new Date(day).toISOString().slice(0, 10);
          const iso = easternIso(date, `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
          expect(Date.parse(iso ?? "")).toBe(easternMoment(day, 0, hour, minute).getTime());
        },
      ),
    );
  });
});
