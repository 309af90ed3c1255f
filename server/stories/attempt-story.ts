import type { ArticleKind } from "../../domain/game/story.ts";
import type { StoryNote } from "../../domain/admin/story-note.ts";
import type { Timer } from "../clock/timer.ts";
import type { Logger } from "../log/logger.ts";
import { reasonOf } from "../log/reason-of.ts";
import type { StoredStory } from "../store/store.ts";
import { type Composed, type ComposeServices, composeStory } from "./compose-story.ts";
import { goesOn } from "./plan-stories.ts";
import type { StoryDelay } from "./story-draft.ts";
import { takeStoryLease } from "./story-lease.ts";
import { draftWords, newNote } from "./story-words.ts";

export interface AttemptServices extends ComposeServices {
  timer: Timer;
  log: Logger;
}

export interface StoryAttempt {
  gameKey: string;
  kind: ArticleKind;
  /**
   * `missing`, `changed` and `reopened` as in `plan-stories.ts`, for the content that was `seen` there; `rewrite` whatever is
   * stored; `again`: publish what was taken back, if it is still true.
   */
  why: "missing" | "changed" | "reopened" | "rewrite" | "again";
  seen?: string | null;
}

/** What came of it. All but the last three leave a note. */
export type Attempted =
  | { kind: "published"; note: StoryNote }
  | { kind: "removed"; note: StoryNote }
  | { kind: "delayed"; note: StoryNote; delay: StoryDelay }
  | { kind: "failed"; note: StoryNote }
  /** Nothing can be written; the message says why. */
  | { kind: "impossible"; message: string }
  /** Somebody writes this text right now. */
  | { kind: "busy" }
  /** Somebody was faster, or the text was taken back meanwhile. */
  | { kind: "settled" };

/**
 * Has one text written, or checked again, and published, while nobody else works on it. Whatever goes wrong is in the answer; it
 * throws only the signal's reason.
 */
export async function attemptStory(
  services: AttemptServices,
  attempt: StoryAttempt,
  signal: AbortSignal,
): Promise<Attempted> {
  const { store, log, now } = services;
  const start = now().getTime();
  const about = { ...attempt, at: now().toISOString() };
  try {
    const lease = await takeStoryLease(services, attempt);
    if (lease === null) return { kind: "busy" };
    try {
      const stored = await store.story(attempt.gameKey, attempt.kind);
      if (isSettled(attempt, stored)) return { kind: "settled" };
      if (attempt.why === "reopened") return await removeRecap(services, attempt, about);
      const composed = await composeStory(services, {
        ...attempt,
        stored: attempt.why === "rewrite" ? null : stored,
        otherwise: attempt.why === "again" ? "refuse" : "write",
        signal: AbortSignal.any([signal, lease.signal]),
      });
      const answer = answerOf(composed, about, services, now().getTime() - start);
      if ("note" in answer) await store.addStoryNote(answer.note);
      return answer;
    } catch (error) {
      if (!lease.signal.aborted || signal.aborted) throw error;
      const { gameKey, kind } = attempt;
      log.warn(
        { err: error, gameKey },
        `the ${kind} of game ${gameKey} was given up: another process may be writing it`,
      );
      return { kind: "busy" };
    } finally {
      await lease.release();
    }
  } catch (error) {
    signal.throwIfAborted();
    const { gameKey, kind } = attempt;
    log.error({ err: error, gameKey }, `the ${kind} of game ${gameKey} could not be written`);
    const message = `Something went wrong on our end: ${reasonOf(error)}. The log has more.`;
    const note = newNote(about, { outcome: "failed", message, milliseconds: now().getTime() - start });
    // The store may be what failed.
    await store.addStoryNote(note).catch(() => undefined);
    return { kind: "failed", note };
  }
}

/** A text about an end that was none: it is missing until the game is over, and then written again. */
async function removeRecap(
  { store }: AttemptServices,
  { gameKey, kind }: StoryAttempt,
  about: Pick<StoryNote, "at" | "gameKey" | "kind">,
): Promise<Attempted> {
  const snapshot = await store.shownSnapshot(gameKey);
  if (snapshot === null || !goesOn(snapshot.game)) return { kind: "settled" };
  await store.removeStory(gameKey, kind);
  const message = "Removed: according to its source the game is not over after all. A new one is written when it is.";
  const note = newNote(about, { outcome: "unpublished", message });
  await store.addStoryNote(note);
  return { kind: "removed", note };
}

function isSettled({ why, seen }: StoryAttempt, stored: StoredStory | null): boolean {
  if (why === "rewrite") return false;
  if (why === "again") return stored === null;
  return stored?.isPublished === false || (stored?.contentHash ?? null) !== (seen ?? null);
}

function answerOf(
  composed: Composed,
  about: Pick<StoryNote, "at" | "gameKey" | "kind"> & Pick<StoryAttempt, "why">,
  { writer, budget }: AttemptServices,
  milliseconds: number,
): Attempted {
  switch (composed.kind) {
    case "impossible":
      return composed;
    case "delayed": {
      const { delay } = composed;
      const { inputTokens, outputTokens, message } = delay;
      const model = writer?.model ?? null;
      const note = { outcome: "delayed", model, message, rounds: 1, inputTokens, outputTokens, milliseconds } as const;
      return { kind: "delayed", delay, note: newNote(about, note) };
    }
    case "kept": {
      const { claims, model } = composed.text;
      const [outcome, message] =
        about.why === "again"
          ? (["published", "Published again: every fact still holds."] as const)
          : (["checked", "The game has changed; every fact of the text still holds."] as const);
      return {
        kind: "published",
        note: newNote(about, { outcome, model, message, claims: claims.length, milliseconds }),
      };
    }
    case "written": {
      const { draft } = composed;
      const isInstead = draft.model === null && writer !== null && (draft.isFallback || draft.isOverLimit);
      const { model, rounds, dropped, inputTokens, outputTokens, claims } = draft;
      return {
        kind: "published",
        note: newNote(about, {
          outcome: isInstead ? "template" : "published",
          message: draftWords(draft, budget.allowed),
          claims: claims.length,
          model,
          rounds,
          dropped,
          inputTokens,
          outputTokens,
          milliseconds,
        }),
      };
    }
  }
}
