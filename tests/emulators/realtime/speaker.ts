import { FRAME, FRAME_MS, type Sound } from "./sound.ts";

/** What matters about the sound to the party that pays for it. */
export interface SpeakerEvents {
  started: (responseId: string) => void;
  /** All of it has been played. */
  stopped: (responseId: string) => void;
}

interface Track {
  responseId: string;
  sound: Sound;
  /** The next sample. */
  at: number;
}

/** So late after a stall of the process, the time that was lost is not played after. */
const CATCH_UP_MS = 200;

/** Plays sounds one after the other in real time, a frame every 20 ms, and silence between them. */
export class Speaker {
  #send: (frame: Sound) => void;
  #events: SpeakerEvents;
  #queue: Track[] = [];
  #timer: NodeJS.Timeout | undefined;
  #next = 0;
  #played = 0;

  constructor(send: (frame: Sound) => void, events: SpeakerEvents) {
    this.#send = send;
    this.#events = events;
  }

  /** Seconds of sound, silence not counted. */
  get seconds(): number {
    return (this.#played * FRAME_MS) / 1000;
  }

  start(): void {
    if (this.#timer !== undefined) return;
    this.#next = performance.now();
    this.#timer = setTimeout(() => this.#tick(), 0);
  }

  play(responseId: string, sound: Sound): void {
    this.#queue.push({ responseId, sound, at: 0 });
  }

  /** Throws away what is not played yet; returns what was being played and how much of it was heard, null when nothing was. */
  clear(): { responseId: string; playedMs: number } | null {
    const [now] = this.#queue;
    this.#queue = [];
    return now === undefined
      ? null
      : { responseId: now.responseId, playedMs: Math.min(now.at, now.sound.length) / (FRAME / FRAME_MS) };
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #tick(): void {
    if (performance.now() - this.#next > CATCH_UP_MS) this.#next = performance.now();
    while (this.#next <= performance.now()) {
      this.#send(this.#frame());
      this.#next += FRAME_MS;
    }
    this.#timer = setTimeout(() => this.#tick(), Math.max(1, this.#next - performance.now()));
  }

  #frame(): Sound {
    const frame = new Int16Array(FRAME);
    let [track] = this.#queue;
    if (track !== undefined && track.at >= track.sound.length) {
      this.#queue.shift();
      this.#events.stopped(track.responseId);
      [track] = this.#queue;
    }
    if (track === undefined) return frame;
    if (track.at === 0) this.#events.started(track.responseId);
    frame.set(track.sound.subarray(track.at, track.at + FRAME));
    track.at += FRAME;
    this.#played += 1;
    return frame;
  }
}
