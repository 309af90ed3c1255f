import type { NamedMeasure } from "../scoring-item.ts";
import { sleeperMeasure } from "../sleeper-measures.ts";
import { STATS } from "../stats.ts";
import type { PlatformRule } from "./platform-rule.ts";
import { PLATFORMS } from "./platforms.ts";

/** Yahoo's switch that keeps yards from taking points away. It changes every rule of yards, and is not counted. */
export const NO_NEGATIVE_POINTS = "yahoo_no_negative_points";

const OWN = /^(?:espn|yahoo)_/;
/** A bonus of Yahoo's at a sum and whole points for so many: `yahoo_pass_yd_at_300`, `yahoo_pass_yd_per_25`. */
const DERIVED = /^yahoo_(\w+)_(at|per)_(\d{1,4})$/;

const BY_KEY: ReadonlyMap<string, { rule: PlatformRule; label: string }> = new Map(
  Object.values(PLATFORMS).flatMap(({ label, rules }) =>
    rules.flatMap((rule) => (OWN.test(rule.key) ? [[rule.key, { rule, label }] as const] : [])),
  ),
);

/** The keys of ESPN's and of Yahoo's own that plays tell, in the order of their tables. */
export const PLATFORM_KEYS: readonly string[] = [...BY_KEY.values()].flatMap(({ rule }) =>
  rule.counted === null ? [] : [rule.key],
);

/** What a key of ESPN's or of Yahoo's own measures; null for any other and for one that plays do not have. */
export function platformMeasure(key: string): NamedMeasure | null {
  return BY_KEY.get(key)?.rule.counted ?? derivedMeasure(key);
}

/**
 * The key of a bonus that a rule of Yahoo's gives once from a sum on (`at`), or of whole points for so many (`per`). Null where the
 * rule is no sum.
 */
export function derivedKey(rule: PlatformRule, kind: "at" | "per", amount: number): string | null {
  const key = `yahoo_${rule.key.replace(OWN, "")}_${kind}_${amount}`;
  return derivedMeasure(key) === null ? null : key;
}

/** A key of ESPN's or of Yahoo's own in their words, with whose it is; null for any other. */
export function platformKeyName(key: string): string | null {
  const found = BY_KEY.get(key);
  if (found !== undefined) return `${found.rule.counted?.name ?? found.rule.labels[0]} (${found.label})`;
  if (key === NO_NEGATIVE_POINTS) return "Negative points: no (Yahoo)";
  const derived = derivedMeasure(key);
  return derived === null ? null : `${derived.name} (Yahoo)`;
}

function derivedMeasure(key: string): NamedMeasure | null {
  const [, base = "", kind, digits] = DERIVED.exec(key) ?? [];
  const amount = Number(digits);
  const found = BY_KEY.get(`yahoo_${base}`)?.rule.counted ?? sleeperMeasure(base);
  if (found === null || amount === 0 || Object.keys(found.measure).length > 1) return null;
  const many = manyOf(found);
  return kind === "at"
    ? { name: `${amount}+ ${many}`, measure: { ...found.measure, from: amount } }
    : { name: `${amount} ${many}`, measure: { ...found.measure, per: amount } };
}

function manyOf({ name, measure: { stats } }: NamedMeasure): string {
  if (stats.length === 1) return STATS[stats[0]].many;
  const one = name.charAt(0).toLowerCase() + name.slice(1);
  return one.endsWith("y") ? `${one.slice(0, -1)}ies` : `${one}s`;
}
