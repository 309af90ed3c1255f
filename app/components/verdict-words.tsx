import type { JudgedPoints } from "../../domain/projections/judged-points.ts";

/** `9 to 27, in range`: where a result was expected in eight games of ten, and whether it came to be there. */
export function VerdictWords({
  judged: { low, high, verdict },
}: {
  judged: Pick<JudgedPoints, "low" | "high" | "verdict">;
}) {
  return (
    <>
      {whole(low)} to {whole(high)}
      {verdict === null ? null : `, ${verdict}`}
    </>
  );
}

function whole(points: number): string {
  const rounded = Math.round(points);
  return rounded < 0 ? `−${-rounded}` : `${Math.abs(rounded)}`;
}
