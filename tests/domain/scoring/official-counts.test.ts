import { describe, expect, it } from "vitest";
import type { LineDifference } from "../../../domain/game/line-difference.ts";
import { foldLedger } from "../../../domain/scoring/ledger.ts";
import { officialCounts } from "../../../domain/scoring/official-counts.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";

const difference = (field: LineDifference["field"], fromPlays: number, official: number): LineDifference => ({
  playerId: "qb",
  playerName: "A. Roe",
  team: "CHI",
  field,
  fromPlays,
  official,
  cause: null,
});

describe("what official statistics add to the plays", () => {
  it("their own figures, and the incompletion behind an attempt", () => {
    const given = [difference("passingAttempts", 30, 31), difference("passingYards", 200, 190)];
    expect(officialCounts(given, "qb")).toEqual({ pass_att: 1, pass_yd: -10, pass_inc: 1 });
    expect(officialCounts(given, "wr")).toEqual({});
    expect(officialCounts([difference("fantasyPoints", 10, 12)], "qb")).toEqual({});
  });

  it("are an entry of the ledger, after the plays", () => {
    const official = officialCounts([difference("passingYards", 200, 225)], "qb");
    const {
      entries,
      official: last,
      total,
    } = foldLedger([], { role: "player", position: "QB" }, PRESETS.ppr, official);
    expect(entries).toEqual([]);
    expect(last).toMatchObject({ points: 1, after: 1 });
    expect(total).toBe(1);
  });
});
