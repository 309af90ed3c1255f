import { describe, expect, it } from "vitest";
import { ledgerCurve } from "../../../domain/scoring/ledger-curve.ts";
import { neutralPlay } from "../../fixtures/play.ts";

const EMPTY = { start: null, entries: [], official: null, sums: [], total: 0 };
const at = (quarterName: "1" | "2" | "OT", minutes: number) =>
  neutralPlay({ quarterName, timeRemainingMinutes: minutes, timeRemainingSeconds: 0 });

describe("the points over a game", () => {
  it("end where a live game stands, and at the edge once it is over", () => {
    const plays = [at("1", 15), at("2", 15)];
    expect(ledgerCurve(EMPTY, plays, false)).toMatchObject({ quarters: [0.25, 0.5, 0.75], end: 0.25 });
    expect(ledgerCurve(EMPTY, plays, true).end).toBe(1);
  });

  it("have their quarters closer together after an overtime", () => {
    const { quarters } = ledgerCurve(EMPTY, [at("1", 15), at("OT", 0)], true);
    expect(quarters.map((place) => Math.round(1000 * place))).toEqual([214, 429, 643]);
  });

  it("end with what official statistics say", () => {
    const official = { parts: [], points: -1, after: 4 };
    expect(ledgerCurve({ ...EMPTY, official }, [at("1", 15)], true).steps.at(-1)).toEqual({ time: 1, points: 4 });
  });
});
