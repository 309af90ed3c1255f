import { STATUS_CODES } from "node:http";
import { data } from "react-router";

/**
 * What a loader throws where there is no page: a status by its own name, and words or nothing. The framework calls every status
 * without a name "Internal Server Error" where a page asks for its data.
 */
export function refused<T>(
  status: 400 | 403 | 404 | 409 | 429 | 503,
  words: T,
  headers: Record<string, string> = {},
): ReturnType<typeof data<T>> {
  return data(words, { status, statusText: STATUS_CODES[status] ?? "", headers });
}
