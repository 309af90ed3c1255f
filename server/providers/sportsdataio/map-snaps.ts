import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { SnapCount } from "../../../domain/game/snap-count.ts";
import type { NameOf } from "./known-players.ts";
import type { WirePlayerGame } from "./wire.ts";
import { positive, teamCode } from "./wire-values.ts";

/**
 * Snap counts of one game from a list that can hold a whole week. The feed has them the morning after; until then there is no such part. A side of
 * the ball without the team's own count is unknown, and who was on the field for no snap has no row.
 */
export function mapSnaps(
  rows: readonly WirePlayerGame[],
  gameKey: string,
  nameOf: NameOf,
): Pick<ProviderGame, "snaps"> {
  const snaps = new Map<string, SnapCount>();
  for (const row of rows) {
    const team = teamCode(row.Team);
    if (row.GameKey !== gameKey || row.PlayerID === null || team === null) continue;
    const teamOffense = positive(row.OffensiveTeamSnaps);
    const teamDefense = positive(row.DefensiveTeamSnaps);
    const offense = teamOffense === null ? null : (row.OffensiveSnapsPlayed ?? null);
    const defense = teamDefense === null ? null : (row.DefensiveSnapsPlayed ?? null);
    if ((offense ?? 0) + (defense ?? 0) <= 0) continue;
    const { playerId } = nameOf(row.PlayerID, row.Name);
    snaps.set(playerId, { playerId, team, offense, teamOffense, defense, teamDefense });
  }
  return snaps.size === 0 ? {} : { snaps: [...snaps.values()] };
}
