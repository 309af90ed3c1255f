import type { Play } from "../../../game/play.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";

/** The score, the lost ball, the stop or the missed kick that a drive of these rows came to, a try after it aside; empty for a punt and for time that ran out. */
export function endOf(rows: readonly Play[], sheet: GameSheet): Sentence[] {
  const ids = new Set(rows.map(({ playId }) => playId));
  const ends = sheet.index
    .ofKind("score", "turnover", "stop", "block", "miss")
    .filter(({ at }) => at !== null && at.playId !== null && ids.has(at.playId));
  const last = ends.findLast(({ kind }) => kind === "score") ?? ends.at(-1);
  return last === undefined ? [] : [sheet.event(last)];
}
