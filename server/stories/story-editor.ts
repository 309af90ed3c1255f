import type { GameStory } from "../../domain/admin/game-story.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import type { StoryNote } from "../../domain/admin/story-note.ts";
import type { StoryStatus } from "../../domain/admin/story-status.ts";
import { type TokenPrice, tokenCost } from "../../domain/admin/token-price.ts";
import type { Store } from "../store/store.ts";
import { type Attempted, attemptStory, type AttemptServices, type StoryAttempt } from "./attempt-story.ts";
import { isForReaders, mayHaveText } from "./plan-stories.ts";
import type { StoryControl } from "./story-control.ts";
import { takeStoryLease } from "./story-lease.ts";
import { type StoryLoop, storyLoop } from "./story-loop.ts";
import { storyWishes } from "./story-wishes.ts";
import { newNote } from "./story-words.ts";
import { type WeekOpenings, weekOpenings } from "./week-openings.ts";
import { type WriterPause, writerPause } from "./writer-pause.ts";

export interface StoryEditorOptions extends Omit<AttemptServices, "openings"> {
  /** Null: costs are not shown. */
  price: TokenPrice | null;
  /** 0 to 1. */
  random(): number;
}

export interface StoryEditor extends StoryControl {
  /** Writes by itself from now on. */
  start(): void;
  /** Ends what is being written. */
  stop(): Promise<void>;
  /** See `StoryLoop`. */
  idle(): Promise<void>;
  /** One text, as the loop does it. */
  attempt(task: StoryAttempt, openings: WeekOpenings, signal: AbortSignal): Promise<Attempted>;
}

const BUSY = "This story is being written right now. Check back in a minute.";
const RECENT = 30;
/** A live source corrects most of a game's figures in the minutes after its end: a model asked at once would be asked again. */
const SETTLE_MS = 5 * 60_000;

/**
 * Sees to it that every game has the texts that it should have, all of them checked, by one process at a time for each text
 * (`plan-stories.ts`, `story-loop.ts`), and does what the administrator asks for. Nothing that a model or its server does throws.
 */
export function createStoryEditor(options: StoryEditorOptions): StoryEditor {
  const { store, writer, log, now } = options;
  const controller = new AbortController();
  const pause = writerPause(options.random);
  const outcomes: StoryStatus["outcomes"] = {};
  const asked = new Set<Promise<unknown>>();
  const loop = storyLoop({
    ...options,
    // What was checked again is published in any case, by the template where it has become false.
    pausedUntil: ({ why, provider }) =>
      why === "missing" && provider !== "demo" ? (pause.current(now().getTime())?.until ?? null) : null,
    settles: ({ why, kind, provider }) =>
      writer !== null && why === "missing" && kind === "recap" && provider === "sportsdataio" ? SETTLE_MS : 0,
    attempt: (task, openings, signal) => {
      const isAway = task.why === "changed" && pause.current(now().getTime()) !== null;
      return attempt(task, openings, signal, task.isRecent && !isAway);
    },
  });

  const wishes = storyWishes({
    ...options,
    // An old game must not cost money because somebody leafs through it.
    write: (gameKey, signal) =>
      attempt({ gameKey, kind: "recap", why: "missing", seen: null }, weekOpenings(store), signal, false),
  });

  async function attempt(
    task: StoryAttempt,
    openings: WeekOpenings,
    signal: AbortSignal,
    mayAsk = true,
  ): Promise<Attempted> {
    const attempted = await attemptStory({ ...options, writer: mayAsk ? writer : null, openings }, task, signal);
    if ("note" in attempted) count(attempted.note);
    if (attempted.kind === "delayed") {
      const { delay } = attempted;
      const isFirst = !pause.isFailing();
      const until = new Date(pause.fail(delay, now().getTime())).toISOString();
      const words = `the model's server is unavailable: ${delay.message}`;
      if (isFirst && delay.isUnauthorized) log.error({ until }, `${words}; stories wait until that is fixed`);
      else if (isFirst) log.warn({ until }, `${words}; stories wait for it`);
    } else if ("note" in attempted && attempted.note.rounds > 0 && pause.succeed()) {
      log.info("the model's server answers again");
    }
    return attempted;
  }

  function count({ outcome }: StoryNote): void {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }

  /** What somebody asked for is waited for at the end. */
  async function onRequest<T>(work: Promise<T>): Promise<T> {
    asked.add(work);
    try {
      return await work;
    } finally {
      asked.delete(work);
    }
  }

  async function demand(gameKey: string, kind: ArticleKind, why: "rewrite" | "again") {
    return answer(await onRequest(attempt({ gameKey, kind, why }, weekOpenings(store), controller.signal)));
  }

  async function unpublish(gameKey: string, kind: ArticleKind): Promise<Result<StoryNote, string>> {
    const taken = await onRequest(takeBack(options, gameKey, kind));
    if (taken.ok) count(taken.value);
    return taken;
  }

  return {
    attempt,
    rewrite: (gameKey, kind) => demand(gameKey, kind, "rewrite"),
    publish: (gameKey, kind) => demand(gameKey, kind, "again"),
    unpublish,
    wish(games) {
      const at = now().getTime();
      for (const game of games) if (isForReaders(game, at)) wishes.add(game.gameKey);
    },
    ofGame: (gameKey) => textsOf(store, gameKey),
    status: async () => ({ ...(await statusOf(options, loop, pause)), outcomes: { ...outcomes } }),
    start: () => loop.start(),
    async idle() {
      await loop.idle();
      await wishes.idle();
    },
    async stop() {
      controller.abort(new Error("the site stops"));
      await wishes.stop();
      await loop.stop();
      await Promise.allSettled(asked);
    },
  };
}

async function takeBack(
  options: StoryEditorOptions,
  gameKey: string,
  kind: ArticleKind,
): Promise<Result<StoryNote, string>> {
  const { store, now } = options;
  const lease = await takeStoryLease(options, { gameKey, kind });
  if (lease === null) return fail(BUSY);
  try {
    if (!(await store.setStoryPublished(gameKey, kind, false)))
      return fail(`There is no published ${kind} to unpublish.`);
    const message = "Unpublished by the administrator; it stays in the store.";
    const note = newNote({ at: now().toISOString(), gameKey, kind }, { outcome: "unpublished", message });
    await store.addStoryNote(note);
    return ok(note);
  } finally {
    await lease.release();
  }
}

async function textsOf(store: Pick<Store, "shownSnapshot" | "story">, gameKey: string): Promise<GameStory[]> {
  const snapshot = await store.shownSnapshot(gameKey);
  if (snapshot === null || snapshot.provider === "replay") return [];
  const game = { ...snapshot.game, hasProjections: snapshot.playerProjections.length > 0 };
  const texts = (["recap", "preview"] as const).map(async (kind): Promise<GameStory[]> => {
    const stored = await store.story(gameKey, kind);
    const canWrite = mayHaveText(game, kind);
    if (stored === null) return canWrite ? [{ kind, state: "none", model: null, canWrite }] : [];
    const state = stored.isPublished ? "published" : "unpublished";
    return [{ kind, state, model: stored.model, canWrite }];
  });
  return (await Promise.all(texts)).flat();
}

async function statusOf(
  { store, writer, budget, price, now }: StoryEditorOptions,
  loop: StoryLoop,
  pause: WriterPause,
): Promise<Omit<StoryStatus, "outcomes">> {
  const [uses, waiting, recent] = await Promise.all([budget.today(), loop.waiting(), store.storyNotes(RECENT)]);
  const today = { calls: 0, inputTokens: 0, outputTokens: 0 };
  for (const use of uses) {
    today.calls += use.calls;
    today.inputTokens += use.inputTokens;
    today.outputTokens += use.outputTokens;
  }
  const paused = pause.current(now().getTime());
  return {
    writer: writer?.model ?? null,
    pause: paused === null ? null : { until: new Date(paused.until).toISOString(), message: paused.message },
    today,
    tokensAllowed: budget.allowed,
    costToday: price === null ? null : tokenCost(today, price),
    waiting,
    recent,
  };
}

function answer(attempted: Attempted): Result<StoryNote, string> {
  switch (attempted.kind) {
    case "published":
    case "removed":
      return ok(attempted.note);
    case "delayed":
    case "failed":
      return fail(attempted.note.message);
    case "impossible":
      return fail(attempted.message);
    case "busy":
      return fail(BUSY);
    case "settled":
      return fail("Story not found. Reload the page.");
  }
}
