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
      {rows.map((row, index) => (
        <li key={row.id} className={row.who === "you" ? "said" : "told"}>
          <p>
            <b>{row.who === "you" ? "You" : ANALYST_NAME}</b>{" "}
            {row.text === "" && row.isOpen ? <i>is looking it up…</i> : row.text}
            {row.isInterrupted ? " (interrupted)" : null}
          </p>
          {row.note === null ? null : <p className="note">{row.note}</p>}
          {row.isCorrected ? <p className="note">A sentence that the stats don’t support was cut.</p> : null}
          <Proofs proofs={row.proofs} />
          <Basis row={row} before={rows.slice(0, index).findLast(({ by, tools }) => by !== null || tools.length > 0)} />
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

interface BasisProps {
  row: TranscriptRow;
  /** The answer before it that rests on anything. */
  before: TranscriptRow | undefined;
}

/** What an answer rests on: what was looked up, and what the answer before has not said yet of who answered and how recent the stats are. */
function Basis({ row, before }: BasisProps) {
  const { by, tools, askedAt } = row;
  const asOf = asOfOf(row);
  const isSaid = before !== undefined && by === before.by;
  const isAsRecent = isSaid && asOf === asOfOf(before);
  const lookedUp = [...new Set(tools.map(toolWords))].join(", ");
  if ((by === null || isSaid) && lookedUp === "") return null;
  return (
    <p className="small basis">
      {by === null || isSaid ? null : `${by}${lookedUp === "" ? "" : ". "}`}
      {lookedUp === "" ? null : `Looked up: ${lookedUp}`}
      {askedAt === null || isAsRecent ? null : (
        <>
          {" "}
          at <LocalTime at={askedAt} format={formatHour} />
        </>
      )}
      {asOf === null || isAsRecent ? null : (
        <>
          , as of <LocalTime at={asOf} format={(iso, timeZone) => formatBeside(iso, askedAt, timeZone)} />
        </>
      )}
    </p>
  );
}

function asOfOf({ tools }: TranscriptRow): string | null {
  return tools.findLast((tool) => tool.asOf !== null)?.asOf ?? null;
}
