import { describe, expect, it } from "vitest";
import type { FeedEffect, FeedEvent, FeedMemory, FeedMoment } from "../../app/live/feed-memory.ts";
import { beginFeed, PAUSE_AFTER_MS, SILENCE_MS, stepFeed } from "../../app/live/step-feed.ts";
import { diffLive } from "../../domain/live/diff-live.ts";

interface Page {
  version: number;
  words: string;
}

const page = (version: number): Page => ({ version, words: `as of ${version}` });
const frame = (from: number, to: number) => ({ from, to, patch: diffLive(page(from), page(to)) });

const MOMENT: FeedMoment<Page> = { now: 1_000_000, chance: 1, again: () => null };
const ASKS_AGAIN: Partial<FeedMoment<Page>> = { again: () => 180_000 };

/** A stream that is live at version 5 and was heard a moment ago. */
const LIVE: FeedMemory<Page> = {
  page: page(5),
  wanted: 5,
  waiting: [],
  kind: "live",
  heardAt: MOMENT.now,
  hasStream: true,
  isReading: false,
  mayFall: false,
  isHidden: false,
  isOnline: true,
  isOver: false,
  failures: 0,
  misses: 0,
};
const ENDED = { kind: "ended", isOver: true, hasStream: false } as const;
const PAUSED = { kind: "paused", isHidden: true, hasStream: false } as const;

type Effect = FeedEffect<Page>;
const open: Effect = { do: "open", since: 5 };
const close: Effect = { do: "close" };
const read: Effect = { do: "read" };
const show = (version: number): Effect => ({ do: "show", page: page(version) });
const say = (kind: FeedMemory<Page>["kind"], heardAt: number | null = MOMENT.now): Effect => ({
  do: "say",
  state: { kind, heardAt },
});
const set = (timer: "silence" | "retry" | "reread" | "pause", milliseconds: number): Effect => ({
  do: "set",
  timer,
  milliseconds,
});
const cancel = (timer: "silence" | "retry" | "reread" | "pause"): Effect => ({ do: "cancel", timer });
const heard = set("silence", SILENCE_MS);
/** Stops waiting for anything; with a stream, it is closed too. */
const unplug = [cancel("silence"), cancel("retry")];
const hangUp = [...unplug, close];
const dial = [open, heard];

interface Row {
  words: string;
  /** What differs from LIVE before. */
  from?: Partial<FeedMemory<Page>>;
  event: FeedEvent<Page>;
  /** What differs from the state before afterwards. */
  to?: Partial<FeedMemory<Page>>;
  effects: readonly Effect[];
  at?: Partial<FeedMoment<Page>>;
}

const FRAMES: Row[] = [
  {
    words: "a frame that begins at the page's version is applied",
    event: { type: "patch", frame: frame(5, 6) },
    to: { page: page(6), wanted: 6 },
    effects: [heard, show(6)],
  },
  {
    words: "a frame that the page has is passed over",
    event: { type: "patch", frame: frame(3, 5) },
    effects: [heard],
  },
  {
    words: "a frame after a gap waits while the page is read",
    event: { type: "patch", frame: frame(7, 8) },
    to: { wanted: 8, waiting: [frame(7, 8)], isReading: true },
    effects: [heard, cancel("reread"), read],
  },
  {
    words: "a frame that comes while the page is read waits, even if it fits",
    from: { isReading: true, wanted: 8 },
    event: { type: "patch", frame: frame(5, 6) },
    to: { waiting: [frame(5, 6)] },
    effects: [heard],
  },
  {
    words: "a frame that closes a gap brings those that waited with it",
    from: { waiting: [frame(7, 8), frame(6, 7)], wanted: 8 },
    event: { type: "patch", frame: frame(5, 6) },
    to: { page: page(8), waiting: [] },
    effects: [heard, show(8)],
  },
  {
    words: "what cannot be read has the page read",
    event: { type: "patch", frame: null },
    to: { wanted: 6, isReading: true },
    effects: [heard, cancel("reread"), read],
  },
  {
    words: "a frame that does not fit the page throws nothing and has the page read",
    event: { type: "patch", frame: { from: 5, to: 6, patch: { rows: [[0, 1]] } as never } },
    to: { wanted: 6, isReading: true },
    effects: [heard, cancel("reread"), read],
  },
];

const WORDS: Row[] = [
  {
    words: "the stream opens: live, but a mere opening does not end the waiting",
    from: { kind: "stale", failures: 3 },
    event: { type: "open" },
    to: { kind: "live" },
    effects: [say("live"), heard],
  },
  {
    words: "a beat ends the waiting",
    from: { kind: "stale", failures: 3, heardAt: 5 },
    event: { type: "beat", version: 5 },
    to: { kind: "live", failures: 0, heardAt: MOMENT.now },
    effects: [say("live"), heard],
  },
  {
    words: "a beat of a newer version has the page read",
    event: { type: "beat", version: 7 },
    to: { wanted: 7, isReading: true },
    effects: [heard, cancel("reread"), read],
  },
  {
    words: "a beat after the end: the game goes on",
    from: { ...ENDED, hasStream: true },
    event: { type: "beat", version: 5 },
    to: { kind: "live", isOver: false },
    effects: [heard, say("live")],
  },
  {
    words: "resync has the page read",
    event: { type: "resync", version: 9, isBack: false },
    to: { wanted: 9, isReading: true },
    effects: [heard, cancel("reread"), read],
  },
  {
    words: "resync without a version wants a newer one",
    event: { type: "resync", version: null, isBack: false },
    to: { wanted: 6, isReading: true },
    effects: [heard, cancel("reread"), read],
  },
  {
    words: "resync to an older state lets the page fall",
    event: { type: "resync", version: 3, isBack: true },
    to: { mayFall: true, isReading: true },
    effects: [heard, cancel("reread"), read],
  },
  {
    words: "the end closes the stream for good",
    event: { type: "end", version: 5 },
    to: ENDED,
    effects: [heard, say("ended"), ...hangUp],
  },
  {
    words: "the end of a game that is still corrected: it is asked about later",
    event: { type: "end", version: 5 },
    to: ENDED,
    effects: [heard, say("ended"), ...hangUp, set("retry", 180_000)],
    at: ASKS_AGAIN,
  },
  {
    words: "the end of a page that nobody looks at: it is not asked about",
    from: { isHidden: true },
    event: { type: "end", version: 5 },
    to: ENDED,
    effects: [heard, say("ended"), ...hangUp],
    at: ASKS_AGAIN,
  },
  {
    words: "the end at a version that the page has not: it is read",
    event: { type: "end", version: 7 },
    to: { ...ENDED, wanted: 7, isReading: true },
    effects: [heard, say("ended"), ...hangUp, cancel("reread"), read],
  },
];

const READINGS: Row[] = [
  {
    words: "the page that was wanted, and what waited for it",
    from: { isReading: true, wanted: 8, waiting: [frame(7, 8)], misses: 2 },
    event: { type: "read", page: page(7) },
    to: { isReading: false, page: page(8), waiting: [], misses: 0 },
    effects: [show(7), show(8)],
  },
  {
    words: "a page from before the change is shown, and asked for again",
    from: { isReading: true, wanted: 8 },
    event: { type: "read", page: page(6) },
    to: { isReading: false, page: page(6), misses: 1 },
    effects: [show(6), set("reread", 250)],
  },
  {
    words: "nobody answers: longer each time",
    from: { isReading: true, wanted: 8, misses: 2 },
    event: { type: "read", page: null },
    to: { isReading: false, misses: 3 },
    effects: [set("reread", 1_000)],
  },
  {
    words: "nobody answers a page that nobody looks at: it asks no more, and knows what it lacks",
    from: { ...PAUSED, isReading: true, wanted: 8 },
    event: { type: "read", page: null },
    to: { isReading: false },
    effects: [],
  },
  {
    words: "nobody answers where no network is: likewise",
    from: { kind: "offline", isOnline: false, hasStream: false, isReading: true, wanted: 8 },
    event: { type: "read", page: null },
    to: { isReading: false },
    effects: [],
  },
  {
    words: "nobody answers during a glance elsewhere: asked for again",
    from: { isHidden: true, isReading: true, wanted: 8 },
    event: { type: "read", page: null },
    to: { isReading: false, misses: 1 },
    effects: [set("reread", 250)],
  },
  {
    words: "an older page is not shown",
    from: { isReading: true },
    event: { type: "read", page: page(3) },
    to: { isReading: false },
    effects: [],
  },
  {
    words: "an older page is shown where the server said that the store was put back",
    from: { isReading: true, mayFall: true, wanted: 9, waiting: [frame(8, 9)] },
    event: { type: "read", page: page(3) },
    to: { isReading: false, mayFall: false, page: page(3), wanted: 3, waiting: [] },
    effects: [show(3)],
  },
  {
    words: "it is time to read again",
    event: { type: "reread" },
    to: { isReading: true },
    effects: [cancel("reread"), read],
  },
];

const CONNECTION: Row[] = [
  {
    words: "an error: tried again",
    event: { type: "error" },
    to: { kind: "stale", hasStream: false, failures: 1 },
    effects: [...hangUp, say("stale"), set("retry", 1_000)],
  },
  {
    words: "silence is an error; the next wait is longer",
    from: { failures: 3 },
    event: { type: "silence" },
    to: { kind: "stale", hasStream: false, failures: 4 },
    effects: [...hangUp, say("stale"), set("retry", 8_000)],
  },
  {
    words: "an error after the end says nothing",
    from: { ...ENDED, hasStream: true },
    event: { type: "error" },
    to: ENDED,
    effects: [...hangUp, set("retry", 180_000)],
    at: ASKS_AGAIN,
  },
  {
    words: "an error while nobody looks: it is paused",
    from: { isHidden: true },
    event: { type: "error" },
    to: PAUSED,
    effects: [...hangUp, say("paused")],
  },
  {
    words: "the time to try again",
    from: { kind: "stale", hasStream: false },
    event: { type: "retry" },
    to: { hasStream: true },
    effects: [...unplug, ...dial],
  },
  {
    words: "the time to ask again about a game to which nothing more comes",
    from: ENDED,
    event: { type: "retry" },
    effects: unplug,
  },
  {
    words: "no network",
    event: { type: "online", isOnline: false },
    to: { kind: "offline", isOnline: false, hasStream: false },
    effects: [...hangUp, say("offline")],
  },
  {
    words: "a network again: at once",
    from: { kind: "offline", isOnline: false, hasStream: false, failures: 4 },
    event: { type: "online", isOnline: true },
    to: { isOnline: true, hasStream: true, failures: 0 },
    effects: [...unplug, ...dial],
  },
];

const READER: Row[] = [
  {
    words: "turns away: the stream goes on for a while",
    event: { type: "hidden", isHidden: true },
    to: { isHidden: true },
    effects: [cancel("pause"), set("pause", PAUSE_AFTER_MS)],
  },
  {
    words: "has been away for a while",
    from: { isHidden: true },
    event: { type: "pause" },
    to: PAUSED,
    effects: [cancel("reread"), ...hangUp, say("paused")],
  },
  {
    words: "is back after a glance elsewhere: the stream stands",
    from: { isHidden: true, failures: 2 },
    event: { type: "hidden", isHidden: false },
    to: { isHidden: false, failures: 0 },
    effects: [cancel("pause")],
  },
  {
    words: "is back after a pause",
    from: PAUSED,
    event: { type: "hidden", isHidden: false },
    to: { kind: "connecting", isHidden: false, hasStream: true },
    effects: [cancel("pause"), say("connecting"), ...unplug, ...dial],
  },
  {
    words: "is back after a sleep, in which no timer ran: the stream is not trusted",
    from: { isHidden: true, heardAt: MOMENT.now - SILENCE_MS },
    event: { type: "hidden", isHidden: false },
    to: { kind: "connecting", isHidden: false },
    effects: [cancel("pause"), say("connecting", MOMENT.now - SILENCE_MS), ...hangUp, ...dial],
  },
  {
    words: "is back at a page that lacks the last change of a game to which nothing more comes: it is read",
    from: { ...ENDED, isHidden: true, wanted: 7 },
    event: { type: "hidden", isHidden: false },
    to: { isHidden: false, isReading: true },
    effects: [cancel("pause"), ...unplug, cancel("reread"), read],
  },
  {
    words: "is back without a network",
    from: { ...PAUSED, isOnline: false },
    event: { type: "hidden", isHidden: false },
    to: { kind: "offline", isHidden: false },
    effects: [cancel("pause"), say("offline"), ...unplug],
  },
  {
    words: "hides the page whole: it is paused at once",
    event: { type: "page hide" },
    to: PAUSED,
    effects: [cancel("pause"), cancel("reread"), ...hangUp, say("paused")],
  },
];

describe("one step of a feed", () => {
  it.each([
    ...FRAMES.map((row) => ({ ...row, words: `frames: ${row.words}` })),
    ...WORDS.map((row) => ({ ...row, words: `the server: ${row.words}` })),
    ...READINGS.map((row) => ({ ...row, words: `reading: ${row.words}` })),
    ...CONNECTION.map((row) => ({ ...row, words: `connection: ${row.words}` })),
    ...READER.map((row) => ({ ...row, words: `the reader ${row.words}` })),
  ])("$words", ({ from = {}, event, to = {}, effects, at = {} }) => {
    const before = { ...LIVE, ...from };
    const untouched = structuredClone(before);
    const [after, todo] = stepFeed(before, event, { ...MOMENT, ...at });
    expect(after).toEqual({ ...before, ...to });
    expect(todo).toEqual(effects);
    expect(before).toEqual(untouched);
  });
});

describe("the first step of a feed", () => {
  it("opens the stream at the page's version", () => {
    const [memory, effects] = beginFeed(page(5), MOMENT);
    expect(memory).toEqual({ ...LIVE, kind: "connecting", heardAt: null });
    expect(effects).toEqual([...unplug, ...dial]);
  });

  it("of a page that asks only now and then takes the game for over", () => {
    const [memory] = beginFeed(page(5), { ...MOMENT, ...ASKS_AGAIN });
    expect(memory).toMatchObject({ isOver: true, hasStream: true });
  });
});
