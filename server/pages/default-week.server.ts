import type { WeekId } from "../../domain/game/week-id.ts";

/**
 * The week that `/stats` opens with: the newest one that has started, or else the first one to come; null without any.
 * Weeks are in playing order, so started weeks stand before the others, and bisection looks into few of them.
 */
export async function findDefaultWeek(
  weeks: readonly WeekId[],
  hasStarted: (week: WeekId) => Promise<boolean>,
): Promise<WeekId | null> {
  let started = -1;
  let notStarted = weeks.length;
  while (notStarted - started > 1) {
    const middle = Math.floor((started + notStarted) / 2);
    const week = weeks[middle];
    if (week !== undefined && (await hasStarted(week))) started = middle;
    else notStarted = middle;
  }
  return weeks[Math.max(started, 0)] ?? null;
}
