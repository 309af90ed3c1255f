import { setImmediate as turn } from "node:timers/promises";
import { parseGameKey } from "../../domain/game/game-key.ts";
import type { WaitingStory } from "../../domain/admin/game-story.ts";
import type { Timer } from "../clock/timer.ts";
import type { Logger } from "../log/logger.ts";
import type { Store } from "../store/store.ts";
import type { Attempted } from "./attempt-story.ts";
import { planStories, type StoryTask } from "./plan-stories.ts";
import { storyPatience } from "./story-patience.ts";
import { type WeekOpenings, weekOpenings } from "./week-openings.ts";

export interface StoryLoopOptions {
  store: Store;
  log: Logger;
  now(): Date;
  timer: Timer;
  random(): number;
  /** See `ComposeServices`. */
  isTrial(): Promise<boolean>;
  /** Until when the model's server is left alone for this task, in milliseconds since the epoch; null: it is not. */
  pausedUntil(task: StoryTask): number | null;
  /** How long this task is left alone after it was first seen, in milliseconds. */
  settles(task: StoryTask): number;
  attempt(task: StoryTask, openings: WeekOpenings, signal: AbortSignal): Promise<Attempted>;
}

export interface StoryLoop {
  start(): void;
  /** Ends what is being written. */
  stop(): Promise<void>;
  /** Resolves when nothing is being written: for tests with a clock of their own. */
  idle(): Promise<void>;
  waiting(): Promise<WaitingStory[]>;
}

/** What becomes due by the clock alone is found after so long. */
const LOOK_EVERY_MS = 60_000;
/** After a change; those that come with it are seen in the same look. */
const AFTER_CHANGE_MS = 1_000;
/** Looks what is due after every change of the store and once a minute, and has one text written after the other. */
export function storyLoop(options: StoryLoopOptions): StoryLoop {
  const { store, log, now, timer, attempt } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const patience = storyPatience(options);
  let cancel = (): void => {};
  let unsubscribe = (): void => {};
  let nextAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  /** The number of the last change that was seen; null before the first look. */
  let seen: number | null = null;
  /** Seasons in which something is left to do: nothing else would bring an old one back. */
  let unfinished: ReadonlySet<number> = new Set();

  async function seasonsToLookAt(): Promise<Set<number>> {
    const { latest, seasons } = await seasonsSince(store, seen, now());
    seen = latest;
    return new Set([...seasons, ...unfinished]);
  }

  async function look(): Promise<void> {
    const openings = weekOpenings(store);
    const counts = new Map<string, number>();
    const seasons = await seasonsToLookAt();
    // Whatever breaks off this look, they are looked at again.
    unfinished = seasons;
    const left = new Set<number>();
    for (const task of await dueStories(options, [...seasons])) {
      if (signal.aborted) return;
      patience.see(task);
      if (patience.waitsUntil(task) !== null) {
        for (const season of seasonOf(task.gameKey)) left.add(season);
        continue;
      }
      const attempted = await attempt(task, openings, signal);
      patience.take(task, attempted);
      if (attempted.kind !== "published" && attempted.kind !== "removed")
        for (const season of seasonOf(task.gameKey)) left.add(season);
      if ("note" in attempted) counts.set(attempted.note.outcome, (counts.get(attempted.note.outcome) ?? 0) + 1);
      // The database may answer within the turn: readers come first.
      await turn();
    }
    unfinished = left;
    if (counts.size > 0) log.info(Object.fromEntries(counts), "stories were written or checked");
  }

  function schedule(milliseconds: number): void {
    const at = now().getTime() + milliseconds;
    if (signal.aborted || at >= nextAt) return;
    cancel();
    nextAt = at;
    cancel = timer(begin, milliseconds);
  }

  function begin(): void {
    nextAt = Number.POSITIVE_INFINITY;
    if (running !== null) {
      isAskedAgain = true;
      return;
    }
    running = look()
      .catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, "could not find out which stories are due; trying again");
      })
      .finally(() => {
        running = null;
        schedule(isAskedAgain ? 0 : LOOK_EVERY_MS);
        isAskedAgain = false;
      });
  }

  return {
    start() {
      unsubscribe = store.onChange(() => schedule(AFTER_CHANGE_MS));
      schedule(0);
    },
    async stop() {
      controller.abort(new Error("the site stops"));
      cancel();
      unsubscribe();
      await running;
    },
    async idle() {
      await running;
    },
    async waiting() {
      const tasks = await dueStories(options, [...new Set([...recentSeasons(now()), ...unfinished])]);
      return tasks.map((task) => {
        const { gameKey, kind, provider, why } = task;
        const until = patience.waitsUntil(task);
        return { gameKey, kind, provider, why, until: until === null ? null : new Date(until).toISOString() };
      });
    },
  };
}

/** At first all seasons, then those that may become due by the clock, and those of games that have changed after the change `seen`. */
async function seasonsSince(
  store: Pick<Store, "latestChange" | "changesSince" | "weeks">,
  seen: number | null,
  now: Date,
): Promise<{ latest: number; seasons: number[] }> {
  const latest = await store.latestChange();
  if (seen === null) return { latest, seasons: (await store.weeks()).map(({ season }) => season) };
  const changed = await store.changesSince(seen);
  return { latest, seasons: [...recentSeasons(now), ...changed.flatMap(({ gameKey }) => seasonOf(gameKey))] };
}

async function dueStories(
  { store, now, isTrial }: Pick<StoryLoopOptions, "store" | "now" | "isTrial">,
  seasons: readonly number[],
): Promise<StoryTask[]> {
  const games = await store.storyQueue(seasons);
  const areAltered = games.some(({ provider }) => provider === "sportsdataio") && (await isTrial());
  return planStories(games, now().getTime(), ({ provider }) => areAltered && provider === "sportsdataio");
}

/** Those in which something may become due by the clock. */
function recentSeasons(now: Date): number[] {
  const year = now.getUTCFullYear();
  return [year, year - 1];
}

/** One season, or none for a key that tells of none. */
function seasonOf(gameKey: string): number[] {
  const parts = parseGameKey(gameKey);
  return parts === null ? [] : [parts.season];
}
