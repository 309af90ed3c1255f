import type { IngestNote } from "../../domain/admin/ingest-note.ts";
import type { Database } from "../db/database.ts";
import { INGEST_NOTE_FIELDS } from "./ingest-tables.ts";
import type { Tables } from "./tables.ts";

/** Enough for a bad Sunday; older notes are in the log. */
const KEPT = 300;

/** See `Store.addIngestNotes`. */
export async function addIngestNotes(database: Database<Tables>, notes: IngestNote[]): Promise<void> {
  if (notes.length === 0) return;
  await database.write(async ({ db, insertRows }) => {
    const { last } = await db
      .selectFrom("ingest_note")
      .select((eb) => eb.fn.max("seq").as("last"))
      .executeTakeFirstOrThrow();
    const before = last ?? 0;
    await insertRows({
      table: "ingest_note",
      columns: ["seq", ...INGEST_NOTE_FIELDS],
      rows: notes.map((note, index) => [before + index + 1, ...INGEST_NOTE_FIELDS.map((field) => note[field])]),
    });
    await db
      .deleteFrom("ingest_note")
      .where("seq", "<=", before + notes.length - KEPT)
      .execute();
  });
}

/** See `Store.ingestNotes`. */
export async function ingestNotes({ reads }: Database<Tables>, limit: number): Promise<IngestNote[]> {
  return reads.selectFrom("ingest_note").select(INGEST_NOTE_FIELDS).orderBy("seq", "desc").limit(limit).execute();
}
