import { counted, decimal } from "../../../facts/wording/number-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

/** `what does he usually get`: his points, and what he had averaged before. */
export function usualPoints({ text, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (period !== null || !/\b(?:usually|normally|typically|on average)\b/.test(text)) return null;
  const stated = players.flatMap(({ playerId }) => {
    const fact = sheet.index.byId(`f:${playerId}`);
    const { meanPoints, games } = fact?.values ?? {};
    if (fact === null || meanPoints === undefined || games === undefined) return [];
    return [
      ...sheet.sentences(fact),
      sheet.say(
        `${sheet.name(playerId)} had averaged ${decimal(meanPoints)} in the ${counted(games, "game")} before this one.`,
        fact,
      ),
    ];
  });
  return stated.length === 0 ? null : stated;
}
