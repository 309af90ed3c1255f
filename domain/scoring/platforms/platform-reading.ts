import type { PlatformRule } from "./platform-rule.ts";
import type { WrittenPoints } from "./written-points.ts";

/** A rule with a league's points. */
export interface GivenRule extends WrittenPoints {
  rule: PlatformRule;
}

/** What one line of a league's settings came to. */
export type ReadLine =
  /** Understood; of an item of ESPN's JSON perhaps a player's rule and a defense's. */
  | { kind: "rules"; line: string; given: readonly GivenRule[] }
  /** A switch of the league. */
  | { kind: "switch"; line: string; key: string | null }
  /** Not understood, and what to do about it. */
  | { kind: "unclear"; line: string; why: string }
  | { kind: "heading"; line: string }
  /** A line of settings that are not about scoring. */
  | { kind: "passed"; line: string };

/** A league's settings, read: every line is in one of the lists, a heading, or passed over as not about scoring. */
export interface PlatformReading {
  /** Lines that were understood, with the rules that they are here, those that are not counted among them. */
  understood: readonly { line: string; words: string }[];
  /** Items that are worth points in the league and that plays do not tell, each once, in words. */
  uncounted: readonly string[];
  unclear: readonly { line: string; why: string }[];
  /** Lines about other settings. */
  passed: readonly string[];
  /** Points by key, as an address carries them. */
  changes: Readonly<Record<string, number>>;
}
