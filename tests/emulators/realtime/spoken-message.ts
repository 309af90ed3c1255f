import type { ResponseHost } from "./response-run.ts";
import { type Spoken, wordsWithin } from "./token-usage.ts";
import type { Item, Part } from "./wire-item.ts";

/** Every transcript begins with it: nobody should take the emulator for a person. */
export const LABEL = "[emulator]";

/** A model makes its words faster than they are said; this one four times as fast. */
const WORD_GAP_MS = 100;

/** A message of the analyst: its words arrive one by one, its sound is played meanwhile and after. */
export class SpokenMessage {
  readonly item: Item;
  #host: ResponseHost;
  #where: { response_id: string; output_index: number };
  #isSound: boolean;
  #limit: number | "inf";
  #words: string[] = [];
  #said = 0;
  #isCut = false;
  #previous: string | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(host: ResponseHost, where: { response_id: string; output_index: number }, limit: number | "inf") {
    this.#host = host;
    this.#where = where;
    this.#limit = limit;
    this.#isSound = host.settings.output_modalities[0] === "audio";
    this.item = {
      id: host.newId("item"),
      object: "realtime.item",
      type: "message",
      status: "in_progress",
      role: "assistant",
      content: [],
    };
  }

  /** Whether the words came to an end before the text did, for `max_output_tokens`. */
  get isCut(): boolean {
    return this.#isCut;
  }

  get spoken(): Spoken {
    return { text: this.#text(), words: this.#said, isSound: this.#isSound };
  }

  start(text: string, done: () => void): void {
    const words = `${LABEL} ${text}`.match(/\S+\s*/g) ?? [];
    this.#words = words.slice(0, wordsWithin(this.#limit));
    this.#isCut = this.#words.length < words.length;
    const { send, append, play } = this.#host;
    const { item } = this;
    send("response.output_item.added", { ...this.#where, item });
    this.#previous = append(item);
    send("conversation.item.added", { previous_item_id: this.#previous, item });
    send("response.content_part.added", { ...this.#place(), part: this.#part("") });
    if (this.#isSound) play(this.#where.response_id, item.id, this.#words);
    this.#next(done);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Closes it with the words that were made until now. */
  end(status: "completed" | "incomplete"): Item {
    this.stop();
    const { send } = this.#host;
    const text = this.#text();
    const { item } = this;
    if (this.#isSound) {
      send("response.output_audio.done", this.#place());
      send("response.output_audio_transcript.done", { ...this.#place(), transcript: text });
    } else send("response.output_text.done", { ...this.#place(), text });
    send("response.content_part.done", { ...this.#place(), part: this.#part(text) });
    const content: Part = this.#isSound ? { type: "output_audio", transcript: text } : { type: "output_text", text };
    Object.assign(item, { status, content: [content] });
    send("response.output_item.done", { ...this.#where, item });
    send("conversation.item.done", { previous_item_id: this.#previous, item });
    return item;
  }

  #next(done: () => void): void {
    const word = this.#words[this.#said];
    if (word === undefined) return done();
    this.#said += 1;
    const kind = this.#isSound ? "response.output_audio_transcript.delta" : "response.output_text.delta";
    this.#host.send(kind, { ...this.#place(), delta: word });
    this.#timer = setTimeout(() => this.#next(done), this.#isSound ? WORD_GAP_MS / this.#host.hurry : 5);
  }

  #text(): string {
    return this.#words.slice(0, this.#said).join("").trim();
  }

  #part(text: string): Record<string, string> {
    return this.#isSound ? { type: "audio", transcript: text } : { type: "text", text };
  }

  #place(): Record<string, unknown> {
    return { ...this.#where, item_id: this.item.id, content_index: 0 };
  }
}
