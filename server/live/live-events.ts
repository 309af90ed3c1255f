import type { LiveFrame } from "../../domain/live/diff-live.ts";

/** The events of a stream as the bytes that every reader gets: `patch`, `beat`, `resync` and `end`. */
export function patchEvent(frame: LiveFrame): Buffer {
  return Buffer.from(`event: patch\nid: ${frame.to}\ndata: ${JSON.stringify(frame)}\n\n`);
}

/** A sign of life, with the version that a page should have by now. */
export function beatEvent(version: number): Buffer {
  return plainEvent("beat", { version });
}

/**
 * The reader's version cannot be followed up with frames: ask for the page's data again. `back` says that the store was put
 * back to an older state, so that a lower version is the right one.
 */
export function resyncEvent(version: number, back = false): Buffer {
  return plainEvent("resync", { version, ...(back ? { back } : {}) });
}

/** Nothing more will come; the server closes the stream. */
export function endEvent(version: number): Buffer {
  return plainEvent("end", { version });
}

function plainEvent(name: string, data: { version: number; back?: boolean }): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
