import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { gameRoster } from "../../domain/names/game-roster.ts";
import { groundAnswer, makeGround } from "../../domain/analyst/ground/ground-answer.ts";
import { straySubject } from "../../domain/analyst/ground/stray-subject.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import { storySentences } from "../../domain/words/story-sentences.ts";

export interface SentenceEvidence {
  uses: readonly ToolUse[];
  /** The person's own words. */
  said: readonly string[];
  snapshot: ToolSnapshot;
  /** What was said before this text, which says who a pronoun means. */
  before: string;
}

export type Looked = { kind: "shown"; text: string } | { kind: "stopped"; text: string; reasons: string[] };

/** Holds a text that is being written back, and gives it out a sentence at a time, each checked first. */
export class CheckedSentences {
  #held = "";
  #shown = "";

  /** Everything that was given out. */
  get shown(): string {
    return this.#shown;
  }

  add(text: string): void {
    this.#held += text;
  }

  /**
   * The next sentence that has ended; null while none has. The last one may go on ("27." becomes "27.9"), unless `isWhole`.
   * After one that was stopped nothing more comes of what is held.
   */
  next(isWhole: boolean, { uses, said, snapshot, before }: SentenceEvidence): Looked | null {
    const sentences = storySentences(this.#held);
    const end = sentences[1]?.start ?? (isWhole ? this.#held.length : 0);
    if (end === 0) return null;
    const text = this.#held.slice(0, end);
    if (text.trim() === "") {
      this.#held = this.#held.slice(end);
      return null;
    }
    const ground = makeGround(uses, said, gameRoster(snapshot), snapshot.game);
    const stray = straySubject(text);
    const found = groundAnswer(text, ground, `${before}\n${this.#shown}`).map(({ reason }) => reason);
    const reasons = stray === null ? found : [stray, ...found];
    if (reasons.length > 0) {
      this.#held = "";
      return { kind: "stopped", text, reasons };
    }
    this.#held = this.#held.slice(end);
    const words = text.trim().replaceAll(/\s+/g, " ");
    const shown = this.#shown === "" ? words : ` ${words}`;
    this.#shown += shown;
    return { kind: "shown", text: shown };
  }
}
