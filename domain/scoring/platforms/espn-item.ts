import type { Measure, NamedMeasure } from "../scoring-item.ts";
import { sleeperMeasure } from "../sleeper-measures.ts";
import type { StatRole } from "../stats.ts";
import type { PlatformRule } from "./platform-rule.ts";

/** What an item of ESPN's is: a key of Sleeper's that counts alike, or a measure of its own. */
type Definition = string | NamedMeasure;

/** How ESPN's page writes an item beside what its tables say. */
const OTHER_SIGNS: Readonly<Record<number, readonly string[]>> = { 20: ["INT"], 74: ["FG50"], 206: ["2PTRET"] };

/**
 * An item of ESPN's settings as rules, one for each role that it counts for. An item without any is known and not counted. Its own
 * keys are `espn_` and its letters, those of team defenses `espn_dst_`.
 */
export function item(
  id: number,
  sign: string,
  label: string,
  definitions: Partial<Record<StatRole, Definition>> = {},
): PlatformRule[] {
  const shared = { id, labels: [label] as const, signs: [sign, ...(OTHER_SIGNS[id] ?? [])] };
  const rules = (["player", "defense"] as const).flatMap((role): PlatformRule[] => {
    const definition = definitions[role];
    if (definition === undefined) return [];
    if (typeof definition === "string")
      return [{ ...shared, role, key: definition, counted: sleeperMeasure(definition) }];
    return [{ ...shared, role, key: keyOf(sign, role), counted: definition }];
  });
  return rules.length > 0 ? rules : [{ ...shared, role: "player", key: keyOf(sign, "player"), counted: null }];
}

/** A measure that no key of Sleeper's has. */
export function own(name: string, measure: Measure): NamedMeasure {
  return { name, measure };
}

function keyOf(sign: string, role: StatRole): string {
  return `espn_${role === "defense" ? "dst_" : ""}${sign.toLowerCase()}`;
}
