import type { ReadParts } from "../../providers/live-provider.ts";

/** A value in a provider's answer that looks wrong at first: the stored value is kept in its place. */
export interface Suspect {
  /** The same for the same value of a game in every answer. */
  key: string;
  /** What it is a part of: an answer without that part neither repeats it nor takes it back. */
  part: keyof ReadParts;
  /** What the answer says, in words. */
  message: string;
  /** Whether it can be true; then it is confirmed when the provider keeps saying so. */
  canBeTrue: boolean;
  /** Seconds for which it must be repeated, in three answers at least. */
  forSeconds: number;
}

/** Seconds until a small change and a large one are confirmed. */
export const SMALL_SUSPECT_SECONDS = 60;
export const LARGE_SUSPECT_SECONDS = 300;

export function never(part: Suspect["part"], key: string, message: string): Suspect {
  return { part, key, message, canBeTrue: false, forSeconds: Infinity };
}

export function unlessRepeated(
  part: Suspect["part"],
  key: string,
  message: string,
  forSeconds = SMALL_SUSPECT_SECONDS,
): Suspect {
  return { part, key, message, canBeTrue: true, forSeconds };
}
