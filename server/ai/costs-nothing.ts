import { APICallError } from "ai";

/** Before a connection stands, a server cannot have begun to work. */
const NEVER_CONNECTED: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Whether a request that failed was free. A server that says no, or that was never reached, takes nothing; one that breaks off may charge for all of it. */
export function costsNothing(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  if (error.statusCode !== undefined) return error.statusCode >= 400;
  return NEVER_CONNECTED.has(Object(error.cause).code);
}
