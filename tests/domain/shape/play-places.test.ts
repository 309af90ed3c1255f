import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUARTER_NAMES } from "../../../domain/game/play.ts";
import { playPlaces } from "../../../domain/shape/play-places.ts";
import { neutralPlay } from "../../fixtures/play.ts";

const FINAL = { status: "Final", quarter: null };
const LIVE = { status: "InProgress", quarter: "2" };

function rows(...clocks: [quarter: "1" | "2" | "3" | "4" | "OT", minutes: number | null][]) {
  return clocks.map(([quarterName, minutes], index) =>
    neutralPlay({
      playId: String(index),
      sequence: index + 1,
      quarterName,
      timeRemainingMinutes: minutes,
      timeRemainingSeconds: 0,
    }),
  );
}

describe("the places of plays on the quarters' columns", () => {
  it("stand evenly in a quarter that is over, whatever their clocks say", () => {
    const plays = rows(["1", 15], ["1", 1], ["1", 0], ["1", 0], ["2", 15], ["2", 0]);
    expect(playPlaces(plays, FINAL)).toEqual({ places: [0.25, 0.5, 0.75, 1, 1.5, 2], runningTo: null });
  });

  it("follow the clock in the running quarter, so that nothing tells how many plays are to come", () => {
    const plays = rows(["1", 15], ["1", 0], ["2", 12], ["2", 6]);
    expect(playPlaces(plays, LIVE)).toEqual({ places: [0.5, 1, 1.2, 1.6], runningTo: 2 });
    expect(playPlaces(plays.slice(0, 3), LIVE).places).toEqual([0.5, 1, 1.2]);
  });

  it("no quarter runs at halftime", () => {
    const plays = rows(["1", 15], ["2", 12]);
    expect(playPlaces(plays, { status: "Halftime", quarter: "HALF" })).toEqual({ places: [1, 2], runningTo: null });
  });

  it("stand where the one before does without a clock, and share one column in two overtimes", () => {
    expect(playPlaces(rows(["1", 9], ["1", null]), { status: "InProgress", quarter: "1" }).places).toEqual([0.4, 0.4]);
    const { places, runningTo } = playPlaces(rows(["4", 0], ["OT", 10], ["OT", 1], ["OT", 10], ["OT", 5]), {
      status: "InProgress",
      quarter: "OT",
    });
    expect(runningTo).toBe(5);
    expect(places.every((place) => place <= 5)).toBe(true);
  });

  it("never run backwards and stay on their own column", () => {
    const anyRows = fc
      .array(fc.tuple(fc.constantFrom(...QUARTER_NAMES), fc.option(fc.nat(14))), { maxLength: 60 })
      .map((list) => rows(...list.toSorted(([a], [b]) => QUARTER_NAMES.indexOf(a) - QUARTER_NAMES.indexOf(b))));
    fc.assert(
      fc.property(anyRows, fc.constantFrom(FINAL, LIVE), (plays, game) => {
        const { places } = playPlaces(plays, game);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        plays.forEach(({ quarterName }, index) => {
          expect(places[index]).toBeGreaterThanOrEqual(QUARTER_NAMES.indexOf(quarterName));
          expect(places[index]).toBeLessThanOrEqual(QUARTER_NAMES.indexOf(quarterName) + 1);
        });
      }),
    );
  });
});
