import type { Credit, CreditStat } from "../../domain/game/credit.ts";

/** One player's credits in a row: `[id, name, team, [stat, amount, stat, amount, ...]]`. */
type StoredCredits = [string, string, string, (CreditStat | number)[]][];

/** The credits of a play as compact JSON text, in their order: a third of what the objects take. */
export function creditsToText(credits: readonly Credit[]): string {
  const groups: StoredCredits = [];
  for (const { playerId, playerName, team, stat, amount } of credits) {
    const last = groups.at(-1);
    if (last?.[0] === playerId && last[1] === playerName && last[2] === team) last[3].push(stat, amount);
    else groups.push([playerId, playerName, team, [stat, amount]]);
  }
  return JSON.stringify(groups);
}

/** The credits that `creditsToText` wrote. */
export function creditsFromText(text: string): Credit[] {
  const groups: StoredCredits = JSON.parse(text);
  const credits: Credit[] = [];
  for (const [playerId, playerName, team, figures] of groups) {
    for (let index = 0; index < figures.length; index += 2) {
      const stat = figures[index];
      const amount = figures[index + 1];
      if (typeof stat === "string" && typeof amount === "number")
        credits.push({ playerId, playerName, team, stat, amount });
    }
  }
  return credits;
}
