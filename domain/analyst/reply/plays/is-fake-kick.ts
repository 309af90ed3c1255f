import type { Play } from "../../../game/play.ts";

/** A run or a pass out of the formation of a kick. */
export function isFakeKick({ description, credits, type }: Play): boolean {
  return (
    /(?:Punt|Field Goal|Kick) formation\)/i.test(description) &&
    (type === "Rush" || type === "Pass" || credits.some(({ stat }) => stat === "passingAttempts"))
  );
}
