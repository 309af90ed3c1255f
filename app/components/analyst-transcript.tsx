import { Fragment } from "react";

import { formatBeside, formatHour } from "../../domain/words/format-moment.ts";
import { ANALYST_NAME } from "../../domain/analyst/analyst-prompt.ts";
import { toolWords } from "../analyst/answer-words.ts";
import type { TranscriptRow } from "../analyst/transcript-row.ts";
import { LocalTime } from "./local-time.tsx";

interface AnalystTranscriptProps {
  rows: readonly TranscriptRow[];
}

/** A conversation with the analyst, spoken or written, with what each answer rests on beneath it. */
export function AnalystTranscript({ rows }: AnalystTranscriptProps) {
  return (
    <ol className="talk">
      {rows.map((row) => (
        <li key={row.id} className={row.who === "you" ? "said" : "told"}>
          <p>
            <b>{row.who === "you" ? "You" : ANALYST_NAME}</b>{" "}
            {row.text === "" && row.isOpen ? <i>is looking it up…</i> : row.text}
            {row.isInterrupted ? " (interrupted)" : null}
          </p>
          {row.note === null ? null : <p className="note">{row.note}</p>}
          {row.isCorrected ? <p className="note">A sentence that the stats don’t support was cut.</p> : null}
          <Proofs proofs={row.proofs} />
          <Basis row={row} />
        </li>
      ))}
    </ol>
  );
}

/** Plays and lines that prove an answer, as links. */
function Proofs({ proofs }: Pick<TranscriptRow, "proofs">) {
  if (proofs.length === 0) return null;
  return (
    <p className="small proofs">
      Receipts:{" "}
      {proofs.map(({ label, href }, index) => (
        <Fragment key={`${label} ${href}`}>
          {index === 0 ? null : ", "}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
    </p>
  );
}

function Basis({ row: { by, tools, askedAt } }: { row: TranscriptRow }) {
  if (by === null && tools.length === 0) return null;
  const asOf = tools.findLast((tool) => tool.asOf !== null)?.asOf ?? null;
  const lookedUp = [...new Set(tools.map(toolWords))].join(", ");
  return (
    <p className="small basis">
      {by}
      {by !== null && lookedUp !== "" ? ". " : null}
      {lookedUp === "" ? null : `Looked up: ${lookedUp}`}
      {askedAt === null ? null : (
        <>
          {" "}
          at <LocalTime at={askedAt} format={formatHour} />
        </>
      )}
      {asOf === null ? null : (
        <>
          , as of <LocalTime at={asOf} format={(iso, clock) => formatBeside(iso, askedAt, clock)} />
        </>
      )}
    </p>
  );
}
