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

/** What a list is ordered by, in words; of kickers and defenses in words of their own. */
export function orderWords(order: LeaderOrder, group: LeaderGroup | null): string {
  const points = group === null ? "PPR points" : (USUAL_POINTS.get(group) ?? "PPR points");
  const words: Readonly<Record<LeaderOrder, string>> = {
    ppr: `by ${points}`,
    fpts: "by standard points",
    avg: `by ${points} per game`,
    my: "by MY points",
    mypg: "by MY points per game",
    pass_yd: "by passing yards",
    pass_td: "by passing touchdowns",
    rush_att: "by carries",
    rush_yd: "by rushing yards",
    rush_td: "by rushing touchdowns",
    rec_tgt: "by targets",
    rec: "by receptions",
    rec_yd: "by receiving yards",
    rec_td: "by receiving touchdowns",
    solo: "by solo tackles",
    sk: "by sacks",
    int: "by interceptions",
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
