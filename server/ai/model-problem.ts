import { APICallError, LoadAPIKeyError, NoObjectGeneratedError, NoOutputGeneratedError } from "ai";
import type { TokenUse, WriterProblem } from "./story-writer.ts";

const LONGEST_WAIT = 24 * 60 * 60;

/** What an error of the package means, in words of our own: what a server says may hold its key or our prompt. */
export function modelProblem(error: unknown, server: string, isTimeout: boolean, use: TokenUse): WriterProblem {
  const problem = (kind: WriterProblem["kind"], message: string, retryAfterSeconds: number | null = null) => ({
    kind,
    message,
    retryAfterSeconds,
    ...use,
  });
  if (isTimeout) return problem("unreachable", `${server} took too long to answer`);
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return problem("bad-answer", `${server} answered something that is no text`);
  if (LoadAPIKeyError.isInstance(error)) return problem("unauthorized", `${server} needs a key`);
  if (!APICallError.isInstance(error)) return problem("unreachable", `${server} could not be reached`);
  const { statusCode, responseHeaders } = error;
  if (statusCode === 401 || statusCode === 403)
    return problem(
      "unauthorized",
      `${server} does not take the key (${statusCode}): check the key and what it may use`,
    );
  if (statusCode === 402 || statusCode === 429)
    return problem("rate-limited", `${server} takes no more for now (${statusCode})`, waitOf(responseHeaders));
  if (statusCode === 404)
    return problem("unauthorized", `${server} knows no such model or address (404): check AI_MODEL and AI_BASE_URL`);
  if (statusCode === undefined || statusCode < 400)
    return problem("unreachable", `${server} could not be reached, or gave an answer that cannot be read`);
  if (statusCode >= 500 || statusCode === 408)
    return problem("unreachable", `${server} has a fault of its own (${statusCode})`, waitOf(responseHeaders));
  return problem("bad-answer", `${server} did not take the request (${statusCode})`);
}

/** `Retry-After` in seconds, whether it is given as a number or as a date; null without one that can be read. */
function waitOf(headers: Record<string, string> | undefined): number | null {
  const given = headers?.["retry-after"]?.trim();
  if (given === undefined || given === "") return null;
  const seconds = /^\d+(?:\.\d+)?$/.test(given)
    ? Number(given)
    : (Date.parse(given) - Date.parse(headers?.["date"] ?? "")) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_WAIT) : null;
}
