import type { ReactNode } from "react";

import { formatInteger } from "../../domain/words/format.ts";
import { formatMoment } from "../../domain/words/format-moment.ts";
import { LocalTime } from "./local-time.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

/** The outcome in words; the sign says good or bad to anyone who does not see the color. */
export interface NoteVerdict {
  word: string;
  isBad: boolean;
}

export interface NoteColumn<N> {
  head: string;
  className?: string;
  cell: (note: N) => ReactNode;
}

interface NotesTableProps<N> {
  label: string;
  caption: string;
  notes: readonly N[];
  verdict: (note: N) => NoteVerdict;
  columns: readonly NoteColumn<N>[];
}

/** Recent actions, a row each: when, the outcome, the given columns, how long it took. */
export function NotesTable<N extends { at: string; milliseconds: number }>({
  label,
  caption,
  notes,
  verdict,
  columns,
}: NotesTableProps<N>) {
  return (
    <ScrollFrame label={label}>
      <table className="notes">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What came of it</th>
            {columns.map(({ head, className }) => (
              <th key={head} scope="col" className={className}>
                {head}
              </th>
            ))}
            <th scope="col">
              <abbr title="Milliseconds">ms</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {notes.map((note, index) => {
            const { word, isBad } = verdict(note);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- notes have no identity but their place, and the page shows them once
              <tr key={index} className={isBad ? "bad" : undefined}>
                <th scope="row">
                  <LocalTime at={note.at} format={formatMoment} />
                </th>
                <td>
                  {isBad ? "✗ " : ""}
                  {word}
                </td>
                {columns.map(({ head, className, cell }) => (
                  <td key={head} className={className}>
                    {cell(note)}
                  </td>
                ))}
                <td>{formatInteger(note.milliseconds)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
