import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Player } from "../../domain/game/player.ts";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import { expectedLines } from "../../domain/projections/expected-lines.ts";
import { knownTeams } from "../../domain/projections/known-teams.ts";
import { weekOrder } from "../../domain/projections/past-game.ts";
import { projectGames } from "../../domain/projections/project-week.ts";
import { readSeasonForm } from "../../domain/projections/season-form.ts";
import type { Store } from "../store/store.ts";

/**
 * The games of one week with the site's own projections, where their source has none: from what is stored of the weeks before and of the
 * season before. What stands there of a game that has begun stays, whatever is corrected in earlier weeks: it was said before the kickoff.
 * `people` are the rosters that come with the games. A week of preseason, and one without anything stored before it, has none.
 */
export async function withOwnProjections(
  store: Pick<Store, "pastGames" | "shownSnapshot">,
  games: readonly ProviderGame[],
  people: readonly Player[],
): Promise<ProviderGame[]> {
  const [first] = games;
  const order = first === undefined ? null : weekOrder(first.game);
  if (first === undefined || order === null) return [...games];
  const { season } = first.game;
  const form = readSeasonForm(
    [...(await store.pastGames(season - 1)), ...(await store.pastGames(season))],
    season,
    order,
  );
  const week = games.map(({ game, playerGameStats: lines }) => ({ game, lines }));
  const teams = knownTeams(form, week, people);
  const projected = projectGames(
    week.map(({ game }) => game),
    form,
    { teams },
  );
  return Promise.all(
    games.map(async (one) => {
      if (one.playerProjections.length > 0) return one;
      const news = { form, teams, injuries: one.injuries ?? [] };
      const playerProjections = (await saidBefore(store, one)) ?? expectedLines(one.game, projected, news);
      return { ...one, playerProjections };
    }),
  );
}

async function saidBefore(
  store: Pick<Store, "shownSnapshot">,
  { game, provider }: ProviderGame,
): Promise<PlayerLine[] | null> {
  const stored = game.hasStarted ? await store.shownSnapshot(game.gameKey) : null;
  return stored?.provider === provider && stored.playerProjections.length > 0 ? stored.playerProjections : null;
}
