/** Words for a part of the game: groups `nth` with `span`, or `half`. */
export const GAME_PART = String.raw`(?:(?:in|during|of) the (?<nth>first|second|third|fourth|opening|final) (?<span>quarter|half|period)|(?<half>after|before) (?:halftime|the (?:half|break|intermission)))`;

const NTH: Readonly<Record<string, number>> = { first: 0, opening: 0, second: 1, third: 2, fourth: 3 };
const HALF = 1800;
const QUARTER = 900;
const REGULATION = 3600;

/** Whether a moment, by the seconds that were played, lies in the part of the game that `GAME_PART` found; overtime is after halftime alone. */
export function isInPart(
  elapsed: number,
  { nth = "", span, half }: Readonly<Record<string, string | undefined>>,
): boolean {
  if (half !== undefined) return elapsed >= HALF === (half === "after");
  const length = span === "half" ? HALF : QUARTER;
  const at = nth === "final" ? REGULATION / length - 1 : (NTH[nth] ?? 0);
  // What happens as time runs out is of the quarter that ends.
  return elapsed === REGULATION ? (at + 1) * length === REGULATION : Math.floor(elapsed / length) === at;
}
