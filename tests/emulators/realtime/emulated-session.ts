import { type Behavior, hurryOf } from "./behavior.ts";
import { clientEvents } from "./client-events.ts";
import { Conversation } from "./conversation.ts";
import { ResponseRun } from "./response-run.ts";
import { type Brain, sceneOf, type Thought } from "./scene.ts";
import type { SessionSettings } from "./session-settings.ts";
import { tokenUsage } from "./token-usage.ts";
import type { WireEvent, WireFault } from "./wire-fault.ts";

/** What a client asks of one response. */
interface ResponseWish {
  /** In tokens. */
  limit?: number | "inf" | undefined;
  /** Without tools it can only say something. */
  hasTools?: boolean;
  /** In place of the session's own; words in quotes at their end are to be said. */
  instructions?: string | undefined;
}

/** What a session needs of the call that carries it. */
export interface SessionLine {
  behavior: () => Behavior;
  brain: () => Brain;
  newId: (kind: string) => string;
  send: (type: string, fields?: Record<string, unknown>) => void;
  play: (responseId: string, words: readonly string[]) => void;
  /** Stops the sound; returns whose it was and how much of it was heard, null in silence. */
  hush: () => { responseId: string; playedMs: number } | null;
  /** Milliseconds of sound that belong to no turn yet. */
  pendingMs: () => number;
  takePending: () => void;
  heardSeconds: () => number;
}

/** What is said in a call: turns, responses, interruptions. */
export class EmulatedSession {
  settings: SessionSettings;
  readonly conversation = new Conversation();
  /** Filled by tests: what is said instead of the next answers, and what the next spoken turns mean. */
  readonly says: string[] = [];
  readonly meanings: string[] = [];
  readonly line: SessionLine;
  #active: ResponseRun | null = null;
  /** Messages whose sound may still be playing, by response. */
  #sounding = new Map<string, string>();
  #turn: string | null = null;
  #cached = 0;
  #timers = new Set<NodeJS.Timeout>();

  constructor(line: SessionLine, settings: SessionSettings) {
    this.line = line;
    this.settings = settings;
  }

  open(): void {
    this.line.send("session.created", { session: this.settings });
  }

  close(): void {
    this.#active?.stop();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Takes a message of the client. */
  receive(event: WireEvent): void {
    const eventId = typeof event["event_id"] === "string" ? event["event_id"] : null;
    const handler = clientEvents.get(event.type);
    if (handler === undefined)
      return this.refuse({ message: `Invalid value: '${event.type}'.`, code: "invalid_value", param: "type" }, eventId);
    const fault = handler(this, event);
    if (fault !== null) this.refuse(fault, eventId);
  }

  /** Sends an `error`; the session goes on. */
  refuse(fault: WireFault, eventId: string | null, type = "invalid_request_error"): void {
    this.line.send("error", { error: { type, ...fault, event_id: eventId } });
  }

  /** The id of the response that is being made; null while none is. */
  get active(): string | null {
    return this.#active?.id ?? null;
  }

  /** Whether there was sound already: its voice cannot change any more. */
  get hasSpoken(): boolean {
    return this.#sounding.size > 0;
  }

  /** With what is asked of this one response. */
  respond(wish: ResponseWish = {}): void {
    const { conversation, line, settings } = this;
    this.#active = new ResponseRun(
      {
        settings,
        thinkMs: line.behavior().thinkMs,
        hurry: hurryOf(line.behavior()),
        newId: line.newId,
        send: line.send,
        append: (item) => conversation.add(item),
        think: () => this.#think(wish),
        play: (responseId, itemId, words) => {
          this.#sounding.set(responseId, itemId);
          line.play(responseId, words);
        },
        usage: (spoken) => {
          const usage = tokenUsage(
            settings.instructions,
            conversation.items,
            line.heardSeconds(),
            spoken,
            this.#cached,
          );
          this.#cached = usage.input_token_details.text_tokens;
          return usage;
        },
        ended: () => {
          this.#active = null;
        },
      },
      wish.limit,
    );
    this.#active.start();
  }

  cancel(reason: "turn_detected" | "client_cancelled"): void {
    this.#active?.cancel(reason);
  }

  /** Throws the sound away that nobody has heard yet. The words of a message that was cut off are forgotten. */
  hush(): void {
    const cut = this.line.hush();
    if (cut === null) return;
    this.line.send("output_audio_buffer.cleared", { response_id: cut.responseId });
    const item = this.conversation.find(this.#sounding.get(cut.responseId));
    if (item.ok) this.truncate(item.value.id, cut.playedMs);
  }

  truncate(itemId: string, playedMs: number): void {
    const item = this.conversation.find(itemId);
    if (item.ok) item.value.content = [{ type: "output_audio" }];
    this.line.send("conversation.item.truncated", {
      item_id: itemId,
      content_index: 0,
      audio_end_ms: Math.round(playedMs),
    });
  }

  /** A person begins to speak: what is being said is cut off. */
  speechStarted(atMs: number): void {
    this.#turn = this.line.newId("item");
    this.line.send("input_audio_buffer.speech_started", { audio_start_ms: atMs, item_id: this.#turn });
    if (this.settings.audio.input.turn_detection?.interrupt_response === false) return;
    this.cancel("turn_detected");
    this.hush();
  }

  speechStopped(atMs: number): void {
    this.line.send("input_audio_buffer.speech_stopped", { audio_end_ms: atMs, item_id: this.#turn });
    this.commit();
    if (this.settings.audio.input.turn_detection?.create_response !== false && this.#active === null) this.respond();
  }

  /** What was heard becomes a message. Its transcript comes later, as another model makes it. */
  commit(): void {
    const id = this.#turn ?? this.line.newId("item");
    this.#turn = null;
    this.line.takePending();
    const meaning = this.meanings.shift() ?? null;
    this.conversation.transcripts.set(id, meaning);
    const item = {
      id,
      object: "realtime.item" as const,
      type: "message" as const,
      status: "completed" as const,
      role: "user" as const,
      content: [{ type: "input_audio" as const, transcript: null as string | null }],
    };
    const previous = this.conversation.add(item);
    this.line.send("input_audio_buffer.committed", { previous_item_id: previous, item_id: id });
    this.line.send("conversation.item.added", { previous_item_id: previous, item });
    this.line.send("conversation.item.done", { previous_item_id: previous, item });
    if ((this.settings.audio.input.transcription ?? null) === null) return;
    this.#later(this.line.behavior().transcribeMs, () => this.#transcribe(item, meaning));
  }

  #transcribe(item: { id: string; content: { transcript: string | null }[] }, meaning: string | null): void {
    const where = { item_id: item.id, content_index: 0 };
    const kind = "conversation.item.input_audio_transcription";
    if (this.line.behavior().failTranscription) {
      const error = {
        type: "transcription_error",
        code: "audio_unintelligible",
        message: "The audio could not be transcribed.",
      };
      return this.line.send(`${kind}.failed`, { ...where, error });
    }
    const transcript = meaning ?? "[sound that an emulator does not understand]";
    for (const delta of transcript.match(/\S+\s*/g) ?? []) this.line.send(`${kind}.delta`, { ...where, delta });
    for (const part of item.content) part.transcript = transcript;
    const usage = { type: "duration", seconds: Math.round(this.line.heardSeconds()) };
    this.line.send(`${kind}.completed`, { ...where, transcript, usage });
  }

  #think({ hasTools = true, instructions = "" }: ResponseWish): Thought {
    const { items, transcripts } = this.conversation;
    const dictated = /"([^"]+)"$/.exec(instructions)?.[1];
    if (dictated !== undefined && this.line.behavior().obeys) return { does: "says", text: dictated };
    const tools = hasTools ? this.settings.tools.map(({ name }) => name) : [];
    const thought = this.line.brain()(sceneOf(items, tools, transcripts));
    const instead = thought.does === "says" ? this.says.shift() : undefined;
    return instead === undefined ? thought : { does: "says", text: instead };
  }

  #later(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
