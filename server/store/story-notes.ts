import type { StoryNote } from "../../domain/admin/story-note.ts";
import type { Database } from "../db/database.ts";
import { STORY_NOTE_FIELDS } from "./story-tables.ts";
import type { Tables } from "./tables.ts";

/** A season and a half; older notes are in the log. */
const KEPT = 500;

/** See `Store.addStoryNote`. */
export async function addStoryNote(database: Database<Tables>, note: StoryNote): Promise<void> {
  await database.write(async ({ db, insertRows }) => {
    const { last } = await db
      .selectFrom("story_note")
      .select((eb) => eb.fn.max("seq").as("last"))
      .executeTakeFirstOrThrow();
    const seq = (last ?? 0) + 1;
    await insertRows({
      table: "story_note",
      columns: ["seq", ...STORY_NOTE_FIELDS],
      rows: [[seq, ...STORY_NOTE_FIELDS.map((field) => note[field])]],
    });
    await db
      .deleteFrom("story_note")
      .where("seq", "<=", seq - KEPT)
      .execute();
  });
}

/** See `Store.storyNotes`. */
export async function storyNotes({ reads }: Database<Tables>, limit: number): Promise<StoryNote[]> {
  return reads.selectFrom("story_note").select(STORY_NOTE_FIELDS).orderBy("seq", "desc").limit(limit).execute();
}
