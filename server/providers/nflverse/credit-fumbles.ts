import type { CreditList } from "./credit-list.ts";
import { teamAt } from "./map-team.ts";

/**
 * Fumbles, who lost them, and what became of the ball. A fumble is lost when the other team recovers it; of two fumbles
 * on one play the second recovery decides about the second only.
 */
export function creditFumbles(list: CreditList): void {
  creditFumble(list, 1);
  creditFumble(list, 2);
  creditRecovery(list, 1);
  creditRecovery(list, 2);
  for (const nth of [1, 2] as const) {
    list.addOwn(`forced_fumble_player_${nth}`, "forcedFumbles");
  }
}

function creditFumble(list: CreditList, nth: 1 | 2): void {
  const { row } = list;
  const team = teamAt(row, `fumbled_${nth}_team`);
  const playerId = row.text(`fumbled_${nth}_player_id`);
  if (team === null) return;
  list.add(`fumbled_${nth}`, team, "fumbles", 1);
  if (!isLost(list, nth, team)) return;
  list.add(`fumbled_${nth}`, team, isOnTheBall(list, playerId) ? "fumblesLost" : "returnFumblesLost", 1);
}

/** A ball that leaves the field through the other team's end zone is lost too, and nobody recovers it. */
function isLost({ row }: CreditList, nth: 1 | 2, team: string): boolean {
  const recoveredBy = teamAt(row, `fumble_recovery_${nth}_team`);
  if (recoveredBy !== null) return recoveredBy !== team;
  return (
    row.flag("fumble_lost") &&
    row.text("fumble_recovery_1_team") === null &&
    (nth === 2 || row.text("fumbled_2_team") === null)
  );
}

/** Fantasy points count a fumble lost on a sack, a rush or a catch, and none on a return or after a recovery. */
function isOnTheBall(list: CreditList, playerId: string | null): boolean {
  const { row } = list;
  if (row.flag("sack")) return list.is("passer", playerId);
  if (row.flag("rush_attempt")) return list.is("rusher", playerId) || list.is("lateral_rusher", playerId);
  return row.flag("complete_pass") && (list.is("receiver", playerId) || list.is("lateral_receiver", playerId));
}

function creditRecovery(list: CreditList, nth: 1 | 2): void {
  const { row } = list;
  const team = teamAt(row, `fumble_recovery_${nth}_team`);
  if (team === null) return;
  list.add(`fumble_recovery_${nth}`, team, "fumbleRecoveries", 1);
  list.add(`fumble_recovery_${nth}`, team, "fumbleReturnYards", row.count(`fumble_recovery_${nth}_yards`));
}
