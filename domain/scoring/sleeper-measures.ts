import type { Measure, NamedMeasure, ScoredPosition } from "./scoring-item.ts";
import { isStat, type Stat, STATS } from "./stats.ts";

const MADE = ["fgm_0_19", "fgm_20_29", "fgm_30_39", "fgm_40_49", "fgm_50_59", "fgm_60p"] as const;
const MISSED = ["fgmiss_0_19", "fgmiss_20_29", "fgmiss_30_39", "fgmiss_40_49", "fgmiss_50_59", "fgmiss_60p"] as const;

/**
 * What Sleeper's keys measure where they are no statistic of a play by themselves: sums, ranges over a game (its bonuses end where
 * the next begins), and premiums of a position, which are added to the plain item. Measured on its recorded lines of three seasons:
 * docs/fantasy-scoring.md.
 */
const DERIVED: Readonly<Record<string, NamedMeasure>> = {
  fgm: { name: "Field goal made", measure: { stats: MADE } },
  fgm_50p: { name: "Field goal of 50+ yards", measure: { stats: ["fgm_50_59", "fgm_60p"] } },
  fgmiss: { name: "Field goal missed", measure: { stats: MISSED } },
  fgmiss_50p: { name: "Missed field goal of 50+ yards", measure: { stats: ["fgmiss_50_59", "fgmiss_60p"] } },
  idp_tkl: { name: "Tackle", measure: { stats: ["idp_tkl_solo", "idp_tkl_ast"] } },
  tkl: { name: "Tackle by the defense", measure: { stats: ["tkl_solo", "tkl_ast"] } },
  bonus_def_int_td_50p: {
    name: "Interception returned 50+ yards for a touchdown",
    measure: { stats: ["idp_int_td_50p"] },
  },
  bonus_def_fum_td_50p: { name: "Fumble returned 50+ yards for a touchdown", measure: { stats: ["idp_fum_td_50p"] } },
  bonus_pass_yd_300: range("300 to 399 passing yards", ["pass_yd"], 300, 399),
  bonus_pass_yd_400: range("400+ passing yards", ["pass_yd"], 400),
  bonus_pass_cmp_25: range("25+ completions", ["pass_cmp"], 25),
  bonus_rush_yd_100: range("100 to 199 rushing yards", ["rush_yd"], 100, 199),
  bonus_rush_yd_200: range("200+ rushing yards", ["rush_yd"], 200),
  bonus_rush_att_20: range("20+ carries", ["rush_att"], 20),
  bonus_rec_yd_100: range("100 to 199 receiving yards", ["rec_yd"], 100, 199),
  bonus_rec_yd_200: range("200+ receiving yards", ["rec_yd"], 200),
  bonus_rush_rec_yd_100: range("100 to 199 rushing and receiving yards", ["rush_yd", "rec_yd"], 100, 199),
  bonus_rush_rec_yd_200: range("200+ rushing and receiving yards", ["rush_yd", "rec_yd"], 200),
  bonus_sack_2p: range("2+ sacks", ["idp_sack"], 2),
  bonus_tkl_10p: range("10+ tackles", ["idp_tkl_solo", "idp_tkl_ast"], 10),
  idp_pass_def_3p: range("3+ passes defended", ["idp_pass_def"], 3),
  bonus_rec_rb: premium("Catch by a running back", ["rec"], "RB"),
  bonus_rec_wr: premium("Catch by a wide receiver", ["rec"], "WR"),
  bonus_rec_te: premium("Catch by a tight end", ["rec"], "TE"),
  bonus_fd_qb: premium("First down by a quarterback", ["pass_fd", "rush_fd", "rec_fd"], "QB"),
  bonus_fd_rb: premium("First down by a running back", ["rush_fd", "rec_fd"], "RB"),
  bonus_fd_wr: premium("First down by a wide receiver", ["rush_fd", "rec_fd"], "WR"),
  bonus_fd_te: premium("First down by a tight end", ["rush_fd", "rec_fd"], "TE"),
  pts_allow_0: range("0 points allowed", ["pts_allow"], 0, 0),
  pts_allow_1_6: range("1 to 6 points allowed", ["pts_allow"], 1, 6),
  pts_allow_7_13: range("7 to 13 points allowed", ["pts_allow"], 7, 13),
  pts_allow_14_20: range("14 to 20 points allowed", ["pts_allow"], 14, 20),
  pts_allow_21_27: range("21 to 27 points allowed", ["pts_allow"], 21, 27),
  pts_allow_28_34: range("28 to 34 points allowed", ["pts_allow"], 28, 34),
  pts_allow_35p: range("35+ points allowed", ["pts_allow"], 35),
  // Its name says 100; a team that allowed exactly 100 yards is in the next.
  yds_allow_0_100: range("Fewer than 100 yards allowed", ["yds_allow"], undefined, 99),
  yds_allow_100_199: range("100 to 199 yards allowed", ["yds_allow"], 100, 199),
  yds_allow_200_299: range("200 to 299 yards allowed", ["yds_allow"], 200, 299),
  yds_allow_300_349: range("300 to 349 yards allowed", ["yds_allow"], 300, 349),
  yds_allow_350_399: range("350 to 399 yards allowed", ["yds_allow"], 350, 399),
  yds_allow_400_449: range("400 to 449 yards allowed", ["yds_allow"], 400, 449),
  yds_allow_450_499: range("450 to 499 yards allowed", ["yds_allow"], 450, 499),
  yds_allow_500_549: range("500 to 549 yards allowed", ["yds_allow"], 500, 549),
  yds_allow_550p: range("550+ yards allowed", ["yds_allow"], 550),
};

/** The keys that are no statistic by themselves. */
export const DERIVED_KEYS: readonly string[] = Object.keys(DERIVED);

/** What a key of a Sleeper league measures; null for a key that is unknown or that plays do not have. */
export function sleeperMeasure(key: string): NamedMeasure | null {
  const derived = Object.hasOwn(DERIVED, key) ? DERIVED[key] : undefined;
  if (derived !== undefined) return derived;
  if (!isStat(key) || OWN.has(key)) return null;
  const { one } = STATS[key];
  return { name: one.charAt(0).toUpperCase() + one.slice(1), measure: { stats: [key] } };
}

/** Statistics of ours that are no keys of Sleeper's. */
const OWN: ReadonlySet<Stat> = new Set([
  "rec_tgt",
  "st_blk_td",
  "st_fum_td",
  "idp_int_td",
  "idp_fum_td",
  "idp_int_td_50p",
  "idp_fum_td_50p",
  "idp_2pt",
  "def_int_td",
  "def_fum_td",
  "def_blk_td",
  "def_st_fum_td",
  "pts_allow_espn",
  "pts_allow_yahoo",
]);

function range(name: string, stats: Measure["stats"], from?: number, to?: number): NamedMeasure {
  return { name, measure: { stats, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } };
}

function premium(name: string, stats: Measure["stats"], position: ScoredPosition): NamedMeasure {
  return { name, measure: { stats, position } };
}
