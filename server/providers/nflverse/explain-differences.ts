import { formatClock } from "../../../domain/format.ts";
import type { LineDifference } from "../../../domain/line-difference.ts";
import { quarterLabel } from "../../../domain/play-card.ts";
import { finalAccount } from "../../../domain/play-text.ts";
import type { Play } from "../../../domain/play.ts";

/** The differences with their causes, where a play of the game shows one. */
export function explainDifferences(differences: LineDifference[], plays: readonly Play[]): LineDifference[] {
  if (differences.length === 0) return differences;
  const chains = plays.filter((play) => laterals(play) > 1);
  const lostAfterLateral = plays.filter((play) => laterals(play) > 0 && /FUMBLES/.test(play.description));
  return differences.map((difference) => {
    const isPoints = difference.field === "fantasyPoints" || difference.field === "fantasyPointsPPR";
    const hasOtherField = differences.some(
      (other) => other.playerId === difference.playerId && !other.field.startsWith("fantasy"),
    );
    const chain = chains.find((play) => names(play, difference.playerName));
    if (chain !== undefined && (!isPoints || hasOtherField)) {
      return {
        ...difference,
        cause: `${moment(chain)}: a chain of laterals, of which the play-by-play's columns hold only the first and the last part`,
      };
    }
    const lost = lostAfterLateral.find((play) => creditsLostFumble(play, difference.playerId));
    if (lost !== undefined && isPoints) {
      return {
        ...difference,
        cause: `${moment(lost)}: a fumble lost after a lateral, which nflverse's points leave out`,
      };
    }
    return difference;
  });
}

function laterals(play: Play): number {
  return finalAccount(play.description).split("Lateral to").length - 1;
}

/** Whether the play's text has the player's last name: `82-E.Saubert` for Eric Saubert, `T.Marshall` for Terrace Marshall Jr. */
function names(play: Play, playerName: string): boolean {
  return playerName
    .split(" ")
    .slice(1)
    .some((word) => word.length > 3 && play.description.includes(`.${word}`));
}

function creditsLostFumble(play: Play, playerId: string): boolean {
  return play.credits.some((credit) => credit.playerId === playerId && credit.stat === "fumblesLost");
}

function moment(play: Play): string {
  const period = quarterLabel(play.quarterName);
  const clock = formatClock(play.timeRemainingMinutes, play.timeRemainingSeconds);
  return clock === "" ? period : `${period} ${clock}`;
}
