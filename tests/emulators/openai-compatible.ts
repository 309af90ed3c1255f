import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { KEEP_OPEN } from "./keep-open.ts";
import { billedInput, billedOutput } from "./billed-tokens.ts";

/** What was asked, as it came over the wire. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  /** The rest of the body: response_format, tools, stream, max_tokens ... */
  body: Record<string, unknown>;
  authorization: string | null;
}

/** What the server does with one request. */
export type ChatReply =
  | { text: string; finish?: "stop" | "length" | "content_filter"; usage?: Usage }
  | { refusal: string }
  | { toolCalls: { name: string; arguments: object }[]; usage?: Usage }
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Takes the request and never answers. */
  | "silent"
  /** Closes the connection in the middle of the answer. */
  | "cut off"
  /** Answers without an end. */
  | "endless"
  /** Streams words without an end, whatever length was asked for. */
  | "endless words"
  /** Streams this much and then closes the connection. */
  | { brokenOff: string }
  /** A proxy's page, with a status that says that all is well. */
  | "html"
  /** As `text`, after so many milliseconds. */
  | { after: number; text: string };

/** What the server says it took: figures, fields as it writes them, or nothing at all. */
export type Usage = { input: number; output: number } | { fields: unknown } | "none";

export interface LanguageServer {
  /** The address for `AI_BASE_URL`. */
  url: string;
  requests: ChatRequest[];
  /** Tokens that its owner has to pay for, whatever it said about them: see `billed-tokens.ts`. */
  billed(): number;
  /** The most requests that it was answering at once. */
  mostAtOnce(): number;
  /** Scripts the next answers; the index counts from 0 at each call of this. */
  script(reply: (request: ChatRequest, index: number) => ChatReply): void;
  close(): Promise<void>;
}

/** What is reported for a text about a game. A chat, which streams, gets the figures that it is billed. */
const USAGE = { input: 1200, output: 700 };
const ENDLESS_PIECE = "and then they ran the ball again, ".repeat(16);

/** A local server of `/v1/chat/completions` and `/v1/models` that answers as a test scripts it. With a key it asks for that one. */
export async function openLanguageServer({ key }: { key?: string } = {}): Promise<LanguageServer> {
  let reply: (request: ChatRequest, index: number) => ChatReply = () => ({ text: "" });
  let index = 0;
  let billed = 0;
  let answering = 0;
  let mostAtOnce = 0;
  const open = new Set<ServerResponse>();

  const server = createServer(KEEP_OPEN, (incoming, response) => {
    open.add(response);
    response.on("close", () => open.delete(response));
    void answer(incoming, response);
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const authorization = incoming.headers.authorization ?? null;
    if (key !== undefined && authorization !== `Bearer ${key}`)
      return wrong(response, 401, {}, `no such key ${authorization}`);
    if (incoming.url === "/v1/models") return send(response, { object: "list", data: [{ id: "scripted" }] });
    if (incoming.url !== "/v1/chat/completions") return wrong(response, 404, {}, "no such address");
    const pieces: Buffer[] = [];
    try {
      for await (const piece of incoming) pieces.push(piece as Buffer);
    } catch {
      return; // The requester has left.
    }
    const body = JSON.parse(Buffer.concat(pieces).toString("utf8")) as Record<string, unknown>;
    const { model, messages } = body as Pick<ChatRequest, "model" | "messages">;
    const request: ChatRequest = { model, messages, body, authorization };
    language.requests.push(request);
    answering += 1;
    mostAtOnce = Math.max(mostAtOnce, answering);
    response.on("close", () => {
      answering -= 1;
    });
    const said = reply(request, index++);
    // Who refuses takes nothing for it.
    if (typeof said === "string" || !("status" in said)) billed += billedInput(body);
    return speak(said, request, response, (text) => {
      billed += billedOutput(text);
    });
  }

  const language: LanguageServer = {
    url: "",
    requests: [],
    billed: () => billed,
    mostAtOnce: () => mostAtOnce,
    script(given) {
      reply = given;
      index = 0;
    },
    async close() {
      for (const response of open) response.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  language.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return language;
}

function speak(reply: ChatReply, request: ChatRequest, response: ServerResponse, bill: (text: string) => void): void {
  if (reply === "silent") return;
  if (reply === "endless words") return speakWithoutEnd(request, response, bill);
  if (typeof reply === "object" && "brokenOff" in reply) {
    bill(reply.brokenOff);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(chunkOf(request, { role: "assistant", content: reply.brokenOff }), () => response.destroy());
    return;
  }
  if (reply === "cut off") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write('{"id":"1","choices":[{"message":{"content":"{\\"headline\\":');
    response.socket?.end();
    return;
  }
  if (reply === "endless") {
    response.writeHead(200, { "content-type": "application/json" });
    const more = (): void => {
      while (!response.destroyed && response.write(" ".repeat(65_536)));
    };
    response.on("drain", more);
    more();
    return;
  }
  if (reply === "html") {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><title>Sign in to the network</title>");
    return;
  }
  if ("status" in reply) return wrong(response, reply.status, reply.headers ?? {}, reply.body ?? "scripted");
  if ("after" in reply) {
    setTimeout(() => complete({ text: reply.text }, request, response, bill), reply.after);
    return;
  }
  complete(reply, request, response, bill);
}

/** A piece each time the other side has had its turn, as fast as it is taken, until it hangs up. */
function speakWithoutEnd(request: ChatRequest, response: ServerResponse, bill: (text: string) => void): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const more = (): void => {
    if (response.destroyed) return;
    bill(ENDLESS_PIECE);
    if (response.write(chunkOf(request, { content: ENDLESS_PIECE }))) setTimeout(more, 1);
    else response.once("drain", more);
  };
  more();
}

type Spoken = Extract<ChatReply, { text: string } | { refusal: string } | { toolCalls: object[] }>;

function complete(reply: Spoken, request: ChatRequest, response: ServerResponse, bill: (text: string) => void): void {
  const { body } = request;
  const message = messageOf(reply);
  const said = JSON.stringify(message);
  bill(said);
  const finish = "finish" in reply ? (reply.finish ?? "stop") : "toolCalls" in reply ? "tool_calls" : "stop";
  const own = body["stream"] === true ? { input: billedInput(body), output: billedOutput(said) } : USAGE;
  const usage = usageOf(("usage" in reply ? reply.usage : undefined) ?? own);
  if (body["stream"] === true) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(chunkOf(request, message) + chunkOf(request, {}, finish));
    response.end(`${usage === undefined ? "" : event(request, { choices: [], usage })}data: [DONE]\n\n`);
    return;
  }
  send(response, {
    ...headOf(request),
    object: "chat.completion",
    choices: [{ index: 0, message, finish_reason: finish }],
    usage,
  });
}

function usageOf(usage: Usage): unknown {
  if (usage === "none") return undefined;
  if ("fields" in usage) return usage.fields;
  const { input, output } = usage;
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

function headOf({ model }: ChatRequest): object {
  return { id: "scripted", created: 1_700_000_000, model };
}

function event(request: ChatRequest, fields: object): string {
  return `data: ${JSON.stringify({ ...headOf(request), object: "chat.completion.chunk", ...fields })}\n\n`;
}

function chunkOf(request: ChatRequest, delta: object, finish_reason: string | null = null): string {
  return event(request, { choices: [{ index: 0, delta, finish_reason }] });
}

function messageOf(reply: Spoken): object {
  if ("toolCalls" in reply) {
    const calls = reply.toolCalls.map(({ name, arguments: given }, index) => ({
      index,
      id: `call-${index}`,
      type: "function",
      function: { name, arguments: JSON.stringify(given) },
    }));
    return { role: "assistant", content: null, tool_calls: calls };
  }
  if ("refusal" in reply) return { role: "assistant", content: null, refusal: reply.refusal };
  return { role: "assistant", content: reply.text };
}

function send(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function wrong(response: ServerResponse, status: number, headers: Record<string, string>, message: string): void {
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(JSON.stringify({ error: { message, type: "scripted" } }));
}
