import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PLATFORM_KEYS, platformKeyName } from "../../../../domain/scoring/platforms/platform-measures.ts";
import type { PlatformRule } from "../../../../domain/scoring/platforms/platform-rule.ts";
import { type PlatformName, PLATFORMS } from "../../../../domain/scoring/platforms/platforms.ts";
import { rulesCalled } from "../../../../domain/scoring/platforms/rules-called.ts";
import { OWN, parseScoring, scoringText } from "../../../../domain/scoring/scoring-address.ts";
import { ruleMeasure } from "../../../../domain/scoring/rule-measure.ts";
import { STATS } from "../../../../domain/scoring/stats.ts";
import { SAMPLE_DATA } from "../../../fixtures/sample-data.ts";

const TABLES = `${SAMPLE_DATA}fantasy/tables/`;

/** The first cells of a table: the item's number, and for ESPN its letters. The last columns alone have commas in them. */
function rowsOf(file: string): { id: number; sign: string }[] {
  const [, ...lines] = readFileSync(`${TABLES}${file}`, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [id = "", sign = ""] = line.split(",");
    return { id: Number(id), sign };
  });
}

const platforms = Object.keys(PLATFORMS) as PlatformName[];
const all = platforms.flatMap((platform) => PLATFORMS[platform].rules.map((rule) => [platform, rule] as const));
const nameOf = ({ id, role, key }: PlatformRule) => `${id} ${role} ${key}`;

describe("the items of the platforms", () => {
  it("have a number of every item there is: ESPN's 0 to 234, Yahoo's 0 to 86", () => {
    const numbers = (platform: PlatformName) => [...new Set(PLATFORMS[platform].rules.map(({ id }) => id))];
    expect(numbers("espn").toSorted((one, other) => one - other)).toEqual(Array.from({ length: 235 }, (_, id) => id));
    expect(numbers("yahoo").toSorted((one, other) => one - other)).toEqual(Array.from({ length: 87 }, (_, id) => id));
  });

  it("are counted by a key that an address can carry, or named", () => {
    for (const [, rule] of all) {
      expect(parseScoring(`own*${rule.key}*1`), nameOf(rule)).not.toBeNull();
      expect(ruleMeasure(rule.key), nameOf(rule)).toEqual(rule.counted);
      if (rule.counted === null) expect(platformKeyName(rule.key), nameOf(rule)).toMatch(/ \((?:ESPN|Yahoo)\)$/);
      else expect(new Set(rule.counted.measure.stats.map((stat) => STATS[stat].role))).toEqual(new Set([rule.role]));
    }
  });

  it("have keys of their own where they have measures of their own, no two alike", () => {
    const own = all.filter(([, { key }]) => /^(?:espn|yahoo)_/.test(key));
    expect(own.every(([platform, { key }]) => key.startsWith(`${platform}_`))).toBe(true);
    expect(new Set(own.map(([, { key }]) => key)).size).toBe(own.length);
    const changes = Object.fromEntries(PLATFORM_KEYS.map((key, index) => [key, index + 1]));
    const half = Object.fromEntries(Object.entries(changes).slice(0, 150));
    expect(parseScoring(scoringText({ preset: OWN, changes: half }))?.changes).toEqual(half);
  });

  it("are found by their names, and by nothing that is none", () => {
    for (const [platform, rule] of all)
      for (const label of rule.labels) expect(rulesCalled(label, platform), label).toContain(rule);
    for (const platform of platforms)
      for (const label of ["constructor", "__proto__", "", "()", "(X)", "Luck"])
        expect(rulesCalled(label, platform), label).toEqual([]);
  });
});

describe.skipIf(!existsSync(TABLES))("the platforms' own tables (needs ../shared/data/fantasy)", () => {
  it("have no number of ESPN's without its rule, by its letters", () => {
    const missing = rowsOf("espn_stat_ids.csv").filter(
      ({ id, sign }) => !PLATFORMS.espn.rules.some((rule) => rule.id === id && rule.signs.includes(sign)),
    );
    expect(missing).toEqual([]);
  });

  it("have no number of Yahoo's without its rule", () => {
    const missing = rowsOf("yahoo_stat_ids.csv").filter(
      ({ id }) => !PLATFORMS.yahoo.rules.some((rule) => rule.id === id),
    );
    expect(missing).toEqual([]);
  });
});
