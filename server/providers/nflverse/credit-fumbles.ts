import type { CreditList } from "./credit-list.ts";
import { teamAt } from "./map-team.ts";

/** The parts and columns of a play's first fumble and of its second. */
const FUMBLES = ([1, 2] as const).map(
  (nth) =>
    ({
      nth,
      by: `fumbled_${nth}`,
      team: `fumbled_${nth}_team`,
      playerId: `fumbled_${nth}_player_id`,
      forcedBy: `forced_fumble_player_${nth}`,
      recoveredBy: `fumble_recovery_${nth}`,
      recoveringTeam: `fumble_recovery_${nth}_team`,
      recoveryYards: `fumble_recovery_${nth}_yards`,
    }) as const,
);

type Fumble = (typeof FUMBLES)[number];

/**
 * Fumbles, who lost them, and what became of the ball. A fumble is lost when the other team recovers it; of two fumbles
 * on one play the second recovery decides about the second only.
 */
export function creditFumbles(list: CreditList): void {
  for (const fumble of FUMBLES) creditFumble(list, fumble);
  for (const fumble of FUMBLES) creditRecovery(list, fumble);
  for (const { forcedBy } of FUMBLES) list.addOwn(forcedBy, "forcedFumbles");
}

function creditFumble(list: CreditList, fumble: Fumble): void {
  const { row } = list;
  const team = teamAt(row, fumble.team);
  if (team === null) return;
  const playerId = row.text(fumble.playerId);
  list.add(fumble.by, team, "fumbles", 1);
  if (!isLost(list, fumble, team)) return;
  list.add(fumble.by, team, isOnTheBall(list, playerId) ? "fumblesLost" : "returnFumblesLost", 1);
}

/** A ball that leaves the field through the other team's end zone is lost too, and nobody recovers it. */
function isLost({ row }: CreditList, { nth, recoveringTeam }: Fumble, team: string): boolean {
  const recoveredBy = teamAt(row, recoveringTeam);
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

function creditRecovery(list: CreditList, { recoveredBy, recoveringTeam, recoveryYards }: Fumble): void {
  const { row } = list;
  const team = teamAt(row, recoveringTeam);
  if (team === null) return;
  list.add(recoveredBy, team, "fumbleRecoveries", 1);
  list.add(recoveredBy, team, "fumbleReturnYards", row.count(recoveryYards));
}
