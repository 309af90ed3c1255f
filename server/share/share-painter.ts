import { Worker } from "node:worker_threads";
import type { ShareCard } from "../../domain/page/share-card.ts";

/** Draws share pictures. */
export interface SharePainter {
  /** The PNG of a card. Rejects where it cannot be drawn, or not in time. */
  paint(card: ShareCard): Promise<Uint8Array>;
  /** Ends the thread. */
  close(): Promise<void>;
}

type Answer = { id: number; png: Uint8Array } | { id: number; problem: string };

interface Pending {
  resolve(png: Uint8Array): void;
  reject(error: Error): void;
}

/** A picture takes a twentieth of a second, the first one half a second more; a thread that needs this long is stuck. */
const PATIENCE_MS = 20_000;

/** A painter on a thread of its own, which is started by the first picture and never keeps the process from ending. */
export function openSharePainter({ patience = PATIENCE_MS } = {}): SharePainter {
  let thread: { worker: Worker; pending: Map<number, Pending> } | null = null;
  let lastId = 0;

  function start(): NonNullable<typeof thread> {
    const worker = new Worker(new URL("share-thread.ts", import.meta.url));
    const pending = new Map<number, Pending>();
    const started = { worker, pending };
    const end = (error: Error): void => {
      if (thread === started) thread = null;
      for (const one of pending.values()) one.reject(error);
      pending.clear();
    };
    worker.on("message", (answer: Answer) => {
      const one = pending.get(answer.id);
      pending.delete(answer.id);
      if ("png" in answer) one?.resolve(answer.png);
      else one?.reject(new Error(`a share picture could not be drawn: ${answer.problem}`));
    });
    worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => end(new Error("the thread that draws share pictures has ended")));
    worker.unref();
    return started;
  }

  return {
    paint(card) {
      thread ??= start();
      const { worker, pending } = thread;
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      lastId += 1;
      const timer = setTimeout(() => void worker.terminate(), patience);
      pending.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, card }, []);
      return promise.finally(() => clearTimeout(timer));
    },
    async close() {
      await thread?.worker.terminate();
    },
  };
}
