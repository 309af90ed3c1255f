import type { NamedMeasure } from "../scoring-item.ts";
import type { StatRole } from "../stats.ts";

/** An item of a platform's settings, for the lines of one role: what its page calls it, and what it is here. */
export interface PlatformRule {
  /** The platform's number for it. */
  id: number;
  /** As its page of settings writes it, and how else it has written it. */
  labels: readonly [string, ...string[]];
  /** ESPN's letters behind the label: `PY25`. Yahoo has none. */
  signs: readonly string[];
  role: StatRole;
  /** What stands for it in an address: Sleeper's key where both count alike, one of the platform's own otherwise. */
  key: string;
  /** What it measures; null where the plays do not tell it. */
  counted: NamedMeasure | null;
}
