import { Link } from "react-router";

import { formatInteger } from "../../domain/words/format.ts";
import type { StoryNote } from "../../domain/admin/story-note.ts";
import { type NoteColumn, NotesTable, type NoteVerdict } from "./notes-table.tsx";

const OUTCOMES: Readonly<Record<StoryNote["outcome"], NoteVerdict>> = {
  published: { word: "Published", isBad: false },
  template: { word: "By the template", isBad: true },
  checked: { word: "Rechecked", isBad: false },
  delayed: { word: "Delayed", isBad: true },
  unpublished: { word: "Unpublished", isBad: false },
  failed: { word: "Failed", isBad: true },
};

const COLUMNS: readonly NoteColumn<StoryNote>[] = [
  {
    head: "Text",
    cell: ({ kind, gameKey }) => (
      <Link to={`/games/${gameKey}`}>
        {kind} of {gameKey}
      </Link>
    ),
  },
  { head: "Model", cell: ({ model }) => model ?? "" },
  { head: "Words", className: "words", cell: ({ message }) => message },
  { head: "Facts", className: "num", cell: ({ claims }) => formatInteger(claims) },
  { head: "Rounds", className: "num", cell: ({ rounds }) => formatInteger(rounds) },
  {
    head: "Tokens",
    className: "num",
    cell: ({ inputTokens, outputTokens }) => formatInteger(inputTokens + outputTokens),
  },
];

/** The last texts that were written or checked, newest first. */
export function StoryNotes({ notes }: { notes: readonly StoryNote[] }) {
  if (notes.length === 0) return <p className="empty">Nothing has been written yet.</p>;
  return (
    <NotesTable
      label="Recent stories"
      caption="Recent stories, newest first"
      notes={notes}
      verdict={({ outcome }) => OUTCOMES[outcome]}
      columns={COLUMNS}
    />
  );
}
