import type { Play } from "../../../game/play.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";

/** The try after a touchdown, where the touchdown's own sentence does not tell how it went; empty where it does, and where there was none. */
export function tryAfter(play: Play, sheet: GameSheet): Sentence[] {
  const fact = sheet.index.onPlay(play.playId).find(({ kind }) => kind === "score");
  return fact === undefined || fact.wording.tail !== null ? [] : toldTry(play, sheet);
}

/** The row of the try after a touchdown; empty where there was none. */
export function toldTry(play: Play, sheet: GameSheet): Sentence[] {
  const { plays } = sheet.read;
  const next = plays.slice(plays.indexOf(play) + 1).find(({ type }) => type !== "Timeout" && type !== "Penalty");
  return next?.type === "ExtraPoint" || next?.type === "TwoPointConversion" ? [sheet.told(next)] : [];
}
