import type { Database } from "../db/database.ts";
import { recordChanges } from "./record-changes.ts";
import type { StoryInput } from "./store.ts";
import type { Tables } from "./tables.ts";

const COLUMNS = ["gameKey", "kind", "markdown", "html", "createdAt"] as const;

/** See `Store.putStory`. Fails for a game that is not stored. Returns the number of the change. */
export async function putStory(database: Database<Tables>, story: StoryInput, at: string): Promise<number> {
  return database.write(async (transaction) => {
    const game = await transaction.db
      .updateTable("game")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("gameKey", "=", story.gameKey)
      .returning("version")
      .executeTakeFirst();
    if (game === undefined) throw new RangeError(`no stored game has the key "${story.gameKey}"`);
    await transaction.insertRows({
      table: "story",
      columns: COLUMNS,
      rows: [COLUMNS.map((column) => story[column])],
      replaceBy: ["gameKey", "kind"],
    });
    return recordChanges(transaction, new Map([[story.gameKey, game.version]]), at);
  });
}
