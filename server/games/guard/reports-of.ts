import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { InjuryReport } from "../../../domain/game/injury-report.ts";

type Reports = Pick<ProviderGame, "snaps" | "injuries">;

/**
 * Snaps and injury reports of an answer, and the stored ones where it does not speak of them. Before a game an answer has all reports; later
 * it adds to them. A report that says what the stored one says keeps its time: some sources date it by every look at it.
 */
export function reportsOf(stored: Reports | null, fresh: Pick<ProviderGame, "game"> & Reports): Reports {
  const snaps = fresh.snaps ?? stored?.snaps;
  const injuries = injuriesOf(stored?.injuries, fresh.injuries, fresh.game.hasStarted);
  return { ...(snaps === undefined ? {} : { snaps }), ...(injuries === undefined ? {} : { injuries }) };
}

function injuriesOf(
  stored: readonly InjuryReport[] = [],
  fresh: readonly InjuryReport[] | undefined,
  hasStarted: boolean,
): InjuryReport[] | undefined {
  if (fresh === undefined) return stored.length === 0 ? undefined : [...stored];
  const before = new Map(stored.map((report) => [report.playerId, report]));
  const dated = fresh.map((report) => {
    const known = before.get(report.playerId);
    if (known === undefined) return report;
    // The ailment that was reported before the game stays with who then was inactive.
    const whole = hasStarted ? { ...report, injury: report.injury ?? known.injury } : report;
    return isSame(known, whole) ? known : whole;
  });
  if (!hasStarted) return dated;
  const renewed = new Set(dated.map(({ playerId }) => playerId));
  return [...stored.filter(({ playerId }) => !renewed.has(playerId)), ...dated];
}

function isSame(a: InjuryReport, b: InjuryReport): boolean {
  return a.team === b.team && a.status === b.status && a.injury === b.injury && a.practice === b.practice;
}
