import { keyedScoring } from "./keyed-scoring.ts";
import type { Scoring } from "./scoring.ts";
import { ruleMeasure } from "./rule-measure.ts";

/**
 * Standard scoring: FPTS' rules for passing, running and catching, and for returns, kickers and team defenses what Yahoo starts a
 * league with.
 */
const STANDARD = {
  pass_yd: 0.04,
  pass_td: 4,
  pass_int: -2,
  pass_2pt: 2,
  rush_yd: 0.1,
  rush_td: 6,
  rush_2pt: 2,
  rec_yd: 0.1,
  rec_td: 6,
  rec_2pt: 2,
  fum_lost: -2,
  fum_rec_td: 6,
  st_td: 6,
  fgm_0_19: 3,
  fgm_20_29: 3,
  fgm_30_39: 3,
  fgm_40_49: 4,
  fgm_50_59: 5,
  fgm_60p: 5,
  xpm: 1,
  sack: 1,
  int: 2,
  fum_rec: 2,
  def_st_fum_rec: 2,
  safe: 2,
  blk_kick: 2,
  def_td: 6,
  def_st_td: 6,
  pts_allow_0: 10,
  pts_allow_1_6: 7,
  pts_allow_7_13: 4,
  pts_allow_14_20: 1,
  pts_allow_28_34: -1,
  pts_allow_35p: -4,
};

/** Tackles and what else individual defenders score in the leagues that use them; added to PPR. */
const DEFENDERS = {
  idp_tkl_solo: 1,
  idp_tkl_ast: 0.5,
  idp_tkl_loss: 1,
  idp_sack: 2,
  idp_int: 3,
  idp_ff: 2,
  idp_fum_rec: 2,
  idp_pass_def: 1,
  idp_def_td: 6,
  idp_safe: 2,
  idp_blk_kick: 2,
};

const FIRST_DOWNS = { rush_fd: 0.5, rec_fd: 0.5, rush_td: 6.5, rec_td: 6.5 };

/** What passers, runners, receivers and kickers score at ESPN and at Yahoo alike. */
const OFFENSE = {
  pass_yd: 0.04,
  pass_td: 4,
  rush_yd: 0.1,
  rush_td: 6,
  rec_yd: 0.1,
  rec_td: 6,
  fum_lost: -2,
  fum_rec_td: 6,
  fgm_40_49: 4,
  xpm: 1,
  sack: 1,
  int: 2,
  safe: 2,
  blk_kick: 2,
  def_2pt: 2,
};

const ESPN = {
  ...OFFENSE,
  rec: 1,
  pass_int: -2,
  pass_2pt: 2,
  rush_2pt: 2,
  rec_2pt: 2,
  espn_fg0: 3,
  fgm_50_59: 5,
  fgm_60p: 6,
  fgmiss: -1,
  kr_td: 6,
  pr_td: 6,
  espn_inttd: 6,
  espn_frtd: 6,
  espn_blkkrtd: 6,
  espn_2pret: 2,
  def_kr_td: 6,
  def_pr_td: 6,
  espn_dst_inttd: 6,
  espn_dst_frtd: 6,
  espn_dst_blkkrtd: 6,
  espn_dst_fr: 2,
  espn_dst_pa0: 5,
  espn_dst_pa1: 4,
  espn_dst_pa7: 3,
  espn_dst_pa14: 1,
  espn_dst_pa28: -1,
  espn_dst_pa35: -3,
  espn_dst_pa46: -5,
  yds_allow_0_100: 5,
  yds_allow_100_199: 3,
  yds_allow_200_299: 2,
  yds_allow_350_399: -1,
  yds_allow_400_449: -3,
  yds_allow_450_499: -5,
  yds_allow_500_549: -6,
  yds_allow_550p: -7,
  espn_1psf: 1,
};

const YAHOO = {
  ...OFFENSE,
  rec: 0.5,
  pass_int: -1,
  yahoo_2pt: 2,
  yahoo_return_td: 6,
  fgm_0_19: 3,
  fgm_20_29: 3,
  fgm_30_39: 3,
  fgm_50p: 5,
  yahoo_def_fum_rec: 2,
  yahoo_def_td: 6,
  yahoo_def_return_td: 6,
  yahoo_pts_allow_0: 10,
  yahoo_pts_allow_1_6: 7,
  yahoo_pts_allow_7_13: 4,
  yahoo_pts_allow_14_20: 1,
  yahoo_pts_allow_28_34: -1,
  yahoo_pts_allow_35p: -4,
};

/** One of the usual formats. */
export interface Preset extends Scoring {
  /** What tells it from the others, in a sentence. */
  about: string;
  /** Points by Sleeper's keys, and by those of ESPN's and Yahoo's own. */
  settings: Readonly<Record<string, number>>;
}

/** The usual formats by the name that stands in an address: `?scoring=half`. */
export const PRESETS = {
  standard: preset("Standard", "Nothing for a catch.", {}),
  half: preset("Half PPR", "Half a point a catch.", { rec: 0.5 }),
  ppr: preset("PPR", "One point a catch.", { rec: 1 }),
  "six-point": preset("6-point pass", "One point a catch, six for a passing touchdown.", { rec: 1, pass_td: 6 }),
  "te-premium": preset("TE premium", "One point a catch, one and a half for a tight end's.", {
    rec: 1,
    bonus_rec_te: 0.5,
  }),
  "first-downs": preset("First downs", "Half a point a catch and half a point a first down run or caught.", {
    rec: 0.5,
    ...FIRST_DOWNS,
  }),
  idp: preset("IDP", "One point a catch, and points for tackles, sacks and takeaways of defenders.", {
    rec: 1,
    ...DEFENDERS,
  }),
  espn: started(
    "ESPN",
    "What ESPN starts a league with: one point a catch, and points and yards allowed by its own count.",
    ESPN,
  ),
  yahoo: started(
    "Yahoo",
    "What Yahoo starts a league with: half a point a catch, and points allowed by its own count.",
    YAHOO,
  ),
} as const satisfies Record<string, Preset>;

function preset(name: string, about: string, changes: Readonly<Record<string, number>>): Preset {
  const settings = { ...STANDARD, ...changes };
  return started(name, about, settings);
}

/** What a league is started with, all of it. */
function started(name: string, about: string, settings: Readonly<Record<string, number>>): Preset {
  return { ...keyedScoring(name, settings, ruleMeasure), about, settings };
}

/** The name of a preset in an address. */
export type PresetName = keyof typeof PRESETS;

/** Whether a text from an address names a preset. */
export function isPreset(text: string): text is PresetName {
  return Object.hasOwn(PRESETS, text);
}
