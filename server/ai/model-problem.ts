import { APICallError, LoadAPIKeyError, NoObjectGeneratedError, NoOutputGeneratedError } from "ai";
import { askedWait } from "./asked-wait.ts";
import type { TokenUse, WriterProblem } from "./story-writer.ts";

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
    return problem("bad-answer", `${server} answered with something other than text`);
  if (LoadAPIKeyError.isInstance(error)) return problem("unauthorized", `${server} requires a key`);
  if (!APICallError.isInstance(error)) return problem("unreachable", `${server} could not be reached`);
  const { statusCode, responseHeaders } = error;
  if (statusCode === 401 || statusCode === 403)
    return problem("unauthorized", `${server} rejects the key (${statusCode}): check the key and its permissions`);
  if (statusCode === 402 || statusCode === 429)
    return problem(
      "rate-limited",
      `${server} is rate limiting us (${statusCode})`,
      askedWait(new Headers(responseHeaders)),
    );
  if (statusCode === 404)
    return problem(
      "unauthorized",
      `${server} does not have this model or address (404): check AI_MODEL and AI_BASE_URL`,
    );
  if (statusCode === undefined || statusCode < 400)
    return problem("unreachable", `${server} could not be reached, or gave an unreadable answer`);
  if (statusCode >= 500 || statusCode === 408)
    return problem(
      "unreachable",
      `${server} reports a server error (${statusCode})`,
      askedWait(new Headers(responseHeaders)),
    );
  return problem("bad-answer", `${server} refused the request (${statusCode})`);
}
