import { PRESETS } from "../../../scoring/presets.ts";
import { ledgerWords } from "../fantasy/ledger-words.ts";
import { ledgerOf } from "../sheet/ledger-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

/** The kickers with more PPR points than the one who led all others: no fact has theirs. */
export function kickersAhead(most: number, { teams }: Question, sheet: GameSheet): Sentence[] {
  return [...sheet.people.values()]
    .filter(({ position, team }) => position === "K" && (teams.length !== 1 || team === teams[0]))
    .flatMap(({ playerId }) => {
      const ledger = ledgerOf(sheet, playerId, PRESETS.ppr, null);
      if (ledger === null || ledger.total <= most) return [];
      const name = `Kicker ${sheet.name(playerId)}`;
      return ledgerWords(sheet, { name, fact: null }, { ledger, words: "fantasy points", isExplained: false });
    });
}
