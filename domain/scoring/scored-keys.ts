import { DERIVED_KEYS, sleeperMeasure } from "./sleeper-measures.ts";
import { STATS } from "./stats.ts";

/** Every key that a rule can be set for, with its name, in the order of the names. */
export const SCORED_KEYS: readonly { key: string; name: string }[] = [...Object.keys(STATS), ...DERIVED_KEYS]
  .flatMap((key) => {
    const measured = sleeperMeasure(key);
    return measured === null ? [] : [{ key, name: measured.name }];
  })
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
