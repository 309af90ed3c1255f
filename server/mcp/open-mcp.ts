import { networkPace, type PaceLimits } from "../http/network-pace.ts";
import type { McpPlaces } from "./mcp-server.ts";

/** How many messages there may be, and how long an answer may take. */
export interface McpSettings extends PaceLimits {
  /** Milliseconds that one request may take. */
  patience: number;
}

export interface McpReply {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface Mcp {
  /** Counts messages of an address: how many seconds it has to wait, or null where it may go on. */
  consume(address: string, messages: number): Promise<number | null>;
  /** Answers a parsed message, or several in a list; null where that takes too long. The request's body is not read. */
  answer(request: Request, message: unknown): Promise<McpReply | null>;
}

/**
 * A conversation of an assistant asks a few tools a minute, and a whole office may share one address. Reading a game costs
 * milliseconds, so what all may ask for together leaves most of the time to the pages. Nobody's network, however wide, can
 * use up all of that.
 */
const SETTINGS: McpSettings = { perNetwork: 120, perNear: 360, perWide: 600, perSite: 1_200, patience: 15_000 };

/**
 * The Model Context Protocol without sessions: each request is served by a server of its own, in the revision that its
 * client speaks. The limits are this process's alone.
 */
export function openMcp(places: McpPlaces, settings: Partial<McpSettings> = {}): Mcp {
  const { patience, ...limits } = { ...SETTINGS, ...settings };
  const pace = networkPace(limits);
  let handler: ReturnType<typeof loadHandler> | null = null;
  return {
    consume: (address, messages) => pace.consume(address, messages),
    async answer(request, message) {
      handler ??= loadHandler(places);
      const { fetch } = await handler;
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), patience);
      const { url, method, headers } = request;
      const copy = new Request(url, { method, headers, signal: AbortSignal.any([request.signal, late.signal]) });
      try {
        return await Promise.race([wholeReply(fetch(copy, { parsedBody: message })), whenAborted(late.signal)]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** With the first message: the library takes a tenth of a second to load, which a start need not wait for. */
async function loadHandler(places: McpPlaces) {
  const [{ createMcpHandler }, { mcpServer }] = await Promise.all([
    import("@modelcontextprotocol/server"),
    import("./mcp-server.ts"),
  ]);
  return createMcpHandler(() => mcpServer(places), {
    // Nothing ever changes that a client could wait for, and such a stream would stay open.
    maxSubscriptions: 0,
    keepAliveMs: 0,
    onerror: (error) => places.log.debug({ err: error }, "a message over MCP was refused"),
  });
}

/** Without sessions and progress a stream is only the answer's other form. */
async function wholeReply(answer: Promise<Response>): Promise<McpReply> {
  const { status, headers, body } = await answer;
  return { status, headers, body: Buffer.from(await new Response(body).arrayBuffer()) };
}

/** A list of messages that cancels one of its own is never answered to its end, whatever the library does. */
function whenAborted(late: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    late.addEventListener("abort", () => resolve(null), { once: true });
  });
}
