import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Frame, readersOrder } from "../sunday-messages.ts";
import { monotonicMs } from "./monotonic-ms.ts";

/** Open pages as plain sockets, which only look for the ids of events: they note when each of them has each change. */

/** Connections that are opened together, so that a server's queue of new ones is not what is measured. */
const BATCH = 100;
const BATCH_PAUSE_MS = 25;
/** Who does not have a change after this time has missed it. */
const LATE_MS = 10_000;

interface Side {
  /** By path and id of an event. */
  frames: Map<string, Frame & { at: number[] }>;
  readers: Map<string, number>;
  cut: number;
}

const sides = new Map<string, Side>();

function sideOf(name: string): Side {
  const side = sides.get(name) ?? { frames: new Map(), readers: new Map(), cut: 0 };
  sides.set(name, side);
  return side;
}

function arrive(side: Side, path: string, id: string, event: string): void {
  const now = monotonicMs();
  const key = `${path} ${id}`;
  const known = side.frames.get(key);
  if (known !== undefined) {
    known.at.push(now);
    return;
  }
  const text = Buffer.from(event.slice(event.indexOf("event: ")), "latin1").toString();
  side.frames.set(key, { path, text, first: now, last: now, had: 0, of: side.readers.get(path) ?? 0, at: [now] });
}

/** Resolves with whether the stream is open. */
function openReader(side: Side, address: URL, path: string): Promise<boolean> {
  const answered = Promise.withResolvers<boolean>();
  const socket = connect(Number(address.port), address.hostname);
  let text = "";
  let isOpen = false;
  let hasEnded = false;
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
    for (let end = text.indexOf("\n\n"); end !== -1; end = text.indexOf("\n\n")) {
      const event = text.slice(0, end + 2);
      text = text.slice(end + 2);
      if (!isOpen) {
        isOpen = event.startsWith("HTTP/1.1 200");
        answered.resolve(isOpen);
        // What a page is told when it comes is no change of it.
        continue;
      }
      // The last one, after which the page is over.
      if (event.includes("event: end\n")) hasEnded = true;
      const id = /\nid: (\S+)\n/.exec(event)?.[1];
      if (id !== undefined) arrive(side, path, id, event);
    }
  });
  closes(socket, () => {
    if (isOpen && !hasEnded) side.cut += 1;
    answered.resolve(false);
  });
  return answered.promise;
}

function closes(socket: Socket, onClose: () => void): void {
  // A close follows each error.
  socket.on("error", () => {});
  socket.on("close", onClose);
}

async function open(
  side: Side,
  address: URL,
  paths: string[],
  count: number,
): Promise<{ opened: number; refused: number }> {
  let opened = 0;
  for (let begun = 0; begun < count; begun += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - begun) }, async (_, index) => {
      const path = paths[(begun + index) % paths.length] ?? "/";
      if (!(await openReader(side, address, path))) return;
      opened += 1;
      side.readers.set(path, (side.readers.get(path) ?? 0) + 1);
    });
    await Promise.all(batch);
    await pause(BATCH_PAUSE_MS);
  }
  return { opened, refused: count - opened };
}

/** What everybody has, or should have by now; the rest is left for the next time. */
function take(side: Side): void {
  const now = monotonicMs();
  const frames: Frame[] = [];
  const lags: number[] = [];
  for (const [key, { at, ...frame }] of side.frames) {
    if (at.length < frame.of && now - frame.first < LATE_MS) continue;
    side.frames.delete(key);
    frames.push({ ...frame, had: at.length, last: Math.max(...at) });
    for (const time of at) lags.push(time - frame.first);
  }
  process.send?.({ kind: "taken", frames, lags, cut: side.cut });
  side.cut = 0;
}

process.on("message", (message) => {
  const order = readersOrder.parse(message);
  const side = sideOf(order.name);
  if (order.kind === "take") take(side);
  else {
    void open(side, new URL(order.address), order.paths, order.count).then((done) => {
      process.send?.({ kind: "open", ...done });
    });
  }
});
process.on("disconnect", () => process.exit(0));
