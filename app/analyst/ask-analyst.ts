import type { ChatEvent, ChatTurn } from "../../domain/analyst/chat-event.ts";

const OFFLINE = "You are offline. Ask again when the connection is back.";
const UNREACHABLE = "The site could not be reached. Ask again in a minute.";
const CUT_OFF = "The connection dropped. Ask again.";

/**
 * Asks the site about a game, as of the play `at` where there is one, or as it stood `behind` seconds ago, and gives the answer's events as they come; what goes wrong on the way is an `error` event like the site's own.
 * Ends without one when the signal is aborted.
 */
export async function* askAnalyst(
  { gameKey, at, behind }: { gameKey: string; at: string | null; behind: number },
  messages: readonly ChatTurn[],
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let isOver = false;
  try {
    const response = await fetch(behind > 0 ? `/api/chat?behind=${behind}` : "/api/chat", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ gameKey, ...(at === null ? {} : { at }), messages }),
      cache: "no-store",
      signal,
    });
    if (!response.ok || response.body === null) {
      yield { type: "error", error: await refusalOf(response) };
      return;
    }
    for await (const line of linesOf(response.body)) {
      const event = JSON.parse(line) as ChatEvent;
      isOver = event.type === "done" || event.type === "error";
      yield event;
    }
    if (!isOver) yield { type: "error", error: CUT_OFF };
  } catch {
    if (!signal.aborted && !isOver) yield { type: "error", error: navigator.onLine ? UNREACHABLE : OFFLINE };
  }
}

async function refusalOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const { error } = Object(body) as { error?: unknown };
  return typeof error === "string" ? error : UNREACHABLE;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield line;
    if (done) return;
  }
}
