import type { AnsweredBy, ChatEvent, Proof, ToolNote } from "./chat-event.ts";

/** An answer as far as its events have come. */
export interface ChatAnswer {
  /** Null until it is known. */
  by: AnsweredBy | null;
  text: string;
  tools: ToolNote[];
  /** Each once. */
  proofs: readonly Proof[];
  /** A sentence was stopped. */
  isCorrected: boolean;
  /** Why it ended before its end; null where it did not. */
  error: string | null;
  isOpen: boolean;
}

/** Before the first event. */
export const NO_ANSWER: ChatAnswer = {
  by: null,
  text: "",
  tools: [],
  proofs: [],
  isCorrected: false,
  error: null,
  isOpen: true,
};

/** The answer with one more event. */
export function withEvent(answer: ChatAnswer, event: ChatEvent): ChatAnswer {
  switch (event.type) {
    case "by":
      return { ...answer, by: { model: event.model, note: event.note } };
    case "tool": {
      const { name, args, asOf, error } = event;
      return { ...answer, tools: [...answer.tools, { name, args, asOf, error }] };
    }
    case "text":
      return { ...answer, text: answer.text + event.text, proofs: withProofs(answer.proofs, event.proofs) };
    case "corrected":
      return { ...answer, isCorrected: true };
    case "done":
      return { ...answer, isOpen: false };
    case "error":
      return { ...answer, error: event.error, isOpen: false };
  }
}

function withProofs(known: readonly Proof[], more: readonly Proof[]): readonly Proof[] {
  const fresh = more.filter(({ label, href }) => !known.some((one) => one.label === label && one.href === href));
  return fresh.length === 0 ? known : [...known, ...fresh];
}
