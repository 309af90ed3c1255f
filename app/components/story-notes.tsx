import { Link } from "react-router";

import { formatInteger } from "../../domain/format.ts";
import { formatMoment } from "../../domain/format-moment.ts";
import type { StoryNote } from "../../domain/story-note.ts";
import { LocalTime } from "./local-time.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

/** What came of a text, in words; the sign says good or bad to whoever does not see the colour. */
const OUTCOMES: Readonly<Record<StoryNote["outcome"], { word: string; isBad: boolean }>> = {
  published: { word: "Published", isBad: false },
  template: { word: "By the template", isBad: true },
  checked: { word: "Checked again", isBad: false },
  delayed: { word: "Delayed", isBad: true },
  unpublished: { word: "Taken back", isBad: false },
  failed: { word: "Failed", isBad: true },
};

/** The last texts that were written or checked, newest first. */
export function StoryNotes({ notes }: { notes: readonly StoryNote[] }) {
  if (notes.length === 0) return <p className="empty">Nothing has been written yet.</p>;
  return (
    <ScrollFrame label="Table of texts">
      <table className="notes">
        <caption className="vh">The last texts, newest first</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What came of it</th>
            <th scope="col">Text</th>
            <th scope="col">Model</th>
            <th scope="col">Words</th>
            <th scope="col">Facts</th>
            <th scope="col">Rounds</th>
            <th scope="col">Tokens</th>
            <th scope="col">
              <abbr title="Milliseconds">ms</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {notes.map((note, index) => (
            // Notes have no identity but their place, and the page shows them once.
            <tr key={index} className={OUTCOMES[note.outcome].isBad ? "bad" : undefined}>
              <th scope="row">
                <LocalTime at={note.at} format={formatMoment} />
              </th>
              <td>
                {OUTCOMES[note.outcome].isBad ? "✗ " : ""}
                {OUTCOMES[note.outcome].word}
              </td>
              <td>
                <Link to={`/games/${note.gameKey}`}>
                  {note.kind} of {note.gameKey}
                </Link>
              </td>
              <td>{note.model ?? ""}</td>
              <td className="words">{note.message}</td>
              <td>{formatInteger(note.claims)}</td>
              <td>{formatInteger(note.rounds)}</td>
              <td>{formatInteger(note.inputTokens + note.outputTokens)}</td>
              <td>{formatInteger(note.milliseconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
