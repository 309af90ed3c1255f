import type { LeaderGroup } from "../../domain/game/leader-group.ts";
import type { LeaderOrder } from "../../domain/players/leader-order.ts";

/** What a list of leaders is called. */
export const LEADER_NAMES: Readonly<Record<LeaderGroup, string>> = {
  QB: "Quarterbacks",
  RB: "Running backs",
  WR: "Wide receivers",
  TE: "Tight ends",
  K: "Kickers",
  DST: "Defenses",
  IDP: "Defenders",
  DL: "Defensive linemen",
  LB: "Linebackers",
  DB: "Defensive backs",
};

/** What a list is ordered by, in a sentence. */
export function orderWords(order: LeaderOrder, group: LeaderGroup | null): string {
  return `by ${orderName(order, group)}`;
}

/** What a list is ordered by; of kickers and defenses in words of their own. */
export function orderName(order: LeaderOrder, group: LeaderGroup | null): string {
  const points = group === null ? "PPR points" : (USUAL_POINTS.get(group) ?? "PPR points");
  const words: Readonly<Record<LeaderOrder, string>> = {
    ppr: points,
    fpts: "standard points",
    avg: `${points} per game`,
    my: "points under your rules (MY)",
    mypg: "points per game under your rules (MY)",
    pass_cmp: "completions",
    pass_yd: "passing yards",
    pass_td: "passing touchdowns",
    rush_att: "carries",
    rush_yd: "rushing yards",
    rush_td: "rushing touchdowns",
    rec_tgt: "targets",
    rec: "receptions",
    rec_yd: "receiving yards",
    rec_td: "receiving touchdowns",
    solo: "solo tackles",
    sk: "sacks",
    int: "interceptions",
    fg: "field goals",
    fg50: "field goals from 50 yards",
    long: "longest field goal",
    xp: "extra points",
    pa: "fewest points allowed",
    ast: "assisted tackles",
    tfl: "tackles for loss",
    pd: "passes defended",
    ff: "forced fumbles",
    fr: "fumble recoveries",
    td: "touchdowns",
  };
  return words[order];
}

const USUAL_POINTS = new Map<LeaderGroup, string>([
  ["K", "standard points"],
  ["DST", "standard points"],
  ["IDP", "IDP points"],
  ["DL", "IDP points"],
  ["LB", "IDP points"],
  ["DB", "IDP points"],
]);
