import { z } from "zod";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import {
  type ChatTurn,
  LONGEST_ARGUMENTS,
  LONGEST_QUESTION,
  LONGEST_TURN,
  MOST_TOOLS,
  MOST_TURNS,
} from "../../domain/analyst/chat-event.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { parseJson } from "../http/parse-json.ts";
import type { ChatQuestion } from "./chat.ts";

const tool = z.object({
  name: z.enum(ANALYST_TOOLS.map(({ name }) => name)),
  args: z
    .record(z.string(), z.unknown())
    .refine((args) => JSON.stringify(args).length <= LONGEST_ARGUMENTS)
    .default({}),
});

const turn = z.discriminatedUnion("role", [
  z.object({ role: z.literal("user"), text: z.string().trim().min(1).max(LONGEST_QUESTION) }),
  z.object({
    role: z.literal("assistant"),
    text: z.string().max(LONGEST_TURN),
    // They are asked again, so that nothing of their results is taken from outside.
    tools: z.array(tool).max(MOST_TOOLS).default([]),
  }),
]);

const question = z.object({
  gameKey: z.string().min(1).max(40),
  at: z.string().min(1).max(64).nullable().default(null),
  messages: z.array(turn).min(1).max(MOST_TURNS),
});

const SHAPE =
  'Send JSON: {"gameKey": "202510101", "messages": [{"role": "user", "text": "Who won?"}]}. Messages may also be {"role": "assistant", "text", "tools": [{"name", "args"}]}; the last one is the question. "at" with the id of a play asks about a finished game as of that play.';

/** What was asked, from a request's body; the error says what would have been right. */
export function parseQuestion(body: string): Result<ChatQuestion, string> {
  const given = parseJson(body);
  if (!given.ok) return fail(`${given.error} ${SHAPE}`);
  const parsed = question.safeParse(given.value);
  if (!parsed.success) {
    const isTooLong = parsed.error.issues.some(({ code, path }) => code === "too_big" && path.at(-1) === "text");
    if (isTooLong) return fail(`A question can have up to ${LONGEST_QUESTION} characters. Ask a shorter one.`);
    return fail(`This is not a question. ${SHAPE}`);
  }
  const { gameKey, at, messages } = parsed.data;
  const turns: ChatTurn[] = messages;
  if (turns.at(-1)?.role !== "user") return fail(`The last message must be the person’s. ${SHAPE}`);
  return ok({ gameKey, at, turns });
}
