import type { Fact } from "../../../facts/fact.ts";
import type { GameSheet } from "./game-sheet.ts";

/** What a team got by a score, with its try; a try that was returned is the other team's. */
export function pointsOf({ score }: Pick<Fact, "score">, team: string, { teams }: Pick<GameSheet, "teams">): number {
  if (score === null) return 0;
  return team === teams[0] ? score.after.away - score.before.away : score.after.home - score.before.home;
}
