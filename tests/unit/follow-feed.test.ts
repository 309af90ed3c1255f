import { beforeEach, describe, expect, it } from "vitest";
import type { FeedState } from "../../app/live/feed-state.ts";
import { type Feed, followFeed } from "../../app/live/follow-feed.ts";
import { PAUSE_AFTER_MS, SILENCE_MS } from "../../app/live/step-feed.ts";
import { diffLive } from "../../domain/live/diff-live.ts";

interface Page {
  version: number;
  words: string;
}

/** A stream that the test speaks through. */
interface Source {
  since: number;
  isClosed: boolean;
  emit(type: string, data?: unknown): void;
}

let sources: Source[];
let timers: { at: number; callback: () => void }[];
let clock: number;
let pages: Page[];
let states: FeedState[];
/** What a reading of the whole page answers; an Error is one that nobody answers. */
let readings: (Page | Error)[];
/** Milliseconds until a page that is over asks again; null for never. */
let again: number | null;
let feed: Feed;

const page = (version: number): Page => ({ version, words: `as of ${version}` });
const frame = (from: number, to: number) => JSON.stringify({ from, to, patch: diffLive(page(from), page(to)) });
const stream = (): Source => sources.at(-1) ?? expect.fail("no stream was opened");
const state = () => states.at(-1)?.kind;
const shown = () => pages.at(-1);

beforeEach(() => {
  [sources, timers, pages, states, readings, clock] = [[], [], [], [], [], 0];
  again = null;
  feed = followFeed<Page>({
    page: page(1),
    open(since) {
      const listeners = new Map<string, (event: { data?: unknown }) => void>();
      const source: Source = {
        since,
        isClosed: false,
        emit: (type, data) => listeners.get(type)?.({ data: typeof data === "string" ? data : JSON.stringify(data) }),
      };
      sources.push(source);
      return {
        addEventListener: (type, listener) => void listeners.set(type, listener),
        close: () => void (source.isClosed = true),
      };
    },
    async resync() {
      const next = readings.shift() ?? expect.fail("the page was read again for nothing");
      if (next instanceof Error) throw next;
      return next;
    },
    again: () => again,
    timer(callback, milliseconds) {
      const timer = { at: clock + milliseconds, callback };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    now: () => clock,
    random: () => 1,
    onPage: (fresh) => pages.push(fresh),
    onState: (next) => states.push(next),
  });
});

/** Lets time pass, timer by timer, and whatever was promised come true. */
async function pass(milliseconds: number): Promise<void> {
  const end = clock + milliseconds;
  await settled();
  for (;;) {
    const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) break;
    timers = timers.filter((timer) => timer !== next);
    clock = next.at;
    next.callback();
    await settled();
  }
  clock = end;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

describe("frames", () => {
  it("are applied where they begin at the page's version", () => {
    stream().emit("patch", frame(1, 2));
    stream().emit("patch", frame(2, 5));
    expect(pages).toEqual([page(2), page(5)]);
  });

  it("that the page has already are passed over", () => {
    for (const [from, to] of [
      [1, 2],
      [1, 2],
      [2, 3],
      [1, 3],
    ] as const)
      stream().emit("patch", frame(from, to));
    expect(shown()).toEqual(page(3));
    expect(pages).toHaveLength(2);
  });

  it("after a gap: the page is read again, and those that come meanwhile wait and are applied to it", async () => {
    readings = [page(4)];
    stream().emit("patch", frame(3, 4));
    stream().emit("patch", frame(5, 6));
    stream().emit("patch", frame(4, 5));
    expect(pages).toEqual([]);
    await pass(0);
    expect(pages).toEqual([page(4), page(6)]);
  });

  it("a page from before the change, and one that nobody answers, are asked for again a little later", async () => {
    readings = [page(2), new Error("no answer"), page(4)];
    stream().emit("patch", frame(3, 4));
    await pass(5_000);
    expect(shown()).toEqual(page(4));
    expect(readings).toEqual([]);
  });

  it("that cannot be read, or do not fit, have the page read again", async () => {
    readings = [page(2)];
    stream().emit("patch", "{");
    await pass(0);
    expect(shown()).toEqual(page(2));
    readings = [page(3)];
    stream().emit("patch", JSON.stringify({ from: 2, to: 3, patch: { rows: [[0, 1]] } }));
    await pass(0);
    expect(shown()).toEqual(page(3));
  });

  it("of a stream that was closed say nothing any more", () => {
    const before = stream();
    before.emit("error");
    before.emit("patch", frame(1, 2));
    expect(pages).toEqual([]);
  });
});

describe("the server's word of the version", () => {
  it("in a beat: the page is read again where a frame was lost", async () => {
    stream().emit("beat", { version: 1 });
    readings = [page(3)];
    stream().emit("beat", { version: 3 });
    await pass(0);
    expect(shown()).toEqual(page(3));
  });

  it("that the page's version is unknown to it", async () => {
    readings = [page(9)];
    stream().emit("resync", { version: 9 });
    await pass(0);
    expect(shown()).toEqual(page(9));
  });

  it("a store that was put back to an older state is followed there", async () => {
    stream().emit("patch", frame(1, 8));
    readings = [page(3)];
    stream().emit("resync", { version: 3, back: true });
    await pass(0);
    expect(shown()).toEqual(page(3));
    stream().emit("patch", frame(3, 4));
    expect(shown()).toEqual(page(4));
  });

  it("an older page that was read for a gap is not shown", async () => {
    stream().emit("patch", frame(1, 8));
    readings = [page(3), page(10)];
    stream().emit("patch", frame(9, 10));
    await pass(1_000);
    expect(pages).toEqual([page(8), page(10)]);
  });
});

describe("the connection", () => {
  it("begins at the page's version and is live from the first word on", () => {
    expect(stream().since).toBe(1);
    stream().emit("open");
    expect(states).toEqual([{ kind: "live", heardAt: 0 }]);
  });

  it("is opened anew after an error, at the version that the page has by then", async () => {
    stream().emit("patch", frame(1, 6));
    stream().emit("error");
    expect([state(), stream().isClosed]).toEqual(["stale", true]);
    await pass(1_000);
    expect(sources.map(({ since }) => since)).toEqual([1, 6]);
    stream().emit("open");
    expect(state()).toBe("live");
  });

  it("waits longer each time, up to half a minute, until it hears words: a mere opening proves nothing", async () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      stream().emit("open");
      stream().emit("error");
      const [before, count] = [clock, sources.length];
      while (sources.length === count) await pass(500);
      waits.push(clock - before);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    stream().emit("beat", { version: 1 });
    stream().emit("error");
    await pass(1_000);
    expect(sources).toHaveLength(9);
  });

  it("that is silent for two beats is stale, with the time of the last sign of life", async () => {
    stream().emit("open");
    await pass(10_000);
    stream().emit("beat", { version: 1 });
    await pass(SILENCE_MS - 1);
    expect(state()).toBe("live");
    await pass(1);
    expect(states.at(-1)).toEqual({ kind: "stale", heardAt: 10_000 });
    await pass(1_000);
    expect(sources).toHaveLength(2);
  });

  it("that never opens is given up and tried again", async () => {
    await pass(SILENCE_MS + 1_000);
    expect([state(), sources.length]).toEqual(["stale", 2]);
  });

  it("without a network nothing is tried; with it again, at once", async () => {
    stream().emit("open");
    feed.setOnline(false);
    expect([state(), stream().isClosed]).toEqual(["offline", true]);
    await pass(600_000);
    expect(sources).toHaveLength(1);
    feed.setOnline(true);
    expect(sources).toHaveLength(2);
  });
});

describe("a page that nobody looks at", () => {
  it("is paused after a little while, and goes on where it was", async () => {
    stream().emit("patch", frame(1, 2));
    feed.setHidden(true);
    await pass(PAUSE_AFTER_MS - 1);
    stream().emit("patch", frame(2, 3));
    expect(shown()).toEqual(page(3));
    await pass(1);
    expect([state(), stream().isClosed]).toEqual(["paused", true]);
    await pass(600_000);
    expect(sources).toHaveLength(1);
    feed.setHidden(false);
    expect([sources.length, stream().since]).toEqual([2, 3]);
  });

  it("keeps its stream through a glance elsewhere", async () => {
    feed.setHidden(true);
    await pass(PAUSE_AFTER_MS - 1);
    feed.setHidden(false);
    stream().emit("beat", { version: 1 });
    await pass(PAUSE_AFTER_MS);
    expect([sources.length, stream().isClosed]).toEqual([1, false]);
  });

  it("does not try again while it is hidden", async () => {
    feed.setHidden(true);
    stream().emit("error");
    await pass(600_000);
    expect([state(), sources.length]).toEqual(["paused", 1]);
  });

  it("closes its stream at once when its page is hidden whole, and wakes when it comes back", () => {
    feed.onPageHide();
    expect(stream().isClosed).toBe(true);
    feed.setHidden(false);
    expect(sources).toHaveLength(2);
  });

  it("that comes back after a sleep, in which no timer ran, does not trust the stream that it had", () => {
    stream().emit("beat", { version: 1 });
    clock += 3_600_000;
    feed.setHidden(false);
    expect([sources.length, sources[0]?.isClosed, state()]).toEqual([2, true, "connecting"]);
  });

  it("that comes back without a network says so", async () => {
    feed.setHidden(true);
    await pass(PAUSE_AFTER_MS);
    feed.setOnline(false);
    feed.setHidden(false);
    expect([state(), sources.length]).toEqual(["offline", 1]);
  });
});

describe("the end", () => {
  it("closes the stream for good, after what was missing has been read", async () => {
    readings = [page(7)];
    stream().emit("end", { version: 7 });
    await pass(600_000);
    expect([state(), shown(), sources.length, stream().isClosed]).toEqual(["ended", page(7), 1, true]);
  });

  describe("of a game that is still corrected", () => {
    beforeEach(() => {
      again = 180_000;
      stream().emit("end", { version: 1 });
    });

    it("is asked about again every few minutes, and what was corrected is taken over", async () => {
      await pass(179_999);
      expect([sources.length, stream().isClosed]).toEqual([1, true]);
      await pass(1);
      expect([sources.length, stream().since]).toEqual([2, 1]);
      stream().emit("open");
      stream().emit("patch", frame(1, 4));
      stream().emit("end", { version: 4 });
      expect([shown(), stream().isClosed]).toEqual([page(4), true]);
      await pass(180_000);
      expect([sources.length, stream().since]).toEqual([3, 4]);
      readings = [page(9)];
      stream().emit("resync", { version: 9 });
      stream().emit("end", { version: 9 });
      await pass(0);
      expect([shown(), states.map(({ kind }) => kind)]).toEqual([page(9), ["live", "ended"]]);
    });

    it("fails without a word, and is asked about again at the next time", async () => {
      await pass(180_000);
      stream().emit("error");
      expect([sources.length, state()]).toEqual([2, "ended"]);
      await pass(180_000);
      expect(sources).toHaveLength(3);
      await pass(SILENCE_MS);
      expect([stream().isClosed, state()]).toEqual([true, "ended"]);
      await pass(180_000);
      expect(sources).toHaveLength(4);
    });

    it("waits while nobody looks or there is no network, and is asked about at once when that is over", async () => {
      feed.setHidden(true);
      await pass(3_600_000);
      expect(sources).toHaveLength(1);
      feed.setHidden(false);
      expect([sources.length, stream().since]).toEqual([2, 1]);
      stream().emit("end", { version: 1 });
      feed.setOnline(false);
      await pass(3_600_000);
      expect(sources).toHaveLength(2);
      feed.setOnline(true);
      expect([sources.length, state()]).toEqual([3, "ended"]);
      feed.onPageHide();
      expect([stream().isClosed, state()]).toEqual([true, "ended"]);
    });

    it("is none where the server goes on: a game that was not over, or one that was corrected a moment ago", async () => {
      await pass(180_000);
      stream().emit("beat", { version: 1 });
      expect(state()).toBe("live");
      await pass(15_000);
      stream().emit("beat", { version: 1 });
      await pass(15_000);
      stream().emit("patch", frame(1, 2));
      expect([sources.length, shown(), stream().isClosed]).toEqual([2, page(2), false]);
    });

    it("is the last word once nothing is corrected any more", async () => {
      await pass(180_000);
      again = null;
      stream().emit("end", { version: 1 });
      await pass(3_600_000);
      feed.setHidden(true);
      feed.setHidden(false);
      expect(sources).toHaveLength(2);
    });
  });

  it("by the page: no timer and no reading is left", async () => {
    readings = [page(9)];
    stream().emit("resync", { version: 9 });
    feed.stop();
    await pass(600_000);
    expect([pages, timers, stream().isClosed, sources.length]).toEqual([[], [], true, 1]);
  });
});
