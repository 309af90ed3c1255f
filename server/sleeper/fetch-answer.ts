import { fail, ok, type Result } from "../../domain/result.ts";
import { parseJson } from "../http/parse-json.ts";
import { readBody } from "../http/read-body.ts";
import { secondsToWait } from "../http/seconds-to-wait.ts";
import { MINUTE_SECONDS, passingProblem, type SleeperProblem } from "./sleeper-problem.ts";

export interface FetchOptions {
  /** Where the API begins, without a slash at the end. */
  baseURL: string;
  now: () => Date;
  /** Milliseconds that one answer may take, from the call to its last byte. */
  patience: number;
  /** A signal that aborts when an answer has taken so many milliseconds; a test's own does when its emulator holds one back. */
  deadline: (milliseconds: number, path: string) => AbortSignal;
  /** The most bytes of an answer that are read. */
  mostBytes: number;
}

/** What came, unchecked; null is Sleeper's word for "there is none". */
export interface Fetched {
  data: unknown;
  /** Of the text. */
  bytes: number;
}

const LONGEST_WAIT_SECONDS = 60 * 60;

/**
 * Asks Sleeper once, without a word about the reader: no cookie, no referrer, no address. Redirects are not followed. Never throws;
 * whatever goes wrong is a problem in words for a reader. `rate-limited` carries the seconds that Sleeper asks to wait.
 */
export async function fetchAnswer(path: string, options: FetchOptions): Promise<Result<Fetched, SleeperProblem>> {
  const { baseURL, now, patience, deadline, mostBytes } = options;
  const late = deadline(patience, path);
  let response: Response;
  let body: Buffer | null;
  try {
    response = await fetch(`${baseURL}${path}`, {
      headers: { accept: "application/json" },
      redirect: "manual",
      signal: late,
    });
    const refusal = refusalOf(response, now());
    body = refusal === null ? await readBody(response, mostBytes) : null;
    if (body === null) await response.body?.cancel();
    if (refusal !== null) return refusal;
  } catch {
    const why = late.aborted ? `no answer within ${patience / 1000} seconds` : "the connection failed or broke off";
    return silent(why);
  }
  if (body === null)
    return unreadable(`Sleeper's answer is longer than ${mostBytes / 1024 / 1024} MB and was not read.`);
  return dataOf(body, response);
}

/** Null for an answer with a body to read. */
function refusalOf({ status, headers }: Response, now: Date): Result<Fetched, SleeperProblem> | null {
  if (status === 200) return null;
  if (status === 404) return ok({ data: null, bytes: 0 });
  if (status === 429) {
    const asked = secondsToWait(headers.get("retry-after"), now) ?? MINUTE_SECONDS;
    const seconds = Math.min(Math.max(asked, 1), LONGEST_WAIT_SECONDS);
    return fail(passingProblem("rate-limited", "Sleeper asks us to wait: too much was asked at once.", seconds));
  }
  if (status >= 500) return silent(`HTTP ${status}`);
  if (status >= 300 && status < 400) return silent(`it sends us to another address, HTTP ${status}`);
  return silent(`it refuses to answer, HTTP ${status}`);
}

function dataOf(body: Buffer, { headers }: Response): Result<Fetched, SleeperProblem> {
  const text = body.toString("utf8");
  if (/text\/html/i.test(headers.get("content-type") ?? "") || /^\s*</.test(text)) {
    return unreadable("Sleeper sent a web page instead of data.");
  }
  const parsed = parseJson(text);
  if (!parsed.ok) return unreadable("Sleeper's answer is damaged or was cut off.");
  return ok({ data: parsed.value, bytes: body.byteLength });
}

function silent(why: string): Result<never, SleeperProblem> {
  return fail(passingProblem("unreachable", `Sleeper does not answer right now (${why}).`));
}

function unreadable(what: string): Result<never, SleeperProblem> {
  return fail(passingProblem("bad-answer", what));
}
