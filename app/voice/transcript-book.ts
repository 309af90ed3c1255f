import type { ToolName } from "../../domain/analyst/analyst-tool.ts";
import type { AskedTool, VoiceRow } from "./voice-state.ts";

/** An event of the provider. */
export type ProviderEvent = { type: string } & Readonly<Record<string, unknown>>;

interface Turn {
  who: VoiceRow["who"];
  text: string;
  state: VoiceRow["state"];
  tools: AskedTool[];
}

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
  #asking: AskedTool[] = [];

  rows(): VoiceRow[] {
    return this.#order.flatMap((id) => {
      const turn = this.#turns.get(id);
      if (turn === undefined) return [];
      const isShown = turn.text.trim() !== "" || (turn.who === "person" && turn.state !== "done");
      return isShown ? [{ id, ...turn, text: turn.text.trim() }] : [];
    });
  }

  /** Tools that were asked for an answer that has not begun. */
  asking(): readonly AskedTool[] {
    return this.#asking;
  }

  /** What the person said and typed, in order. */
  said(): string[] {
    return this.rows().flatMap(({ who, text }) => (who === "person" && text !== "" ? [text] : []));
  }

  noteTool(name: ToolName, at: number): void {
    this.#asking = [...this.#asking, { name, at }];
  }

  /** The check, or the time, cuts an answer off. */
  cut(id: string, state: "stopped" | "interrupted"): void {
    const turn = this.#turns.get(id);
    if (turn !== undefined) turn.state = state;
  }

  /** Nothing grows any more. */
  close(): void {
    for (const turn of this.#turns.values()) {
      if (turn.state === "live") turn.state = turn.who === "person" ? "done" : "interrupted";
    }
    this.#asking = [];
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
        turn.text += textOf(event["delta"]);
        return true;
      }
      case "response.output_audio_transcript.done":
      case "response.output_text.done": {
        const turn = this.#turn(id, "analyst");
        const whole = textOf(event["transcript"]) || textOf(event["text"]);
        if (whole.length > turn.text.length) turn.text = whole;
        if (turn.state === "live") turn.state = "done";
        return true;
      }
      case "conversation.item.input_audio_transcription.delta":
        this.#turn(id, "person").text += textOf(event["delta"]);
        return true;
      case "conversation.item.input_audio_transcription.completed": {
        const turn = this.#turn(id, "person");
        turn.text = textOf(event["transcript"]);
        turn.state = turn.text.trim() === "" ? "unclear" : "done";
        return true;
      }
      case "conversation.item.input_audio_transcription.failed":
        this.#turn(id, "person").state = "unclear";
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
    const who = item["role"] === "user" ? "person" : "analyst";
    const turn = this.#turn(id, who);
    const parts = Array.isArray(item["content"]) ? item["content"].map((part) => Object(part)) : [];
    const text = parts.map((part) => textOf(part["text"]) || textOf(part["transcript"])).join("");
    if (text.length > turn.text.length) turn.text = text;
    const isTyped = parts.some((part) => part["type"] === "input_text");
    if (turn.state === "live" && isTyped) turn.state = "done";
    if (turn.state !== "stopped" && item["status"] === "incomplete") turn.state = "interrupted";
    return true;
  }

  #turn(id: string, who: VoiceRow["who"]): Turn {
    const known = this.#turns.get(id);
    if (known !== undefined) return known;
    if (!this.#order.includes(id)) this.#order.push(id);
    const turn: Turn = { who, text: "", state: "live", tools: who === "analyst" ? [...this.#asking] : [] };
    if (who === "analyst") this.#asking = [];
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
