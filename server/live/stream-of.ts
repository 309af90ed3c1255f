import { type LiveReader, MOST_WAITING } from "./live-topic.ts";

/** A reader as a web stream. `leave` is called once the stream has ended, from whichever side. */
export function streamOf(
  listen: (reader: LiveReader) => void,
  leave: () => void,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  let isOpen = true;
  const gone = (): void => {
    isOpen = false;
    leave();
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const stop = (): void => {
          if (!isOpen) return;
          gone();
          controller.close();
        };
        // A server may tell of a reader who has gone by either of these, or by `cancel`.
        if (signal.aborted) return stop();
        signal.addEventListener("abort", stop, { once: true });
        listen({
          send(bytes) {
            if (!isOpen) return;
            controller.enqueue(bytes);
            if ((controller.desiredSize ?? 0) <= 0) stop();
          },
          end: stop,
        });
      },
      cancel: gone,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
}
