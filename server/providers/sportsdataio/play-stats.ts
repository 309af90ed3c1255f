import type { StatField } from "./stat-fields.ts";
import type { WirePlay } from "./wire.ts";

/** The sum of some figures over everybody on a play; 0 where nobody has one. */
export function sumOf({ PlayStats }: Pick<WirePlay, "PlayStats">, ...fields: StatField[]): number {
  return (PlayStats ?? []).reduce((sum, stat) => fields.reduce((part, field) => part + (stat[field] ?? 0), sum), 0);
}

const TOUCHDOWNS = [
  "RushingTouchdowns",
  "ReceivingTouchdowns",
  "InterceptionReturnTouchdowns",
  "FumbleReturnTouchdowns",
  "KickReturnTouchdowns",
  "PuntReturnTouchdowns",
  "BlockedKickReturnTouchdowns",
  "FieldGoalReturnTouchdowns",
] as const satisfies StatField[];

/** The feeds' code of the team whose player carried the ball over the goal line; null without one. */
export function touchdownTeam({ PlayStats }: WirePlay): string | null {
  return PlayStats?.find((stat) => TOUCHDOWNS.some((field) => (stat[field] ?? 0) > 0))?.Team ?? null;
}

export function hasTouchdown(row: WirePlay): boolean {
  return sumOf(row, ...TOUCHDOWNS) > 0 || /\btouchdown\b/i.test(row.Description ?? "");
}
