import { describe, expect, it } from "vitest";

import { ageAt, playerFacts } from "../../../domain/page/player-facts.ts";
import type { Player } from "../../../domain/game/player.ts";

const PLAYER: Player = {
  playerId: "p-1",
  name: "Sam Okafor",
  position: "WR",
  team: "DET",
  jerseyNumber: 14,
  birthDate: "1999-10-24",
  height: 73,
  weight: 202,
  college: "USC",
  rookieSeason: 2021,
  aliases: [],
};

describe("age", () => {
  it("turns on the birthday", () => {
    expect(ageAt("1999-10-24", "2025-10-23T23:59:00Z")).toBe(25);
    expect(ageAt("1999-10-24", "2025-10-24T00:00:00Z")).toBe(26);
  });

  it("of a leap-day child turns on the first of March in other years", () => {
    expect(ageAt("2000-02-29", "2025-02-28")).toBe(24);
    expect(ageAt("2000-02-29", "2025-03-01")).toBe(25);
  });

  it("is unknown without a birthday", () => {
    expect(ageAt(null, "2025-10-24")).toBeNull();
    expect(ageAt("", "2025-10-24")).toBeNull();
  });
});

describe("facts about a player", () => {
  it("are in words", () => {
    expect(playerFacts(PLAYER, "2025-11-01T00:00:00Z").map(({ value }) => value)).toEqual([
      "26",
      "6′ 1″",
      "202 lb",
      "USC",
      "2021",
    ]);
  });

  it("are left out where nobody knows them", () => {
    const unknown = { ...PLAYER, birthDate: null, height: null, weight: null, college: null, rookieSeason: null };
    expect(playerFacts(unknown, "2025-11-01")).toEqual([]);
  });
});
