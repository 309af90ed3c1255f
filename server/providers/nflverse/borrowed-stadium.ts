import type { Game } from "../../../domain/game/game.ts";

/** What a row of the schedule says of the place. */
export interface ScheduledPlace {
  /** The stadium's id, and its name as the schedule has it. */
  stadiumId: string | null;
  stadium: string | null;
  isNeutral: boolean;
  isSuperBowl: boolean;
}

interface PlacedGame {
  game: Game;
  place: ScheduledPlace;
}

/**
 * Takes from games at a neutral site what is not of their place. For the games abroad of 2025 the schedule has the home team's own
 * stadium, roof and surface (Acrisure Stadium for the game in Dublin); of those of 2026 it has the right name, and beside it the home
 * team's stadium id, roof and surface. A Super Bowl may be in the stadium of one of its teams.
 */
export function withoutBorrowedStadiums<T extends PlacedGame>(games: readonly T[]): T[] {
  const own = new Map<string, ScheduledPlace[]>();
  for (const { game, place } of games) {
    if (!place.isNeutral) own.set(game.homeTeam, [...(own.get(game.homeTeam) ?? []), place]);
  }
  return games.map((one) => {
    const { game, place } = one;
    if (!place.isNeutral || place.isSuperBowl) return one;
    const homes = own.get(game.homeTeam) ?? [];
    const isBorrowed = homes.some(({ stadiumId }) => stadiumId !== null && stadiumId === place.stadiumId);
    if (!isBorrowed) return one;
    const stadiumName = homes.some(({ stadium }) => stadium === place.stadium) ? null : game.stadiumName;
    return { ...one, game: { ...game, stadiumName, stadiumType: null, stadiumPlayingSurface: null } };
  });
}
