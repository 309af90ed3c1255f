import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { receiptBook } from "../../domain/receipts/receipt-book.ts";
import type { AnalystGame } from "../games/read-analyst-game.ts";
import { proofsOf } from "./proofs-of.ts";

/** The answer of the analyst without a model to the last of the person's questions. `note` says why it answers where a model might have. */
export function* answerByRules(
  asked: readonly string[],
  { snapshot, at, index, tools }: AnalystGame,
  note: string | null,
): Generator<ChatEvent> {
  yield { type: "by", model: null, note };
  const { sentences } = replyTo(asked.at(-1) ?? "", snapshot, index, asked.slice(0, -1));
  if (sentences.some(({ ids }) => ids.length > 0))
    yield { type: "tool", name: "get_facts", args: {}, asOf: tools.asOf, error: null };
  const book = receiptBook(snapshot, at);
  for (const [at, { text, receipts }] of sentences.entries())
    yield { type: "text", text: at === 0 ? text : ` ${text}`, proofs: proofsOf(receipts, book) };
  yield { type: "done" };
}
