import { isIP } from "node:net";
import { isLoopbackName } from "../http/loopback.ts";
import { parseJson } from "../http/parse-json.ts";
import { readBody } from "../http/read-body.ts";
import { foreignOriginProblem } from "../http/foreign-origin-problem.ts";
import { FOR_ASSISTANTS, mcpHelp } from "../mcp/mcp-help.ts";
import type { Mcp } from "../mcp/open-mcp.ts";
import { wordsAnswer } from "./finish-answer.ts";
import type { Answer } from "./render-page.ts";

/** A call of a tool is a few hundred bytes. */
const LARGEST_MESSAGE = 64 * 1024;
/** Only the protocol's older revisions know lists of messages. */
const LONGEST_LIST = 20;

/** JSON-RPC's own codes, and the one that a server may give a meaning to. */
const UNREADABLE = -32_700;
const INVALID = -32_600;
const REFUSED = -32_000;

const CLOSED = "Assistants are not served here: the site's administrator turned this off.";

/**
 * `POST /mcp`: a message of the Model Context Protocol. What never reaches the protocol is refused here, in its own form.
 * `mcp` is null where the site tells assistants nothing.
 */
export async function mcpAnswer(
  request: Request,
  address: string,
  { mcp, baseUrl }: { mcp: Mcp | null; baseUrl: string | null },
): Promise<Answer> {
  const { method, headers } = request;
  const { hostname, origin } = new URL(request.url);
  if (method !== "POST") {
    if (mcp === null) return wordsAnswer(404, CLOSED);
    const isPerson = (method === "GET" || method === "HEAD") && headers.get("accept")?.includes("text/html") === true;
    if (isPerson && hostProblem(hostname, baseUrl) === null) return wordsAnswer(200, mcpHelp(baseUrl ?? origin));
    // A client that looks for a stream of the older revisions must be told by this status that there is none.
    return wordsAnswer(405, FOR_ASSISTANTS, [["allow", "POST"]]);
  }
  if (mcp === null) return refusal(404, REFUSED, CLOSED);
  const foreign = hostProblem(hostname, baseUrl) ?? originProblem(headers, baseUrl);
  if (foreign !== null) return refusal(403, REFUSED, foreign);
  const body = await readBody(request, LARGEST_MESSAGE);
  if (body === null) return refusal(413, REFUSED, `A message may hold at most ${LARGEST_MESSAGE} bytes.`);
  const parsed = parseJson(body.toString("utf8"));
  if (!parsed.ok) return refusal(400, UNREADABLE, parsed.error);
  const message = parsed.value;
  const messages = Array.isArray(message) ? Math.max(1, message.length) : 1;
  if (messages > LONGEST_LIST) return refusal(400, INVALID, `A list may hold at most ${LONGEST_LIST} messages.`);
  const seconds = await mcp.consume(address, messages);
  if (seconds !== null) {
    const words = `Too many questions at once. Ask again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
    return refusal(429, REFUSED, words, [["retry-after", String(seconds)]]);
  }
  const reply = await mcp.answer(request, message);
  if (reply === null)
    return refusal(503, REFUSED, "The answer took too long. Ask again in a minute.", [["retry-after", "60"]]);
  // What is for the connection alone is this server's own to say.
  const own = [...reply.headers].filter(([name]) => name === "content-type" || name === "allow");
  return { status: reply.status, headers: [...own, ["cache-control", "no-store"]], body: reply.body };
}

/**
 * A page of somebody else can make its own name lead to this machine and then read what it is answered. It cannot do so with
 * a bare address, which no name stands for, and not with this site's own name.
 */
function hostProblem(hostname: string, baseUrl: string | null): string | null {
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0;
  if (isAddress || isLoopbackName(hostname)) return null;
  if (baseUrl !== null && hostname === new URL(baseUrl).hostname) return null;
  return "This site does not recognize the host name in this request. Its administrator has to set BASE_URL to the site's address.";
}

/** Assistants name no origin. What a browser sends must come from this site itself. */
function originProblem(headers: Headers, baseUrl: string | null): string | null {
  return headers.has("origin") || headers.has("sec-fetch-site") ? foreignOriginProblem(headers, baseUrl) : null;
}

function refusal(status: number, code: number, message: string, headers: Answer["headers"] = []): Answer {
  const body = JSON.stringify({ jsonrpc: "2.0", error: { code, message }, id: null });
  return {
    status,
    headers: [["content-type", "application/json"], ["cache-control", "no-store"], ...headers],
    body: Buffer.from(body),
  };
}
