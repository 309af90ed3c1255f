import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networksOf } from "../http/client-address.ts";
import type { McpPlaces } from "./mcp-server.ts";

export interface McpSettings {
  /** Messages in a minute, in this process: of one network in the three sizes of `Networks`, and of everybody. */
  perNetwork: number;
  perNear: number;
  perWide: number;
  perSite: number;
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
const MINUTE = 60;

/**
 * The Model Context Protocol without sessions: each request is served by a server of its own, in the revision that its
 * client speaks. The limits are this process's alone: nothing here costs money, and a count in the store would cost more
 * than what it protects.
 */
export function openMcp(places: McpPlaces, settings: Partial<McpSettings> = {}): Mcp {
  const { perNetwork, perNear, perWide, perSite, patience } = { ...SETTINGS, ...settings };
  const pace = (points: number): RateLimiterMemory => new RateLimiterMemory({ points, duration: MINUTE });
  const [ofOwn, ofNear, ofWide, ofAll] = [pace(perNetwork), pace(perNear), pace(perWide), pace(perSite)];
  let handler: ReturnType<typeof loadHandler> | null = null;
  return {
    async consume(address, messages) {
      try {
        const { own, near, wide } = networksOf(address);
        await ofOwn.consume(own, messages);
        await ofNear.consume(near, messages);
        await ofWide.consume(wide, messages);
        await ofAll.consume("all", messages);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
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
