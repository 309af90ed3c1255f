import type { GameSheet, Sentence } from "./game-sheet.ts";
import { listWords } from "../../words/sentence-words.ts";

/** What the winner of a comeback scored after the other team's largest lead. */
export function comebackScores(sheet: GameSheet): Sentence[] {
  const { index } = sheet;
  const winner = index.ofKind("comeback")[0]?.team ?? null;
  const lead = winner === null ? null : index.byId(`lead:${sheet.other(winner)}`);
  const since = lead?.at?.elapsed;
  if (winner === null || since === undefined || since === null) return [];
  const scores = index.ofKind("score").filter(({ team, at }) => team === winner && (at?.elapsed ?? 0) > since);
  const items = listWords(scores.map((score) => sheet.item(score)));
  return scores.length === 0
    ? []
    : [sheet.say(`What the ${sheet.nick(winner)} scored from then on: ${items}.`, ...scores)];
}
