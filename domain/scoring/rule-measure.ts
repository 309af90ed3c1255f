import { platformMeasure } from "./platforms/platform-measures.ts";
import type { NamedMeasure } from "./scoring-item.ts";
import { sleeperMeasure } from "./sleeper-measures.ts";

/** What a key in an address measures: one of Sleeper's, or one of ESPN's or Yahoo's own. Null for one that plays do not have. */
export function ruleMeasure(key: string): NamedMeasure | null {
  return sleeperMeasure(key) ?? platformMeasure(key);
}
