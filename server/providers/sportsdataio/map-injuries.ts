import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import { INJURY_STATUSES, type InjuryReport } from "../../../domain/game/injury-report.ts";
import type { NameOf } from "./known-players.ts";
import type { WirePlayerGame } from "./wire.ts";
import { fromEastern, teamCode, textOrNull } from "./wire-values.ts";

/**
 * Who is out or in doubt for one game, from a list that can hold a whole week; no such part without a row of the game. Once the game has begun the
 * feed's status is about the next one, and only who was inactive is taken. Rows of a player say when they were written last, in Eastern time; without
 * that it is `asOf`, the time of reading.
 */
export function mapInjuries(
  rows: readonly WirePlayerGame[],
  { gameKey, hasStarted }: { gameKey: string; hasStarted: boolean },
  nameOf: NameOf,
  asOf: string,
): Pick<ProviderGame, "injuries"> {
  const ofGame = rows.filter((row) => row.GameKey === gameKey);
  if (ofGame.length === 0) return {};
  const reports = new Map<string, InjuryReport>();
  for (const row of ofGame) {
    const team = teamCode(row.Team);
    const isInactive = row.DeclaredInactive === true;
    const reported = hasStarted ? null : (INJURY_STATUSES.find((one) => one === row.InjuryStatus?.trim()) ?? null);
    const status = isInactive ? "Inactive" : reported;
    if (row.PlayerID === null || team === null || status === null) continue;
    const { playerId } = nameOf(row.PlayerID, row.Name);
    const injury = hasStarted ? null : textOrNull(row.InjuryBodyPart);
    reports.set(playerId, {
      playerId,
      team,
      status,
      injury,
      // The feed's field of practice is deprecated and empty.
      practice: null,
      reportedAt: fromEastern(row.Updated) ?? asOf,
    });
  }
  return hasStarted && reports.size === 0 ? {} : { injuries: [...reports.values()] };
}
