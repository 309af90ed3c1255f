import type { Play, PlayType } from "./play.ts";

const MARKERS: ReadonlySet<PlayType> = new Set(["Timeout", "TwoMinuteWarning", "Period", "Other"]);

/** A row that is no play: a timeout, a warning, the end of a quarter, a notice. */
export function isMarker({ type }: Pick<Play, "type">): boolean {
  return MARKERS.has(type);
}
