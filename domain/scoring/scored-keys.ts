import { PLATFORM_KEYS, platformKeyName } from "./platforms/platform-measures.ts";
import { ruleMeasure } from "./rule-measure.ts";
import { DERIVED_KEYS, sleeperMeasure } from "./sleeper-measures.ts";
import { STATS } from "./stats.ts";

/** A key that a rule can be set for. */
interface ScoredKey {
  key: string;
  /** No other key has it: `Forced fumble (player)`, `Forced fumble (team defense)`. */
  name: string;
  /** Whose or which part of the game: `Kicking`. */
  group: string;
}

/** The groups of a player's keys by how their statistics begin. */
const PLAYER_GROUPS: readonly (readonly [stat: RegExp, group: string])[] = [
  [/^pass_/, "Passing"],
  [/^rush_/, "Rushing"],
  [/^rec(?:_|$)/, "Receiving"],
  [/^fum/, "Fumbles"],
  [/^(?:fgm|xp)/, "Kicking"],
  [/^(?:kr|pr|st)_/, "Returns and special teams"],
];

/** Everybody else's of a player are a defender's. */
const DEFENDERS = "Individual defenders (IDP)";
const TEAM_DEFENSE = "Team defense";

/** Every key that a rule can be set for: Sleeper's in the order of the statistics, then what they make together, then ESPN's and Yahoo's own. */
export const SCORED_KEYS: readonly ScoredKey[] = withOwnNames(
  [...Object.keys(STATS), ...DERIVED_KEYS, ...PLATFORM_KEYS].flatMap((key) => {
    const name = sleeperMeasure(key)?.name ?? platformKeyName(key);
    return name === null ? [] : [{ key, name, group: groupOf(key) }];
  }),
);

const PLATFORMS: ReadonlySet<string> = new Set(PLATFORM_KEYS);

/** The same by their groups, in the order of the game; what only ESPN or Yahoo scores stands apart, behind what every league knows. */
export const RULE_GROUPS: readonly (readonly [group: string, keys: readonly ScoredKey[]])[] = [
  ...Map.groupBy(SCORED_KEYS, ({ key, group }) => (PLATFORMS.has(key) ? `${group}, ESPN and Yahoo only` : group)),
];

function groupOf(key: string): string {
  const stat = ruleMeasure(key)?.measure.stats[0];
  if (stat !== undefined && STATS[stat].role === "defense") return TEAM_DEFENSE;
  return PLAYER_GROUPS.find(([begin]) => stat !== undefined && begin.test(stat))?.[1] ?? DEFENDERS;
}

/** What a player and a defense have alike is said of which. */
function withOwnNames(keys: readonly ScoredKey[]): ScoredKey[] {
  const named = Map.groupBy(keys, ({ name }) => name);
  return keys.map((one) => {
    if (named.get(one.name)?.length === 1) return one;
    const whose = one.group === TEAM_DEFENSE ? "team defense" : "player";
    return { ...one, name: one.name.endsWith(")") ? `${one.name.slice(0, -1)}, ${whose})` : `${one.name} (${whose})` };
  });
}
