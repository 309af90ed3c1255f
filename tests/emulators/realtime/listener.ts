import { levelOf, RATE, risesOf, type Sound } from "./sound.ts";

/** What came from the microphone. */
export interface Heard {
  packets: number;
  /** Packets that were no Opus. */
  faulty: number;
  seconds: number;
  /** Seconds that were as loud as speech. */
  loudSeconds: number;
  /** The loudest packet, 0 to 1. */
  level: number;
  /** Of what was loud, in hertz: which tone it was. Null while nothing was. */
  pitch: number | null;
}

/** A turn begins and ends; times are milliseconds of sound since the call began. */
export interface ListenerEvents {
  started: (atMs: number) => void;
  stopped: (atMs: number) => void;
}

const LOUD = 0.01;
const ONSET_MS = 80;

/** Measures what a person says, and hears when he begins and ends. It does not understand a word. */
export class Listener {
  readonly heard: Heard = { packets: 0, faulty: 0, seconds: 0, loudSeconds: 0, level: 0, pitch: null };
  /** Milliseconds of sound since the last turn was taken. */
  pendingMs = 0;
  #events: ListenerEvents;
  #silenceMs: () => number | null;
  #rises = 0;
  #isSpeaking = false;
  #loudMs = 0;
  #quietMs = 0;

  /** `silenceMs`: how long a pause ends a turn; null when turns are the client's business. */
  constructor(events: ListenerEvents, silenceMs: () => number | null) {
    this.#events = events;
    this.#silenceMs = silenceMs;
  }

  /** Takes the sound of one packet. */
  hear(sound: Sound): void {
    const { heard } = this;
    const milliseconds = (sound.length * 1000) / RATE;
    const level = levelOf(sound);
    heard.packets += 1;
    heard.seconds += milliseconds / 1000;
    heard.level = Math.max(heard.level, level);
    this.pendingMs += milliseconds;
    if (level > LOUD) {
      heard.loudSeconds += milliseconds / 1000;
      this.#rises += risesOf(sound);
      heard.pitch = this.#rises / heard.loudSeconds;
    }
    this.#follow(level > LOUD, milliseconds);
  }

  #follow(isLoud: boolean, milliseconds: number): void {
    const silenceMs = this.#silenceMs();
    if (silenceMs === null) return;
    this.#loudMs = isLoud ? this.#loudMs + milliseconds : 0;
    this.#quietMs = isLoud ? 0 : this.#quietMs + milliseconds;
    const at = Math.round(this.heard.seconds * 1000);
    if (!this.#isSpeaking && this.#loudMs >= ONSET_MS) {
      this.#isSpeaking = true;
      this.#events.started(at - ONSET_MS);
    } else if (this.#isSpeaking && this.#quietMs >= silenceMs) {
      this.#isSpeaking = false;
      this.#events.stopped(at);
    }
  }
}
