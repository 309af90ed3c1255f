import type { PlayerFacts } from "./game-facts.ts";

/** A player's figure by the name of its field: of his line, else counted from his plays; 0 where there is nothing of it. */
export function playerValue({ stats, totals }: PlayerFacts, field: string): number {
  const of = (from: object | null): unknown => Object.entries(from ?? {}).find(([name]) => name === field)?.[1];
  const [own, counted] = [of(stats), of(totals)];
  if (typeof own === "number") return own;
  return typeof counted === "number" ? counted : 0;
}
