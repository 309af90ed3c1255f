import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { gameRoster } from "../../domain/names/game-roster.ts";
import { groundAnswer, makeGround } from "../../domain/analyst/ground/ground-answer.ts";
import { ungroundedNews } from "../../domain/analyst/ground/ground-news.ts";
import { straySubject } from "../../domain/analyst/ground/stray-subject.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import { storySentences } from "../../domain/words/story-sentences.ts";

/** What an answer may rest on, as the conversation stands. */
export interface Evidence {
  uses: readonly ToolUse[];
  /** The person's own words. */
  said: readonly string[];
  snapshot: ToolSnapshot | null;
}

/** What is wrong with an answer. */
export interface Fault {
  /** In words for the analyst. */
  reason: string;
  /** How much of the answer was found right before it, in characters. */
  good: number;
}

/** Looks at answers while they are spoken, a sentence at a time, each once. */
export class SentenceGuard {
  /** How much of each answer has been looked at, by its item's id. */
  readonly #checked = new Map<string, number>();

  /**
   * What is wrong with the sentences of an answer that have ended since it was looked at last; null for nothing. `isWhole` when
   * no more comes.
   */
  look(id: string, text: string, isWhole: boolean, evidence: () => Evidence): Fault | null {
    const from = this.#checked.get(id) ?? 0;
    // The last sentence may go on: "27." becomes "27.9".
    const to = isWhole ? text.length : (storySentences(text).at(-1)?.start ?? 0);
    if (to <= from) return null;
    this.#checked.set(id, to);
    const fresh = text.slice(from, to);
    const stray = straySubject(fresh);
    if (stray !== null) return { reason: stray, good: from };
    const { uses, said, snapshot } = evidence();
    if (snapshot === null) {
      // Nothing else can be looked up without a game, and the tools say so themselves.
      const [news] = ungroundedNews({ text: fresh, named: [], carried: [] }, [], null);
      return news === undefined ? null : { reason: news.reason, good: from };
    }
    const ground = makeGround(uses, said, gameRoster(snapshot), snapshot.game);
    const [violation] = groundAnswer(fresh, ground, text.slice(0, from));
    return violation === undefined ? null : { reason: violation.reason, good: from };
  }
}
