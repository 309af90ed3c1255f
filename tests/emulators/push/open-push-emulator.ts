import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type BrowserKeys, browserKeys } from "./browser-keys.ts";

/** A message that the service took, or refused. */
export interface PushedMessage {
  /** As the browser reads it. */
  payload: unknown;
  headers: IncomingHttpHeaders;
}

/** How the service answers: what push services say, or nothing at all (`hang`), or a connection that breaks. */
export type PushAnswer = 201 | 404 | 410 | 413 | 429 | 500 | "hang" | "break";

export interface PushEmulator {
  /** Its origin. */
  url: string;
  /** A new browser's subscription, in the shape that its page sends. */
  subscribe(): { endpoint: string; keys: BrowserKeys["keys"] };
  /** Every message so far, in order. */
  messages: PushedMessage[];
  /** Answers like this from now on, with `Retry-After` in seconds where given. */
  answer(answer: PushAnswer, retryAfter?: number): void;
  close(): Promise<void>;
}

/** A push service on this machine, in the shapes of RFC 8030: it knows the keys of its browsers, and reads what they would. */
export async function openPushEmulator(): Promise<PushEmulator> {
  const browsers = new Map<string, BrowserKeys>();
  const messages: PushedMessage[] = [];
  let [status, wait]: [PushAnswer, number | undefined] = [201, undefined];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const browser = browsers.get(request.url ?? "");
      if (browser === undefined || request.method !== "POST") return finish(response, 404);
      messages.push({ payload: JSON.parse(browser.read(Buffer.concat(chunks))), headers: request.headers });
      if (status === "break") request.socket.destroy();
      else if (status !== "hang") finish(response, status, wait);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    subscribe() {
      const keys = browserKeys();
      const path = `/wpush/v2/${keys.keys.auth}`;
      browsers.set(path, keys);
      return { endpoint: `${url}${path}`, keys: keys.keys };
    },
    messages,
    answer(given, retryAfter) {
      [status, wait] = [given, retryAfter];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function finish(response: ServerResponse, status: number, wait?: number): void {
  const headers = status === 201 ? { location: "https://push.example/m/1" } : {};
  response.writeHead(status, { ...headers, ...(wait === undefined ? {} : { "retry-after": String(wait) }) }).end();
}
