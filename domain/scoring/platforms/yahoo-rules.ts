import type { Measure } from "../scoring-item.ts";
import { sleeperMeasure } from "../sleeper-measures.ts";
import type { Stat, StatRole } from "../stats.ts";
import type { PlatformRule } from "./platform-rule.ts";

type Labels = PlatformRule["labels"];

const ALLOWED = ["pts_allow_yahoo"] as const;

/**
 * Every item of Yahoo's settings (0 to 86). Its page writes some alike for passers, team defenses and defenders. Bonuses at a sum of
 * yards never end and are added to each other (`platform-measures.ts`); points allowed are Yahoo's own: docs/fantasy-scoring.md.
 */
export const YAHOO_RULES: readonly PlatformRule[] = [
  uncounted(0, "Games Played"),
  same(1, "player", "pass_att", ["Passing Attempts"]),
  same(2, "player", "pass_cmp", ["Completions"]),
  same(3, "player", "pass_inc", ["Incomplete Passes"]),
  same(4, "player", "pass_yd", ["Passing Yards"]),
  same(5, "player", "pass_td", ["Passing Touchdowns"]),
  same(6, "player", "pass_int", ["Interceptions", "Interceptions thrown"]),
  same(7, "player", "pass_sack", ["Sacks", "Sacks taken"]),
  same(8, "player", "rush_att", ["Rushing Attempts"]),
  same(9, "player", "rush_yd", ["Rushing Yards"]),
  same(10, "player", "rush_td", ["Rushing Touchdowns"]),
  same(11, "player", "rec", ["Receptions"]),
  same(12, "player", "rec_yd", ["Receiving Yards", "Reception Yards"]),
  same(13, "player", "rec_td", ["Receiving Touchdowns", "Reception Touchdowns"]),
  sum(14, "player", "return_yd", ["Return Yards"], "Return yard", ["kr_yd", "pr_yd"]),
  sum(15, "player", "return_td", ["Return Touchdowns"], "Return touchdown", ["kr_td", "pr_td"]),
  sum(16, "player", "2pt", ["2-Point Conversions"], "Two-point conversion", ["pass_2pt", "rush_2pt", "rec_2pt"]),
  same(17, "player", "fum", ["Fumbles"]),
  same(18, "player", "fum_lost", ["Fumbles Lost"]),
  same(19, "player", "fgm_0_19", ["Field Goals 0-19 Yards"]),
  same(20, "player", "fgm_20_29", ["Field Goals 20-29 Yards"]),
  same(21, "player", "fgm_30_39", ["Field Goals 30-39 Yards"]),
  same(22, "player", "fgm_40_49", ["Field Goals 40-49 Yards"]),
  same(23, "player", "fgm_50p", ["Field Goals 50+ Yards"]),
  same(24, "player", "fgmiss_0_19", ["Field Goals Missed 0-19 Yards"]),
  same(25, "player", "fgmiss_20_29", ["Field Goals Missed 20-29 Yards"]),
  same(26, "player", "fgmiss_30_39", ["Field Goals Missed 30-39 Yards"]),
  same(27, "player", "fgmiss_40_49", ["Field Goals Missed 40-49 Yards"]),
  same(28, "player", "fgmiss_50p", ["Field Goals Missed 50+ Yards"]),
  same(29, "player", "xpm", ["Point After Attempt Made"]),
  same(30, "player", "xpmiss", ["Point After Attempt Missed"]),
  allowed(31, "pts_allow", ["Points Allowed"], "Point allowed", { stats: ALLOWED }),
  same(32, "defense", "sack", ["Sack"]),
  same(33, "defense", "int", ["Interception"]),
  sum(34, "defense", "fum_rec", ["Fumble Recovery"], "Fumble recovery", ["fum_rec", "def_st_fum_rec"]),
  sum(35, "defense", "td", ["Touchdown"], "Defensive touchdown", ["def_td", "def_blk_td", "def_st_fum_td"]),
  same(36, "defense", "safe", ["Safety"]),
  same(37, "defense", "blk_kick", ["Block Kick"]),
  sum(38, "player", "tkl_solo", ["Tackle Solo"], "Solo tackle", ["idp_tkl_solo", "st_tkl_solo"]),
  same(39, "player", "idp_tkl_ast", ["Tackle Assist"]),
  same(40, "player", "idp_sack", ["Sack"]),
  same(41, "player", "idp_int", ["Interception"]),
  same(42, "player", "idp_ff", ["Fumble Force"]),
  sum(43, "player", "fum_rec", ["Fumble Recovery"], "Fumble recovery", ["idp_fum_rec", "st_fum_rec"]),
  same(44, "player", "idp_def_td", ["Defensive Touchdown"]),
  same(45, "player", "idp_safe", ["Safety"]),
  same(46, "player", "idp_pass_def", ["Pass Defended"]),
  same(47, "player", "idp_blk_kick", ["Block Kick"]),
  sum(48, "defense", "return_yd", ["Return Yards"], "Return yard", ["def_kr_yd", "def_pr_yd"]),
  sum(49, "defense", "return_td", ["Kickoff and Punt Return Touchdowns"], "Kick or punt return touchdown", [
    "def_kr_td",
    "def_pr_td",
  ]),
  points(50, 0, 0),
  points(51, 1, 6),
  points(52, 7, 13),
  points(53, 14, 20),
  points(54, 21, 27),
  points(55, 28, 34),
  points(56, 35),
  same(57, "player", "fum_rec_td", ["Offensive Fumble Return TD"]),
  same(58, "player", "pass_int_td", ["Pick Sixes Thrown"]),
  same(59, "player", "pass_cmp_40p", ["40+ Yard Completions"]),
  same(60, "player", "pass_td_40p", ["40+ Yard Passing Touchdowns", "40+ Yard Passing TD"]),
  same(61, "player", "rush_40p", ["40+ Yard Run", "40+ Yard Rushing Attempts"]),
  same(62, "player", "rush_td_40p", ["40+ Yard Rushing Touchdowns", "40+ Yard Rushing TD"]),
  same(63, "player", "rec_40p", ["40+ Yard Receptions"]),
  same(64, "player", "rec_td_40p", ["40+ Yard Receiving Touchdowns", "40+ Yard Receiving TD"]),
  same(65, "player", "idp_tkl_loss", ["Tackles for Loss"]),
  sum(66, "player", "turnover_yd", ["Turnover Return Yards"], "Turnover return yard", [
    "idp_int_ret_yd",
    "idp_fum_ret_yd",
  ]),
  same(67, "defense", "def_4_and_stop", ["4th Down Stops", "Fourth Down Stops"]),
  same(68, "defense", "tkl_loss", ["Tackles for Loss"]),
  same(69, "defense", "yds_allow", ["Defensive Yards Allowed", "Yards Allowed"]),
  yards(70, "negative", "Fewer than 0 yards allowed", { to: -1 }, [
    "Defensive Yards Allowed - Negative",
    "Yards Allowed - Negative",
    "Negative Yards Allowed",
  ]),
  yards(71, "0_99", "0 to 99 yards allowed", { from: 0, to: 99 }),
  same(72, "defense", "yds_allow_100_199", ["Defensive Yards Allowed 100-199", "Yards Allowed 100-199"]),
  same(73, "defense", "yds_allow_200_299", ["Defensive Yards Allowed 200-299", "Yards Allowed 200-299"]),
  yards(74, "300_399", "300 to 399 yards allowed", { from: 300, to: 399 }),
  yards(75, "400_499", "400 to 499 yards allowed", { from: 400, to: 499 }),
  yards(76, "500p", "500+ yards allowed", { from: 500 }, ["Defensive Yards Allowed 500+", "Yards Allowed 500+"]),
  same(77, "defense", "def_3_and_out", ["Three and Outs Forced"]),
  sum(78, "player", "rec_tgt", ["Targets"], "Target", ["rec_tgt"]),
  sum(79, "player", "pass_fd", ["Passing 1st Downs"], "Passing first down or touchdown", ["pass_fd", "pass_td"]),
  sum(80, "player", "rec_fd", ["Receiving 1st Downs"], "Receiving first down or touchdown", ["rec_fd", "rec_td"]),
  sum(81, "player", "rush_fd", ["Rushing 1st Downs"], "Rushing first down or touchdown", ["rush_fd", "rush_td"]),
  same(82, "defense", "def_2pt", ["Extra Point Returned"]),
  sum(83, "player", "2pt_return", ["Extra Point Returned"], "Extra point returned", ["idp_2pt"]),
  same(84, "player", "fgm_yds", ["Field Goals Total Yards"]),
  same(85, "player", "fgm", ["Field Goals Made"]),
  same(86, "player", "fgmiss", ["Field Goals Missed"]),
];

/** An item that counts like a key of Sleeper's. */
function same(id: number, role: StatRole, key: string, labels: Labels): PlatformRule {
  return { id, labels, signs: [], role, key, counted: sleeperMeasure(key) };
}

function uncounted(id: number, label: string): PlatformRule {
  const key = `yahoo_${label.toLowerCase().replaceAll(" ", "_")}`;
  return { id, labels: [label], signs: [], role: "player", key, counted: null };
}

function sum(
  id: number,
  role: StatRole,
  slug: string,
  labels: Labels,
  name: string,
  stats: readonly [Stat, ...Stat[]],
): PlatformRule {
  const key = `yahoo_${role === "defense" ? "def_" : ""}${slug}`;
  return { id, labels, signs: [], role, key, counted: { name, measure: { stats } } };
}

/** What a team's defense gave up, by Yahoo's own count or in its own ranges. */
function allowed(id: number, slug: string, labels: Labels, name: string, measure: Measure): PlatformRule {
  return { id, labels, signs: [], role: "defense", key: `yahoo_${slug}`, counted: { name, measure } };
}

function points(id: number, from: number, to?: number): PlatformRule {
  const label = `Points Allowed ${to === undefined ? `${from}+` : from === to ? from : `${from}-${to}`}`;
  const slug = `pts_allow_${to === undefined ? `${from}p` : from === to ? from : `${from}_${to}`}`;
  const name = `${to === undefined ? `${from}+` : from === to ? from : `${from} to ${to}`} points allowed`;
  const measure = { stats: ALLOWED, from, ...(to === undefined ? {} : { to }) };
  return allowed(id, slug, [`${label} points`, label], name, measure);
}

function yards(
  id: number,
  slug: string,
  name: string,
  range: Pick<Measure, "from" | "to">,
  labels: Labels = [`Defensive Yards Allowed ${slug.replace("_", "-")}`, `Yards Allowed ${slug.replace("_", "-")}`],
): PlatformRule {
  return allowed(id, `yds_allow_${slug}`, labels, name, { stats: ["yds_allow"], ...range });
}
