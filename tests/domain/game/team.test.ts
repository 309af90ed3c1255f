import { describe, expect, it } from "vitest";
import { divisionOf } from "../../../domain/game/division.ts";
import { teamByCode, teamName, TEAMS } from "../../../domain/game/team.ts";
import { teamId, teamOfId } from "../../../domain/game/team-id.ts";
import { canonicalTeamCode } from "../../../domain/game/team-code.ts";

describe("teams", () => {
  it("are 32 with different codes and ids, eight divisions of four", () => {
    expect(new Set(TEAMS.map((team) => team.code)).size).toBe(32);
    expect(new Set(TEAMS.map(({ code }) => teamId(code))).size).toBe(32);
    for (const { code } of TEAMS) expect(teamOfId(teamId(code) ?? 0)).toBe(code);
    const divisions = Map.groupBy(TEAMS, ({ code }) => JSON.stringify(divisionOf(code)));
    expect([...divisions.values()].map((teams) => teams.length)).toEqual(Array.from({ length: 8 }, () => 4));
  });

  it.each([
    ["LA", "LAR"],
    ["STL", "LAR"],
    ["OAK", "LV"],
    ["SD", "LAC"],
    ["JAC", "JAX"],
    ["KC", "KC"],
  ])("another source's %s is our %s", (theirs, ours) => {
    expect(canonicalTeamCode(theirs)).toBe(ours);
  });

  it("an unknown code has no team", () => {
    expect(canonicalTeamCode("BYE")).toBeNull();
    expect(teamByCode("LA")).toBeNull();
    expect([0, 17, 36].map(teamOfId)).toEqual([null, null, null]);
    expect(["LA", "-"].map(teamId)).toEqual([null, null]);
  });

  it("are called what they were called in the season", () => {
    expect(teamName("LV", 2019)).toEqual({ place: "Oakland", nick: "Raiders" });
    expect(teamName("LV", 2020)).toEqual({ place: "Las Vegas", nick: "Raiders" });
    expect(teamName("WAS", 2019).nick).toBe("Redskins");
    expect(teamName("WAS", 2020).nick).toBe("Football Team");
    expect(teamName("WAS", 2022).nick).toBe("Commanders");
    expect(teamName("ZZZ", 2024)).toEqual({ place: "ZZZ", nick: "ZZZ" });
  });
});
