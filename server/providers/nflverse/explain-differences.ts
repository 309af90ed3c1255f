import type { LineDifference } from "../../../domain/game/line-difference.ts";
import { finalAccount } from "../../../domain/plays/play-text.ts";
import type { Play } from "../../../domain/game/play.ts";
import type { ComparedLines } from "./compared-lines.ts";
import { explainPoints } from "./explain-points.ts";
import { isCredited, isNamed, momentOf } from "./play-of-difference.ts";

/** The differences with their causes, where a play of the game or the official line itself shows one. */
export function explainDifferences(differences: LineDifference[], compared: ComparedLines): LineDifference[] {
  if (differences.length === 0) return differences;
  const { plays } = compared;
  const chains = plays.filter((play) => laterals(play) > 1);
  const lostAfterLateral = plays.filter((play) => laterals(play) > 0 && /FUMBLES/.test(play.description));
  return differences.map((difference) => {
    const isPoints = difference.field === "fantasyPoints" || difference.field === "fantasyPointsPPR";
    const hasOtherField = differences.some(
      (other) => other.playerId === difference.playerId && !other.field.startsWith("fantasy"),
    );
    const chain = chains.find((play) => isNamed(play, difference.playerName));
    if (chain !== undefined && (!isPoints || hasOtherField)) {
      return {
        ...difference,
        cause: `${momentOf(chain)}: a chain of laterals, of which the play-by-play's columns hold only the first and the last part`,
      };
    }
    const lost = lostAfterLateral.find((play) => isCredited(play, difference.playerId, "fumblesLost"));
    if (lost !== undefined && isPoints) {
      return {
        ...difference,
        cause: `${momentOf(lost)}: a fumble lost after a lateral, which nflverse's points leave out`,
      };
    }
    if (difference.field.endsWith("FirstDowns")) return { ...difference, cause: shortFirstDown(difference, plays) };
    return isPoints ? { ...difference, cause: explainPoints(difference, compared) } : difference;
  });
}

/** A first down for which the play-by-play has fewer yards than were to go: measured by the chains, or after a lateral. */
function shortFirstDown({ playerId }: LineDifference, plays: readonly Play[]): string | null {
  const short = plays.find(
    ({ isFirstDown, yardsGained, distance, credits }) =>
      isFirstDown === 1 && yardsGained < distance && credits.some((credit) => credit.playerId === playerId),
  );
  return short === undefined
    ? null
    : `${momentOf(short)}: a first down for which the play-by-play has ${short.yardsGained} yards and ${short.distance} to go`;
}

function laterals(play: Play): number {
  return finalAccount(play.description).split("Lateral to").length - 1;
}
