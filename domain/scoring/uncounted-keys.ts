import type { ProviderName } from "../game/game-snapshot.ts";
import { platformKeyName } from "./platforms/platform-measures.ts";
import type { Scoring } from "./scoring.ts";

/** Keys that a source's plays do not have. */
const UNKNOWN_TO: Partial<Record<ProviderName, readonly string[]>> = { sportsdataio: ["qb_hit", "idp_qb_hit"] };

/** The statistics that the plays of a source do not have. */
export function statsUnknownTo(provider: ProviderName): readonly string[] {
  return UNKNOWN_TO[provider] ?? [];
}

/** The keys of a scoring that the plays of some sources do not have, each once, ESPN's and Yahoo's own in their words: named to the reader, never guessed. */
export function uncountedKeys({ items, uncounted }: Scoring, providers: readonly ProviderName[]): string[] {
  const unknown = new Set(providers.flatMap(statsUnknownTo));
  const keys = [...uncounted, ...items.map(({ key }) => key).filter((key) => unknown.has(key))];
  return keys.map((key) => platformKeyName(key) ?? key);
}
