import type { ToolNote } from "../../domain/analyst/chat-event.ts";
import type { TranscriptRow } from "../analyst/transcript-row.ts";

/** An event of the provider. */
export type ProviderEvent = { type: string } & Readonly<Record<string, unknown>>;

interface Turn {
  who: TranscriptRow["who"];
  text: string;
  /** `stopped` by the check, `unclear` where speech could not be put into words. */
  state: "live" | "done" | "interrupted" | "stopped" | "unclear";
  tools: ToolNote[];
  askedAt: string | null;
  /** What still comes of it was never heard. */
  isCut: boolean;
}

const UNCLEAR = "What you said here could not be transcribed.";

/** The sentence that the page itself writes into a conversation is nobody's turn. */
const HIDDEN_ROLE = "system";

/**
 * The turns of a conversation, in its own order rather than that of arrival: what a person said is put into words while the
 * answer is already spoken. What was said is kept where an interruption makes the provider forget it.
 */
export class TranscriptBook {
  /** Every item's id in order, those without a turn too: others stand after them. */
  readonly #order: string[] = [];
  readonly #turns = new Map<string, Turn>();
  #asking: ToolNote[] = [];
  #askedAt: string | null = null;
  readonly #by: string;

  /** `by` says who answers. */
  constructor(by: string) {
    this.#by = by;
  }

  rows(): TranscriptRow[] {
    return this.#order.flatMap((id) => {
      const turn = this.#turns.get(id);
      if (turn === undefined) return [];
      const { who, state, tools, askedAt } = turn;
      const text = turn.text.trim();
      if (text === "" && (who === "analyst" ? state !== "stopped" : state === "done")) return [];
      return [
        {
          id,
          who,
          text: text === "" && state === "live" ? "…" : text,
          isOpen: state === "live",
          isInterrupted: state === "interrupted",
          isCorrected: state === "stopped",
          tools,
          proofs: [],
          askedAt,
          by: who === "analyst" ? this.#by : null,
          note: state === "unclear" ? UNCLEAR : null,
        },
      ];
    });
  }

  /** What an answer has said so far; null for none, and for one that was cut off. */
  textOf(id: string): string | null {
    const turn = this.#turns.get(id);
    return turn === undefined || turn.isCut ? null : turn.text;
  }

  /** Tools that were asked for an answer that has not begun. */
  asking(): readonly ToolNote[] {
    return this.#asking;
  }

  noteTool(tool: ToolNote, askedAt: string): void {
    this.#askedAt ??= askedAt;
    this.#asking = [...this.#asking, tool];
  }

  /** The check, or somebody, cuts an answer off: it says no more than its first `length` characters, all so far without it. */
  cut(id: string, state: "stopped" | "interrupted", length?: number): void {
    const turn = this.#turns.get(id);
    if (turn === undefined) return;
    turn.state = state;
    turn.isCut = true;
    if (length !== undefined) turn.text = turn.text.slice(0, length);
  }

  /** Nothing grows any more. */
  close(): void {
    for (const turn of this.#turns.values()) {
      if (turn.state === "live") turn.state = turn.who === "you" ? "done" : "interrupted";
    }
    this.#asking = [];
    this.#askedAt = null;
  }

  /** Takes an event in; false where it is about no turn. */
  note(event: ProviderEvent): boolean {
    const item = Object(event["item"]) as Record<string, unknown>;
    const id = textOf(event["item_id"]) || textOf(item["id"]);
    switch (event.type) {
      case "conversation.item.added":
      case "conversation.item.created":
      case "conversation.item.done":
        this.#place(id, event["previous_item_id"]);
        return this.#noteItem(id, item);
      case "response.output_audio_transcript.delta":
      case "response.output_text.delta": {
        const turn = this.#turn(id, "analyst");
        if (!turn.isCut) turn.text += textOf(event["delta"]);
        return true;
      }
      case "response.output_audio_transcript.done":
      case "response.output_text.done": {
        const turn = this.#turn(id, "analyst");
        const whole = textOf(event["transcript"]) || textOf(event["text"]);
        if (!turn.isCut && whole.length > turn.text.length) turn.text = whole;
        if (turn.state === "live") turn.state = "done";
        return true;
      }
      case "conversation.item.input_audio_transcription.delta":
        this.#turn(id, "you").text += textOf(event["delta"]);
        return true;
      case "conversation.item.input_audio_transcription.completed": {
        const turn = this.#turn(id, "you");
        turn.text = textOf(event["transcript"]);
        turn.state = turn.text.trim() === "" ? "unclear" : "done";
        return true;
      }
      case "conversation.item.input_audio_transcription.failed":
        this.#turn(id, "you").state = "unclear";
        return true;
      case "conversation.item.truncated": {
        const turn = this.#turns.get(id);
        if (turn !== undefined && turn.state !== "stopped") turn.state = "interrupted";
        return turn !== undefined;
      }
      default:
        return false;
    }
  }

  #noteItem(id: string, item: Record<string, unknown>): boolean {
    if (item["type"] !== "message" || item["role"] === HIDDEN_ROLE) return false;
    const who = item["role"] === "user" ? "you" : "analyst";
    const turn = this.#turn(id, who);
    const parts = Array.isArray(item["content"]) ? item["content"].map((part) => Object(part)) : [];
    const text = parts.map((part) => textOf(part["text"]) || textOf(part["transcript"])).join("");
    if (!turn.isCut && text.length > turn.text.length) turn.text = text;
    const isTyped = parts.some((part) => part["type"] === "input_text");
    if (turn.state === "live" && isTyped) turn.state = "done";
    if (turn.state !== "stopped" && item["status"] === "incomplete") turn.state = "interrupted";
    return true;
  }

  #turn(id: string, who: TranscriptRow["who"]): Turn {
    const known = this.#turns.get(id);
    if (known !== undefined) return known;
    if (!this.#order.includes(id)) this.#order.push(id);
    const isAnswer = who === "analyst";
    const tools = isAnswer ? this.#asking : [];
    const askedAt = isAnswer ? this.#askedAt : null;
    const turn: Turn = { who, text: "", state: "live", tools, askedAt, isCut: false };
    if (isAnswer) {
      this.#asking = [];
      this.#askedAt = null;
    }
    this.#turns.set(id, turn);
    return turn;
  }

  /** Null says that nothing stands before it; without a word about it, it is the newest. */
  #place(id: string, previous: unknown): void {
    if (id === "" || this.#order.includes(id)) return;
    const before = typeof previous === "string" ? this.#order.indexOf(previous) : -1;
    if (before >= 0) this.#order.splice(before + 1, 0, id);
    else if (previous === null) this.#order.unshift(id);
    else this.#order.push(id);
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
