import { ESPN_DEFENSE } from "./espn-defense.ts";
import { ESPN_KICKING } from "./espn-kicking.ts";
import { ESPN_OFFENSE } from "./espn-offense.ts";
import { ESPN_UNCOUNTED } from "./espn-uncounted.ts";
import type { PlatformRule } from "./platform-rule.ts";

/**
 * Every item of ESPN's settings (0 to 234) as a rule for each role that it counts for. Bonuses of yards end where the next begins,
 * those of long touchdowns are added to each other, and points allowed are ESPN's own: docs/fantasy-scoring.md.
 */
export const ESPN_RULES: readonly PlatformRule[] = [ESPN_OFFENSE, ESPN_KICKING, ESPN_DEFENSE, ESPN_UNCOUNTED].flat(2);
