import type { CreditStat } from "../game/credit.ts";
import type { Play, PlayType } from "../game/play.ts";

const KICKS: ReadonlySet<PlayType> = new Set(["Kickoff", "Punt", "FieldGoal", "ExtraPoint"]);

/** Whether special teams are on the field. A fake is a rush or a pass by its type, and from scrimmage for every platform. */
export function isKick({ type }: Pick<Play, "type">): boolean {
  return KICKS.has(type);
}

/** One person's share of a play. */
export interface PlayPart {
  playerId: string;
  team: string;
  amounts: Partial<Record<CreditStat, number>>;
}

/** The credits of a play by person: a man who catches a ball twice by a lateral has one gain. */
export function playParts({ credits }: Pick<Play, "credits">): PlayPart[] {
  const parts = new Map<string, PlayPart>();
  for (const { playerId, team, stat, amount } of credits) {
    const part = parts.get(playerId) ?? { playerId, team, amounts: {} };
    part.amounts[stat] = (part.amounts[stat] ?? 0) + amount;
    parts.set(playerId, part);
  }
  return [...parts.values()];
}

/** The sum of a credit over one team's people on a play. */
export function teamAmount({ credits }: Pick<Play, "credits">, team: string, ...stats: readonly CreditStat[]): number {
  return credits.reduce(
    (sum, credit) => (credit.team === team && stats.includes(credit.stat) ? sum + credit.amount : sum),
    0,
  );
}
