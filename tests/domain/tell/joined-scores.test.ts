import { describe, expect, it } from "vitest";

import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { writeRecap } from "../../../domain/tell/recap/write-recap.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { wronglyJoined } from "../../fixtures/wrongly-joined.ts";

describe("scores told together", () => {
  it.each(["MIN CHI", "GB DET", "KC BUF", "PHI DAL", "SEA SF", "NYJ NE"])(
    "are one team's of one quarter: %s",
    (pair) => {
      const [awayTeam = "", homeTeam = ""] = pair.split(" ");
      const index = indexFacts(snapshotOf(simulatedGame({ week: 2, awayTeam, homeTeam })), null);
      const recap = writeRecap(index);
      expect(recap === null ? ["none"] : wronglyJoined(index, recap)).toEqual([]);
    },
  );
});
