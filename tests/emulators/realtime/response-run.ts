import type { Thought } from "./scene.ts";
import type { SessionSettings } from "./session-settings.ts";
import { SpokenMessage } from "./spoken-message.ts";
import type { Spoken, tokenUsage } from "./token-usage.ts";
import type { Item } from "./wire-item.ts";

/** What a response needs of its session. */
export interface ResponseHost {
  settings: SessionSettings;
  thinkMs: number;
  /** How many times faster than a person's its words come. */
  hurry: number;
  newId: (kind: string) => string;
  send: (type: string, fields: Record<string, unknown>) => void;
  /** Puts an item at the end and returns the id of the one that stood there. */
  append: (item: Item) => string | null;
  think: () => Thought;
  /** Begins to play the words as sound. */
  play: (responseId: string, itemId: string, words: readonly string[]) => void;
  usage: (spoken: Spoken) => ReturnType<typeof tokenUsage>;
  ended: () => void;
}

type Outcome =
  | { status: "completed" }
  | { status: "cancelled"; reason: "turn_detected" | "client_cancelled" }
  | { status: "incomplete"; reason: "max_output_tokens" }
  | { status: "failed"; code: string; message: string };

const SILENT: Spoken = { text: "", words: 0, isSound: false };

/** One response, from `response.created` to `response.done`. */
export class ResponseRun {
  readonly id: string;
  #host: ResponseHost;
  #limit: number | "inf";
  #output: Item[] = [];
  #message: SpokenMessage | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(host: ResponseHost, limit: number | "inf" | undefined) {
    this.#host = host;
    this.id = host.newId("resp");
    this.#limit = limit ?? host.settings.max_output_tokens;
  }

  start(): void {
    const { send, thinkMs } = this.#host;
    send("response.created", { response: this.#state({ status: "in_progress" }) });
    send("rate_limits.updated", {
      rate_limits: [{ name: "tokens", limit: 40_000, remaining: 39_000, reset_seconds: 1.5 }],
    });
    this.#timer = setTimeout(() => this.#answer(this.#host.think()), thinkMs);
  }

  /** Ends it before its time: whatever is begun is closed as incomplete. */
  cancel(reason: "turn_detected" | "client_cancelled"): void {
    this.stop();
    if (this.#message !== null) this.#output.push(this.#message.end("incomplete"));
    this.#finish({ status: "cancelled", reason });
  }

  /** Says nothing more, as when the call is over. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#message?.stop();
  }

  #answer(thought: Thought): void {
    if (thought.does === "hangs") return;
    if (thought.does === "says") return this.#say(thought.text);
    if (thought.does === "asks") for (const tool of thought.tools) this.#ask(tool, this.#output.length);
    const { does, ...rest } = thought;
    this.#finish(does === "fails" && "code" in rest ? { status: "failed", ...rest } : { status: "completed" });
  }

  #say(text: string): void {
    const message = new SpokenMessage(
      this.#host,
      { response_id: this.id, output_index: this.#output.length },
      this.#limit,
    );
    this.#message = message;
    message.start(text, () => {
      this.#output.push(message.end(message.isCut ? "incomplete" : "completed"));
      this.#finish(message.isCut ? { status: "incomplete", reason: "max_output_tokens" } : { status: "completed" });
    });
  }

  #ask(
    { name, arguments: given }: { name: string; arguments: Readonly<Record<string, unknown>> },
    index: number,
  ): void {
    const { send, append, newId } = this.#host;
    const text = JSON.stringify(given);
    const item: Item = {
      id: newId("item"),
      object: "realtime.item",
      type: "function_call",
      status: "in_progress",
      name,
      call_id: newId("call"),
      arguments: "",
    };
    const where = { response_id: this.id, output_index: index };
    const part = { ...where, item_id: item.id, call_id: item.call_id };
    const previous = append(item);
    send("response.output_item.added", { ...where, item });
    send("conversation.item.added", { previous_item_id: previous, item });
    send("response.function_call_arguments.delta", { ...part, delta: text });
    send("response.function_call_arguments.done", { ...part, name, arguments: text });
    Object.assign(item, { status: "completed", arguments: text });
    send("response.output_item.done", { ...where, item });
    send("conversation.item.done", { previous_item_id: previous, item });
    this.#output.push(item);
  }

  #finish(outcome: Outcome): void {
    const { usage, send, ended } = this.#host;
    ended();
    send("response.done", {
      response: this.#state({
        status: outcome.status,
        status_details: detailsOf(outcome),
        usage: usage(this.#message?.spoken ?? SILENT),
      }),
    });
  }

  #state(now: Record<string, unknown>): Record<string, unknown> {
    const { settings } = this.#host;
    const { format, voice } = settings.audio.output;
    return {
      object: "realtime.response",
      id: this.id,
      status_details: null,
      output: this.#output,
      conversation_id: `conv_${settings.id}`,
      output_modalities: settings.output_modalities,
      max_output_tokens: this.#limit,
      audio: { output: { format, voice } },
      usage: null,
      metadata: null,
      ...now,
    };
  }
}

function detailsOf(outcome: Outcome): Record<string, unknown> | null {
  switch (outcome.status) {
    case "completed":
      return null;
    case "failed":
      return { type: "failed", error: { type: "server_error", code: outcome.code, message: outcome.message } };
    case "cancelled":
    case "incomplete":
      return { type: outcome.status, reason: outcome.reason };
  }
}
