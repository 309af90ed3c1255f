import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

/** One way to misbehave. */
export type FeedFault =
  | { kind: "status"; status: number; retryAfter?: string }
  /** Takes the request and never says a word. */
  | { kind: "silence" }
  /** Answers after so many milliseconds. */
  | { kind: "slow"; milliseconds: number }
  /** Sends this share of the body, 0 to 1, and drops the connection. */
  | { kind: "cut"; share: number }
  /** Sends this share of the body and then nothing more, without an end. */
  | { kind: "stall"; share: number }
  /** Sends this share of the body as if it were whole. */
  | { kind: "short"; share: number }
  | { kind: "html" }
  | { kind: "redirect"; to: string }
  /** Leaves a field out wherever it stands. */
  | { kind: "missing"; field: string }
  /** Writes a value into a field wherever it stands, for example a type that nobody has documented. */
  | { kind: "value"; field: string; value: unknown }
  /** Answers as a free trial does: texts replaced, figures moved. */
  | { kind: "scrambled" };

/** Gives an answer, spoiled by a fault; `onHeld` is called where it leaves the other side waiting. */
export async function sendWithFault(
  response: ServerResponse,
  data: unknown,
  fault: FeedFault | undefined,
  onHeld: () => void = () => {},
): Promise<void> {
  const body = JSON.stringify(data);
  switch (fault?.kind) {
    case undefined:
      sendJson(response, body);
      break;
    case "status":
      response.writeHead(fault.status, {
        "content-type": "application/json",
        ...(fault.retryAfter === undefined ? {} : { "retry-after": fault.retryAfter }),
      });
      response.end(JSON.stringify({ statusCode: fault.status, message: "No." }));
      break;
    case "silence":
      onHeld();
      break;
    case "slow":
      onHeld();
      if (await isHereAfter(fault.milliseconds, response)) sendJson(response, body);
      break;
    case "cut":
      response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
      response.write(body.slice(0, Math.floor(body.length * fault.share)), () => response.destroy());
      break;
    case "stall":
      response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
      response.write(body.slice(0, Math.floor(body.length * fault.share)), onHeld);
      break;
    case "short":
      sendJson(response, body.slice(0, Math.floor(body.length * fault.share)));
      break;
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<!DOCTYPE html><title>Sign in</title>");
      break;
    case "redirect":
      response.writeHead(302, { location: fault.to }).end();
      break;
    case "missing":
      sendJson(response, rewritten(data, fault.field, undefined));
      break;
    case "value":
      sendJson(response, rewritten(data, fault.field, fault.value));
      break;
    case "scrambled":
      sendJson(response, JSON.stringify(data, scramble));
      break;
  }
}

/** Waits, and says whether somebody waits still; the clock stops as soon as nobody does. */
async function isHereAfter(milliseconds: number, response: ServerResponse): Promise<boolean> {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  return setTimeout(milliseconds, true, { signal: gone.signal }).catch(() => false);
}

function sendJson(response: ServerResponse, body: string): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(body);
}

function rewritten(data: unknown, field: string, value: unknown): string {
  return JSON.stringify(data, (key, old: unknown) => (key === field ? value : old));
}

const SCRAMBLED_TEXTS = new Set(["Description", "YardLineTerritory", "Direction", "LastPlay", "PlayDescription"]);
const MOVED_FIGURES =
  /^(Away|Home)Score|^(PointSpread|OverUnder)$|(Attempts|Completions|Yards|Targets)$|^(Receptions|FantasyPoints)$/;

/**
 * A free trial's answer: texts replaced, and the figures of boards, odds and statistics off by 5 to 20 %, each always by the
 * same share. Plays keep their figures, as in the one row that was seen.
 */
function scramble(this: Record<string, unknown>, key: string, value: unknown): unknown {
  if (typeof value === "string")
    return SCRAMBLED_TEXTS.has(key) || (key === "Distance" && "Quarter" in this) ? "Scrambled" : value;
  const isOfPlay = "PlayID" in this || "ScoringPlayID" in this;
  return typeof value === "number" && !isOfPlay && MOVED_FIGURES.test(key) ? moved(key, value) : value;
}

function moved(key: string, value: number): number {
  const percent = 5 + (key.length % 16);
  const factor = key.length % 2 === 0 ? 1 + percent / 100 : 1 - percent / 100;
  return key === "PointSpread" || key === "OverUnder" ? Math.round(value * factor * 2) / 2 : Math.round(value * factor);
}
