import { describe, expect, it } from "vitest";
import type { PlatformReading } from "../../../../domain/scoring/platforms/platform-reading.ts";
import type { PlatformName } from "../../../../domain/scoring/platforms/platforms.ts";
import { readPlatformScoring } from "../../../../domain/scoring/platforms/read-platform-scoring.ts";
import { PRESETS } from "../../../../domain/scoring/presets.ts";
import { OWN, parseScoring, scoringText } from "../../../../domain/scoring/scoring-address.ts";
import { ESPN_SETTINGS, YAHOO_SETTINGS } from "../../../fixtures/platform-settings.ts";

function readingOf(platform: PlatformName, text: string): PlatformReading {
  const found = readPlatformScoring(text, platform);
  if (!found.ok) throw new Error(found.problem);
  return found.reading;
}
const changesOf = (platform: PlatformName, text: string) => readingOf(platform, text).changes;
const problemOf = (platform: PlatformName, text: string): string | null => {
  const found = readPlatformScoring(text, platform);
  return found.ok ? null : found.problem;
};

describe("ESPN's page of settings", () => {
  it("is what ESPN starts a league with, every line of it told apart", () => {
    const reading = readingOf("espn", ESPN_SETTINGS);
    expect(reading.changes).toEqual(PRESETS.espn.settings);
    expect(reading.unclear).toEqual([]);
    expect(reading.uncounted).toEqual(["1pt Safety (ESPN)"]);
    // The lines of scoring; what follows them about playoffs is passed over.
    expect([reading.understood.length, reading.passed.length]).toEqual([53, 5]);
  });

  it("knows a setting that is not about scoring where it stands without a heading", () => {
    const reading = readingOf("espn", "TD Pass (PTD) 4\nDraft Type\tSnake");
    expect([reading.passed, reading.unclear]).toEqual([["Draft Type\tSnake"], []]);
  });

  it.each([
    ["TD Pass (PTD) 4", { pass_td: 4 }],
    ["TD Pass (PTD)\n4", { pass_td: 4 }],
    ["TD Pass\t4", { pass_td: 4 }],
    ["td pass: 4", { pass_td: 4 }],
    ["PTD  4", { pass_td: 4 }],
    ["Interceptions Thrown (INTT)  −2", { pass_int: -2 }],
    ["Every 25 passing yards (PY25)  1", { espn_py25: 1 }],
    ["Each reception (REC)\u00A00.5", { rec: 0.5 }],
    ["FG Made (50+ yards) (FG50)5", { fgm_50p: 5 }],
    ["FG Made (50+ yards) (FG50P)5", { fgm_50p: 5 }],
    ["FG Made (50-59 yards) (FG50)5", { fgm_50_59: 5 }],
    [
      "Team Defense / Special Teams\nEach Interception (INT) 2\nDefensive Players\nEach Interception (INT) 5",
      { int: 2, idp_int: 5 },
    ],
    // The letters of a passer's interceptions are those of a defender's and of a team's, as ESPN's page is copied.
    [
      "Passing\nInterceptions Thrown (INT)-2\nTeam Defense / Special Teams\nEach Interception (INT)2",
      { pass_int: -2, int: 2 },
    ],
    ["Interceptions Thrown (INT)-2", { pass_int: -2 }],
    ["Passing\nINT -2\nTeam Defense\nINT 2\nDefensive Players\nINT 5", { pass_int: -2, int: 2, idp_int: 5 }],
    ["Receptions (RECS) 0.25\nEach reception (REC) 0.5", { rec: 0.75 }],
  ])("is read: %j", (text, changes) => {
    expect(changesOf("espn", text)).toEqual(changes);
  });

  it("never takes a name for another's: a defense or a defender, and letters of another item, are asked about", () => {
    const { unclear, changes } = readingOf(
      "espn",
      "TD Pass (PTD) 4\nEach Interception (INT) 2\nTD Rush (PTD) 6\nTD Reception (RETD)",
    );
    expect(changes).toEqual({ pass_td: 4 });
    expect(unclear).toEqual([
      { line: "Each Interception (INT) 2", why: expect.stringContaining("team’s defense or for a player") },
      { line: "TD Rush (PTD) 6", why: "We do not know this item." },
      { line: "TD Reception (RETD)", why: "No points stand beside it." },
    ]);
  });

  it("is asked about where one item stands twice with different points, and not where it stands twice alike", () => {
    const { unclear, changes } = readingOf(
      "espn",
      "TD Rush (RTD) 6\nTD Pass (PTD) 4\nTD Pass (PTD) 6\nTD Rush (RTD) 6",
    );
    expect(changes).toEqual({ rush_td: 6 });
    expect(unclear.map(({ line }) => line)).toEqual(["TD Pass (PTD) 4", "TD Pass (PTD) 6"]);
  });
});

describe("ESPN's answers in JSON", () => {
  const items = [
    { statId: 4, points: 4, pointsOverrides: {} },
    { statId: 53, points: 1, pointsOverrides: { 6: 1.5 } },
    { statId: 89, points: 0, pointsOverrides: { 16: 5 } },
    { statId: 101, points: 6, pointsOverrides: { 16: 4 } },
    { statId: 80, points: 0, pointsOverrides: { 17: 3 } },
    { statId: 99, points: 1 },
    { statId: 138, points: 0.1 },
    { statId: 24, points: 0.1, pointsOverrides: { 0: 0.2 } },
    { statId: 999, points: 1 },
    { statId: 25, points: "six" },
  ];

  it.each([
    ["the list", items],
    ["what holds it", { scoringItems: items }],
    ["a league", { id: 1, settings: { scoringSettings: { scoringItems: items } } }],
  ])("is read from %s: players, the slot of team defenses, catches of tight ends", (_, json) => {
    const { changes, uncounted, unclear } = readingOf("espn", JSON.stringify(json));
    expect(changes).toEqual({
      pass_td: 4,
      rec: 1,
      bonus_rec_te: 0.5,
      espn_dst_pa0: 5,
      kr_td: 6,
      def_kr_td: 4,
      espn_fg0: 3,
      idp_sack: 1,
      sack: 1,
      espn_pt: 1,
    });
    expect(uncounted).toEqual(["Net Punts (ESPN)"]);
    expect(unclear.map(({ why }) => why)).toEqual([
      "It has other points for some positions (slots 0).",
      "We do not know this item.",
      "No points stand beside it.",
    ]);
  });
});

describe("Yahoo's page of settings", () => {
  it("is what Yahoo starts a league with, every line of it told apart", () => {
    const reading = readingOf("yahoo", YAHOO_SETTINGS);
    expect(reading.changes).toEqual(PRESETS.yahoo.settings);
    expect(reading.unclear).toEqual([]);
    expect(reading.uncounted).toEqual([]);
    // 12 of offense, 6 of kickers, 15 of defenses, and two switches; above them two settings of the league under their head.
    expect([reading.understood.length, reading.passed.length]).toEqual([35, 3]);
  });

  it.each([
    ["Passing Yards  25 yards per point", { pass_yd: 0.04 }],
    ["Passing Yards 30 yards per point", { pass_yd: 0.033333 }],
    ["Passing Touchdowns\nYahoo Default\n6\t4", { pass_td: 6 }],
    ["Interceptions\t-2\t-1", { pass_int: -2 }],
    [
      "Rushing Yards 10 yards per point; 1 points at 100 yards; 2 points at 150 yards",
      { rush_yd: 0.1, yahoo_rush_yd_at_100: 1, yahoo_rush_yd_at_150: 2 },
    ],
    ["Points Allowed 35+ points -4", { yahoo_pts_allow_35p: -4 }],
    ["Points Allowed 0 points\t10", { yahoo_pts_allow_0: 10 }],
    ["Sack (DEF) 1\nSack (IDP) 2", { sack: 1, idp_sack: 2 }],
    [
      "Fractional Points:\tNo\nPassing Yards\t25 yards per point\t\nRushing Touchdowns\t6",
      { yahoo_pass_yd_per_25: 1, rush_td: 6 },
    ],
  ])("is read: %j", (text, changes) => {
    expect(changesOf("yahoo", text)).toEqual(changes);
  });

  it("names a switch that is not counted", () => {
    const { uncounted } = readingOf("yahoo", "Negative Points: No\nReceptions 1");
    expect(uncounted).toEqual(["Negative points: no (Yahoo)"]);
  });

  it.each([
    "Sack 1",
    "Interceptions -2 -1",
    "Passing Yards 25 per yard",
    "Points Allowed 15-20 points 3",
    "Receptions lots",
  ])("is never guessed at: %s", (line) => {
    const { changes, unclear } = readingOf("yahoo", `Rushing Touchdowns 6\n${line}`);
    expect(changes).toEqual({ rush_td: 6 });
    expect(unclear.map((one) => one.line)).toEqual([line]);
  });
});

describe("Yahoo's answers in JSON", () => {
  const stats = [
    { stat: { stat_id: 4, value: "0.04", bonuses: [{ bonus: { target: "300", points: "3" } }] } },
    { stat: { stat_id: 33, value: "2" } },
    { stat: { stat_id: "41", value: 3 } },
    { stat: { stat_id: 400, value: 3 } },
  ];

  it.each([
    ["the list", stats],
    ["what holds it", { stat_modifiers: { stats } }],
  ])("is read from %s: a number is one item of one role, whatever its name", (_, json) => {
    const { changes, unclear } = readingOf("yahoo", JSON.stringify(json));
    expect(changes).toEqual({ pass_yd: 0.04, yahoo_pass_yd_at_300: 3, int: 2, idp_int: 3 });
    expect(unclear).toHaveLength(1);
  });

  it("has its switches", () => {
    const json = { uses_fractional_points: "0", uses_negative_points: "0", stat_modifiers: { stats } };
    const { changes, uncounted } = readingOf("yahoo", JSON.stringify(json));
    expect(changes).toMatchObject({ yahoo_pass_yd_per_25: 1, yahoo_pass_yd_at_300: 3 });
    expect(changes).not.toHaveProperty("pass_yd");
    expect(uncounted).toHaveLength(1);
  });
});

describe("settings that cannot be used", () => {
  it("are refused with what to do: another platform's, none at all, more than a page, broken JSON", () => {
    expect(problemOf("espn", YAHOO_SETTINGS)).toMatch(/read like Yahoo’s, not like ESPN’s/);
    expect(problemOf("yahoo", ESPN_SETTINGS)).toMatch(/read like ESPN’s, not like Yahoo’s/);
    expect(problemOf("yahoo", '[{"statId": 53, "points": 1}]')).toMatch(/read like ESPN’s/);
    expect(problemOf("espn", "")).toMatch(/^Paste the scoring settings/);
    expect(problemOf("espn", "Dear diary,\nI lost again.")).toMatch(/^No line of this is a rule of ESPN’s/);
    expect(problemOf("espn", '{"scoringItems": [')).toMatch(/^This begins like JSON/);
    expect(problemOf("yahoo", "x".repeat(20_001))).toMatch(/more than a page/);
    expect(problemOf("yahoo", "\n1".repeat(2000))).toMatch(/more than a page/);
  });
});

describe("rules that were read", () => {
  it.each([
    ["espn", ESPN_SETTINGS],
    ["yahoo", YAHOO_SETTINGS],
  ] as const)("fit in an address and come back from it: %s", (platform, text) => {
    const asked = { preset: OWN, changes: changesOf(platform, text) } as const;
    expect(parseScoring(scoringText(asked))).toEqual(asked);
  });
});
