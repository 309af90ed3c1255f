import { ALTERED_FIGURES, providerSource } from "../../domain/export/export-source.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";

/** What must or should be said beside figures of a provider; a free trial's are not true ones (`isAltered`). */
export function creditOf(provider: ProviderName, isAltered: boolean): string {
  const { name, license, note } = providerSource(provider);
  const source = `Source: ${name}${license === null ? "" : `, ${license}`}.`;
  // The note about the live provider is for an export of the whole data.
  const terms = provider === "sportsdataio" ? null : note;
  return [source, isAltered ? ALTERED_FIGURES : null, terms].filter((part) => part !== null).join(" ");
}
