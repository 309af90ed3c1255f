import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { changeOrder } from "../live-messages.ts";
import { monotonicMs } from "./monotonic-ms.ts";

/** The least that `node:http` can do for a stream of events: writes what it is told to everyone who has asked. */
const readers = new Set<ServerResponse>();
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write("event: beat\ndata: {}\n\n");
  readers.add(response);
  response.on("close", () => readers.delete(response));
});
server.listen(0, "127.0.0.1", 4096, () => {
  process.send?.({ kind: "listening", address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on("message", (message) => {
  const at = monotonicMs();
  const bytes = Buffer.from(changeOrder.parse(message).text ?? "");
  for (const reader of readers) reader.write(bytes);
  process.send?.({ kind: "changed", version: 0, at });
});
process.on("disconnect", () => process.exit(0));
