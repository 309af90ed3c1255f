import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openNotifier, type Notifier } from "../../server/push/open-notifier.ts";
import type { PushOutcome } from "../../server/push/send-push.ts";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import { openPushSubscriptions, type PushSubscriptions } from "../../server/store/push-subscriptions.ts";
import type { Store } from "../../server/store/store.ts";
import { openSundayGames } from "../../server/sunday/sunday-games.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { SharedLease } from "../fixtures/shared-lease.ts";
import { fantasyTeam, SUNDAY, SUNDAY_GAMES, sundayLeague, sundayStateAt } from "../fixtures/sunday-week.ts";
import { MY_STARTERS, SUNDAY_COOKIE, THEIR_STARTERS } from "../fixtures/sunday-world.ts";

const LEAGUE = sundayLeague(fantasyTeam("A", MY_STARTERS), fantasyTeam("B", THEIR_STARTERS));
const KICKOFF = Date.parse("2025-09-21T17:00:00Z");

const READER = { players: "", scoring: null, userId: null, seenAt: new Date(KICKOFF).toISOString() };

let now = KICKOFF;
let outcome: PushOutcome = { kind: "sent" };
let sent: string[] = [];
/** What was asked to happen later, as a clock has it that nobody waits for. */
let timers: { at: number; run(): void }[] = [];
let changed = (): void => {};
/** What comes before the players of a reader's leagues are known. */
let beforeCounting = async (): Promise<void> => {};
/** What Sleeper takes its time for. */
let sleeperAnswers = Promise.resolve();
/** How many wait for Sleeper, and how many did at most. */
let asking = { now: 0, most: 0 };
/** The leagues of every reader. */
let leaguesRead = [LEAGUE];
/** How often somebody's leagues were read. */
let reads = 0;
/** How often those who stay away were forgotten. */
let forgotten = 0;
let lease: SharedLease;
let store: Store;
let subscriptions: PushSubscriptions;
let notifier: Notifier;

beforeEach(async () => {
  [now, outcome, sent, timers] = [KICKOFF, { kind: "sent" }, [], []];
  [beforeCounting, forgotten, lease] = [async () => {}, 0, new SharedLease()];
  [sleeperAnswers, asking, reads, leaguesRead] = [Promise.resolve(), { now: 0, most: 0 }, 0, [LEAGUE]];
  const dataDir = mkdtempSync(join(tmpdir(), "pickle-six-notifier-"));
  const opened = await openStoreAndDatabase({ dataDir });
  ({ store } = opened);
  subscriptions = openPushSubscriptions(opened.database);
  await store.putPlayers(simulatedPlayers());
  await store.putGames(weekAt(0));
  notifier = openNotifier({
    store: {
      async people() {
        await beforeCounting();
        return store.people();
      },
      takeLease: lease.takeLease,
      releaseLease: lease.releaseLease,
      onChange(listener) {
        changed = listener;
        return () => {};
      },
    },
    subscriptions: {
      ...subscriptions,
      async forgetBefore(date) {
        forgotten += 1;
        await subscriptions.forgetBefore(date);
      },
    },
    sundayGames: openSundayGames({ store, now: () => new Date(now) }),
    myLeagues: {
      async read({ leagues }) {
        reads += 1;
        if (leagues.length > 0) {
          asking = { now: asking.now + 1, most: Math.max(asking.most, asking.now + 1) };
          await sleeperAnswers;
          asking.now -= 1;
        }
        return { leagues: leaguesRead, starred: [], problems: [], asOf: null };
      },
    },
    send: async (_target, { tag }) => {
      sent.push(tag);
      return outcome;
    },
    currentWeek: async () => SUNDAY,
    holder: "this process",
    now: () => new Date(now),
    timer(run, milliseconds) {
      const one = { at: now + milliseconds, run };
      timers.push(one);
      return () => void timers.splice(timers.indexOf(one) >>> 0, 1);
    },
    onProblem: (error) => {
      throw error;
    },
  });
  return async () => {
    await notifier.stop();
    await store.close();
    rmSync(dataDir, { recursive: true });
  };
});

function weekAt(rows: number) {
  return SUNDAY_GAMES.map((_, index) => sundayStateAt(index, rows));
}

/** Somebody who wants to be told of the end. */
async function put(browser: string, own: { behind?: number; players?: string } = {}): Promise<void> {
  const keys = { endpoint: `https://push.example.com/${browser}`, p256dh: "B", auth: "a" };
  const row = { browser, ...keys, kinds: "final", ...READER, hidesScores: 0 as const, behind: 0, ...own };
  await subscriptions.put(row, 100);
}

/** The same, who knows how the week stands. */
async function subscribe(behind: number): Promise<void> {
  await put("a", { behind });
  await notifier.look();
}

/** The week ends, and a look finds it. */
async function end(): Promise<void> {
  await store.putGames(weekAt(10_000));
  await notifier.look();
  await notifier.idle();
}

/** The week ends, and a look that finds it waits at its first reader. */
async function beginSlowLook(): Promise<() => Promise<void>> {
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  beforeCounting = async () => {
    begun.resolve();
    await answered.promise;
  };
  await store.putGames(weekAt(10_000));
  const looking = notifier.look();
  await begun.promise;
  return async () => {
    answered.resolve();
    await looking;
    await notifier.idle();
  };
}

/** Another process asks to look in this one's place. */
function anotherAsks(): Promise<boolean> {
  return lease.takeLease("push", "another process", new Date(now), 60);
}

/** So much later, with all that was to happen until then. */
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  for (const one of timers.filter(({ at }) => at <= now)) {
    timers.splice(timers.indexOf(one), 1);
    one.run();
  }
  await notifier.idle();
}

describe("a message that waits", () => {
  it("goes out as many seconds later as its reader is behind", async () => {
    await subscribe(60);
    await end();
    await pass(59_000);
    expect(sent).toEqual([]);
    await pass(1_000);
    expect(sent).toEqual(["final-1"]);
  });

  it.each([
    ["hides scores", () => subscriptions.visit("a", { ...READER, hidesScores: 1, behind: 60 })],
    ["turns notifications off", () => subscriptions.remove("a")],
  ])("is dropped where its reader %s meanwhile", async (_what, choose) => {
    await subscribe(60);
    await end();
    await choose();
    await pass(60_000);
    expect(sent).toEqual([]);
  });

  it("waits longer where its reader goes further behind meanwhile", async () => {
    await subscribe(15);
    await end();
    await subscriptions.visit("a", { ...READER, hidesScores: 0, behind: 120 });
    await pass(15_000);
    expect(sent).toEqual([]);
    await pass(105_000);
    expect(sent).toEqual(["final-1"]);
  });

  it("is tried again as the service says, and not where it is old by then", async () => {
    await subscribe(0);
    outcome = { kind: "failed", seconds: 60 };
    await end();
    await pass(60_000);
    expect(sent).toHaveLength(2);
    outcome = { kind: "failed", seconds: 3_600 };
    await pass(60_000);
    await pass(3_600_000);
    expect(sent).toHaveLength(3);
  });
});

describe("a look after a change", () => {
  it("comes two seconds after it, and the changes that follow do not put it off", () => {
    notifier.start();
    const due = () => timers.map(({ at }) => at - KICKOFF);
    expect(due()).toEqual([30_000]);
    changed();
    expect(due()).toEqual([2_000]);
    now += 1_500;
    changed();
    expect(due()).toEqual([2_000]);
  });
});

describe("nobody's leagues are read", () => {
  it("while no game of the week is on or just over, however often it looks", async () => {
    await put("a");
    now = KICKOFF - 16 * 60_000;
    await notifier.look();
    expect(reads).toBe(0);
    now = KICKOFF - 14 * 60_000;
    await notifier.look();
    expect(reads).toBe(1);
    now = KICKOFF;
    await end();
    expect(reads).toBe(2);
    expect(sent).toEqual(["final-1"]);
    now = KICKOFF + 24 * 60 * 60_000;
    await notifier.look();
    expect(reads).toBe(2);
  });
});

describe("a league", () => {
  it("costs as much beside seven others as alone", async () => {
    /** How often its players are gone through in one look. */
    async function costBeside(others: number): Promise<number> {
      const { mine } = LEAGUE;
      let cost = 0;
      const counted = {
        ...mine,
        get starters() {
          cost += 1;
          return mine.starters;
        },
      };
      const ids = Array.from({ length: others }, (_, index) => String(index + 2));
      leaguesRead = [{ ...LEAGUE, mine: counted }, ...ids.map((id) => ({ ...LEAGUE, id }))];
      await notifier.look();
      return cost;
    }
    await put("a");
    const alone = await costBeside(0);
    expect(alone).toBeGreaterThan(0);
    expect(await costBeside(7)).toBe(alone);
  });
});

describe("while Sleeper says nothing", () => {
  const OF_SLEEPER = Array.from({ length: 60 }, (_, index) => `a${index}`);

  /** Sixty readers with a league at Sleeper and one without, who know how the week stands; then it ends, and Sleeper says nothing. */
  async function beginHeldLook(): Promise<{ looking: Promise<void>; answer(): void }> {
    for (const browser of OF_SLEEPER) await put(browser, { players: SUNDAY_COOKIE.replace("my-players=", "") });
    await put("z");
    await notifier.look();
    const held = Promise.withResolvers<void>();
    sleeperAnswers = held.promise;
    await store.putGames(weekAt(10_000));
    return { looking: notifier.look(), answer: held.resolve };
  }

  it("who needs nothing of it is told at once, and a few others are waited for at a time", async () => {
    const { looking, answer } = await beginHeldLook();
    await expect.poll(() => asking.now).toBe(8);
    await expect.poll(() => sent).toEqual(["final-1"]);
    answer();
    await looking;
    await notifier.idle();
    expect(sent).toHaveLength(OF_SLEEPER.length + 1);
    expect(asking.most).toBe(8);
  });

  it("they are left out after two seconds each, sooner once many were, and told once in the look after it has answered", async () => {
    const { looking, answer } = await beginHeldLook();
    let isOver = false;
    const ended = looking.then(() => (isOver = true));
    const began = now;
    await expect
      .poll(
        async () => {
          await pass(100);
          return isOver;
        },
        { interval: 1 },
      )
      .toBe(true);
    await ended;
    expect(sent).toEqual(["final-1"]);
    expect(asking.now).toBe(OF_SLEEPER.length);
    // Five rounds of eight readers, and three in a hurry.
    expect(now - began).toBeGreaterThanOrEqual(10_300);
    answer();
    await notifier.look();
    await notifier.look();
    await notifier.idle();
    expect(sent).toHaveLength(OF_SLEEPER.length + 1);
  });
});

describe("of several processes one looks", () => {
  it("and keeps at it through a look of any length, until it stops", async () => {
    await subscribe(0);
    const goOn = await beginSlowLook();
    let isTaken = false;
    for (let passed = 0; passed < 300_000; passed += 10_000) {
      await pass(10_000);
      isTaken ||= await anotherAsks();
    }
    await goOn();
    expect(isTaken).toBe(false);
    expect(sent).toEqual(["final-1"]);
    await notifier.stop();
    expect(await anotherAsks()).toBe(true);
  });

  it("and tells nobody of what it found when it is not the one anymore", async () => {
    await subscribe(0);
    await put("b");
    await notifier.look();
    const goOn = await beginSlowLook();
    // Asleep for so long that another has begun.
    now += 60_000;
    expect(await anotherAsks()).toBe(true);
    await pass(0);
    await goOn();
    await notifier.look();
    expect(sent).toEqual([]);
  });

  it("forgets those who stay away once an hour, however often it looks", async () => {
    await notifier.look();
    await notifier.look();
    expect(forgotten).toBe(1);
    await pass(3_599_000);
    await notifier.look();
    expect(forgotten).toBe(1);
    await pass(1_000);
    await notifier.look();
    expect(forgotten).toBe(2);
  });
});
