import type { PlatformRule } from "./platform-rule.ts";
import { type PlatformName, PLATFORMS } from "./platforms.ts";

interface RuleIndex {
  byName: ReadonlyMap<string, PlatformRule[]>;
  bySign: ReadonlyMap<string, PlatformRule[]>;
}

const INDEX: Readonly<Record<PlatformName, RuleIndex>> = {
  espn: indexOf(PLATFORMS.espn.rules),
  yahoo: indexOf(PLATFORMS.yahoo.rules),
};

/**
 * The rules that a name on a platform's page can stand for: `TD Pass (PTD)`, `TD Pass`, `PTD`, `Sack (IDP)`. A name with another
 * item's letters behind it stands for none.
 */
export function rulesCalled(label: string, platform: PlatformName): readonly PlatformRule[] {
  const { byName, bySign } = INDEX[platform];
  const [, name = "", letters] = /^(.*?) *\(([A-Za-z0-9/]+)\)$/.exec(label) ?? [];
  if (letters === undefined) return byName.get(plainLabel(label)) ?? bySign.get(label) ?? [];
  const sign = letters.toUpperCase();
  if (name === "") return bySign.get(sign) ?? [];
  const called = byName.get(plainLabel(name)) ?? [];
  return OWNERS.has(sign) ? called : called.filter(({ signs }) => signs.includes(sign));
}

/** What may stand in the place of an item's letters: whose it is. */
const OWNERS: ReadonlySet<string> = new Set(["DEF", "IDP", "PLAYER", "DEF/ST", "D/ST"]);

/** A name as it is compared: without case, without what stands for pauses, and without the unit behind a number. */
export function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^a-z0-9+]+/g, " ")
    .trim()
    .replace(/(?<=\d\+?) (?:points|yards)$/, "");
}

function indexOf(rules: readonly PlatformRule[]): RuleIndex {
  const byName = new Map<string, PlatformRule[]>();
  const bySign = new Map<string, PlatformRule[]>();
  for (const rule of rules) {
    for (const name of new Set(rule.labels.map(plainLabel))) byName.set(name, [...(byName.get(name) ?? []), rule]);
    for (const sign of rule.signs) bySign.set(sign, [...(bySign.get(sign) ?? []), rule]);
  }
  return { byName, bySign };
}
