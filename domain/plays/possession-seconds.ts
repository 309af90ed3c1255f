import type { Play } from "../game/play.ts";
import type { Drive } from "./find-drives.ts";

/** A team's time of possession in seconds of game time, from the clocks of its drives; null where a drive has no clock. */
export function possessionSeconds(drives: readonly Drive<Play>[], team: string): number | null {
  const own = drives.filter((drive) => drive.team === team);
  const known = own.flatMap(({ seconds }) => seconds ?? []);
  return own.length === 0 || known.length < own.length ? null : known.reduce((sum, one) => sum + one, 0);
}
