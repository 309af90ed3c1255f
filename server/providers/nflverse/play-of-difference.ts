import type { CreditStat } from "../../../domain/game/credit.ts";
import { formatClock } from "../../../domain/words/format.ts";
import { quarterLabel } from "../../../domain/plays/play-card.ts";
import type { Play } from "../../../domain/game/play.ts";

/** Whether the play's text has the player's last name: `82-E.Saubert` for Eric Saubert, `T.Marshall` for Terrace Marshall Jr. */
export function isNamed(play: Play, playerName: string): boolean {
  return playerName
    .split(" ")
    .slice(1)
    .some((word) => word.length > 3 && play.description.includes(`.${word}`));
}

export function isCredited(play: Play, playerId: string, stat: CreditStat): boolean {
  return play.credits.some((credit) => credit.playerId === playerId && credit.stat === stat);
}

/** When a play was: `Q4 0:07`. */
export function momentOf(play: Play): string {
  const period = quarterLabel(play.quarterName);
  const clock = formatClock(play.timeRemainingMinutes, play.timeRemainingSeconds);
  return clock === "" ? period : `${period} ${clock}`;
}
