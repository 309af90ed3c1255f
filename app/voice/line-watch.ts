/** What a connection has had so far, in all. */
export interface LineCounts {
  /** Packets that came in, of any kind. */
  packets: number;
  /** How often the other side was asked whether it is there, and has answered. */
  asked: number;
  answered: number;
}

/** Looks at a line once a second. */
const SILENT_LOOKS = 2;

/**
 * Whether anybody is at the other end of a line. A provider sends sound all the time, silence too, and a browser asks every few
 * seconds whether the other side is there: a line is down where nothing has come for two looks and a question has found no answer
 * since. The browser itself says so after five seconds or more, and the library gives up five seconds later.
 */
export class LineWatch {
  #last: LineCounts | null = null;
  #silent = 0;

  /** True while somebody is there. */
  look(now: LineCounts): boolean {
    if (this.#last === null || now.packets !== this.#last.packets) {
      this.#last = now;
      this.#silent = 0;
      return true;
    }
    this.#silent += 1;
    const isUnanswered = now.asked > this.#last.asked && now.answered === this.#last.answered;
    return this.#silent < SILENT_LOOKS || !isUnanswered;
  }
}
