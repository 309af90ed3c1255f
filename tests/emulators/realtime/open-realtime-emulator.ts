import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { KEEP_OPEN } from "../keep-open.ts";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { AccessKeys, type Secret } from "./access-keys.ts";
import { type Behavior, GOOD_BEHAVIOR } from "./behavior.ts";
import { BRAINS } from "./brains.ts";
import { Call } from "./call.ts";
import { steer } from "./control.ts";
import { answerEndpoint, type Exchange, refusal } from "./endpoints.ts";
import { deafPeer } from "./deaf-peer.ts";
import { Peer } from "./peer.ts";
import type { Brain } from "./scene.ts";

export interface EmulatorOptions {
  /** The key that a server must show. */
  apiKey?: string;
  /** 0 is any that is free. */
  port?: number;
  behavior?: Partial<Behavior>;
  /** A model of a test's own, instead of the one that `behavior` names. */
  brain?: Brain;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** False for calls in which nothing is heard: their offers need not be true ones. */
  hasSound?: boolean;
}

export interface RealtimeEmulator {
  /** Where it listens, without a path: what a provider's base address would be, less `/v1`. */
  url: string;
  apiKey: string;
  behavior: Behavior;
  /** By id, the oldest first. */
  calls: Map<string, Call>;
  secrets: readonly Secret[];
  /** The newest call. Throws when there is none. */
  call(): Call;
  close(): Promise<void>;
}

const KEY = "sk-emulator";

/** What a browser of another origin may send and see, as at the provider. */
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type, x-openai-agents-sdk",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-expose-headers": "location",
};

/**
 * Starts an emulator of a provider of realtime voice on this machine: its endpoints, a real WebRTC peer with sound both ways, and a
 * scripted model. It listens on 127.0.0.1 alone and refuses to start in production.
 */
export async function openRealtimeEmulator(options: EmulatorOptions = {}): Promise<RealtimeEmulator> {
  if (process.env.NODE_ENV === "production")
    throw new Error(
      "The realtime emulator is for development and tests: its voice is beeps and its model a script. It does not start with NODE_ENV=production.",
    );
  const { apiKey = KEY, brain, now = Date.now, hasSound = true } = options;
  const behavior: Behavior = { ...GOOD_BEHAVIOR, ...options.behavior };
  const calls = new Map<string, Call>();
  const keys = new AccessKeys(apiKey, now);
  const exchange = {
    keys,
    calls,
    behavior: () => behavior,
    behave: (change: Partial<Behavior>) => Object.assign(behavior, change),
    open(given: Parameters<Exchange["open"]>[0]) {
      const call = new Call({
        ...given,
        behavior: () => behavior,
        brain: () => brain ?? BRAINS[behavior.brain],
        openPeer: (events) => (hasSound ? new Peer(events) : deafPeer(events)),
      });
      calls.set(call.id, call);
      return call;
    },
  };

  async function respond(request: Request): Promise<Response> {
    if (new URL(request.url).pathname.startsWith("/emulator")) return steer(exchange, request);
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: CORS });
    if (behavior.answerMs > 0) await pause(behavior.answerMs);
    const response = (await answerEndpoint(exchange, request)) ?? refusal(404, "Unknown endpoint.", null);
    for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
    return response;
  }

  const server = createServer(KEEP_OPEN, (incoming, outgoing) => {
    answer(incoming, outgoing, respond).catch((error: unknown) => {
      outgoing.writeHead(500, { "content-type": "text/plain" }).end(`The emulator failed: ${String(error)}\n`);
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(options.port ?? 0, "127.0.0.1", listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    behavior,
    calls,
    secrets: keys.secrets,
    call() {
      const call = [...calls.values()].at(-1);
      if (call === undefined) throw new Error("nobody has called");
      return call;
    },
    async close() {
      await Promise.all([...calls.values()].map((call) => call.hangUp("emulator")));
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  respond: (request: Request) => Promise<Response>,
): Promise<void> {
  const host = incoming.headers.host ?? "";
  // A page of the internet whose name leads to this machine.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) {
    outgoing.writeHead(421, { "content-type": "text/plain" }).end("This is an emulator on 127.0.0.1.\n");
    return;
  }
  const { method = "GET", headers } = incoming;
  const body = method === "GET" || method === "HEAD" ? null : new Uint8Array(await buffer(incoming));
  const named = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const response = await respond(new Request(`http://${host}${incoming.url ?? "/"}`, { method, headers: named, body }));
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), server: "realtime-emulator" });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
