import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { secondsToWait } from "../http/seconds-to-wait.ts";
import { isEmulatorsAddress, isPushAddress, publicLookup } from "./push-address.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** What became of a message: the service took it, knows no such browser any more, or it may be tried again, after `seconds` where it said so. */
export type PushOutcome = { kind: "sent" } | { kind: "gone" } | { kind: "failed"; seconds: number | null };

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sends one message. Never rejects. */
export type SendPush = (target: PushTarget, message: { payload: string; tag: string }) => Promise<PushOutcome>;

export interface SendPushOptions {
  vapid: VapidKeys;
  now(): Date;
  /** The origin of an emulated service on this machine, which may then be plain and private. */
  emulator?: string;
  /** Milliseconds that a service has. */
  deadline?: number;
}

const DEADLINE_MS = 10_000;
/** News of a game that is older than this when the device wakes is none. */
const TTL_S = 30 * 60;
const GONE = [404, 410];

/** The sending to browsers' push services; the message is encrypted for the one browser. */
export function createSendPush({ vapid, now, emulator, deadline = DEADLINE_MS }: SendPushOptions): SendPush {
  return async ({ endpoint, p256dh, auth }, { payload, tag }) => {
    const isEmulated = isEmulatorsAddress(endpoint, emulator);
    // What was stored by an earlier version of these rules is looked at by the present ones.
    if (!isEmulated && !isPushAddress(endpoint)) return { kind: "gone" };
    try {
      // Loaded with the first message: most sites have none to send.
      const { default: webPush } = await import("web-push");
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: vapid,
        TTL: TTL_S,
        urgency: "normal",
        topic: topicOf(tag),
      });
      const request = isEmulated && endpoint.startsWith("http:") ? requestPlain : requestSecure;
      return await new Promise<PushOutcome>((resolve, reject) => {
        const signal = AbortSignal.timeout(deadline);
        const lookup = isEmulated ? {} : { lookup: publicLookup };
        const sending = request(endpoint, { method: "POST", headers, signal, ...lookup }, (answer) => {
          // What it says besides is of no use here, and could go on without an end.
          answer.destroy();
          resolve(outcomeOf(answer.statusCode ?? 0, answer.headers["retry-after"] ?? null, now()));
        });
        sending.on("error", reject);
        sending.end(body);
      });
    } catch {
      // Neither the address nor a library's words about keys may reach a log.
      return { kind: "failed", seconds: null };
    }
  };
}

function outcomeOf(status: number, retryAfter: string | null, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (GONE.includes(status)) return { kind: "gone" };
  return { kind: "failed", seconds: retryAfter === null ? null : secondsToWait(retryAfter, now) };
}

/** At the service, a message that waits gives way to a later one of its topic: at most 32 letters that are safe in an address. */
function topicOf(tag: string): string {
  return Buffer.from(tag).toString("base64url").slice(-32);
}
