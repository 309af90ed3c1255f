/**
 * Where a player's points stand, in the order in which players are shown. `off` is a bye, an empty place, somebody unknown: nothing comes
 * of it this week.
 */
export const SUNDAY_PHASES = ["now", "coming", "over", "off"] as const;
export type SundayPhase = (typeof SUNDAY_PHASES)[number];
