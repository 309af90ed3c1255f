import type { ProviderGame } from "../../domain/game/game-snapshot.ts";

/** A player's snaps as fields of a `PlayerGame`: null until the morning after, which is when the game has them. */
export function wireSnaps({ snaps = [] }: Pick<ProviderGame, "snaps">, playerId: string) {
  const own = snaps.find((one) => one.playerId === playerId);
  return {
    OffensiveSnapsPlayed: own?.offense ?? null,
    OffensiveTeamSnaps: own?.teamOffense ?? null,
    DefensiveSnapsPlayed: own?.defense ?? null,
    DefensiveTeamSnaps: own?.teamDefense ?? null,
  };
}

/** What is reported of a player as fields of a `PlayerGameProjection`: `Updated` is Eastern time without saying so. */
export function wireInjury({ injuries = [] }: Pick<ProviderGame, "injuries">, playerId: string) {
  const own = injuries.find((one) => one.playerId === playerId);
  const isInactive = own?.status === "Inactive";
  return {
    InjuryStatus: isInactive ? "Out" : (own?.status ?? null),
    InjuryBodyPart: own?.injury ?? null,
    InjuryStartDate: null,
    InjuryNotes: null,
    InjuryPractice: null,
    InjuryPracticeDescription: null,
    DeclaredInactive: isInactive,
    Updated: own?.reportedAt?.slice(0, 19) ?? null,
  };
}
