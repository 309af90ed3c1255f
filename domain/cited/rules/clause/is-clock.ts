import { numberOf } from "../../../words/story-numbers.ts";

/** Whether so many seconds are what is said: a clock to the second, minutes in words to half a one, "under" and "more than" as bounds. */
export function isClock(
  seconds: number,
  [, hedge = "", minutes, rest, whole, also, count]: readonly (string | undefined)[],
): boolean {
  const value = (word: string): number =>
    /^half/i.test(word) ? 0.5 : /^an?$/i.test(word) ? 1 : (numberOf(word) ?? Number(word));
  const isExact = minutes !== undefined || count !== undefined || also !== undefined;
  const said =
    minutes !== undefined
      ? Number(minutes) * 60 + Number(rest)
      : count !== undefined
        ? value(count)
        : value(whole ?? "0") * 60 + value(also ?? "0");
  const isJust = !/just/i.test(hedge) || Math.abs(seconds - said) <= 60;
  if (/less|fewer|under|inside|within/i.test(hedge)) return seconds <= said && isJust;
  if (/more|over/i.test(hedge)) return seconds >= said && isJust;
  const isAbout = /about|around|roughly|nearly|almost/i.test(hedge);
  return Math.abs(seconds - said) <= (isAbout ? (isExact ? 20 : 50) : isExact ? 0 : 29);
}
