import type { PlayType } from "../../../domain/game/play.ts";
import type { CreditList } from "./credit-list.ts";
import { teamAt } from "./map-team.ts";

/** Kicks and their returns, and touchdowns that are neither passed, run nor caught. */
export function creditKicks(list: CreditList, type: PlayType): void {
  const { row, offense } = list;
  switch (type) {
    case "Kickoff":
      list.add("kicker", offense, "kickoffs", 1);
      break;
    case "FieldGoal":
      list.add("kicker", offense, "fieldGoalAttempts", 1);
      if (row.text("field_goal_result") === "made") list.add("kicker", offense, "fieldGoalsMade", 1);
      break;
    case "ExtraPoint":
      list.add("kicker", offense, "extraPointAttempts", 1);
      if (row.text("extra_point_result") === "good") list.add("kicker", offense, "extraPointsMade", 1);
      break;
    case "Punt":
      list.add("punter", offense, "punts", 1);
      list.add("punter", offense, "puntYards", row.count("kick_distance"));
      break;
    default:
  }
  creditReturns(list);
  creditOtherTouchdown(list, type);
}

/** A fair catch and a touchback are no return. After a lateral the column holds the last carrier's yards only. */
function creditReturns(list: CreditList): void {
  const { row, defense } = list;
  if (row.flag("touchback") || row.flag("punt_fair_catch") || row.flag("kickoff_fair_catch")) return;
  const yards = row.count("return_yards");
  const isLateral = row.flag("lateral_return");
  list.add("kickoff_returner", defense, "kickReturns", 1);
  list.add(isLateral ? "lateral_kickoff_returner" : "kickoff_returner", defense, "kickReturnYards", yards);
  list.add("punt_returner", defense, "puntReturns", 1);
  list.add(isLateral ? "lateral_punt_returner" : "punt_returner", defense, "puntReturnYards", yards);
}

function creditOtherTouchdown(list: CreditList, type: PlayType): void {
  const { row } = list;
  if (!row.flag("touchdown") || row.flag("pass_touchdown") || row.flag("rush_touchdown")) return;
  const team = teamAt(row, "td_team");
  const scorer = row.text("td_player_id");
  if (list.is("interception", scorer) || list.is("lateral_interception", scorer)) {
    list.addScorer(team, "interceptionReturnTouchdowns");
  } else if (list.is("kickoff_returner", scorer) || list.is("lateral_kickoff_returner", scorer)) {
    list.addScorer(team, "kickReturnTouchdowns");
  } else if (list.is("own_kickoff_recovery", scorer) && row.text("fumbled_1_team") === null) {
    list.addScorer(team, "kickRecoveryTouchdowns");
  } else if (list.is("punt_returner", scorer) || list.is("lateral_punt_returner", scorer)) {
    list.addScorer(team, "puntReturnTouchdowns");
  } else if ((type === "Punt" || type === "FieldGoal") && row.text("fumble_recovery_1_team") === null) {
    list.addScorer(team, "blockedKickReturnTouchdowns");
  } else {
    list.addScorer(team, "fumbleReturnTouchdowns");
  }
}
