import type { Accounts } from "../accounts/accounts.ts";
import type { Chat } from "../chat/chat.ts";
import { parseQuestion } from "../chat/parse-question.ts";
import type { Mine } from "../../domain/analyst/reply/fantasy/answer-mine.ts";
import type { AnalystGame, AnalystStore } from "../games/read-analyst-game.ts";
import { readBody } from "../http/read-body.ts";
import type { SecurityOptions } from "../http/security-headers.ts";
import type { Logger } from "../log/logger.ts";
import { chatLines } from "./chat-lines.ts";
import { finishAnswer } from "./finish-answer.ts";
import { type Answer, toResponse } from "./render-page.ts";

export interface ChatDoor {
  chat: Chat;
  /** What is asked about, as it is for this reader. */
  games: AnalystStore;
  /** The players and rules of the reader who asks, from their cookies. */
  mine(game: AnalystGame): Promise<Mine>;
  accounts: Pick<Accounts, "viewer">;
}

/** A conversation of the most turns, each as long as it may be, is about half of this. */
const LARGEST_QUESTION = 64 * 1024;

const STREAM_HEADERS = [
  ["content-type", "application/x-ndjson; charset=utf-8"],
  ["cache-control", "no-store, no-transform"],
  ["x-accel-buffering", "no"],
  ["vary", "cookie"],
] as const;

/** `POST /api/chat`: a question as JSON, answered with events, one a line; or `{error}`. Its origin was checked before. */
export async function chatAnswer(
  request: Request,
  address: string,
  { chat, accounts, games, mine }: ChatDoor,
  { security, log }: { security: SecurityOptions; log: Logger },
): Promise<Response> {
  const finish = (answer: Answer): Answer => finishAnswer(answer, security, log);
  const refuse = (status: number, error: string, headers: Answer["headers"] = []): Response => {
    const always = [
      ["content-type", "application/json"],
      ["cache-control", "no-store"],
    ] as const;
    const body = Buffer.from(JSON.stringify({ error }));
    return toResponse(finish({ status, headers: [...always, ...headers], body }));
  };
  if (request.method !== "POST") return refuse(405, "Ask with POST.", [["allow", "POST"]]);
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
    return refuse(415, "A question has the content type application/json.");
  }
  const body = await readBody(request, LARGEST_QUESTION);
  if (body === null) return refuse(413, `A question may hold at most ${LARGEST_QUESTION} bytes.`);
  const question = parseQuestion(body.toString("utf8"));
  if (!question.ok) return refuse(400, question.error);
  const left = new AbortController();
  request.signal.addEventListener("abort", () => left.abort(), { once: true });
  const requester = { viewer: await accounts.viewer(request.headers), address };
  const answer = await chat.answer(question.value, requester, left.signal, { games, mine });
  if (!answer.ok) {
    const { status, error, retryAfter } = answer.error;
    return refuse(status, error, retryAfter === null ? [] : [["retry-after", String(retryAfter)]]);
  }
  const { headers } = finish({ status: 200, headers: STREAM_HEADERS, body: Buffer.alloc(0) });
  return new Response(chatLines(answer.value, left, log), { headers: headers as [string, string][] });
}
