import type { Attempted } from "./attempt-story.ts";
import type { StoryTask } from "./plan-stories.ts";
import type { StoryLoopOptions } from "./story-loop.ts";

const FIRST_RETRY_MS = 5 * 60_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;

export interface StoryPatience {
  /** A task is due. */
  see(task: StoryTask): void;
  /** Until when it is left alone, in milliseconds since the epoch; null: it is not. */
  waitsUntil(task: StoryTask): number | null;
  /** What came of it: a failure is tried again later, and later each time. */
  take(task: StoryTask, attempted: Attempted): void;
}

/** How long each text is waited with: until its game has settled, the model's server is there again, and after a failure. */
export function storyPatience({
  now,
  random,
  settles,
  pausedUntil,
}: Pick<StoryLoopOptions, "now" | "random" | "settles" | "pausedUntil">): StoryPatience {
  /** What went wrong, by task and content: with other content it is tried at once. */
  const failing = new Map<string, { count: number; until: number }>();
  /** When a text was first seen to be missing, in milliseconds since the epoch. */
  const missingSince = new Map<string, number>();
  return {
    see(task) {
      if (task.why === "missing" && !missingSince.has(textOf(task))) missingSince.set(textOf(task), now().getTime());
    },
    waitsUntil(task) {
      const settled = (missingSince.get(textOf(task)) ?? now().getTime()) + settles(task);
      const until = Math.max(failing.get(nameOf(task))?.until ?? 0, pausedUntil(task) ?? 0, settled);
      return until > now().getTime() ? until : null;
    },
    take(task, { kind }) {
      const name = nameOf(task);
      if (kind === "published") missingSince.delete(textOf(task));
      if (kind !== "failed" && kind !== "impossible") {
        failing.delete(name);
        return;
      }
      const count = (failing.get(name)?.count ?? 0) + 1;
      const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (count - 1)) * (0.8 + 0.4 * random());
      failing.set(name, { count, until: now().getTime() + wait });
    },
  };
}

function textOf({ gameKey, kind }: StoryTask): string {
  return `${kind} ${gameKey}`;
}

function nameOf(task: StoryTask): string {
  return `${textOf(task)} ${task.contentHash}`;
}
