import { ESPN_RULES } from "./espn-rules.ts";
import type { PlatformRule } from "./platform-rule.ts";
import { YAHOO_RULES } from "./yahoo-rules.ts";

/** The platforms whose rules are read as their pages write them. Sleeper's come from Sleeper. */
export const PLATFORMS = {
  espn: { label: "ESPN", rules: ESPN_RULES },
  yahoo: { label: "Yahoo", rules: YAHOO_RULES },
} as const satisfies Record<string, { label: string; rules: readonly PlatformRule[] }>;

export type PlatformName = keyof typeof PLATFORMS;

/** Whether a text from outside names a platform. */
export function isPlatform(text: string): text is PlatformName {
  return Object.hasOwn(PLATFORMS, text);
}
