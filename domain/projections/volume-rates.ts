import type { Stat } from "../scoring/stats.ts";

/** What a player gets to do: the rest of his line follows from it. */
export const VOLUMES = ["pass_att", "rush_att", "rec_tgt"] as const satisfies readonly Stat[];

export type Volume = (typeof VOLUMES)[number];

/** What comes of each chance. */
export const RATES = {
  pass_cmp: "pass_att",
  pass_yd: "pass_att",
  pass_td: "pass_att",
  pass_int: "pass_att",
  rush_yd: "rush_att",
  rush_td: "rush_att",
  rec: "rec_tgt",
  rec_yd: "rec_tgt",
  rec_td: "rec_tgt",
} as const satisfies Partial<Record<Stat, Volume>>;

export type Rate = keyof typeof RATES;

export const RATE_NAMES: readonly Rate[] = [
  "pass_cmp",
  "pass_yd",
  "pass_td",
  "pass_int",
  "rush_yd",
  "rush_td",
  "rec",
  "rec_yd",
  "rec_td",
];
