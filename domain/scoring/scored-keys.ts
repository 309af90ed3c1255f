import { PLATFORM_KEYS, platformKeyName } from "./platforms/platform-measures.ts";
import { DERIVED_KEYS, sleeperMeasure } from "./sleeper-measures.ts";
import { STATS } from "./stats.ts";

/** Every key that a rule can be set for, with its name, in the order of the names. */
export const SCORED_KEYS: readonly { key: string; name: string }[] = [
  ...Object.keys(STATS),
  ...DERIVED_KEYS,
  ...PLATFORM_KEYS,
]
  .flatMap((key) => {
    const name = sleeperMeasure(key)?.name ?? platformKeyName(key);
    return name === null ? [] : [{ key, name }];
  })
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
