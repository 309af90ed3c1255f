import { Link } from "react-router";

import { formatInteger } from "../../domain/format.ts";
import { formatMoment } from "../../domain/format-moment.ts";
import type { IngestNote } from "../../domain/ingest-note.ts";
import { LocalTime } from "./local-time.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

/** What came of a reading, in words; the sign says good or bad to whoever does not see the colour. */
const KINDS: Readonly<Record<IngestNote["kind"], { word: string; isBad: boolean }>> = {
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

/** The last readings and failures of the ingest, newest first. */
export function IngestNotes({ notes }: { notes: readonly IngestNote[] }) {
  if (notes.length === 0) return <p className="empty">Nothing has been read yet.</p>;
  return (
    <ScrollFrame label="Table of readings">
      <table className="notes">
        <caption className="vh">The last readings, newest first</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What came of it</th>
            <th scope="col">Game</th>
            <th scope="col">Feed</th>
            <th scope="col">Words</th>
            <th scope="col">
              <abbr title="Milliseconds">ms</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ at, gameKey, feed, kind, message, milliseconds }, index) => (
            // Notes have no identity but their place, and the page shows them once.
            <tr key={index} className={KINDS[kind].isBad ? "bad" : undefined}>
              <th scope="row">
                <LocalTime at={at} format={formatMoment} />
              </th>
              <td>
                {KINDS[kind].isBad ? "✗ " : ""}
                {KINDS[kind].word}
              </td>
              <td>{gameKey === null ? "" : <Link to={`/games/${gameKey}`}>{gameKey}</Link>}</td>
              <td>{feed ?? ""}</td>
              <td className="words">{message}</td>
              <td>{formatInteger(milliseconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
