import { setImmediate as turn } from "node:timers/promises";
import { parseGameKey } from "../../domain/game/game-key.ts";
import type { WaitingStory } from "../../domain/admin/game-story.ts";
import type { Timer } from "../games/ingest/demo-clock.ts";
import type { Logger } from "../log/logger.ts";
import type { Store } from "../store/store.ts";
import type { Attempted } from "./attempt-story.ts";
import { planStories, type StoryTask } from "./plan-stories.ts";
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
const FIRST_RETRY_MS = 5 * 60_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;

/** Looks what is due after every change of the store and once a minute, and has one text written after the other. */
export function storyLoop(options: StoryLoopOptions): StoryLoop {
  const { store, log, now, timer, random, attempt, pausedUntil, settles } = options;
  const controller = new AbortController();
  const { signal } = controller;
  /** What went wrong, by task and content: with other content it is tried at once. */
  const failing = new Map<string, { count: number; until: number }>();
  let cancel = (): void => {};
  let unsubscribe = (): void => {};
  let nextAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  /** When a text was first seen to be missing, in milliseconds since the epoch. */
  const missingSince = new Map<string, number>();
  /** The number of the last change that was seen; null before the first look. */
  let seen: number | null = null;
  /** Seasons in which something is left to do: nothing else would bring an old one back. */
  let unfinished: ReadonlySet<number> = new Set();

  /** At first all seasons, then those that may become due by the clock, those of games that have changed, and what was left. */
  async function seasonsToLookAt(): Promise<Set<number>> {
    const latest = await store.latestChange();
    const changed = seen === null ? [] : await store.changesSince(seen);
    const seasons =
      seen === null
        ? (await store.weeks()).map(({ season }) => season)
        : [...recentSeasons(), ...changed.flatMap(({ gameKey }) => seasonOf(gameKey))];
    seen = latest;
    return new Set([...seasons, ...unfinished]);
  }

  function recentSeasons(): number[] {
    const year = now().getUTCFullYear();
    return [year, year - 1];
  }

  async function due(seasons: readonly number[]): Promise<StoryTask[]> {
    const games = await store.storyQueue(seasons);
    const isTrial = games.some(({ provider }) => provider === "sportsdataio") && (await options.isTrial());
    return planStories(games, now().getTime(), ({ provider }) => isTrial && provider === "sportsdataio");
  }

  function waitsUntil(task: StoryTask): number | null {
    const settled = (missingSince.get(textOf(task)) ?? now().getTime()) + settles(task);
    const until = Math.max(failing.get(nameOf(task))?.until ?? 0, pausedUntil(task) ?? 0, settled);
    return until > now().getTime() ? until : null;
  }

  async function look(): Promise<void> {
    const openings = weekOpenings(store);
    const told = new Map<string, number>();
    const seasons = await seasonsToLookAt();
    // Whatever breaks off this look, they are looked at again.
    unfinished = seasons;
    const left = new Set<number>();
    for (const task of await due([...seasons])) {
      if (signal.aborted) return;
      if (task.why === "missing" && !missingSince.has(textOf(task))) missingSince.set(textOf(task), now().getTime());
      if (waitsUntil(task) !== null) {
        for (const season of seasonOf(task.gameKey)) left.add(season);
        continue;
      }
      const attempted = await attempt(task, openings, signal);
      take(task, attempted);
      if (attempted.kind !== "published" && attempted.kind !== "removed")
        for (const season of seasonOf(task.gameKey)) left.add(season);
      if ("note" in attempted) told.set(attempted.note.outcome, (told.get(attempted.note.outcome) ?? 0) + 1);
      // The database may answer within the turn: readers come first.
      await turn();
    }
    unfinished = left;
    if (told.size > 0) log.info(Object.fromEntries(told), "texts about games were written or checked");
  }

  function take(task: StoryTask, { kind }: Attempted): void {
    const name = nameOf(task);
    if (kind === "published") missingSince.delete(textOf(task));
    if (kind !== "failed" && kind !== "impossible") {
      failing.delete(name);
      return;
    }
    const count = (failing.get(name)?.count ?? 0) + 1;
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (count - 1)) * (0.8 + 0.4 * random());
    failing.set(name, { count, until: now().getTime() + wait });
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
        if (!signal.aborted) log.error({ err: error }, "what texts are due could not be found out; trying again");
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
      const tasks = await due([...new Set([...recentSeasons(), ...unfinished])]);
      return tasks.map((task) => {
        const { gameKey, kind, provider, why } = task;
        const until = waitsUntil(task);
        return { gameKey, kind, provider, why, until: until === null ? null : new Date(until).toISOString() };
      });
    },
  };
}

/** One season, or none for a key that tells of none. */
function seasonOf(gameKey: string): number[] {
  const parts = parseGameKey(gameKey);
  return parts === null ? [] : [parts.season];
}

function textOf({ gameKey, kind }: StoryTask): string {
  return `${kind} ${gameKey}`;
}

function nameOf(task: StoryTask): string {
  return `${textOf(task)} ${task.contentHash}`;
}
