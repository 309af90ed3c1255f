import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { writeOrder } from "../sunday-messages.ts";

/** The least that `node:http` can do beside the site: `sunday-bare.ts BYTES` sends a page of so many bytes, holds streams, and writes to them what it is told. */
const body = randomBytes(Number(process.argv[2]));
const readers = new Map<string, Set<ServerResponse>>();
/** As long as the site keeps an idle connection: by itself node closes it after five seconds, perhaps as the next request comes. */
const KEEP_ALIVE_MS = 65_000;
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
  const { url = "/" } = request;
  if (!url.startsWith("/events/")) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(body);
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write("event: beat\ndata: {}\n\n");
  const group = readers.get(url) ?? new Set();
  readers.set(url, group.add(response));
  response.on("close", () => group.delete(response));
});
server.listen(0, "127.0.0.1", 4096, () => {
  process.send?.({ kind: "listening", address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on("message", (message) => {
  const { path, text } = writeOrder.parse(message);
  const bytes = Buffer.from(text);
  for (const reader of readers.get(path) ?? []) reader.write(bytes);
});
process.on("disconnect", () => process.exit(0));
