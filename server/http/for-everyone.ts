import { FOR_EVERYONE } from "../../domain/page/for-everyone.ts";

/** The cookies that say how pages are shown, and nothing of who reads them. */
const CHOICES: ReadonlySet<string> = new Set(["scores", "behind", "my-scoring"]);

/** The request as it came, or without its reader where it asks for everybody's page: see `FOR_EVERYONE`. */
export function forEveryone(request: Request): Request {
  if (!request.headers.has(FOR_EVERYONE) || request.method !== "GET") return request;
  const chosen = (request.headers.get("cookie") ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => CHOICES.has(pair.slice(0, Math.max(0, pair.indexOf("=")))));
  const headers = new Headers(request.headers);
  headers.delete("cookie");
  if (chosen.length > 0) headers.set("cookie", chosen.join("; "));
  // The request is not always one of the web's own, which alone can be copied.
  return new Request(request.url, { headers, signal: request.signal });
}
