import type { ToolSnapshot } from "../../domain/analyst/analyst-tool.ts";
import { answerQuestion } from "../../domain/analyst/answer-question.ts";
import { type ChatEvent, toolNote } from "../../domain/analyst/chat-event.ts";

/** The answer of the analyst without a model. `note` says why it answers where a model might have. */
export function* answerByRules(
  question: string,
  snapshot: ToolSnapshot,
  now: number,
  note: string | null,
): Generator<ChatEvent> {
  yield { type: "by", model: null, note };
  const { text, uses } = answerQuestion(question, snapshot, now);
  for (const use of uses) yield { type: "tool", ...toolNote(use) };
  yield { type: "text", text };
  yield { type: "done" };
}
