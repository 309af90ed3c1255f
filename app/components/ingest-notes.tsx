import { Link } from "react-router";

import type { IngestNote } from "../../domain/admin/ingest-note.ts";
import { AcceptGame } from "./accept-game.tsx";
import { type NoteColumn, NotesTable, type NoteVerdict } from "./notes-table.tsx";

const KINDS: Readonly<Record<IngestNote["kind"], NoteVerdict>> = {
  refreshed: { word: "Refreshed", isBad: false },
  unchanged: { word: "Unchanged", isBad: false },
  corrected: { word: "Corrected", isBad: false },
  unauthorized: { word: "Key rejected", isBad: true },
  "rate-limited": { word: "Rate limited", isBad: true },
  unreachable: { word: "No answer", isBad: true },
  "bad-shape": { word: "Unreadable", isBad: true },
  "not-found": { word: "Not found", isBad: true },
  suspect: { word: "Suspect", isBad: true },
};

/** A note as it is shown. */
interface ShownNote extends IngestNote {
  /** The game whose newest answer that was suspect this is; null for any other note. */
  suspectGame: string | null;
}

interface IngestNotesProps {
  notes: readonly IngestNote[];
  /** What their games are called, by their keys. */
  titles: Readonly<Record<string, string>>;
}

const columns = (titles: IngestNotesProps["titles"]): readonly NoteColumn<ShownNote>[] => [
  {
    head: "Game",
    className: "about",
    cell: ({ gameKey }) => (gameKey === null ? "" : <Link to={`/games/${gameKey}`}>{titles[gameKey] ?? gameKey}</Link>),
  },
  { head: "Feed", cell: ({ feed }) => feed ?? "" },
  {
    head: "Notes",
    className: "words",
    cell: ({ message, suspectGame }) => (
      <>
        {message}
        {suspectGame === null ? null : <AcceptGame gameKey={suspectGame} />}
      </>
    ),
  },
];

/**
 * The last fetches and failures of the ingest, newest first. The newest answer about a game that was suspect has a button
 * that takes over what the provider says now.
 */
export function IngestNotes({ notes, titles }: IngestNotesProps) {
  if (notes.length === 0) return <p className="empty">Nothing has been read yet.</p>;
  const suspects = notes.filter(({ kind }) => kind === "suspect");
  const newest = new Map(suspects.toReversed().map((note) => [note.gameKey, note]));
  return (
    <NotesTable
      label="Polls, newest first"
      caption="Recent polls, newest first"
      notes={notes.map((note) => ({ ...note, suspectGame: newest.get(note.gameKey) === note ? note.gameKey : null }))}
      verdict={({ kind }) => KINDS[kind]}
      columns={columns(titles)}
    />
  );
}
