import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import type { Logger } from "../log/logger.ts";

const BROKEN: ChatEvent = { type: "error", error: "Something went wrong on our end. Ask again in a minute." };

/** Milliseconds: proxies end an answer that says nothing for half a minute, and a model may look things up for longer. */
const QUIET = 10_000;

/**
 * The events as lines, with an empty line, which readers skip, in every long silence. They are taken as they come and not as
 * they are read: somebody who asks and does not read would otherwise hold what is set aside for the answer, which is small.
 * A reader who leaves ends the answer: `left` is aborted.
 */
export function chatLines(
  events: AsyncIterable<ChatEvent>,
  left: AbortController,
  log: Logger,
  quiet: number = QUIET,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isCanceled = false;
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: string): void => {
        if (!isCanceled) controller.enqueue(encoder.encode(`${line}\n`));
      };
      const silence = setInterval(() => send(""), quiet);
      try {
        for await (const event of events) {
          if (left.signal.aborted) break;
          send(JSON.stringify(event));
          silence.refresh();
        }
      } catch (error) {
        if (!left.signal.aborted) {
          log.error({ err: error }, "the analyst's answer broke off");
          send(JSON.stringify(BROKEN));
        }
      } finally {
        clearInterval(silence);
        if (!isCanceled) controller.close();
      }
    },
    cancel() {
      isCanceled = true;
      left.abort();
    },
  });
}
