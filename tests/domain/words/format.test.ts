import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fieldPosition,
  formatClock,
  formatDateLong,
  formatDuration,
  formatInteger,
  formatPoints,
  formatSigned,
  formatSpread,
  formatTemperature,
  ordinal,
  situation,
} from "../../../domain/words/format.ts";
import { leagueClock } from "../../../domain/words/league-clock.ts";
import { intlClock } from "../../setup/intl-clock.ts";

describe("figures", () => {
  it.each([
    [12, "12.0"],
    [0, "0.0"],
    [-1.4, "-1.4"],
    [null, "-"],
  ])("S2.box.31 S2.box.32 %s points are %j", (value, text) => {
    expect(formatPoints(value)).toBe(text);
  });

  it.each([
    [7.25, "7.3"],
    [-7.25, "-7.3"],
    [8.55, "8.6"],
    [1.05, "1.1"],
    [0.35, "0.4"],
    [-0.04, "0.0"],
    [-0, "0.0"],
    [17.049999999999997, "17.1"],
  ])("O.7 %s is rounded half away from zero: %s", (value, text) => {
    expect(formatPoints(value)).toBe(text);
  });

  it("O.7 every hundredth rounds as its decimal digits say", () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (hundredths) => {
        const tenths = Math.sign(hundredths) * Math.floor((Math.abs(hundredths) + 5) / 10);
        const text = formatPoints(hundredths / 100);
        expect(Number(text)).toBeCloseTo(tenths / 10, 9);
        expect(text).toMatch(/^-?\d+\.\d$/);
        expect(text).not.toBe("-0.0");
      }),
    );
  });

  it("whole numbers have commas and keep their value", () => {
    expect([
      formatInteger(61_500),
      formatInteger(999),
      formatInteger(-1234),
      formatInteger(0),
      formatInteger(null),
    ]).toEqual(["61,500", "999", "-1,234", "0", "-"]);
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(Number(formatInteger(value).replaceAll(",", "")) + 0).toBe(value + 0);
      }),
    );
  });

  it("S2.play.14 signs", () => {
    expect([formatSigned(7), formatSigned(-3), formatSigned(0)]).toEqual(["+7", "-3", "0"]);
  });

  it("S2.cond.7 S2.cond.8 a spread has its sign; 0 and none have no text", () => {
    expect([formatSpread(3.5), formatSpread(-3.5), formatSpread(0), formatSpread(null)]).toEqual([
      "+3.5",
      "-3.5",
      null,
      null,
    ]);
  });

  it("ordinals", () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(ordinal)).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "12th",
      "13th",
      "21st",
      "22nd",
      "111th",
    ]);
  });
});

describe("temperature", () => {
  it.each([
    ["S2.cond.2", 61, 72, "61-72°F"],
    ["S2.cond.3", 61, null, "61°F"],
    ["S2.cond.3", null, 72, "72°F"],
    ["S2.cond.4", null, null, null],
    ["S2.cond.5", 0, null, "0°F"],
    ["S2.cond.5", 0, 0, "0°F"],
    ["S2.cond.5", 0, 12, "0-12°F"],
    ["O.13", 70, 70, "70°F"],
    ["O.13", -3, 12, "-3 to 12°F"],
    ["O.13", -9, -3, "-9 to -3°F"],
  ])("%s low %s, high %s: %s", (_id, low, high, text) => {
    expect(formatTemperature(low, high)).toBe(text);
  });
});

describe("clock", () => {
  it.each([
    [5, 7, "5:07"],
    [0, 7, "0:07"],
    [15, 0, "15:00"],
    [5, 0, "5:00"],
  ])("S2.play.3 O.18 %i minutes %i seconds: %s", (minutes, seconds, text) => {
    expect(formatClock(minutes, seconds)).toBe(text);
  });

  it("S2.play.3 O.18 blank at 0:00 and with a field missing", () => {
    expect([formatClock(0, 0), formatClock(null, 12), formatClock(3, null), formatClock(null, null)]).toEqual([
      "",
      "",
      "",
      "",
    ]);
  });

  it("O.18 every clock can be read back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), (seconds) => {
        const [minutes = "", rest = ""] = formatClock(Math.floor(seconds / 60), seconds % 60).split(":");
        expect(rest).toHaveLength(2);
        expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
        expect(formatDuration(seconds)).toBe(`${minutes}:${rest}`);
      }),
    );
  });
});

describe("the situation", () => {
  const at = (down: number, distance: number, yardsToEndZone: number | null = 60) =>
    situation({ down, distance, yardsToEndZone });

  it("O.19 S2.play.6 down and distance, goal to go", () => {
    expect(at(3, 7)).toBe("3rd & 7");
    expect(at(1, 8, 8)).toBe("1st & Goal");
    expect(at(1, 10, 8)).toBe("1st & Goal");
    expect(at(2, 4, 5)).toBe("2nd & 4");
    expect(at(4, 1, null)).toBe("4th & 1");
  });

  it("S2.play.7 O.26 nothing without a down, the down alone without a distance", () => {
    expect(at(0, 10)).toBeNull();
    expect(at(3, 0)).toBe("3rd");
  });

  it("S2.play.8 S2.play.9 O.19 field position", () => {
    expect(fieldPosition({ yardLine: 35, yardLineTerritory: "KC" })).toBe("KC 35");
    expect(fieldPosition({ yardLine: 50, yardLineTerritory: null })).toBe("50");
    expect(fieldPosition({ yardLine: 0, yardLineTerritory: "KC" })).toBeNull();
  });
});

describe("dates", () => {
  it("S2.score.6 S2.score.7 long form in the league's zone", () => {
    expect(formatDateLong("2024-09-06T00:20:00Z", leagueClock)).toBe("Thursday, September 5, 2024 at 8:20 PM EDT");
  });

  it("S2.score.9 a European reader sees the next day; January has standard time", () => {
    expect(formatDateLong("2024-09-05T20:20:00-04:00", intlClock("Europe/Berlin"))).toMatch(
      /^Friday, September 6, 2024 at 2:20 AM /,
    );
    expect(formatDateLong("2025-01-11T16:30:00-05:00", leagueClock)).toBe("Saturday, January 11, 2025 at 4:30 PM EST");
  });

  it("O.14 a missing date and a text that is none", () => {
    expect(formatDateLong(null, leagueClock)).toBe("Date to be announced");
    expect(formatDateLong("soon", leagueClock)).toBe("Date to be announced");
  });

  it("a day without a time stays that day everywhere, and no time is made up", () => {
    for (const zone of [leagueClock, intlClock("Asia/Tokyo")])
      expect(formatDateLong("1999-09-12", zone)).toBe("Sunday, September 12, 1999");
  });
});
