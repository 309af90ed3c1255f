import { hash } from "node:crypto";

import type { Player } from "../../domain/game/player.ts";
import type { Database, WriteTransaction } from "../db/database.ts";
import { normalizeName } from "../../domain/names/normalize-name.ts";
import { PLAYER_FIELDS, type Tables } from "./tables.ts";

const PLAYER_COLUMNS = [...PLAYER_FIELDS, "normalizedName", "contentHash"];

/**
 * See `Store.putPlayers`. Of a person's aliases only those of the sources named now are replaced: what another provider
 * calls him stays known. An id that moved to another person goes with the last one who claims it.
 */
export async function putPlayers(database: Database<Tables>, players: Player[]): Promise<number> {
  const fresh = new Map(players.map((player) => [player.playerId, { player, contentHash: contentHash(player) }]));
  const playerIds = [...fresh.keys()];
  const changedOf = async (db: Database<Tables>["reads"]) => {
    const rows = await db
      .selectFrom("player")
      .select(["playerId", "contentHash"])
      .where("playerId", "in", database.oneOf(playerIds))
      .execute();
    const known = new Map(rows.map((row) => [row.playerId, row.contentHash]));
    return [...fresh.values()]
      .filter((person) => known.get(person.player.playerId) !== person.contentHash)
      .map((person) => ({ ...person, isKnown: known.has(person.player.playerId) }));
  };
  if ((await changedOf(database.reads)).length === 0) return 0;
  return database.write(async (transaction) => {
    const changed = await changedOf(transaction.db);
    await transaction.insertRows({
      table: "player",
      columns: PLAYER_COLUMNS,
      rows: changed.map(({ player, contentHash }) => [
        ...PLAYER_FIELDS.map((field) => player[field]),
        normalizeName(player.name),
        contentHash,
      ]),
      replaceBy: ["playerId"],
    });
    for (const { player } of changed.filter(({ isKnown }) => isKnown)) await forgetAliases(transaction, player);
    const aliases = new Map(
      changed.flatMap(({ player }) =>
        player.aliases.map(({ source, id }) => [`${source} ${id}`, [source, id, player.playerId]]),
      ),
    );
    await transaction.insertRows({
      table: "player_alias",
      columns: ["source", "id", "playerId"],
      rows: [...aliases.values()],
      replaceBy: ["source", "id"],
    });
    return changed.length;
  });
}

async function forgetAliases({ db }: WriteTransaction<Tables>, { playerId, aliases }: Player): Promise<void> {
  const sources = [...new Set(aliases.map(({ source }) => source))];
  if (sources.length === 0) return;
  await db.deleteFrom("player_alias").where("playerId", "=", playerId).where("source", "in", sources).execute();
}

function contentHash(player: Player): string {
  const aliases = player.aliases.map(({ source, id }) => `${source} ${id}`).toSorted();
  return hash("sha256", JSON.stringify([PLAYER_FIELDS.map((field) => player[field]), aliases]), "base64url");
}
