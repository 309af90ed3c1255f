import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { isFinal } from "../../domain/game/status.ts";
import type { Store } from "../../server/store/store.ts";
import { CommandProblem } from "../command/command-problem.ts";

/** A finished game of the store, with the provider's own number of everybody who is known to have one, by our id. */
export async function storedGame(
  store: Pick<Store, "gameSnapshot" | "playersWithAlias">,
  gameKey: string,
): Promise<{ game: ProviderGame; numbers: [string, number][] }> {
  const game = await store.gameSnapshot(gameKey);
  if (game === null)
    throw new CommandProblem(`The store has no game ${gameKey}. The key is in the address of the game's page.`);
  if (!isFinal(game.game) || game.allPlays.length === 0)
    throw new CommandProblem(
      `Game ${gameKey} is ${game.game.status} and has ${game.allPlays.length} plays: choose one that is over.`,
    );
  const people = await store.playersWithAlias("fantasydata");
  const numbers = people.flatMap(({ playerId, aliases }) =>
    aliases
      .filter(({ source, id }) => source === "fantasydata" && /^\d+$/.test(id))
      .slice(0, 1)
      .map(({ id }): [string, number] => [playerId, Number(id)]),
  );
  return { game, numbers };
}
