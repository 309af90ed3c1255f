import { type Behavior, hurryOf } from "./behavior.ts";
import { emulatedId } from "./emulated-id.ts";
import { EmulatedSession } from "./emulated-session.ts";
import { type Heard, Listener } from "./listener.ts";
import { type CallPeer, MESSAGE_BYTES, type PeerEvents } from "./peer.ts";
import type { Brain } from "./scene.ts";
import { defaultSettings, type SessionSettings } from "./session-settings.ts";
import { Speaker } from "./speaker.ts";
import { toneSpeech } from "./tone-speech.ts";
import { readEvent, type WireEvent } from "./wire-fault.ts";

/** An event that went over the channel. */
export interface LoggedEvent {
  /** Milliseconds since the call began. */
  at: number;
  from: "client" | "emulator";
  type: string;
  event: WireEvent;
}

/** How a call ended: the client went (or fell silent), the endpoint was asked to, or a test did it. */
export type CallEnd = "client" | "hangup" | "emulator" | "message too large";

export interface CallOptions {
  settings: SessionSettings;
  /** The user that the server named by a hash, null without. */
  safetyIdentifier: string | null;
  /** What let the call in. */
  authorizedBy: "ephemeral key" | "API key";
  /** The settings that came with the offer, as they came; null where the key stood for them. */
  asked: unknown;
  behavior: () => Behavior;
  brain: () => Brain;
  openPeer: (events: PeerEvents) => CallPeer;
}

/** With a pause of half a second a turn is over, unless the session says otherwise. */
const TURN_SILENCE_MS = 500;

const GARBAGE = ["<!doctype html>", "null", "[]", '{"type":7}', '{"type":"no.such.event"}', '{"type":"response.done"}'];

/** A call: one person's connection, the session in it, and everything that happened, for tests to read. */
export class Call {
  readonly id = emulatedId("rtc");
  readonly events: LoggedEvent[] = [];
  readonly session: EmulatedSession;
  readonly safetyIdentifier: string | null;
  readonly authorizedBy: CallOptions["authorizedBy"];
  readonly asked: unknown;
  /** The client's offer, as it came. */
  offer = "";
  /** How often a server has asked for its end. */
  hangUps = 0;
  readonly startedAt = Date.now();
  end: CallEnd | null = null;
  #behavior: () => Behavior;
  #begun = performance.now();
  #listener: Listener;
  #speaker: Speaker;
  #peer: CallPeer;

  constructor({ settings, asked, behavior, brain, safetyIdentifier, authorizedBy, openPeer }: CallOptions) {
    this.#behavior = behavior;
    this.asked = asked;
    this.safetyIdentifier = safetyIdentifier;
    this.authorizedBy = authorizedBy;
    const send = (type: string, fields: Record<string, unknown> = {}): void => this.#send(type, fields);
    this.#speaker = new Speaker((frame) => this.#peer.play(frame), {
      started: (responseId) => send("output_audio_buffer.started", { response_id: responseId }),
      stopped: (responseId) => send("output_audio_buffer.stopped", { response_id: responseId }),
    });
    this.session = new EmulatedSession(
      {
        behavior,
        brain,
        newId: emulatedId,
        send,
        play: (responseId, words) => this.#speaker.play(responseId, toneSpeech(words, hurryOf(behavior()))),
        hush: () => this.#speaker.clear(),
        pendingMs: () => this.#listener.pendingMs,
        takePending: () => {
          this.#listener.pendingMs = 0;
        },
        heardSeconds: () => this.#listener.heard.seconds,
      },
      settings,
    );
    const turns = { started: this.session.speechStarted, stopped: this.session.speechStopped };
    this.#listener = new Listener(
      { started: turns.started.bind(this.session), stopped: turns.stopped.bind(this.session) },
      () => silenceOf(this.session.settings),
    );
    this.#peer = openPeer({
      opened: () => {
        this.#speaker.start();
        this.session.open();
      },
      message: (text) => this.#receive(text),
      tooLarge: () => {
        this.end ??= "message too large";
      },
      heard: (sound) => {
        if (sound === null) this.#listener.heard.faulty += 1;
        else this.#listener.hear(sound);
      },
      closed: () => this.#closed(),
    });
  }

  get state(): string {
    return this.#peer.state;
  }

  get heard(): Readonly<Heard> {
    return this.#listener.heard;
  }

  /** Seconds of sound that were played, silence not counted. */
  get spokenSeconds(): number {
    return this.#speaker.seconds;
  }

  /** Answers the client's offer. */
  async answer(offer: string): Promise<string> {
    this.offer = offer;
    const sdp = await this.#peer.answer(offer);
    if (!this.#behavior().unreachable) return sdp;
    // An address of the documentation's block: nobody answers there.
    return sdp.replaceAll(/(udp \d+ )\d+\.\d+\.\d+\.\d+/g, "$1192.0.2.199");
  }

  closeChannel(): void {
    this.end ??= "emulator";
    this.#peer.closeChannel();
  }

  /** Sends what no provider should. */
  garble(): void {
    for (const text of GARBAGE) this.#peer.send(text);
  }

  drop(): Promise<void> {
    this.end ??= "emulator";
    return this.#peer.drop();
  }

  hangUp(by: CallEnd): Promise<void> {
    this.end ??= by;
    return this.#peer.close();
  }

  #closed(): void {
    this.end ??= "client";
    this.#speaker.stop();
    this.session.close();
  }

  #receive(text: string): void {
    const event = readEvent(text);
    if (event === null) {
      const message = "The message is no JSON object with a type.";
      return this.session.refuse({ message, code: "invalid_json", param: null }, null);
    }
    this.#log("client", event);
    this.session.receive(event);
  }

  #send(type: string, fields: Record<string, unknown>): void {
    // What is sent now must not change in the log when an item goes on.
    const event = structuredClone({ type, event_id: emulatedId("event"), ...fields });
    const text = JSON.stringify(event);
    if (Buffer.byteLength(text) > MESSAGE_BYTES && type !== "error") {
      const message = `The event ${type} is larger than the channel carries.`;
      return this.session.refuse({ message, code: "event_too_large", param: null }, null, "server_error");
    }
    for (let times = this.#behavior().duplicate ? 2 : 1; times > 0; times -= 1)
      if (this.#peer.send(text)) this.#log("emulator", event);
  }

  #log(from: LoggedEvent["from"], event: WireEvent): void {
    this.events.push({ at: Math.round(performance.now() - this.#begun), from, type: event.type, event });
  }
}

function silenceOf({ audio }: SessionSettings): number | null {
  const detection = audio.input.turn_detection ?? null;
  return detection === null ? null : (detection.silence_duration_ms ?? TURN_SILENCE_MS);
}

/** The settings of a new call. */
export function newSettings(): SessionSettings {
  return defaultSettings(emulatedId("sess"), Date.now());
}
