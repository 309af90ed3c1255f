import type { Fact } from "../../facts/fact.ts";
import { countWords } from "../../facts/wording/number-words.ts";
import { quarterWords } from "../../facts/wording/when-words.ts";
import { formatDuration } from "../../words/format.ts";

/** ` with 3:37 left`, ` in overtime`, ` early in the fourth quarter` after the words of a play that decided a game. */
export function leftOnClock({ at }: Fact): string {
  if (at === null) return "";
  if (at.clock === null) return ` in ${quarterWords(at.quarter)}`;
  const left = secondsWords(at.clock);
  if (at.quarter === "OT") return at.clock === 0 ? " on the final play of overtime" : ` with ${left} left in overtime`;
  if (at.quarter !== "4") return ` in ${quarterWords(at.quarter)}`;
  return at.clock === 0 ? " on the final play" : ` with ${left} left`;
}

/** `3:37`, `12 seconds`, `three seconds` */
export function secondsWords(seconds: number): string {
  if (seconds >= 60) return formatDuration(seconds);
  return `${countWords(seconds)} ${seconds === 1 ? "second" : "seconds"}`;
}
