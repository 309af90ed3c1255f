import { connect } from "node:net";
import { openOrder } from "../live-messages.ts";
import { monotonicMs } from "./monotonic-ms.ts";

/** Many open pages as plain sockets, which only look for the ids of events: reports when the last one has each. */
process.on("message", (message) => {
  const { name, address, path, count } = openOrder.parse(message);
  const { hostname, port } = new URL(address);
  const arrived = new Map<number, number>();
  let begun = 0;

  function arrive(id: number, text: string): void {
    const number = (arrived.get(id) ?? 0) + 1;
    arrived.set(id, number);
    if (number === count) process.send?.({ kind: "all", name, id, at: monotonicMs(), text });
  }

  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(port), hostname);
    let text = "";
    let isHead = true;
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      for (let end = text.indexOf("\n\n"); end !== -1; end = text.indexOf("\n\n")) {
        const event = text.slice(0, end + 2);
        text = text.slice(end + 2);
        if (isHead) {
          isHead = false;
          begun += 1;
          if (begun === count) process.send?.({ kind: "open", name });
        }
        const id = /\nid: (\d+)\n/.exec(event);
        // What stands before belongs to the head or to the length of a chunk.
        if (id !== null) arrive(Number(id[1]), Buffer.from(event.slice(event.indexOf("event: ")), "latin1").toString());
      }
    });
    socket.on("error", (error) => {
      throw error;
    });
  }
});
process.on("disconnect", () => process.exit(0));
