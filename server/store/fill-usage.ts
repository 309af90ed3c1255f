import type { Database } from "../db/database.ts";
import { playFromRow, PLAY_SELECTION } from "./game-from-rows.ts";
import { USAGE_COLUMNS, usageRows } from "./game-rows.ts";
import type { Tables } from "./tables.ts";

/** Games of one transaction: others may write between two. */
const AT_ONCE = 32;

/**
 * Counts how players were used in games whose plays are stored and whose usage is not: those of a store from before there was any. Once
 * that is done it is a look into two indexes.
 */
export async function fillUsage(database: Database<Tables>): Promise<void> {
  const games = await database.reads
    .selectFrom("game")
    .select(["gameKey", "season", "seasonType", "week"])
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("player_usage").select("playerId").whereRef("player_usage.gameKey", "=", "game.gameKey"))),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("play")
          .select("playId")
          .whereRef("play.gameKey", "=", "game.gameKey")
          .where("credits", "like", '%"rushingAttempts"%'),
      ),
    )
    .execute();
  for (let at = 0; at < games.length; at += AT_ONCE) {
    await database.write(async ({ db, insertRows }) => {
      for (const game of games.slice(at, at + AT_ONCE)) {
        const rows = await db.selectFrom("play").select(PLAY_SELECTION).where("gameKey", "=", game.gameKey).execute();
        await insertRows({
          table: "player_usage",
          columns: USAGE_COLUMNS,
          rows: usageRows(game, rows.map(playFromRow)),
          replaceBy: ["gameKey", "playerId", "team"],
        });
      }
    });
  }
}
