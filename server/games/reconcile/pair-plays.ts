import type { Play } from "../../../domain/game/play.ts";

/** The same row of two sources; null where one has none. */
export interface PlayPair {
  first: Play | null;
  second: Play | null;
}

/** Clocks of two scorers can be this far apart. */
const CLOCK_SECONDS = 2;

/**
 * The rows of one game in two sources, matched by period, kind and clock. Rows on one clock are matched in their order; what
 * is left over after that, with the clocks a second or two apart. In order of the first source, then what only the second has.
 */
export function pairPlays(first: readonly Play[], second: readonly Play[]): PlayPair[] {
  const left = new Set(second);
  const partners = new Map<Play, Play>();
  for (const tolerance of [0, CLOCK_SECONDS]) {
    for (const play of first.filter((one) => !partners.has(one))) {
      const partner = [...left].find((other) => isSameRow(play, other, tolerance));
      if (partner === undefined) continue;
      partners.set(play, partner);
      left.delete(partner);
    }
  }
  return [
    ...first.map((play) => ({ first: play, second: partners.get(play) ?? null })),
    ...[...left].map((play) => ({ first: null, second: play })),
  ];
}

function isSameRow(a: Play, b: Play, tolerance: number): boolean {
  if (a.type !== b.type || a.quarterName !== b.quarterName) return false;
  if (a.type === "Timeout" && a.timeoutTeam !== b.timeoutTeam) return false;
  return Math.abs(secondsOf(a) - secondsOf(b)) <= tolerance;
}

function secondsOf({ timeRemainingMinutes, timeRemainingSeconds }: Play): number {
  return (timeRemainingMinutes ?? 0) * 60 + (timeRemainingSeconds ?? 0);
}
