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

interface StoryNotesProps {
  notes: readonly StoryNote[];
  /** What their games are called, by their keys. */
  titles: Readonly<Record<string, string>>;
}

/** That the template wrote stands in a column of its own. */
const saidTwice = ({ outcome, model }: StoryNote): boolean => outcome === "published" && model === null;

const columns = (titles: StoryNotesProps["titles"]): readonly NoteColumn<StoryNote>[] => [
  {
    head: "Story",
    className: "about",
    cell: ({ kind, gameKey }) => (
      <Link to={`/games/${gameKey}`}>
        {kind === "recap" ? "Recap" : "Preview"}: {titles[gameKey] ?? gameKey}
      </Link>
    ),
  },
  { head: "Written by", cell: ({ model }) => model ?? "Template" },
  { head: "Notes", className: "words", cell: (note) => (saidTwice(note) ? "" : note.message) },
  { head: "Facts", className: "num", cell: ({ claims }) => formatInteger(claims) },
  { head: "Rounds", className: "num", cell: ({ rounds }) => formatInteger(rounds) },
  {
    head: "Tokens",
    className: "num",
    cell: ({ inputTokens, outputTokens }) => formatInteger(inputTokens + outputTokens),
  },
];

/** The last texts that were written or checked, newest first. */
export function StoryNotes({ notes, titles }: StoryNotesProps) {
  if (notes.length === 0) return <p className="empty">Nothing has been written yet.</p>;
  return (
    <NotesTable
      label="Recent stories"
      caption="Recent stories, newest first"
      notes={notes}
      verdict={({ outcome }) => OUTCOMES[outcome]}
      columns={columns(titles)}
    />
  );
}
