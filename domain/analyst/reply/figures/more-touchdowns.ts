import { counted } from "../../../facts/wording/number-words.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** Which of two scored more of them; what a passer threw is his line's. */
export function moreTouchdowns({ players, concepts, period, isShared }: Question, sheet: GameSheet): Sentence[] | null {
  const isAsked = concepts.has("touchdown") && concepts.has("most") && isOnly(concepts, "touchdown most score compare");
  if (!isAsked || players.length !== 2 || isShared || period !== null) return null;
  if (players.some(({ position }) => position === "QB")) return null;
  const counts = players.map((player) => ({
    player,
    facts: sheet.index
      .ofKind("score")
      .filter(({ marks, roles }) => marks.includes("touchdown") && roles.scorer === player.playerId),
  }));
  const [first, second] = counts.toSorted((a, b) => b.facts.length - a.facts.length);
  if (first === undefined || second === undefined) return null;
  const isSame = first.facts.length === second.facts.length;
  return withOpening(
    isSame ? "They had the same." : `${sheet.name(first.player.playerId)} did.`,
    counts.map(({ player, facts }) =>
      sheet.say(`${sheet.name(player.playerId)} scored ${counted(facts.length, "touchdown")}.`, ...facts),
    ),
  );
}
