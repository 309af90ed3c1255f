import { createHash, timingSafeEqual } from "node:crypto";
import { isLoopback, isLoopbackName } from "../http/loopback.ts";
import { wordsAnswer } from "./finish-answer.ts";
import type { Metrics } from "./metrics.ts";
import type { Answer } from "./render-page.ts";

export interface MetricsAccess {
  /** `METRICS_TOKEN`; null where none is set. */
  token: string | null;
  /** The public address; null where none is set. */
  baseUrl: string | null;
}

/** What a proxy adds to a request that it passes on. */
const PASSED_ON = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/**
 * `GET /metrics`. With a token only its bearer reads them. Without one this machine reads them itself, by its own name and
 * with no proxy between, and only where no public address is set: what comes from a proxy on this machine looks as near.
 */
export async function metricsAnswer(
  metrics: Metrics,
  { token, baseUrl }: MetricsAccess,
  request: Request,
  socketAddress: string | undefined,
): Promise<Answer> {
  if (token !== null) {
    const given = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    if (given === undefined || !isSame(given.trim(), token)) {
      return wordsAnswer(401, "These metrics need METRICS_TOKEN: send Authorization: Bearer <token>.", [
        ["www-authenticate", "Bearer"],
      ]);
    }
  } else if (baseUrl !== null || !isFromHere(request, socketAddress)) {
    return wordsAnswer(
      403,
      "These metrics are not public. Set METRICS_TOKEN and send it as Authorization: Bearer <token>. Without it, and without BASE_URL, only this machine may read them.",
    );
  }
  const { type, body } = await metrics.text();
  return {
    status: 200,
    headers: [
      ["content-type", type],
      ["cache-control", "no-store"],
    ],
    body: Buffer.from(body),
  };
}

/** Compared as hashes, so that the time taken tells nothing, not even the length. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

function isFromHere({ headers, url }: Request, socketAddress: string | undefined): boolean {
  const host = headers.get("host") ?? new URL(url).host;
  return (
    isLoopback(socketAddress ?? "") &&
    isLoopbackName(host.replace(/:\d+$/, "")) &&
    !PASSED_ON.some((name) => headers.has(name))
  );
}
