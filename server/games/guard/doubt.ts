/** Something in an answer that is not believed at first sight: what is stored stays in its place. */
export interface Doubt {
  /** The same for the same doubt of a game in every answer. */
  key: string;
  /** What the answer says, in words. */
  message: string;
  /** Whether it can be true; then it is believed when the provider keeps saying so. */
  canBeTrue: boolean;
  /** Seconds for which it must be repeated, in three answers at least. */
  forSeconds: number;
}

/** The seconds of a doubt about little, and about much. */
export const SMALL_DOUBT_SECONDS = 60;
export const LARGE_DOUBT_SECONDS = 300;

export function never(key: string, message: string): Doubt {
  return { key, message, canBeTrue: false, forSeconds: Infinity };
}

export function unlessRepeated(key: string, message: string, forSeconds = SMALL_DOUBT_SECONDS): Doubt {
  return { key, message, canBeTrue: true, forSeconds };
}
