import { factRows } from "../facts/fact-row.ts";
import type { FactIndex } from "../facts/fact-index.ts";

/** A fact of the game as programs are given it: a statement that its plays prove, under an id that stays when other things are corrected. */
export interface ExportFact {
  id: string;
  /** Team code; null where it is of no team, or of both. */
  team: string | null;
  playerIds: readonly string[];
  /** `Q4, 2:27`; empty where it is true of the whole game. */
  when: string;
  /** A clause with full names. */
  words: string;
  /** The plays that prove it: each is `#play-ID` on the game's page. */
  playIds: readonly string[];
}

/** Every fact of the index, in its order. */
export function exportFacts(index: FactIndex): ExportFact[] {
  return factRows(index).map(({ id, team, roles, when, words }) => {
    const receipts = index.byId(id)?.receipts ?? [];
    return {
      id,
      team,
      playerIds: [...new Set(Object.values(roles))],
      when,
      words,
      playIds: receipts.flatMap((receipt) => (receipt.kind === "play" ? [receipt.playId] : [])),
    };
  });
}
