import { Link } from "react-router";

import type { IngestNote } from "../../domain/ingest-note.ts";
import { type NoteColumn, NotesTable, type NoteVerdict } from "./notes-table.tsx";

const KINDS: Readonly<Record<IngestNote["kind"], NoteVerdict>> = {
  refreshed: { word: "Refreshed", isBad: false },
  unchanged: { word: "Unchanged", isBad: false },
  corrected: { word: "Corrected", isBad: false },
  unauthorised: { word: "Key refused", isBad: true },
  "rate-limited": { word: "Asked to wait", isBad: true },
  unreachable: { word: "No answer", isBad: true },
  "bad-shape": { word: "Not understood", isBad: true },
  "not-found": { word: "Not there", isBad: true },
  suspect: { word: "Not believed", isBad: true },
};

const COLUMNS: readonly NoteColumn<IngestNote>[] = [
  {
    head: "Game",
    cell: ({ gameKey }) => (gameKey === null ? "" : <Link to={`/games/${gameKey}`}>{gameKey}</Link>),
  },
  { head: "Feed", cell: ({ feed }) => feed ?? "" },
  { head: "Words", className: "words", cell: ({ message }) => message },
];

/** The last readings and failures of the ingest, newest first. */
export function IngestNotes({ notes }: { notes: readonly IngestNote[] }) {
  if (notes.length === 0) return <p className="empty">Nothing has been read yet.</p>;
  return (
    <NotesTable
      label="Table of readings"
      caption="The last readings, newest first"
      notes={notes}
      verdict={({ kind }) => KINDS[kind]}
      columns={COLUMNS}
    />
  );
}
