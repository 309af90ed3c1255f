import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Player } from "../../domain/game/player.ts";
import { expectedLines } from "../../domain/projections/expected-lines.ts";
import { knownTeams } from "../../domain/projections/known-teams.ts";
import { type PastGame, pastGameOf, weekOrder } from "../../domain/projections/past-game.ts";
import { readSeasonForm } from "../../domain/projections/season-form.ts";
import type { Store } from "../store/store.ts";

/** Weeks to come that are projected: later ones would be made anew with every import until they are near. */
const MOST_COMING_WEEKS = 2;

/**
 * Gives the games of a season, a week at a time and in order, the site's own projections where their source has none: from what is stored
 * of the season and the one before, and from the weeks that were given already, which are not read again. `people` are the rosters that
 * come with the games. A week of preseason, one without anything before it, and one that is more than two weeks ahead have none.
 */
export function ownProjections(
  store: Pick<Store, "pastGames">,
  season: number,
  people: readonly Player[],
): (games: readonly ProviderGame[]) => Promise<ProviderGame[]> {
  let past: Map<string, PastGame> | null = null;
  let comingWeeks = 0;

  return async (games) => {
    const [first] = games;
    const order = first === undefined ? null : weekOrder(first.game);
    if (order === null || games.every(({ playerProjections }) => playerProjections.length > 0)) return [...games];
    if (games.some(({ game }) => !game.hasStarted)) comingWeeks += 1;
    if (comingWeeks > MOST_COMING_WEEKS) return [...games];
    past ??= new Map(
      [...(await store.pastGames(season - 1)), ...(await store.pastGames(season))].map((one) => [
        one.game.gameKey,
        one,
      ]),
    );
    const form = readSeasonForm([...past.values()], season, order);
    const week = games.map(pastGameOf);
    const lines = expectedLines(games, form, knownTeams(form, week, people));
    for (const one of week) past.set(one.game.gameKey, one);
    return games.map((one) =>
      one.playerProjections.length > 0 ? one : { ...one, playerProjections: lines.get(one.game.gameKey) ?? [] },
    );
  };
}
