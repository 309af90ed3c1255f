import { decimal } from "../../../facts/wording/number-words.ts";
import { toHundredth } from "../../../fold/fantasy-points.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { asksByHow } from "../question/asks-by-how.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Figure } from "./figures.ts";

/** How much more the first of two had of a figure, as they are said, where that is asked: `outscored him by how much`. Null where it is not, and of the same. */
export function howFarAhead(
  { text, players }: Question,
  { unit, mark, words }: Figure,
  [first, second]: readonly { player: RosterPlayer; value: number }[],
  sheet: GameSheet,
): Sentence | null {
  if (!asksByHow(text) || players.length !== 2 || first === undefined || second === undefined) return null;
  const more = toHundredth(Number(decimal(first.value)) - Number(decimal(second.value)));
  if (more <= 0 || /Rate$|^yardsPer/.test(unit)) return null;
  const facts = players.flatMap((player) =>
    mark === "fantasy" ? (sheet.index.byId(`f:${player.playerId}`) ?? []) : linesOf(player, sheet),
  );
  return sheet.say(`${sheet.name(first.player.playerId)} had ${words(more)} more.`, ...facts);
}
