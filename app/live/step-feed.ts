import { applyPatch } from "../../domain/live/apply-patch.ts";
import type { LiveFrame } from "../../domain/live/diff-live.ts";
import { backoff } from "./backoff.ts";
import type { FeedEffect, FeedEvent, FeedMemory, FeedMoment, FeedStep, FeedTimer } from "./feed-memory.ts";
import type { FeedKind, Versioned } from "./feed-state.ts";

/** The server says something every 15 s: two beats missed are a connection that only looks alive. */
export const SILENCE_MS = 30_000;
/** How long a hidden page goes on: a glance at another tab costs no new connection. */
export const PAUSE_AFTER_MS = 20_000;
const MOST_WAITING = 500;

/** One step while it is being made: a copy of what the feed knew, and what is to be done. */
interface Draft<T extends Versioned> {
  memory: FeedMemory<T>;
  effects: FeedEffect<T>[];
  moment: FeedMoment<T>;
}

/** A feed that begins with the page as it was rendered, however old. */
export function beginFeed<T extends Versioned>(page: T, moment: FeedMoment<T>): FeedStep<T> {
  const memory: FeedMemory<T> = {
    page,
    wanted: page.version,
    waiting: [],
    kind: "connecting",
    heardAt: null,
    hasStream: false,
    isReading: false,
    mayFall: false,
    isHidden: false,
    isOnline: true,
    isOver: (moment.again(page) ?? 0) > 0,
    failures: 0,
    misses: 0,
  };
  return made({ memory, effects: [], moment }, connect);
}

/**
 * What one event makes of a feed. A frame that begins at the page's own version is applied, one that ends at or before it is
 * passed over, and any other means that something is missing: then the whole page is read again, and frames that come meanwhile
 * wait. After the server's last word the feed goes on asking now and then, for as long as the page says, without a word about a
 * connection that fails.
 */
export function stepFeed<T extends Versioned>(
  memory: FeedMemory<T>,
  event: FeedEvent<T>,
  moment: FeedMoment<T>,
): FeedStep<T> {
  return made({ memory: { ...memory }, effects: [], moment }, (draft) => take(draft, event));
}

function made<T extends Versioned>(draft: Draft<T>, change: (draft: Draft<T>) => void): FeedStep<T> {
  change(draft);
  return [draft.memory, draft.effects];
}

function take<T extends Versioned>(draft: Draft<T>, event: FeedEvent<T>): void {
  switch (event.type) {
    case "open":
      return heard(draft);
    case "error":
    case "silence":
      return lose(draft);
    case "patch":
      spoken(draft);
      return receive(draft, event.frame);
    case "beat":
      spoken(draft);
      goOn(draft);
      return want(draft, event.version);
    case "resync":
      spoken(draft);
      return startOver(draft, event);
    case "end":
      spoken(draft);
      return end(draft, event.version);
    case "read":
      return arrive(draft, event.page);
    case "hidden":
      return turn(draft, event.isHidden);
    case "page hide":
      draft.memory.isHidden = true;
      cancel(draft, "pause");
      return pause(draft);
    case "online":
      draft.memory.isOnline = event.isOnline;
      draft.memory.failures = 0;
      return event.isOnline ? connect(draft) : lose(draft);
    case "retry":
      return connect(draft);
    case "reread":
      return readAgain(draft);
    case "pause":
      return pause(draft);
  }
}

function say<T extends Versioned>({ memory, effects }: Draft<T>, kind: FeedKind): void {
  if (memory.kind === kind || (memory.isOver && kind !== "ended")) return;
  memory.kind = kind;
  effects.push({ do: "say", state: { kind, heardAt: memory.heardAt } });
}

function set<T extends Versioned>({ effects }: Draft<T>, timer: FeedTimer, milliseconds: number): void {
  effects.push({ do: "set", timer, milliseconds });
}

function cancel<T extends Versioned>({ effects }: Draft<T>, timer: FeedTimer): void {
  effects.push({ do: "cancel", timer });
}

function heard<T extends Versioned>(draft: Draft<T>): void {
  draft.memory.heardAt = draft.moment.now;
  say(draft, "live");
  set(draft, "silence", SILENCE_MS);
}

/** A server that accepts and hangs up must not be asked again at once forever: only its words end the waiting. */
function spoken<T extends Versioned>(draft: Draft<T>): void {
  draft.memory.failures = 0;
  heard(draft);
}

function connect<T extends Versioned>(draft: Draft<T>): void {
  const { memory, effects, moment } = draft;
  disconnect(draft);
  if (memory.isHidden || !memory.isOnline) return;
  // No connection is to come that would say what a reading missed while nobody looked.
  if (memory.isOver && moment.again(memory.page) === null) return want(draft, null);
  memory.hasStream = true;
  effects.push({ do: "open", since: memory.page.version });
  set(draft, "silence", SILENCE_MS);
}

function disconnect<T extends Versioned>(draft: Draft<T>): void {
  cancel(draft, "silence");
  cancel(draft, "retry");
  if (draft.memory.hasStream) draft.effects.push({ do: "close" });
  draft.memory.hasStream = false;
}

/** What was over is not: a game that goes on, or one that has just been corrected. */
function goOn<T extends Versioned>(draft: Draft<T>): void {
  if (!draft.memory.isOver) return;
  draft.memory.isOver = false;
  say(draft, "live");
}

function startOver<T extends Versioned>(
  draft: Draft<T>,
  { version, isBack }: { version: number | null; isBack: boolean },
): void {
  const { memory } = draft;
  // A store that was put back to an older state: then what it has is right. A server says so: a lower version alone may
  // be an event from before, or a process that has not heard of the last change.
  if (isBack) memory.mayFall = true;
  else memory.wanted = Math.max(memory.wanted, version ?? memory.page.version + 1);
  readAgain(draft);
}

function end<T extends Versioned>(draft: Draft<T>, version: number | null): void {
  draft.memory.isOver = true;
  say(draft, "ended");
  lookLater(draft);
  want(draft, version);
}

/** Closes the stream of a page that is over until it is time to ask again. */
function lookLater<T extends Versioned>(draft: Draft<T>): void {
  const { memory, moment } = draft;
  disconnect(draft);
  const wait = memory.isHidden ? null : moment.again(memory.page);
  if (wait !== null) set(draft, "retry", wait);
}

/** The connection is gone, or as good as gone. */
function lose<T extends Versioned>(draft: Draft<T>): void {
  const { memory, moment } = draft;
  if (memory.isOver) return lookLater(draft);
  disconnect(draft);
  say(draft, memory.isHidden ? "paused" : memory.isOnline ? "stale" : "offline");
  if (memory.isHidden || !memory.isOnline) return;
  set(draft, "retry", backoff(memory.failures, moment.chance));
  memory.failures += 1;
}

function receive<T extends Versioned>(draft: Draft<T>, frame: LiveFrame | null): void {
  const { memory } = draft;
  if (frame === null) return want(draft, memory.page.version + 1);
  memory.wanted = Math.max(memory.wanted, frame.to);
  if (memory.waiting.length < MOST_WAITING) memory.waiting = [...memory.waiting, frame];
  if (!memory.isReading && !applyWaiting(draft)) readAgain(draft);
}

/** Applies what fits, in whatever order it came. False where something is missing. */
function applyWaiting<T extends Versioned>({ memory, effects }: Draft<T>): boolean {
  const before = memory.page;
  for (;;) {
    const { page } = memory;
    memory.waiting = memory.waiting.filter(({ to }) => to > page.version);
    const next = memory.waiting.find(({ from }) => from === page.version);
    if (next === undefined) break;
    try {
      memory.page = { ...applyPatch(page, next.patch), version: next.to };
    } catch {
      // The page is not what the server thinks it is.
      memory.waiting = [];
      break;
    }
  }
  if (memory.page !== before) effects.push({ do: "show", page: memory.page });
  return memory.page.version >= memory.wanted;
}

function want<T extends Versioned>(draft: Draft<T>, version: number | null): void {
  const { memory } = draft;
  memory.wanted = Math.max(memory.wanted, version ?? 0);
  if (!memory.isReading && memory.page.version < memory.wanted) readAgain(draft);
}

function readAgain<T extends Versioned>(draft: Draft<T>): void {
  if (draft.memory.isReading) return;
  cancel(draft, "reread");
  draft.memory.isReading = true;
  draft.effects.push({ do: "read" });
}

/** The page that was read, or none, and what waited for it. */
function arrive<T extends Versioned>(draft: Draft<T>, fresh: T | null): void {
  const { memory, effects, moment } = draft;
  const { version } = memory.page;
  if (fresh !== null && (fresh.version > version || (fresh.version < version && memory.mayFall))) {
    if (fresh.version < version) Object.assign(memory, { waiting: [], wanted: fresh.version });
    memory.page = fresh;
    effects.push({ do: "show", page: fresh });
  }
  memory.isReading = false;
  memory.mayFall = false;
  if (applyWaiting(draft)) {
    memory.misses = 0;
    return;
  }
  // Nobody looks, or no network is there: what is wanted stays known, and the next connection asks for it.
  if ((memory.isHidden && !memory.hasStream) || !memory.isOnline) return;
  // A page from before the change, or none: a moment later it is there.
  set(draft, "reread", backoff(memory.misses, moment.chance) / 4);
  memory.misses += 1;
}

function pause<T extends Versioned>(draft: Draft<T>): void {
  cancel(draft, "reread");
  disconnect(draft);
  say(draft, "paused");
}

function turn<T extends Versioned>(draft: Draft<T>, isHidden: boolean): void {
  const { memory, moment } = draft;
  memory.isHidden = isHidden;
  cancel(draft, "pause");
  if (isHidden) return set(draft, "pause", PAUSE_AFTER_MS);
  memory.failures = 0;
  // While a machine sleeps no timer runs: a stream that has been silent since is none.
  if (memory.hasStream && moment.now - (memory.heardAt ?? moment.now) < SILENCE_MS) return;
  say(draft, memory.isOnline ? "connecting" : "offline");
  connect(draft);
}
