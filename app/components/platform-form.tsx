import { Form, Link } from "react-router";

import type { ShownSettings } from "../../domain/scoring/platforms/shown-settings.ts";

interface PlatformFormProps {
  answer: { pasted: string; problem: string | null; read: ShownSettings | null } | undefined;
}

/** A league's rules as ESPN's or Yahoo's page of settings has them, pasted. What was understood is said before it is used. */
export function PlatformForm({ answer }: PlatformFormProps) {
  return (
    <details className="rules" open={answer !== undefined}>
      <summary>ESPN or Yahoo rules</summary>
      <Form method="post" preventScrollReset>
        <label>
          Scoring settings, copied with their headings from your league’s page
          <textarea
            name="settings"
            required
            rows={6}
            maxLength={20_000}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={answer?.pasted}
            aria-invalid={answer?.problem ? true : undefined}
            aria-describedby="platform-read"
          />
        </label>
        <button className="btn quiet" type="submit" name="platform" value="espn">
          Read as ESPN’s
        </button>
        <button className="btn quiet" type="submit" name="platform" value="yahoo">
          Read as Yahoo’s
        </button>
      </Form>
      <output id="platform-read" className="small">
        {answer === undefined ? "" : (answer.problem ?? wordsOf(answer.read))}
      </output>
      {answer?.read ? <ReadRules read={answer.read} /> : null}
    </details>
  );
}

function ReadRules({ read: { understood, passed, unclear, more, path } }: { read: ShownSettings }) {
  return (
    <div className="read-rules">
      {unclear.length === 0 ? null : (
        <ul aria-label="Lines not understood">
          {unclear.map(({ line, why }, index) => (
            <li key={`${index} ${line}`}>
              <q>{inOneLine(line)}</q> {why}
            </li>
          ))}
          {more === 0 ? null : <li>{linesText(more)} more.</li>}
        </ul>
      )}
      <details>
        <summary>What was understood</summary>
        <ul aria-label="Lines understood">
          {understood.map(({ line, words }, index) => (
            <li key={`${index} ${line}`}>
              <q>{inOneLine(line)}</q> {words}
            </li>
          ))}
        </ul>
      </details>
      {passed.length === 0 ? null : (
        <details>
          <summary>What is about other settings</summary>
          <ul aria-label="Lines about other settings">
            {passed.map((line, index) => (
              <li key={`${index} ${line}`}>
                <q>{inOneLine(line)}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Link className="btn" to={path} preventScrollReset>
        Use these rules
      </Link>
    </div>
  );
}

/** How much was understood, in sentences. */
function wordsOf(read: ShownSettings | null): string {
  if (read === null) return "";
  const { understood, uncounted, unclear, more, passed } = read;
  const unknown = unclear.length + more;
  return [
    `${linesText(understood.length)} understood.`,
    uncounted.length === 0
      ? ""
      : `Not counted, because the play-by-play here does not have it: ${uncounted.join(", ")}.`,
    passed.length === 0 ? "" : `${linesText(passed.length)} about other settings.`,
    unknown === 0 ? "" : `${linesText(unknown)} not understood, and not used:`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Tables are copied with tabs between their columns. */
function inOneLine(line: string): string {
  return line.replaceAll(/\s+/g, " ").trim();
}

function linesText(count: number): string {
  return `${count} ${count === 1 ? "line" : "lines"}`;
}
