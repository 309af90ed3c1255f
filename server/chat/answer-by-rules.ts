import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { answerQuestion } from "../../domain/analyst/answer/answer-question.ts";
import { type ChatEvent, toolNote } from "../../domain/analyst/chat-event.ts";

/** The answer of the analyst without a model to the last of the person's questions. `note` says why it answers where a model might have. */
export function* answerByRules(
  asked: readonly string[],
  snapshot: ToolSnapshot,
  now: number,
  note: string | null,
): Generator<ChatEvent> {
  yield { type: "by", model: null, note };
  const { text, uses } = answerQuestion(asked.at(-1) ?? "", snapshot, now, asked.slice(0, -1));
  for (const use of uses) yield { type: "tool", ...toolNote(use) };
  yield { type: "text", text };
  yield { type: "done" };
}
