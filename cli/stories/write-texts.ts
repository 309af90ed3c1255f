import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { formatInteger } from "../../domain/words/format.ts";
import type { StoryNote } from "../../domain/admin/story-note.ts";
import type { Store } from "../../server/store/store.ts";
import type { Attempted, StoryAttempt } from "../../server/stories/attempt-story.ts";
import type { StoryEditor } from "../../server/stories/story-editor.ts";
import { weekOpenings } from "../../server/stories/week-openings.ts";

/** What came of the texts of a command. */
export interface TextTally {
  written: number;
  /** Of `written`, those that the template wrote in the model's place. */
  fallenBack: number;
  /** The first of them and why, in words; null without one. */
  fallBack: string | null;
  checkedAgain: number;
  /** Somebody else wrote them meanwhile, or is about to. */
  elsewhere: number;
  /** Not tried to the end, because the model's server was away. */
  delayed: number;
  /** Why they are delayed; null where none is. */
  problem: string | null;
  /** What went wrong, a line each. */
  failures: string[];
  /** Facts that the template's new texts tell: they are made from them, and nobody checks them. */
  told: number;
  /** Facts of a model's texts, and of those that were checked again. */
  checked: number;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export interface WriteTextsOptions {
  store: Store;
  editor: Pick<StoryEditor, "attempt">;
  /** How many at once: a model is waited for, the template is not. */
  atOnce: number;
  /** Nothing new is begun after this. */
  stop: AbortSignal;
  /** What is being written ends too. */
  cut: AbortSignal;
  onProgress(done: number, attempt: StoryAttempt): void;
  onWait(seconds: number, reason: string): void;
}

/** A server that each of those who ask has found away so many times in a row is away for longer than somebody watches. */
const MOST_DELAYS = 5;
/** Nobody watches a terminal for longer; the same command goes on another time. */
const LONGEST_WAIT_SECONDS = 10 * 60;

/** Writes one text after the other, or a few at once. A model that is away is waited for a few times, then it ends. */
export async function writeTexts(attempts: readonly StoryAttempt[], options: WriteTextsOptions): Promise<TextTally> {
  const { store, editor, stop, cut, onProgress, onWait } = options;
  const tally: TextTally = {
    written: 0,
    fallenBack: 0,
    fallBack: null,
    checkedAgain: 0,
    elsewhere: 0,
    delayed: 0,
    problem: null,
    failures: [],
    told: 0,
    checked: 0,
    calls: 0,
    inputTokens: 0,
    outputTokens: 0,
  };
  const openings = weekOpenings(store);
  const queue = [...attempts];
  let done = 0;
  let delays = 0;
  let isGivenUp = false;

  async function work(): Promise<void> {
    for (;;) {
      // The embedded store answers within the turn, and Ctrl-C is heard between two.
      await turn();
      const attempt = stop.aborted || isGivenUp ? undefined : queue.shift();
      if (attempt === undefined) return;
      const attempted = await editor.attempt(attempt, openings, cut);
      count(tally, attempt, attempted);
      if (attempted.kind !== "delayed") {
        if ("note" in attempted && attempted.note.rounds > 0) delays = 0;
        onProgress((done += 1), attempt);
        continue;
      }
      queue.unshift(attempt);
      delays += 1;
      const { isUnauthorized, retryAfterSeconds, message } = attempted.delay;
      const seconds = retryAfterSeconds ?? 2 ** Math.ceil(delays / options.atOnce);
      if (isUnauthorized || delays >= MOST_DELAYS * options.atOnce || seconds > LONGEST_WAIT_SECONDS) {
        tally.problem ??= `The model is unavailable: ${message}${seconds > LONGEST_WAIT_SECONDS ? ` It says to wait ${formatInteger(Math.ceil(seconds / 60))} minutes.` : ""}`;
        isGivenUp = true;
        return;
      }
      onWait(seconds, message);
      await wait(seconds * 1000, undefined, { signal: stop }).catch(() => undefined);
    }
  }

  await Promise.all(Array.from({ length: options.atOnce }, work));
  if (isGivenUp) tally.delayed = queue.length;
  return tally;
}

function count(tally: TextTally, { gameKey, kind }: StoryAttempt, attempted: Attempted): void {
  if ("note" in attempted) addUse(tally, attempted.note);
  switch (attempted.kind) {
    case "published":
      if (attempted.note.outcome === "checked") tally.checkedAgain += 1;
      else tally.written += 1;
      if (attempted.note.outcome === "checked" || attempted.note.model !== null) tally.checked += attempted.note.claims;
      else tally.told += attempted.note.claims;
      if (attempted.note.outcome === "template") {
        tally.fallenBack += 1;
        tally.fallBack ??= `the ${kind} of ${gameKey}: ${attempted.note.message}`;
      }
      break;
    case "failed":
      tally.failures.push(`${kind} of ${gameKey}: ${attempted.note.message}`);
      break;
    case "impossible":
      tally.failures.push(`${kind} of ${gameKey}: ${attempted.message}`);
      break;
    case "busy":
    case "removed":
    case "settled":
      tally.elsewhere += 1;
      break;
    case "delayed":
      break;
  }
}

function addUse(tally: TextTally, { rounds, inputTokens, outputTokens }: StoryNote): void {
  tally.calls += rounds;
  tally.inputTokens += inputTokens;
  tally.outputTokens += outputTokens;
}
