import type { Scoring } from "./scoring.ts";
import { sleeperScoring } from "./sleeper-scoring.ts";

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

/** One of the usual formats. */
export interface Preset extends Scoring {
  /** What tells it from the others, in a sentence. */
  about: string;
  /** Points by Sleeper's keys. */
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
} as const satisfies Record<string, Preset>;

function preset(name: string, about: string, changes: Readonly<Record<string, number>>): Preset {
  const settings = { ...STANDARD, ...changes };
  return { ...sleeperScoring(name, settings), about, settings };
}

/** The name of a preset in an address. */
export type PresetName = keyof typeof PRESETS;

/** Whether a text from an address names a preset. */
export function isPreset(text: string): text is PresetName {
  return Object.hasOwn(PRESETS, text);
}
