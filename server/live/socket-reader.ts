import type { ServerResponse } from "node:http";
import { type LiveReader, MOST_WAITING } from "./live-topic.ts";

/** What is waiting when a stream ends has this long to go out. */
const END_DEADLINE_MS = 1_000;

/**
 * A reader at the other end of a socket. The body has no length and no chunks, it ends with the connection: so a frame goes
 * to the socket itself, as the very bytes that all readers share. Through the response it takes a third longer, because that
 * holds every write back for a moment to join it with others.
 */
export function socketReader(outgoing: ServerResponse, headers: readonly string[]): LiveReader {
  outgoing.removeHeader("transfer-encoding");
  outgoing.writeHead(200, [...headers, "connection", "close"]);
  outgoing.flushHeaders();
  return {
    send(bytes) {
      if (outgoing.writableEnded || outgoing.destroyed) return;
      // Without a socket an earlier answer on the connection is still going out, and the response keeps the order.
      const target = outgoing.socket ?? outgoing;
      target.write(bytes);
      if (target.writableLength > MOST_WAITING) target.destroy();
    },
    end() {
      outgoing.end();
      setTimeout(() => outgoing.destroy(), END_DEADLINE_MS).unref();
    },
  };
}
