import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import type { Logger } from "../log/logger.ts";

const BROKEN: ChatEvent = { type: "error", error: "Something went wrong on our side. Ask again in a minute." };

/** Milliseconds: proxies end an answer that says nothing for half a minute, and a model may look things up for longer. */
const QUIET = 10_000;

/**
 * The events as lines, as fast as they are read, with an empty line, which readers skip, in every long silence. Whoever leaves ends
 * the answer: `left` is aborted.
 */
export function chatLines(
  events: AsyncIterable<ChatEvent>,
  left: AbortController,
  log: Logger,
  quiet: number = QUIET,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  const line = (event: ChatEvent): Uint8Array => encoder.encode(`${JSON.stringify(event)}\n`);
  let coming: Promise<IteratorResult<ChatEvent>> | null = null;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        coming ??= iterator.next();
        const result = await orSilence(coming, quiet);
        if (result === null) {
          controller.enqueue(encoder.encode("\n"));
          return;
        }
        coming = null;
        if (result.done === true) controller.close();
        else controller.enqueue(line(result.value));
      } catch (error) {
        if (left.signal.aborted) return;
        log.error({ err: error }, "the analyst's answer broke off");
        controller.enqueue(line(BROKEN));
        controller.close();
      }
    },
    async cancel() {
      left.abort();
      await iterator.return?.();
    },
  });
}

/** What comes, or null where it is not there in time. */
async function orSilence<T>(coming: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([coming, silence]);
  } finally {
    clearTimeout(timer);
  }
}
