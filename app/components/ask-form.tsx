import type { FormEvent, MouseEvent } from "react";

import { LONGEST_QUESTION } from "../../domain/analyst/chat-event.ts";
import type { GamePhase } from "../../domain/game/game-state.ts";
import { SUGGESTED_QUESTIONS } from "../../domain/analyst/suggested-questions.ts";

interface AskFormProps {
  gameKey: string;
  /** The moment of a finished game that is asked about; see `AnalystPanelProps`. */
  at?: string | undefined;
  /** What of the page's query the answer's own page keeps for the way back: see `carriedToAsk`. */
  carried?: string;
  /** Those that the game has on this page: now, and while it stays open. An element around this says with `data-phase` which it has. */
  phases: readonly GamePhase[];
  isAnswering?: boolean;
  /** What was typed and could not be answered: it is still there to be corrected. */
  typed?: string;
  /** Where a script answers in place; without it the form and the links lead to a page with the answer. */
  onAsk?(question: string): void;
  onStop?(): void;
}

/** The field for a question, and questions to press. Both work as a form and links. */
export function AskForm({ gameKey, at, carried = "", phases, isAnswering, typed, onAsk, onStop }: AskFormProps) {
  const moment = at === undefined ? "" : `at=${encodeURIComponent(at)}`;
  const addressWith = (more = "") => {
    const query = [moment, carried, more].filter((part) => part !== "").join("&");
    return `/games/${gameKey}/ask${query === "" ? "" : `?${query}`}`;
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    if (onAsk === undefined) return;
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("q");
    if (isAnswering || !(field instanceof HTMLInputElement) || field.value.trim() === "") return;
    onAsk(field.value);
    field.value = "";
  }
  function press(event: MouseEvent<HTMLAnchorElement>, suggestion: string) {
    if (onAsk === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isAnswering) onAsk(suggestion);
  }
  return (
    <>
      <form className="ask" method="post" action={addressWith()} onSubmit={submit}>
        <label htmlFor="q">Your question about this game</label>
        <div>
          <input
            id="q"
            name="q"
            type="text"
            required
            maxLength={LONGEST_QUESTION}
            defaultValue={typed}
            autoComplete="off"
          />
          {isAnswering === true && onStop !== undefined ? (
            // The second click of a double click on Ask must not stop the answer.
            <button className="btn quiet" type="button" onClick={({ detail }) => detail < 2 && onStop()}>
              Stop
            </button>
          ) : (
            <button className="btn" type="submit">
              Ask
            </button>
          )}
        </div>
      </form>
      {phases.map((phase) => (
        <ul key={phase} className="asks" data-for={phase} aria-label="Suggested questions">
          {SUGGESTED_QUESTIONS[phase].map((suggestion) => (
            <li key={suggestion}>
              <a
                href={addressWith(`q=${encodeURIComponent(suggestion)}`)}
                rel="nofollow"
                onClick={(event) => press(event, suggestion)}
              >
                {suggestion}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
