import type { PlayType } from "./play.ts";

/** Extra points and two-point tries: rows of their own that belong to the touchdown before them, which is the scoring play. */
export function isTry(type: PlayType): boolean {
  return type === "ExtraPoint" || type === "TwoPointConversion";
}
