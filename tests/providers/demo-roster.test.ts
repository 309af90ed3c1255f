import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";

import { TEAMS } from "../../domain/game/team.ts";
import { FIRST_NAMES, LAST_NAMES } from "../../server/providers/demo/world/names.ts";
import { makeRosters } from "../../server/providers/demo/world/roster.ts";
import { stadiumOf } from "../../server/providers/demo/world/stadiums.ts";

const RECORDS = "../shared/data/nflverse/players.csv.gz";

function everybody(seed: string, season = 2026) {
  return [...makeRosters(seed, season).values()].flatMap((roster) => Object.values(roster).flat());
}

describe("the demo's people", () => {
  it("fill every position group of all 32 teams", () => {
    const rosters = makeRosters("roster", 2026);
    expect([...rosters.keys()].toSorted()).toEqual(TEAMS.map(({ code }) => code).toSorted());
    for (const [team, roster] of rosters) {
      const sizes = Object.fromEntries(Object.entries(roster).map(([position, players]) => [position, players.length]));
      expect(sizes, team).toEqual({ QB: 2, RB: 3, FB: 1, WR: 5, TE: 3, OL: 5, DL: 6, LB: 5, CB: 4, S: 3, K: 1, P: 1 });
    }
  });

  it("have names, ids and jerseys that tell them apart", () => {
    const people = everybody("roster");
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
    expect(new Set(people.map(({ playerId }) => playerId)).size).toBe(people.length);
    expect(new Set(people.map(({ team, jerseyNumber }) => `${team} ${jerseyNumber}`)).size).toBe(people.length);
    for (const { playerId, team, position, rank } of people) {
      expect(playerId).toBe(`demo-${team.toLowerCase()}-${position.toLowerCase()}${rank}`);
    }
  });

  it("have bodies and ages of players", () => {
    for (const { name, height, weight, birthDate, rookieSeason } of everybody("roster")) {
      expect(height, name).toBeGreaterThanOrEqual(64);
      expect(height, name).toBeLessThanOrEqual(84);
      expect(weight, name).toBeGreaterThan(160);
      expect(weight, name).toBeLessThan(370);
      expect(birthDate, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const age = rookieSeason - Number(birthDate.slice(0, 4));
      expect(age, name).toBeGreaterThanOrEqual(21);
      expect(age, name).toBeLessThanOrEqual(24);
    }
  });

  it("are the same for a seed, and others for another", () => {
    expect(everybody("roster")).toEqual(everybody("roster"));
    expect(everybody("roster").map(({ name }) => name)).not.toEqual(everybody("other").map(({ name }) => name));
  });

  it("play at home somewhere", () => {
    for (const { code } of TEAMS) expect(stadiumOf(code).capacity, code).toBeGreaterThan(50_000);
    expect(() => stadiumOf("XXX")).toThrow('no stadium is known for "XXX"');
  });
});

describe.skipIf(!existsSync(RECORDS))("the demo's names (skipped where ../shared/data is absent)", () => {
  it("are nobody's in the league's records, whichever first and last name meet", () => {
    const { data } = Papa.parse<Record<string, string>>(gunzipSync(readFileSync(RECORDS)).toString("utf8"), {
      header: true,
    });
    expect(data.length).toBeGreaterThan(20_000);
    const real = new Set(
      data.flatMap((row) => [
        plain(row["display_name"] ?? ""),
        plain(`${row["football_name"] ?? ""} ${row["last_name"] ?? ""}`),
        plain(`${row["common_first_name"] ?? ""} ${row["last_name"] ?? ""}`),
      ]),
    );
    const met = LAST_NAMES.flatMap((last) => FIRST_NAMES.map((first) => `${first} ${last}`)).filter((name) =>
      real.has(plain(name)),
    );
    expect(met).toEqual([]);
  });
});

/** A name without case, accents, points and suffix. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z ]/g, "")
    .replace(/ (jr|sr|ii|iii|iv)$/, "")
    .trim();
}
