import { Link } from "react-router";

import type { IngestNote } from "../../domain/ingest-note.ts";
import { AcceptGame } from "./accept-game.tsx";
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
];

/**
 * The last readings and failures of the ingest, newest first. The newest answer about a game that was not believed has a button
 * that takes over what the provider says now.
 */
export function IngestNotes({ notes }: { notes: readonly IngestNote[] }) {
  if (notes.length === 0) return <p className="empty">Nothing has been read yet.</p>;
  const newest = new Map(
    notes
      .filter(({ kind }) => kind === "suspect")
      .toReversed()
      .map((note) => [note.gameKey, note]),
  );
  const words: NoteColumn<IngestNote> = {
    head: "Words",
    className: "words",
    cell: (note) => (
      <>
        {note.message}
        {note.gameKey !== null && newest.get(note.gameKey) === note ? <AcceptGame gameKey={note.gameKey} /> : null}
      </>
    ),
  };
  return (
    <NotesTable
      label="Table of readings"
      caption="The last readings, newest first"
      notes={notes}
      verdict={({ kind }) => KINDS[kind]}
      columns={[...COLUMNS, words]}
    />
  );
}
