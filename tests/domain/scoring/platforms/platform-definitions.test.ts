import { describe, expect, it } from "vitest";
import type { Counts } from "../../../../domain/scoring/counting/count.ts";
import type { PlatformName } from "../../../../domain/scoring/platforms/platforms.ts";
import { readPlatformScoring } from "../../../../domain/scoring/platforms/read-platform-scoring.ts";
import { foldLedger } from "../../../../domain/scoring/ledger.ts";
import { partWords } from "../../../../domain/scoring/part-words.ts";
import { PRESETS } from "../../../../domain/scoring/presets.ts";
import { OWN, scoringOf } from "../../../../domain/scoring/scoring-address.ts";
import { scoreLine, type Scoring } from "../../../../domain/scoring/scoring.ts";
import { sleeperScoring } from "../../../../domain/scoring/sleeper-scoring.ts";
import type { StatRole } from "../../../../domain/scoring/stats.ts";
import { neutralPlay } from "../../../fixtures/play.ts";

function scoringFrom(platform: PlatformName, text: string): Scoring {
  const found = readPlatformScoring(text, platform);
  if (!found.ok) throw new Error(found.problem);
  expect(found.reading.unclear).toEqual([]);
  return scoringOf({ preset: OWN, changes: found.reading.changes });
}
const points = (scoring: Scoring, counts: Counts, role: StatRole): number =>
  scoreLine(counts, { role, position: null }, scoring);

/** What one platform counts for a player, on lines where the platforms part. */
const PLAYERS: [what: string, PlatformName, settings: string, Counts, points: number][] = [
  ["49 yards are one whole step of 25", "espn", "Every 25 passing yards (PY25) 1", { pass_yd: 49 }, 1],
  ["24 yards are none", "espn", "Every 25 passing yards (PY25) 1", { pass_yd: 24 }, 0],
  ["a loss of 12 yards takes a step of 10 away", "espn", "Every 10 rushing yards (RY10) 1", { rush_yd: -12 }, -1],
  ["every yard counts where the rule is by the yard", "espn", "Passing Yards (PY) 0.04", { pass_yd: 49 }, 1.96],
  [
    "25 yards per point are a share of a point for each yard",
    "yahoo",
    "Passing Yards 25 yards per point",
    { pass_yd: 49 },
    1.96,
  ],
  [
    "199 yards are 7 points without fractions",
    "yahoo",
    "Fractional Points: No\nPassing Yards 25 yards per point",
    { pass_yd: 199 },
    7,
  ],
  [
    "300 yards' bonus ends where 400 yards' begins",
    "espn",
    "300-399 yard passing game (P300) 3\n400+ yard passing game (P400) 5",
    { pass_yd: 412 },
    5,
  ],
  [
    "bonuses are reached at the yard itself",
    "yahoo",
    "Passing Yards 0; 3 points at 300 yards; 2 points at 400 yards",
    { pass_yd: 300 },
    3,
  ],
  [
    "bonuses are added to each other",
    "yahoo",
    "Passing Yards 0; 3 points at 300 yards; 2 points at 400 yards",
    { pass_yd: 400 },
    5,
  ],
  [
    "a bonus of return yards counts kicks and punts together",
    "yahoo",
    "Offense\nReturn Yards 0; 4 points at 100 yards",
    { kr_yd: 60, pr_yd: 40 },
    4,
  ],
  [
    "a touchdown of 55 yards has both bonuses of length",
    "espn",
    "40+ yard TD rec bonus (RETD40) 2\n50+ yard TD rec bonus (RETD50) 1",
    { rec_td: 1, rec_td_40p: 1, rec_td_50p: 1 },
    3,
  ],
  [
    "a field goal under 40 is one rule",
    "espn",
    "FG Made (0-39 yards) (FG0) 3",
    { fgm_0_19: 1, fgm_20_29: 1, fgm_30_39: 1 },
    9,
  ],
  ["50+ has 60 yards in it where the rule says 50+", "espn", "FG Made (50+ yards) (FG50P) 5", { fgm_60p: 1 }, 5],
  ["50-59 has not", "espn", "FG Made (50-59 yards) (FG50) 5", { fgm_60p: 1 }, 0],
  ["50+ has 60 yards in it", "yahoo", "Field Goals 50+ Yards 5", { fgm_50_59: 1, fgm_60p: 1 }, 10],
  [
    "yards of field goals are added to the distance",
    "yahoo",
    "Field Goals 30-39 Yards 3\nField Goals Total Yards 0.1",
    { fgm_30_39: 1, fgm_yds: 35 },
    6.5,
  ],
  [
    "fumbles and fumbles lost are two rules",
    "espn",
    "Total Fumbles (FUM) -1\nTotal Fumbles Lost (FUML) -2",
    { fum: 2, fum_lost: 1 },
    -4,
  ],
  ["a fumble that is not lost is none of the lost ones", "yahoo", "Fumbles Lost -2", { fum: 1 }, 0],
  [
    "turnovers are interceptions and fumbles lost",
    "espn",
    "Total Turnovers (TT) -2",
    { pass_int: 2, fum: 3, fum_lost: 1 },
    -6,
  ],
  [
    "one rule for two-point conversions of every kind",
    "yahoo",
    "2-Point Conversions 2",
    { pass_2pt: 1, rush_2pt: 1, rec_2pt: 1 },
    6,
  ],
  [
    "a returned kick and a returned punt are one rule",
    "yahoo",
    "Return Touchdowns 6",
    { kr_td: 1, pr_td: 1, st_td: 2 },
    12,
  ],
  ["a blocked kick carried in is no return touchdown", "yahoo", "Return Touchdowns 6", { st_td: 1, st_blk_td: 1 }, 0],
  [
    "returned kicks and punts are two rules",
    "espn",
    "Miscellaneous\nKickoff Return TD (KRTD) 6\nPunt Return TD (PRTD) 4",
    { kr_td: 1, pr_td: 1, st_td: 2 },
    10,
  ],
  [
    "a touchdown is a first down in the official statistics",
    "espn",
    "Rushing First Down (RFD) 1",
    { rush_fd: 3, rush_td: 1 },
    4,
  ],
  [
    "a defender's recoveries are those on kicks too",
    "yahoo",
    "Defensive Players\nFumble Recovery 2",
    { idp_fum_rec: 1, st_fum_rec: 1 },
    4,
  ],
  [
    "a defender's solo tackles are those on kicks too",
    "yahoo",
    "Tackle Solo 1",
    { idp_tkl_solo: 4, st_tkl_solo: 1 },
    5,
  ],
  ["half sacks are counted by halves", "espn", "Defensive Players\n1/2 Sack (HALFSK) 2", { idp_sack: 1.5 }, 6],
  [
    "every third tackle",
    "espn",
    "Defensive Players\nEvery 3 Total Tackles (TK3) 1",
    { idp_tkl_solo: 5, idp_tkl_ast: 3 },
    2,
  ],
];

/** The same for a team's defense. */
const DEFENSES: typeof PLAYERS = [
  [
    "its own count of points allowed",
    "espn",
    "14-17 points allowed (PA14) 1\n28-34 points allowed (PA28) -1",
    { pts_allow: 30, pts_allow_espn: 17 },
    1,
  ],
  [
    "its own count of points allowed",
    "yahoo",
    "Points Allowed 14-20 points 1\nPoints Allowed 21-27 points -2",
    { pts_allow: 21, pts_allow_yahoo: 20 },
    1,
  ],
  [
    "17 and 18 points are two ranges",
    "espn",
    "14-17 points allowed (PA14) 1\n18-21 points allowed (PA18) 0.5",
    { pts_allow_espn: 18 },
    0.5,
  ],
  ["a shutout", "espn", "0 points allowed (PA0) 5", {}, 5],
  [
    "45 and 46 points are two ranges",
    "espn",
    "35-45 points allowed (PA35) -3\n46+ points allowed (PA46) -5",
    { pts_allow_espn: 46 },
    -5,
  ],
  [
    "100 yards are in the second range",
    "espn",
    "Less than 100 total yards allowed (YA100) 5\n100-199 total yards allowed (YA199) 3",
    { yds_allow: 100 },
    3,
  ],
  [
    "yards allowed in ranges of a hundred",
    "yahoo",
    "Defensive Yards Allowed 300-399 -1\nDefensive Yards Allowed 400-499 -2",
    { yds_allow: 399 },
    -1,
  ],
  [
    "fewer than no yards",
    "yahoo",
    "Defensive Yards Allowed - Negative 7\nDefensive Yards Allowed 0-99 5",
    { yds_allow: -3 },
    7,
  ],
  [
    "recoveries on kicks are recoveries",
    "espn",
    "Team Defense / Special Teams\nEach Fumble Recovered (FR) 2",
    { fum_rec: 1, def_st_fum_rec: 1 },
    4,
  ],
  [
    "recoveries on kicks are recoveries",
    "yahoo",
    "Defense/Special Teams\nFumble Recovery 2",
    { fum_rec: 1, def_st_fum_rec: 1 },
    4,
  ],
  [
    "returned interceptions and fumbles are two rules",
    "espn",
    "Team Defense / Special Teams\nInterception Return TD (INTTD) 6\nFumble Return TD (FRTD) 4",
    { def_td: 2, def_int_td: 1, def_fum_td: 1 },
    10,
  ],
  [
    "a blocked kick carried in is a rule of its own",
    "espn",
    "Team Defense / Special Teams\nBlocked Punt or FG return for TD (BLKKRTD) 6",
    { def_st_td: 1, def_blk_td: 1 },
    6,
  ],
  [
    "a blocked kick carried in is a defensive touchdown, a returned kick is not",
    "yahoo",
    "Touchdown 6",
    { def_st_td: 2, def_blk_td: 1, def_kr_td: 1 },
    6,
  ],
  [
    "a returned kick has its own rule",
    "yahoo",
    "Kickoff and Punt Return Touchdowns 3",
    { def_st_td: 2, def_blk_td: 1, def_kr_td: 1 },
    3,
  ],
];

describe("ESPN's and Yahoo's definitions", () => {
  it.each(PLAYERS)("%s (a player, %s)", (_, platform, settings, counts, wanted) => {
    const scoring = scoringFrom(platform, settings);
    expect(points(scoring, counts, "player")).toBe(wanted);
    expect(points(scoring, counts, "defense")).toBe(0);
  });

  it.each(DEFENSES)("%s (a defense, %s)", (_, platform, settings, counts, wanted) => {
    const scoring = scoringFrom(platform, settings);
    expect(points(scoring, counts, "defense")).toBe(wanted);
    expect(points(scoring, counts, "player")).toBe(0);
  });

  it("are none of Sleeper's: a key of theirs in a Sleeper league is named", () => {
    const { items, uncounted } = sleeperScoring("a league", { espn_dst_pa0: 5, yahoo_pass_yd_at_300: 3, rec: 1 });
    expect(items.map(({ key }) => key)).toEqual(["rec"]);
    expect(uncounted).toEqual(["espn_dst_pa0", "yahoo_pass_yd_at_300"]);
  });

  it("give the same line different points under the usual rules of each", () => {
    const defense: Counts = { pts_allow: 21, pts_allow_espn: 27, pts_allow_yahoo: 20, yds_allow: 280, sack: 3 };
    const of = (scoring: Scoring) => points(scoring, defense, "defense");
    expect([of(PRESETS.ppr), of(PRESETS.espn), of(PRESETS.yahoo)]).toEqual([3, 5, 4]);
    const kicker: Counts = { fgm_60p: 1, fgmiss_40_49: 1 };
    const kicked = (scoring: Scoring) => points(scoring, kicker, "player");
    expect([kicked(PRESETS.ppr), kicked(PRESETS.espn), kicked(PRESETS.yahoo)]).toEqual([5, 5, 5]);
    const passer: Counts = { pass_int: 1, rec: 2 };
    const passed = (scoring: Scoring) => points(scoring, passer, "player");
    expect([passed(PRESETS.ppr), passed(PRESETS.espn), passed(PRESETS.yahoo)]).toEqual([0, 0, 0]);
  });

  it("begin a defense at ESPN with ten points: five for no points and five for no yards", () => {
    const { start } = foldLedger([], { role: "defense", position: null }, PRESETS.espn);
    expect(start?.points).toBe(10);
    expect(start?.parts.map(partWords)).toEqual(["0 points allowed", "fewer than 100 yards allowed"]);
  });

  it("open steps into the plays that completed them", () => {
    const scoring = scoringFrom("espn", "Every 25 passing yards (PY25) 1");
    const passes = [20, 10, -8, 30].map((yards) => ({ play: neutralPlay({}), counts: { pass_yd: yards } }));
    const { entries, total } = foldLedger(passes, { role: "player", position: "QB" }, scoring);
    expect(entries.map((entry) => entry.points)).toEqual([1, -1, 2]);
    expect(entries.flatMap(({ parts }) => parts.map(partWords))).toEqual([
      "25 passing yards",
      "−1 × 25 passing yards",
      "2 × 25 passing yards",
    ]);
    expect(total).toBe(2);
  });
});
