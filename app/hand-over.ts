import type { EntryContext } from "react-router";

/**
 * The context with the data that a page hands to its scripts read to its end, and left where the framework looks first. Nothing
 * in it comes late; without this the framework waits for each piece in a boundary of its own, which a page that is rendered at
 * once cannot do.
 */
export async function handOver(context: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream: stream, renderMeta } = context;
  if (stream === undefined) return context;
  const pieces: Uint8Array[] = [];
  // What is read is there already.
  for await (const piece of stream) pieces.push(piece);
  const text = Buffer.concat(pieces).toString();
  const streamCache = { 0: ready({ done: false, value: text }), 1: ready({ done: true, value: "" }) };
  return { ...context, renderMeta: { ...renderMeta, streamCache } };
}

function ready(result: { done: boolean; value: string }) {
  return Object.assign(Promise.resolve(), { result });
}
