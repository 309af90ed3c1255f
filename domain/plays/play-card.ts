import { formatClock, formatSigned, situation } from "../words/format.ts";
import type { PlayType, ShownPlay } from "../game/play.ts";
import { playSpot } from "./play-spot.ts";

/** The color group of a play type. */
export type PlayTone = "rush" | "pass" | "kick" | "goal" | "flag" | "none";

const TONES: Partial<Record<PlayType, PlayTone>> = {
  Rush: "rush",
  Pass: "pass",
  Sack: "pass",
  Interception: "pass",
  Kickoff: "kick",
  Punt: "kick",
  FieldGoal: "goal",
  ExtraPoint: "goal",
  Penalty: "flag",
};

/** The color group of a play type; `none` for those without a color of their own. */
export function playTone(type: PlayType): PlayTone {
  return TONES[type] ?? "none";
}

/** What a play card shows. Null: the card leaves it out. */
export interface PlayCard {
  /** `Q2`, `OT` */
  quarter: string;
  /** `9:30`; blank at 0:00 and without a clock. */
  clock: string;
  isScore: boolean;
  isFirstDown: boolean;
  /** `3rd & 7` */
  situation: string | null;
  /** `KC 35` */
  fieldPosition: string | null;
  /** The type's own letters in upper case, word by word: the gap in `FIELDGOAL` is drawn. */
  type: readonly string[];
  tone: PlayTone;
  /** `+7`, `-3` */
  gain: string | null;
  /** Green above 10 yards, red below 0. */
  gainTone: "up" | "down" | null;
  description: string;
}

const typeWords = new Map<PlayType, readonly string[]>();

/** `FIELD` and `GOAL`, split once for all the plays of a type. */
function wordsOf(type: PlayType): readonly string[] {
  const words = typeWords.get(type) ?? type.split(/(?=[A-Z])/).map((word) => word.toUpperCase());
  typeWords.set(type, words);
  return words;
}

/** `Q1` to `Q4`, `OT`. */
export function quarterLabel(quarterName: string): string {
  return quarterName === "OT" ? "OT" : `Q${quarterName}`;
}

/** A play as its card shows it: what is blank, zero or unknown is left out by the rules of the fields above. */
export function playCard(play: ShownPlay): PlayCard {
  const { yardsGained } = play;
  return {
    quarter: quarterLabel(play.quarterName),
    clock: formatClock(play.timeRemainingMinutes, play.timeRemainingSeconds),
    isScore: play.isScoringPlay === 1,
    isFirstDown: play.isFirstDown === 1,
    situation: situation(play),
    fieldPosition: playSpot(play),
    type: wordsOf(play.type),
    tone: playTone(play.type),
    gain: yardsGained === 0 ? null : formatSigned(yardsGained),
    gainTone: yardsGained > 10 ? "up" : yardsGained < 0 ? "down" : null,
    description: play.description,
  };
}
