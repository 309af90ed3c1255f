import type { SessionParts } from "./session-parts.ts";

/** The SDK itself gives up after a quarter of a minute, with words that help nobody. */
const CONNECT_MS = 10_000;
export const BLOCKED = "This network blocks voice. Try another network, or type your questions without voice";

/** A connection is good for something once the provider has taken the settings. The SDK goes on without, to an analyst who knows no tool. */
export class SessionConfirmation {
  #confirm = (): void => {};
  #refuse = (_problem: unknown): void => {};
  readonly #confirmed = new Promise<void>((resolve, reject) => {
    this.#confirm = resolve;
    this.#refuse = reject;
  });

  constructor() {
    // It may be refused before anybody waits.
    this.#confirmed.catch(() => undefined);
  }

  confirm(): void {
    this.#confirm();
  }

  /** Nothing any more once it is confirmed. */
  refuse(problem: unknown): void {
    this.#refuse(problem);
  }

  /** Resolves when it is connected and confirmed. Rejects with what went wrong, or after ten seconds in words. */
  async with(connected: Promise<void>, timer: SessionParts["timer"]): Promise<void> {
    const stopWaiting = timer(() => this.refuse(new Error(BLOCKED)), CONNECT_MS);
    await Promise.all([connected, this.#confirmed]).finally(stopWaiting);
  }
}
