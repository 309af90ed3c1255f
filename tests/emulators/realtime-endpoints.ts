import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A call as the provider sees it. */
export interface EmulatedCall {
  id: string;
  sdp: string;
  session: Record<string, unknown>;
  caller: string | null;
  hangUps: number;
}

/** `hang`: no answer at all. `nameless`: a call without its name. `words`: an answer that is no session description. */
export type EndpointFault = 401 | 404 | 429 | 500 | "hang" | "nameless" | "words" | "redirect";

export interface RealtimeEndpoints {
  /** What `OPENAI_BASE_URL` is set to. */
  url: string;
  calls: EmulatedCall[];
  /** What was asked for when keys for browsers were. */
  keys: { body: Record<string, unknown>; caller: string | null }[];
  /** What comes instead of every answer of an endpoint until it is null again. */
  faults: Record<"calls" | "hangup" | "client_secrets", EndpointFault | null>;
  close(): Promise<void>;
}

export const EMULATED_KEY = "sk-emulated-0123456789";
export const EMULATED_ANSWER = "v=0\r\no=- 2 2 IN IP4 127.0.0.1\r\ns=emulated answer\r\n";

/**
 * The three HTTP endpoints of a realtime provider, without any sound: a call is an entry in a list. It checks the key and the
 * shapes that the provider's documentation gives. It proves what we send, not what the provider does with it.
 */
export async function openRealtimeEndpoints(): Promise<RealtimeEndpoints> {
  const calls: EmulatedCall[] = [];
  const keys: RealtimeEndpoints["keys"] = [];
  const faults: RealtimeEndpoints["faults"] = { calls: null, hangup: null, client_secrets: null };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await toRequest(incoming);
    const caller = request.headers.get("openai-safety-identifier");
    const path = incoming.url ?? "";
    const endpoint = path.endsWith("/hangup") ? "hangup" : path === "/v1/realtime/calls" ? "calls" : "client_secrets";
    const fault = faults[endpoint];
    if (fault === "hang") return;
    if (fault === "redirect") return void outgoing.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
    if (typeof fault === "number") return refuse(outgoing, fault);
    if (request.headers.get("authorization") !== `Bearer ${EMULATED_KEY}`) return refuse(outgoing, 401);
    const hungUp = /^\/v1\/realtime\/calls\/([\w-]+)\/hangup$/.exec(path)?.[1];
    if (hungUp !== undefined) {
      const call = calls.find(({ id }) => id === hungUp);
      if (call === undefined) return refuse(outgoing, 404);
      call.hangUps += 1;
      return void outgoing.writeHead(200).end();
    }
    if (path === "/v1/realtime/calls") {
      const form = await request.formData();
      const id = `rtc_${calls.length + 1}`;
      const session = JSON.parse(textOf(form, "session")) as Record<string, unknown>;
      calls.push({ id, sdp: textOf(form, "sdp"), session, caller, hangUps: 0 });
      const location = fault === "nameless" ? {} : { location: `/v1/realtime/calls/${id}` };
      outgoing.writeHead(201, { "content-type": "application/sdp", ...location });
      return void outgoing.end(fault === "words" ? "<html>" : EMULATED_ANSWER);
    }
    if (path === "/v1/realtime/client_secrets") {
      const body = (await request.json()) as Record<string, unknown>;
      keys.push({ body, caller });
      outgoing.writeHead(200, { "content-type": "application/json" });
      const expires_at = Math.floor(Date.now() / 1000) + 60;
      const value = fault === "words" ? "" : `ek_emulated_${keys.length}`;
      return void outgoing.end(JSON.stringify({ value, expires_at, session: body["session"] }));
    }
    return refuse(outgoing, 404);
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    keys,
    faults,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const body = chunks.length === 0 ? null : new Uint8Array(Buffer.concat(chunks));
  return new Request("http://127.0.0.1/", { method: "POST", headers, body });
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  if (typeof value !== "string") throw new Error(`the form's ${field} is no text`);
  return value;
}

/** As the provider refuses: its sentence holds a part of the key. */
function refuse(outgoing: ServerResponse, status: number): void {
  const retry = status === 429 ? { "retry-after": "42" } : {};
  outgoing.writeHead(status, { "content-type": "application/json", ...retry });
  const message = `Incorrect API key provided: ${EMULATED_KEY.slice(0, 12)}***`;
  outgoing.end(JSON.stringify({ error: { message, code: `code_${status}` } }));
}
