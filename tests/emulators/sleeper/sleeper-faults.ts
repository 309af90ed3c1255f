import type { ServerResponse } from "node:http";
import { type FeedFault, sendWithFault } from "../sportsdataio-faults.ts";

/** One way to misbehave: what any server can do wrong, and what Sleeper does. */
export type SleeperFault =
  | Exclude<FeedFault, { kind: "scrambled" }>
  /** Says that there is no such thing, with status 200. */
  | { kind: "null" }
  /** Sends JSON of so many bytes, in pieces, without saying so before. */
  | { kind: "huge"; bytes: number }
  /** Shows every figure of a live update as 0, as Sleeper does for a moment. */
  | { kind: "zeros" };

const PIECE = " ".repeat(64 * 1024);

/** Gives an answer, spoiled by a fault; `onHeld` is called where it leaves the other side waiting. */
export async function sendSleeperAnswer(
  response: ServerResponse,
  data: unknown,
  fault: SleeperFault | undefined,
  onHeld: () => void,
): Promise<void> {
  switch (fault?.kind) {
    case "null":
      return sendWithFault(response, null, undefined);
    case "huge":
      return sendHuge(response, fault.bytes);
    case "zeros":
      return sendWithFault(response, zeroed(data), undefined);
    default:
      return sendWithFault(response, data, fault, onHeld);
  }
}

function sendHuge(response: ServerResponse, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    let sent = 0;
    const more = (): void => {
      if (response.destroyed) return resolve();
      if (sent >= bytes) return void response.end("[]", resolve);
      sent += PIECE.length;
      response.write(PIECE, more);
    };
    response.once("close", resolve);
    response.writeHead(200, { "content-type": "application/json" });
    more();
  });
}

function zeroed(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (key, value: unknown) => {
    if (key === "points") return 0;
    if (key === "starters_points" && Array.isArray(value)) return value.map(() => 0);
    if (key !== "players_points" || typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.keys(value).map((player) => [player, 0]));
  });
}
