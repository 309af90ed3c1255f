import type { Game } from "../../domain/game/game.ts";
import { teamName } from "../../domain/game/team.ts";
import { DEFENSE_POSITION } from "../../domain/players/team-defense.ts";
import { expectPoints } from "../../domain/projections/expect-points.ts";
import type { CountedTableName } from "../../domain/scoring/counted-columns.ts";
import type { ExpectedOwner } from "../../domain/scoring/counted-table.ts";
import type { Scoring } from "../../domain/scoring/scoring.ts";
import { weekProjections } from "../projections/week-projections.ts";
import type { Store } from "../store/store.ts";

/** What the site expects of a game's kickers or defenses, with its points under a scoring. Individual defenders are not projected. */
export async function expectedOwners(
  store: Pick<Store, "pastGames" | "people" | "player">,
  game: Game,
  table: CountedTableName,
  scoring: Scoring,
): Promise<ExpectedOwner[]> {
  if (table === "idp") return [];
  const isDefense = table === "defense";
  const owner = { role: isDefense ? "defense" : "player", position: isDefense ? null : "K" } as const;
  const lines = [...(await weekProjections(store, game))].filter(
    ([, { gameKey, position }]) => gameKey === game.gameKey && position === (isDefense ? DEFENSE_POSITION : "K"),
  );
  const expected = await Promise.all(
    lines.map(async ([id, { team, line }]): Promise<ExpectedOwner[]> => {
      const name = isDefense ? `${teamName(team, game.season).nick} defense` : (await store.player(id))?.name;
      if (name === undefined) return [];
      const { position } = owner;
      return [{ id, name, team, position, counts: line, points: expectPoints(line, owner, scoring).mean }];
    }),
  );
  return expected.flat();
}
