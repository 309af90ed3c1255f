import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { applyPatch } from "../../domain/live/apply-patch.ts";
import { LiveTopics } from "../../server/live/live-topics.ts";
import type { LiveSource, LiveState } from "../../server/live/live-source.ts";
import type { LiveReader } from "../../server/live/live-topic.ts";
import { microtasks, STEPS } from "../setup/microtasks.ts";

interface Page {
  version: number;
  words: string;
}

/** A page that the test changes by hand. */
class ScriptedPage {
  state: { page: Page; isOver: boolean } | null = { page: { version: 1, words: "kickoff" }, isOver: false };
  readings = 0;
  /** Readings wait for this. */
  gate: Promise<void> = Promise.resolve();
  problem: Error | null = null;
  /** Whether it runs for its readers and announces its changes itself. */
  runs = false;
  following = 0;

  set(version: number, words: string, isOver = false): void {
    this.state = { page: { version, words }, isOver };
  }

  source(): LiveSource {
    return {
      address: "/games/1",
      tags: new Set(["game:1"]),
      load: async (): Promise<LiveState | null> => {
        this.readings += 1;
        const { state, problem } = this;
        await this.gate;
        if (problem !== null) throw problem;
        return state === null ? null : { data: state.page, isOver: state.isOver };
      },
      ...(this.runs && {
        follow: () => {
          this.following += 1;
          return () => void (this.following -= 1);
        },
      }),
    };
  }
}

class RecordingReader implements LiveReader {
  text = "";
  isEnded = false;

  send(bytes: Buffer): void {
    this.text += bytes.toString();
  }

  end(): void {
    this.isEnded = true;
  }

  /** `patch 1-2`, `beat 2`, ... */
  get events(): string[] {
    return this.text
      .split("\n\n")
      .slice(0, -1)
      .map((event) => {
        const name = /^event: (.*)$/m.exec(event)?.[1];
        const data = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? "");
        if (name === "patch") return `patch ${data.from}-${data.to}`;
        return `${name} ${data.back === true ? "back " : ""}${data.version}`;
      });
  }
}

const CHANGED = new Set(["game:1"]);
let topics: LiveTopics;
let page: ScriptedPage;
let time = 0;
let problems: unknown[] = [];

beforeEach(() => {
  time = 0;
  problems = [];
  page = new ScriptedPage();
  topics = new LiveTopics({ beatEvery: 1e6, linger: 100, clock: () => time, onError: (error) => problems.push(error) });
});
afterEach(() => topics.close());

async function read(since: number): Promise<{ reader: RecordingReader; leave(): void }> {
  const visit = await topics.visit(page.source(), since);
  const reader = new RecordingReader();
  visit?.listen(reader);
  return { reader, leave: () => visit?.leave() };
}

/** Tells the topics, and waits until it has read what it wanted to read. */
async function change(): Promise<void> {
  topics.invalidate(CHANGED);
  await new Promise(setImmediate);
}

describe("the live topics", () => {
  it("reads a page once per change, no matter who reads it, and sends the change to all", async () => {
    const [one, two] = [await read(1), await read(1)];
    expect(page.readings).toBe(1);
    page.set(2, "touchdown");
    await change();
    expect(page.readings).toBe(2);
    expect(one.reader.events).toEqual(["beat 1", "patch 1-2"]);
    expect(two.reader.text).toBe(one.reader.text);
    const frame = JSON.parse(/^data: (.*)$/m.exec(one.reader.text.split("event: patch")[1] ?? "")?.[1] ?? "");
    expect(applyPatch({ version: 1, words: "kickoff" }, frame.patch)).toEqual({ version: 2, words: "touchdown" });
    expect(one.reader.text).toContain("\nid: 2\n");
  });

  it("reads nothing that nobody reads, and nothing for a change of something else", async () => {
    const { leave } = await read(1);
    topics.invalidate(new Set(["game:2"]));
    leave();
    page.set(2, "touchdown");
    await change();
    expect(page.readings).toBe(1);
    expect(topics.size).toBe(0);
  });

  it("brings a reader who was away up to date with the frames that were missed", async () => {
    const first = await read(1);
    page.set(2, "first down");
    await change();
    page.set(5, "touchdown");
    await change();
    expect((await read(1)).reader.events).toEqual(["patch 1-2", "patch 2-5", "beat 5"]);
    expect((await read(2)).reader.events).toEqual(["patch 2-5", "beat 5"]);
    expect((await read(5)).reader.events).toEqual(["beat 5"]);
    expect((await read(3)).reader.events).toEqual(["resync 5", "beat 5"]);
    expect((await read(0)).reader.events).toEqual(["resync 5", "beat 5"]);
    first.leave();
  });

  it("keeps frames for a reader who comes back within two beats, and forgets the page after them", async () => {
    const { leave } = await read(1);
    page.set(2, "first down");
    await change();
    leave();
    topics.beat();
    const back = await read(1);
    expect(back.reader.events).toEqual(["patch 1-2", "beat 2"]);
    back.leave();
    topics.beat();
    topics.beat();
    expect(topics.size).toBe(0);
    expect((await read(1)).reader.events).toEqual(["resync 2", "beat 2"]);
  });

  it("lets go of what runs for its readers with the last of them", async () => {
    page.runs = true;
    const [one, two] = [await read(1), await read(1)];
    one.leave();
    expect(page.following).toBe(1);
    two.leave();
    expect(page.following).toBe(0);
    expect(topics.size).toBe(0);
    await read(1);
    expect(page.following).toBe(1);
  });

  it("reads again when a change came during a reading", async () => {
    const { reader } = await read(1);
    const gate = Promise.withResolvers<void>();
    page.gate = gate.promise;
    page.set(2, "first down");
    topics.invalidate(CHANGED);
    page.set(3, "touchdown");
    topics.invalidate(CHANGED);
    topics.invalidate(CHANGED);
    gate.resolve();
    await new Promise(setImmediate);
    expect(reader.events).toEqual(["beat 1", "patch 1-2", "patch 2-3"]);
    expect(page.readings).toBe(3);
  });

  it("misses no change that comes in the moments in which a reading ends", async () => {
    const { reader } = await read(1);
    for (const steps of STEPS) {
      const version = 2 + 2 * steps;
      const gate = Promise.withResolvers<void>();
      page.gate = gate.promise;
      page.set(version, "first down");
      topics.invalidate(CHANGED);
      gate.resolve();
      await microtasks(steps);
      page.set(version + 1, "touchdown");
      topics.invalidate(CHANGED);
      await new Promise(setImmediate);
      expect(reader.events.at(-1), `after ${steps} steps`).toBe(`patch ${version}-${version + 1}`);
    }
  });

  it("misses no change that comes while a page is read for its first reader", async () => {
    const gate = Promise.withResolvers<void>();
    page.gate = gate.promise;
    const coming = read(1);
    page.set(2, "touchdown");
    topics.invalidate(CHANGED);
    gate.resolve();
    const { reader } = await coming;
    expect(reader.events.at(-1)).toBe("beat 2");
  });

  it("reads again for a reader who knows more than this process has heard of", async () => {
    await read(1);
    page.set(2, "touchdown");
    expect((await read(2)).reader.events).toEqual(["beat 2"]);
    expect((await read(9)).reader.events).toEqual(["resync back 2", "beat 2"]);
  });

  it("has no place for readers of a page that does not exist, and keeps nothing of it", async () => {
    page.runs = true;
    page.state = null;
    expect(await topics.visit(page.source(), 1)).toBeNull();
    expect(topics.size).toBe(0);
    expect(page.following).toBe(0);
  });

  it("sends readers of a page that has gone away to load it, which tells them", async () => {
    const { reader } = await read(1);
    page.state = null;
    await change();
    expect(reader.events).toEqual(["beat 1", "resync 2"]);
    expect(reader.isEnded).toBe(true);
  });

  it("starts over with everybody when the store was put back to an older state", async () => {
    const { reader } = await read(1);
    page.set(7, "third quarter");
    await change();
    page.set(4, "first quarter");
    await change();
    page.set(5, "touchdown");
    await change();
    expect(reader.events).toEqual(["beat 1", "patch 1-7", "resync back 4", "patch 4-5"]);
  });

  it("keeps everybody when a reading fails, and tries again with the next beat", async () => {
    const { reader } = await read(1);
    page.problem = new Error("the database is away");
    page.set(2, "touchdown");
    await change();
    expect(problems).toEqual([page.problem]);
    page.problem = null;
    topics.beat();
    await new Promise(setImmediate);
    expect(reader.events).toEqual(["beat 1", "beat 1", "patch 1-2"]);
    await expect(
      topics.visit({ ...page.source(), address: "/games/2", load: () => Promise.reject(new Error("away")) }, 1),
    ).rejects.toThrow("away");
    expect(topics.readers).toBe(1);
  });

  it("ends the stream of a game that was over before, after what the reader had missed", async () => {
    page.set(9, "final", true);
    const { reader } = await read(8);
    expect(reader.events).toEqual(["resync 9", "end 9"]);
    expect(reader.isEnded).toBe(true);
    expect((await read(9)).reader.events).toEqual(["end 9"]);
  });

  it("goes on for a while after the end, for what comes then", async () => {
    const { reader } = await read(1);
    page.set(2, "final", true);
    await change();
    time = 99;
    page.set(3, "recap", true);
    await change();
    topics.beat();
    expect(reader.isEnded).toBe(false);
    time = 100;
    topics.beat();
    expect(reader.events).toEqual(["beat 1", "patch 1-2", "patch 2-3", "beat 3", "end 3"]);
    expect(reader.isEnded).toBe(true);
    expect((await read(2)).reader.events).toEqual(["patch 2-3", "end 3"]);
  });

  it("goes on for the rest of that while where the end came before this process was started", async () => {
    page.set(9, "final", true);
    const source = page.source();
    const load = async () => {
      const state = await source.load();
      return state === null ? null : { ...state, quietFor: () => 60 };
    };
    const visit = await topics.visit({ ...source, load }, 9);
    const reader = new RecordingReader();
    visit?.listen(reader);
    time = 39;
    topics.beat();
    expect(reader.events).toEqual(["beat 9", "beat 9"]);
    time = 40;
    topics.beat();
    expect(reader.events.at(-1)).toBe("end 9");
    expect(reader.isEnded).toBe(true);
  });

  it("ends with its last change where nothing is to come, and not a beat later", async () => {
    const visit = await topics.visit({ ...page.source(), linger: 0 }, 1);
    const reader = new RecordingReader();
    visit?.listen(reader);
    page.set(2, "final", true);
    await change();
    expect(reader.events).toEqual(["beat 1", "patch 1-2", "end 2"]);
    expect(reader.isEnded).toBe(true);
  });

  it("ends every stream when it closes, and begins none", async () => {
    const { reader } = await read(1);
    const visit = await topics.visit(page.source(), 1);
    topics.close();
    expect(reader.isEnded).toBe(true);
    const late = new RecordingReader();
    visit?.listen(late);
    expect(late.isEnded).toBe(true);
    expect(topics.readers).toBe(0);
  });
});
