import type { Credit } from "../../../domain/game/credit.ts";
import type { PlayType } from "../../../domain/game/play.ts";
import { CreditList } from "./credit-list.ts";
import { creditDefense } from "./credit-defense.ts";
import { creditFumbles } from "./credit-fumbles.ts";
import { creditKicks } from "./credit-kicks.ts";
import type { Names, PlayRow } from "./play-row.ts";

/**
 * Who did what on a play, so that the sum over a game is the official line: the rules are those of the league's own
 * statistics (docs/data.md, "Credits"). A play that a penalty undid credits nobody.
 */
export function mapCredits(row: PlayRow, type: PlayType, names: Names): Credit[] {
  if (type === "Timeout" || type === "TwoMinuteWarning" || type === "Period" || type === "Penalty" || type === "Other")
    return [];
  const list = new CreditList(row, names);
  if (type === "TwoPointConversion") {
    creditTwoPoints(list);
    return list.credits;
  }
  creditPassing(list, type);
  creditRushing(list);
  creditFumbles(list);
  creditKicks(list, type);
  creditDefense(list, type);
  return list.credits;
}

/** Points of a try are credited apart from yards: a try gains none. */
function creditTwoPoints(list: CreditList): void {
  const { row } = list;
  if (row.flag("defensive_two_point_conv") || row.text("two_point_conv_result") !== "success") return;
  list.add("passer", list.offense, "passingTwoPoints", 1);
  list.add("receiver", list.offense, "receivingTwoPoints", 1);
  if (row.text("passer_player_id") === null) list.add("rusher", list.offense, "rushingTwoPoints", 1);
}

function creditPassing(list: CreditList, type: PlayType): void {
  const { row, offense } = list;
  if (type === "Sack") {
    list.add("passer", offense, "sacksTaken", 1);
    list.add("passer", offense, "sackYardsLost", -row.count("yards_gained"));
    return;
  }
  if (!row.flag("pass_attempt")) return;
  list.add("passer", offense, "passingAttempts", 1);
  list.add("receiver", offense, "receivingTargets", 1);
  const airYards = row.number("air_yards");
  if (airYards !== null) list.addYards("receiver", offense, "airYards", airYards);
  if (type === "Interception") list.add("passer", offense, "passingInterceptions", 1);
  if (!row.flag("complete_pass")) return;
  list.add("passer", offense, "passingCompletions", 1);
  list.add("passer", offense, "passingYards", row.count("passing_yards"));
  list.add("receiver", offense, "receptions", 1);
  list.addYards("receiver", offense, "receivingYards", row.count("receiving_yards"));
  // The last man of a chain of laterals has the yards of his part, but no reception.
  list.addYards("lateral_receiver", offense, "receivingYards", row.count("lateral_receiving_yards"));
  if (!row.flag("pass_touchdown")) return;
  list.add("passer", offense, "passingTouchdowns", 1);
  list.addScorer(offense, "receivingTouchdowns");
}

function creditRushing(list: CreditList): void {
  const { row, offense } = list;
  if (!row.flag("rush_attempt")) return;
  list.add("rusher", offense, "rushingAttempts", 1);
  list.addYards("rusher", offense, "rushingYards", row.count("rushing_yards"));
  list.addYards("lateral_rusher", offense, "rushingYards", row.count("lateral_rushing_yards"));
  if (row.flag("rush_touchdown")) list.addScorer(offense, "rushingTouchdowns");
}
