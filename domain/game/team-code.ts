import { teamByCode } from "./team.ts";

/** Codes of other sources and other times, to ours. */
const ALIASES = new Map([
  ["LA", "LAR"],
  ["STL", "LAR"],
  ["OAK", "LV"],
  ["SD", "LAC"],
  ["JAC", "JAX"],
  ["WSH", "WAS"],
  ["ARZ", "ARI"],
  ["BLT", "BAL"],
  ["CLV", "CLE"],
  ["HST", "HOU"],
]);

/** Our code for a provider's team code; null when no team has it. */
export function canonicalTeamCode(code: string): string | null {
  const ours = ALIASES.get(code) ?? code;
  return teamByCode(ours) !== null ? ours : null;
}
