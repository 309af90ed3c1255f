import type { SundayPlayer } from "../../domain/sunday/sunday-view.ts";

/** The one scale of all players of the page, in points. */
const END = 40;
const HALO = 4;

/**
 * A player's points on a scale from 0 to 40: a thick bar for those so far, a slim one for where he will likely end, an upright for what
 * was projected. Every figure of it stands beside it in words.
 */
export function PointsRuler({
  points,
  projected,
  likely,
}: Pick<SundayPlayer, "points" | "projected"> & {
  likely: { low: number; high: number } | null;
}) {
  const x = (value: number) => Math.round((Math.min(END, Math.max(0, value)) / END) * 400);
  const soFar = x(points ?? 0);
  const [from, to] = likely === null ? [0, 0] : [Math.max(soFar, x(likely.low)), x(likely.high)];
  const upright = projected === null ? null : x(projected);
  return (
    <svg className="ruler" viewBox="0 0 400 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className="grid" d="M0 7H400M100 3V11M200 3V11M300 3V11" />
      {to > from ? <rect className="likely" x={from} y="5" width={to - from} height="4" /> : null}
      {soFar > 0 ? <rect className="sofar" x="0" y="3" width={soFar} height="8" /> : null}
      {upright === null ? null : (
        <>
          {upright < soFar + HALO ? <path className="halo" d={`M${upright} 2V12`} /> : null}
          <path className="proj" d={`M${upright} 0V14`} />
        </>
      )}
    </svg>
  );
}
