import { isMarker } from "../../../game/is-marker.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";

const LAST_PLAY = /\b(?:last|final) (?:play|snap)\b/;

/** An answer about the last play, where that was a touchdown, with the try after it: a try is no snap by the clock, and may have decided the game. */
export function withLastTry({ text }: Question, told: readonly Sentence[], sheet: GameSheet): Sentence[] {
  if (!LAST_PLAY.test(text)) return [...told];
  const shown = new Set(
    told.flatMap(({ receipts }) => receipts.flatMap((one) => ("playId" in one ? [one.playId] : []))),
  );
  const { plays } = sheet.read;
  const touchdown = plays.find(({ playId, isTouchdown }) => isTouchdown && shown.has(playId));
  if (touchdown === undefined) return [...told];
  const next = plays.slice(plays.indexOf(touchdown) + 1).find((play) => !isMarker(play));
  const isTry = next?.type === "ExtraPoint" || next?.type === "TwoPointConversion";
  return isTry && !shown.has(next.playId) ? [...told, sheet.told(next)] : [...told];
}
