import type { Counts } from "../scoring/counting/count.ts";
import type { Stat } from "../scoring/stats.ts";

/** What goes with each statistic of a projected line on average, by position: `rec_0_4` is so much of `rec`. */
export const DETAILS_OF = {
  pass_fd: "pass_cmp",
  pass_cmp_40p: "pass_cmp",
  pass_td_40p: "pass_td",
  pass_td_50p: "pass_td",
  pass_int_td: "pass_int",
  pass_sack: "pass_att",
  pass_2pt: "pass_att",
  rush_fd: "rush_att",
  rush_40p: "rush_att",
  rush_td_40p: "rush_td",
  rush_td_50p: "rush_td",
  rush_2pt: "rush_att",
  rec_fd: "rec",
  rec_0_4: "rec",
  rec_5_9: "rec",
  rec_10_19: "rec",
  rec_20_29: "rec",
  rec_30_39: "rec",
  rec_40p: "rec",
  rec_td_40p: "rec_td",
  rec_td_50p: "rec_td",
  rec_2pt: "rec_tgt",
} as const satisfies Partial<Record<Stat, Stat>>;

export type Detail = keyof typeof DETAILS_OF;

/** Shares of the details of one position, and the fumbles that it loses a chance: pass, carry or catch. */
export type DetailShares = Partial<Record<Detail, number>> & { fum_lost: number };

/** Fumbles for each that is lost: 1,042 fumbles on sacks, runs and catches beside 512 lost in 2021 and 2023. */
const FUMBLES_A_LOST_ONE = 2.04;

/** A line with what is not projected by itself: lengths, first downs, tries, fumbles. */
export function withDetails(line: Counts, shares: DetailShares): Counts {
  const details: Counts = {};
  for (const [detail, of] of Object.entries(DETAILS_OF) as [Detail, Stat][]) {
    const amount = (shares[detail] ?? 0) * (line[of] ?? 0);
    if (amount !== 0) details[detail] = amount;
  }
  const lost = shares.fum_lost * ((line.pass_att ?? 0) + (line.rush_att ?? 0) + (line.rec ?? 0));
  const incomplete = line.pass_att === undefined ? {} : { pass_inc: line.pass_att - (line.pass_cmp ?? 0) };
  return { ...line, ...incomplete, ...details, fum_lost: lost, fum: lost * FUMBLES_A_LOST_ONE };
}
