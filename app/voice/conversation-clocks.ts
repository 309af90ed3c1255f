import { LONGEST_REPLY_SECONDS } from "../../domain/analyst/analyst-prompt.ts";

interface ClockOptions {
  /** Calls back once after so many milliseconds; the result cancels it. */
  timer(callback: () => void, milliseconds: number): () => void;
  /** Nobody looks at the page. */
  isHidden(): boolean;
  /** An answer is made or heard. */
  isBusy(): boolean;
  /** Nobody has said anything for a while. */
  onIdle(): void;
  /** The time that the site gave is used up. */
  onTime(): void;
  /** A reply has been heard for longer than any may be. */
  onLong(): void;
}

/** This long without a word from either side ends the conversation; a hidden page waits less. */
const IDLE_MS = 60_000;
const IDLE_HIDDEN_MS = 20_000;

/** What ends a reply and a conversation by itself. */
export class ConversationClocks {
  readonly #options: ClockOptions;
  #isRunning = false;
  #cancelIdle = noTimer;
  #cancelLong = noTimer;
  #cancelTime = noTimer;

  constructor(options: ClockOptions) {
    this.#options = options;
  }

  /** The conversation is open, for so many milliseconds at most. */
  start(milliseconds: number): void {
    this.#isRunning = true;
    this.#cancelTime = this.#options.timer(() => this.#options.onTime(), milliseconds);
    this.stir();
  }

  /** Somebody said something: the silence begins again. */
  stir(): void {
    this.#cancelIdle();
    if (!this.#isRunning) return;
    const { timer, isHidden, isBusy, onIdle } = this.#options;
    this.#cancelIdle = timer(() => (isBusy() ? this.stir() : onIdle()), isHidden() ? IDLE_HIDDEN_MS : IDLE_MS);
  }

  /** The analyst is heard, or no more. */
  sound(isOn: boolean): void {
    this.#cancelLong();
    this.stir();
    if (isOn) this.#cancelLong = this.#options.timer(() => this.#options.onLong(), LONGEST_REPLY_SECONDS * 1000);
  }

  stop(): void {
    this.#isRunning = false;
    this.#cancelIdle();
    this.#cancelLong();
    this.#cancelTime();
  }
}

function noTimer(): void {}
