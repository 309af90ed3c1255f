import type { ArticleKind } from "../../domain/game/story.ts";
import type { Database, WriteTransaction } from "../db/database.ts";
import { recordChanges } from "./record-changes.ts";
import type { StoryInput } from "./store.ts";
import type { Tables } from "./tables.ts";

const COLUMNS = [
  "gameKey",
  "kind",
  "markdown",
  "html",
  "createdAt",
  "model",
  "promptVersion",
  "claims",
  "gameVersion",
  "contentHash",
  "isPublished",
] as const;

/** Whether it was done, and the number of the change where one was seen by readers. */
interface StoryWrite {
  done: boolean;
  seq: number | null;
}

/** See `Store.putStory`. Fails for a game that is not stored. */
export async function putStory(
  database: Database<Tables>,
  story: StoryInput,
  basedOn: number | null,
  at: string,
): Promise<StoryWrite> {
  return database.write(async (transaction) => {
    const game = await transaction.db
      .selectFrom("game")
      .select(["version", "contentHash"])
      .where("gameKey", "=", story.gameKey)
      .executeTakeFirst();
    if (game === undefined) throw new RangeError(`no stored game has the key "${story.gameKey}"`);
    if (basedOn !== null && game.version !== basedOn) return { done: false, seq: null };
    const before = await transaction.db
      .selectFrom("story")
      .select(["html", "markdown", "createdAt", "model", "isPublished"])
      .where("gameKey", "=", story.gameKey)
      .where("kind", "=", story.kind)
      .executeTakeFirst();
    const row = {
      ...story,
      claims: JSON.stringify(story.claims),
      gameVersion: game.version,
      contentHash: game.contentHash,
      isPublished: story.isPublished ? 1 : 0,
    };
    await transaction.insertRows({
      table: "story",
      columns: COLUMNS,
      rows: [COLUMNS.map((column) => row[column])],
      replaceBy: ["gameKey", "kind"],
    });
    const isSeen = row.isPublished === 1 || before?.isPublished === 1;
    const isSame =
      before?.html === row.html &&
      before.markdown === row.markdown &&
      before.createdAt === row.createdAt &&
      before.model === row.model &&
      before.isPublished === row.isPublished;
    return { done: true, seq: isSeen && !isSame ? await raiseVersion(transaction, story.gameKey, at) : null };
  });
}

/** See `Store.setStoryPublished`. */
export async function setStoryPublished(
  database: Database<Tables>,
  { gameKey, kind }: { gameKey: string; kind: ArticleKind },
  isPublished: boolean,
  at: string,
): Promise<StoryWrite> {
  return database.write(async (transaction) => {
    const [wanted, other] = isPublished ? ([1, 0] as const) : ([0, 1] as const);
    const changed = await transaction.db
      .updateTable("story")
      .set({ isPublished: wanted })
      .where("gameKey", "=", gameKey)
      .where("kind", "=", kind)
      .where("isPublished", "=", other)
      .returning("gameKey")
      .executeTakeFirst();
    if (changed === undefined) return { done: false, seq: null };
    return { done: true, seq: await raiseVersion(transaction, gameKey, at) };
  });
}

/** See `Store.removeStory`. */
export async function removeStory(
  database: Database<Tables>,
  { gameKey, kind }: { gameKey: string; kind: ArticleKind },
  at: string,
): Promise<StoryWrite> {
  return database.write(async (transaction) => {
    const removed = await transaction.db
      .deleteFrom("story")
      .where("gameKey", "=", gameKey)
      .where("kind", "=", kind)
      .returning("isPublished")
      .executeTakeFirst();
    if (removed === undefined) return { done: false, seq: null };
    return { done: true, seq: removed.isPublished === 1 ? await raiseVersion(transaction, gameKey, at) : null };
  });
}

async function raiseVersion(transaction: WriteTransaction<Tables>, gameKey: string, at: string): Promise<number> {
  const { version } = await transaction.db
    .updateTable("game")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("gameKey", "=", gameKey)
    .returning("version")
    .executeTakeFirstOrThrow();
  return recordChanges(transaction, new Map([[gameKey, version]]), at);
}
