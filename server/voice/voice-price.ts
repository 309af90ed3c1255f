/**
 * What a minute of conversation is counted with, in dollars, where `VOICE_DOLLARS_PER_MINUTE` does not say. The site never
 * sees the provider's figures (they go to the browser), so these are estimates on the high side: three replies of 20 seconds
 * are 8 cents of `gpt-realtime-2.1`, hearing the person is two more, and with each reply all that was said and read before
 * is billed again. The small model takes a third.
 */
const DOLLARS_PER_MINUTE: Readonly<Record<string, number>> = {
  "gpt-realtime-2.1": 0.3,
  "gpt-realtime-2.1-mini": 0.1,
};

/** A model that nobody has put a price on is counted like the dearest. */
export function dollarsPerMinute(model: string, given: number | undefined): number {
  return given ?? DOLLARS_PER_MINUTE[model] ?? Math.max(...Object.values(DOLLARS_PER_MINUTE));
}

/** In whole millionths of a dollar, rounded up. */
export function costOf(seconds: number, perMinute: number): number {
  return Math.ceil((seconds * perMinute * 1_000_000) / 60);
}

/** How many whole seconds so many millionths of a dollar pay for. */
export function secondsFor(microDollars: number, perMinute: number): number {
  return Math.max(0, Math.floor((microDollars * 60) / (perMinute * 1_000_000)));
}
