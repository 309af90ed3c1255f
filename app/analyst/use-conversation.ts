import { useEffect, useRef, useState } from "react";

import { NO_ANSWER, withEvent } from "../../domain/analyst/chat-answer.ts";
import { answerRow, questionRow } from "./answer-words.ts";
import { askAnalyst } from "./ask-analyst.ts";
import { turnsOf } from "./turns-of.ts";
import type { TranscriptRow } from "./transcript-row.ts";

/** A written conversation about a game. */
export interface Conversation {
  rows: readonly TranscriptRow[];
  /** An answer is being written. */
  isAnswering: boolean;
  ask(question: string): void;
  /** Ends the answer where it stands. */
  stop(): void;
}

/** The conversation of one page, about the game as of the moment `at` where there is one, and `behind` seconds behind a stream; it ends, with the answer that is being written, when the page is left. */
export function useConversation(gameKey: string, at: string | null, behind: number): Conversation {
  const [rows, setRows] = useState<readonly TranscriptRow[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function answer(known: readonly TranscriptRow[], id: string, controller: AbortController): Promise<void> {
    let answered = NO_ANSWER;
    let askedAt: string | null = null;
    const show = (): void => setRows([...known, answerRow(id, answered, askedAt)]);
    show();
    for await (const event of askAnalyst({ gameKey, at, behind }, turnsOf(known), controller.signal)) {
      if (event.type === "tool") askedAt ??= new Date().toISOString();
      answered = withEvent(answered, event);
      show();
    }
    if (controller.signal.aborted) {
      answered = { ...answered, error: "Stopped.", isOpen: false };
      show();
    }
    running.current = null;
  }

  return {
    rows,
    isAnswering: rows.at(-1)?.isOpen ?? false,
    ask(question) {
      const text = question.trim();
      if (text === "" || running.current !== null) return;
      const controller = new AbortController();
      running.current = controller;
      const asked = [...rows, questionRow(`you-${rows.length}`, text)];
      void answer(asked, `analyst-${rows.length}`, controller);
    },
    stop: () => running.current?.abort(),
  };
}
