import { derivedKey, platformKeyName } from "./platform-measures.ts";
import type { GivenRule, PlatformReading, ReadLine } from "./platform-reading.ts";
import { WHOLE_POINTS } from "./read-text.ts";

/**
 * Brings the lines of a league's settings together. What stands twice with different points is asked about, and items that are one
 * key here are added up. The order of the lines is irrelevant.
 */
export function sumRules(lines: readonly ReadLine[]): PlatformReading {
  const isWhole = lines.some((line) => line.kind === "switch" && line.key === WHOLE_POINTS);
  const once = new Map<string, string>();
  const twice = new Set<string>();
  for (const given of lines.flatMap((line) => (line.kind === "rules" ? line.given : []))) {
    const same = once.get(itemOf(given));
    if (same !== undefined && same !== pointsOf(given)) twice.add(itemOf(given));
    once.set(itemOf(given), pointsOf(given));
  }
  const sums = new Sums(isWhole);
  for (const line of lines) sums.add(line, twice);
  return sums.reading();
}

/** What the lines come to so far. */
class Sums {
  private readonly understood: { line: string; words: string }[] = [];
  private readonly uncounted = new Set<string>();
  private readonly unclear: { line: string; why: string }[] = [];
  private readonly changes = new Map<string, number>();
  private readonly seen = new Set<string>();
  private readonly passed: string[] = [];
  private readonly isWhole: boolean;

  constructor(isWhole: boolean) {
    this.isWhole = isWhole;
  }

  add(read: ReadLine, twice: ReadonlySet<string>): void {
    const { line } = read;
    if (read.kind === "heading") return;
    if (read.kind === "passed") this.passed.push(line);
    else if (read.kind === "unclear") this.unclear.push({ line, why: read.why });
    else if (read.kind === "switch") this.addSwitch(line, read.key);
    else if (read.given.some((given) => twice.has(itemOf(given))))
      this.unclear.push({ line, why: "It stands here twice, with different points." });
    else this.addRules(line, read.given);
  }

  reading(): PlatformReading {
    const { understood, unclear, passed } = this;
    return {
      understood,
      uncounted: [...this.uncounted].toSorted(),
      unclear,
      passed,
      changes: Object.fromEntries([...this.changes].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    };
  }

  private addSwitch(line: string, key: string | null): void {
    this.understood.push({
      line,
      words: key === null ? "as here" : key === WHOLE_POINTS ? "yards count in whole points" : "not counted",
    });
    const name = key === null ? null : platformKeyName(key);
    if (key === null || name === null) return;
    this.uncounted.add(name);
    this.changes.set(key, 1);
  }

  private addRules(line: string, all: readonly GivenRule[]): void {
    const keyed = all.map((given) => ({ given, keys: keysOf(given, this.isWhole) }));
    if (keyed.some(({ keys }) => keys === null)) {
      this.unclear.push({ line, why: "These points cannot be counted in whole points." });
      return;
    }
    this.understood.push({ line, words: all.map(wordsOf).join("; ") });
    for (const { given, keys } of keyed) {
      if (this.seen.has(itemOf(given))) continue;
      this.seen.add(itemOf(given));
      for (const [key, points] of keys ?? []) this.set(given, key, points);
    }
  }

  private set({ rule }: GivenRule, key: string, points: number): void {
    if (points === 0) return;
    if (rule.counted === null) this.uncounted.add(platformKeyName(key) ?? rule.labels[0]);
    const sum = rule.counted === null ? 1 : (this.changes.get(key) ?? 0) + points;
    this.changes.set(key, Math.round(sum * 1e6) / 1e6);
  }
}

/** The keys of a rule with its bonuses. Null where whole points are wanted for what is no whole number of yards. */
function keysOf({ rule, points, bonuses }: GivenRule, isWhole: boolean): [key: string, points: number][] | null {
  const steps = isWhole && rule.counted !== null && /yards?$/i.test(rule.labels[0]) && points !== 0;
  const base = steps ? wholeKey(rule, points) : ([rule.key, points] as [string, number]);
  const extra = bonuses.map(({ target, points: own }): [string, number] | null => {
    const key = derivedKey(rule, "at", target);
    return key === null ? null : [key, own];
  });
  const keys = [base, ...extra];
  return keys.includes(null) ? null : keys.filter((one) => one !== null);
}

/** 0.04 a yard in whole points: one for 25. */
function wholeKey(rule: GivenRule["rule"], points: number): [string, number] | null {
  if (Number.isInteger(points)) return [rule.key, points];
  const steps = Math.round(1 / Math.abs(points));
  const key = Math.abs(1 / Math.abs(points) - steps) < 0.01 ? derivedKey(rule, "per", steps) : null;
  return key === null ? null : [key, Math.sign(points)];
}

function wordsOf({ rule, points, bonuses }: GivenRule): string {
  const name = rule.counted?.name ?? `${rule.labels[0]}, not counted`;
  return [`${name} ${points}`, ...bonuses.map(({ target, points: own }) => `${own} from ${target} on`)].join(", ");
}

/** Which item, for which role. A premium of a position is an item of its own. */
function itemOf({ rule }: GivenRule): string {
  return `${rule.id} ${rule.role} ${rule.key}`;
}

function pointsOf({ points, bonuses }: GivenRule): string {
  return JSON.stringify([points, bonuses]);
}
