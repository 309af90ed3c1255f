import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

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
  | { text: string; finish?: "stop" | "length" | "content_filter"; usage?: { input: number; output: number } }
  | { refusal: string }
  | { toolCalls: { name: string; arguments: object }[] }
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Takes the request and never answers. */
  | "silent"
  /** Closes the connection in the middle of the answer. */
  | "cut off"
  /** Answers without an end. */
  | "endless"
  /** A proxy's page, with a status that says that all is well. */
  | "html"
  /** As `text`, after so many milliseconds. */
  | { after: number; text: string };

export interface LanguageServer {
  /** The address for `AI_BASE_URL`. */
  url: string;
  requests: ChatRequest[];
  /** Scripts the next answers; the index counts from 0 at each call of this. */
  script(reply: (request: ChatRequest, index: number) => ChatReply): void;
  close(): Promise<void>;
}

const USAGE = { input: 1200, output: 700 };

/** A local server of `/v1/chat/completions` and `/v1/models` that answers as it is told. With a key it wants that one. */
export async function openLanguageServer({ key }: { key?: string } = {}): Promise<LanguageServer> {
  let reply: (request: ChatRequest, index: number) => ChatReply = () => ({ text: "" });
  let index = 0;
  const open = new Set<ServerResponse>();

  const server = createServer((incoming, response) => {
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
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const body = JSON.parse(Buffer.concat(pieces).toString("utf8")) as Record<string, unknown>;
    const { model, messages } = body as Pick<ChatRequest, "model" | "messages">;
    const request: ChatRequest = { model, messages, body, authorization };
    language.requests.push(request);
    return speak(reply(request, index++), request, response);
  }

  const language: LanguageServer = {
    url: "",
    requests: [],
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

function speak(reply: ChatReply, request: ChatRequest, response: ServerResponse): void {
  if (reply === "silent") return;
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
    setTimeout(() => complete({ text: reply.text }, request, response), reply.after);
    return;
  }
  complete(reply, request, response);
}

type Spoken = Extract<ChatReply, { text: string } | { refusal: string } | { toolCalls: object[] }>;

function complete(reply: Spoken, { model, body }: ChatRequest, response: ServerResponse): void {
  const message = messageOf(reply);
  const finish = "finish" in reply ? (reply.finish ?? "stop") : "toolCalls" in reply ? "tool_calls" : "stop";
  const { input, output } = ("usage" in reply ? reply.usage : undefined) ?? USAGE;
  const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  const base = { id: "scripted", created: 1_700_000_000, model };
  if (body["stream"] === true) {
    const chunk = (delta: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ ...base, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(chunk(message, null) + chunk({}, finish));
    response.end(
      `data: ${JSON.stringify({ ...base, object: "chat.completion.chunk", choices: [], usage })}\n\ndata: [DONE]\n\n`,
    );
    return;
  }
  send(response, {
    ...base,
    object: "chat.completion",
    choices: [{ index: 0, message, finish_reason: finish }],
    usage,
  });
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
