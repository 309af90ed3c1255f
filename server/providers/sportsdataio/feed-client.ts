import ky from "ky";
import type { z } from "zod";
import { readBody } from "../../http/read-body.ts";
import { secondsToWait } from "../../http/seconds-to-wait.ts";
import type { ProviderError } from "../provider.ts";
import { ProviderFailure } from "../provider-failure.ts";

export interface FeedOptions {
  /** `SPORTSDATAIO_URL`. */
  url: string;
  /** `SPORTSDATAIO_KEY`. It goes into a header and nowhere else. */
  key: string;
  now: () => Date;
  /** Milliseconds that one answer may take, from the call to its last byte. */
  patience?: number | undefined;
  /** Aborts when a feed's answer has taken so many milliseconds; by the clock when absent. */
  deadline?: ((milliseconds: number, feed: string) => AbortSignal) | undefined;
  /** Called with every call before it is made: calls are counted, and paid. */
  onCall?: ((feed: string) => void) | undefined;
  /** Bytes of one answer, unpacked; 32 MB when absent. */
  mostBytes?: number | undefined;
}

/** Asks one feed, for example `scores/json/Teams`, and checks the shape of its answer. */
export type AskFeed = <T>(feed: string, shape: z.ZodType<T>, signal: AbortSignal) => Promise<T>;

const PATIENCE = 20_000;
/** Several times what the longest feed says, which names every player there is. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * A caller of SportsDataIO's feeds. Every call is one request: nothing is tried again here, because the poller decides
 * when the next call is worth its price. Throws `ProviderFailure` for what the provider does, the signal's reason otherwise.
 */
export function feedClient(options: FeedOptions): AskFeed {
  const { url, key, now, patience = PATIENCE, deadline: deadlineOf = AbortSignal.timeout, onCall } = options;
  const { mostBytes = MOST_BYTES } = options;
  return async (feed, shape, signal) => {
    signal.throwIfAborted();
    onCall?.(feed);
    const deadline = deadlineOf(patience, feed);
    const both = AbortSignal.any([signal, deadline]);
    let response: Response;
    let body: Buffer | null;
    try {
      response = await ky.get(`${url}/v3/nfl/${feed}`, {
        headers: { "Ocp-Apim-Subscription-Key": key, Accept: "application/json" },
        signal: both,
        timeout: false,
        retry: 0,
        throwHttpErrors: false,
        // A redirect would carry the key to another host.
        redirect: "manual",
      });
    } catch (error) {
      throw unanswered(feed, error, { signal, deadline, patience });
    }
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined);
      throw refusal(feed, response, now());
    }
    try {
      body = await readBody(response, mostBytes);
    } catch (error) {
      if (signal.aborted || deadline.aborted) throw unanswered(feed, error, { signal, deadline, patience });
      throw badShape(feed, "the answer was cut off");
    }
    if (body === null) {
      await response.body?.cancel().catch(() => undefined);
      throw badShape(feed, `the answer is longer than ${mostBytes} bytes`);
    }
    return read(feed, new TextDecoder().decode(body), response.headers.get("content-type"), shape);
  };
}

function read<T>(feed: string, body: string, contentType: string | null, shape: z.ZodType<T>): T {
  if (/text\/html/i.test(contentType ?? "") || /^\s*</.test(body))
    throw badShape(feed, "a web page (HTML) came instead of data; is SPORTSDATAIO_URL right?");
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    throw badShape(feed, body.trim() === "" ? "the answer is empty" : "the answer is no JSON, or was cut off");
  }
  const parsed = shape.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badShape(feed, `${issue?.path.join(".") || "the answer"}: ${issue?.message ?? "unknown shape"}`);
}

function badShape(feed: string, complaint: string): ProviderFailure {
  return new ProviderFailure("bad-shape", `SportsDataIO ${feed}: ${complaint}`);
}

interface Waiting {
  signal: AbortSignal;
  deadline: AbortSignal;
  patience: number;
}

/** Nobody there, nothing said in time, or the caller has had enough: then his reason. */
function unanswered(feed: string, error: unknown, { signal, deadline, patience }: Waiting): unknown {
  if (signal.aborted) return signal.reason;
  const why = deadline.aborted ? `no answer within ${patience / 1000} s` : connectionWords(error);
  return new ProviderFailure("unreachable", `SportsDataIO ${feed}: ${why}`);
}

function refusal(feed: string, response: Response, now: Date): ProviderFailure {
  const { status } = response;
  const wait = secondsToWait(response.headers.get("retry-after"), now);
  const failure = (kind: ProviderError["kind"], complaint: string, advice = ""): ProviderFailure =>
    new ProviderFailure(
      kind,
      `SportsDataIO ${feed}: ${complaint} (HTTP ${status})${advice}`,
      wait === null ? {} : { retryAfter: wait },
    );
  // A refusal that says how long it lasts is a used-up quota, not a wrong key.
  if (status === 429 || (status === 403 && wait !== null))
    return failure("rate-limited", `asks to wait${wait === null ? "" : ` ${wait} s`}`);
  if (status === 401 || status === 403)
    return failure("unauthorized", "refuses the key", "; check SPORTSDATAIO_KEY and what the subscription includes");
  if (status === 400 || status === 404 || status === 410) return failure("not-found", "there is no such thing");
  if (status >= 300 && status < 400) return failure("unreachable", "sends elsewhere", "; is SPORTSDATAIO_URL right?");
  return failure("unreachable", "failed");
}

/** The innermost cause says it best: what wraps it is "fetch failed". It never holds the address. */
function connectionWords(error: unknown): string {
  if (!(error instanceof Error)) return "cannot be reached";
  if (error.cause instanceof Error) return connectionWords(error.cause);
  return "code" in error && typeof error.code === "string"
    ? `cannot be reached (${error.code})`
    : "cannot be reached; check the network";
}
