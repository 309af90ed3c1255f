import { describe, expect, test } from "vitest";
import { heldLease, type HeldLease } from "../../server/store/held-lease.ts";
import { handClock, type HandClock } from "../fixtures/hand-clock.ts";
import { SharedLease } from "../fixtures/shared-lease.ts";

const NOON = new Date("2025-09-07T12:00:00.000Z");

interface Stand {
  store: SharedLease;
  clock: HandClock;
  held: HeldLease;
  problems: unknown[];
  anotherAsks(): Promise<boolean>;
}

async function stand(): Promise<Stand> {
  const [store, clock, problems] = [new SharedLease(), handClock(NOON), new Array<unknown>()];
  const ask = (holder: string) =>
    heldLease({
      store,
      name: "work",
      holder,
      seconds: 60,
      now: clock.now,
      timer: clock.timer,
      onProblem: (error) => problems.push(error),
    });
  const held = await ask("one");
  if (held === null) throw new Error("nobody else has it");
  return { store, clock, held, problems, anotherAsks: async () => (await ask("another")) !== null };
}

describe("a lease that is held", () => {
  test("is renewed until it is released, and then it is anybody's and no timer is left", async () => {
    const { clock, held, anotherAsks } = await stand();
    await clock.pass(600_000);
    expect(held.signal.aborted).toBe(false);
    expect(await anotherAsks()).toBe(false);
    await held.release();
    expect(clock.waiting()).toBe(0);
    expect(await anotherAsks()).toBe(true);
  });

  test("outlives renewals that fail, and each failure is told", async () => {
    const { store, clock, held, problems } = await stand();
    store.isAway = true;
    await clock.pass(59_999);
    expect(held.signal.aborted).toBe(false);
    expect(problems).toHaveLength(2);
    store.isAway = false;
    await held.release();
  });

  test("is lost when it runs out, also where the store does not answer at all", async () => {
    const { store, clock, held } = await stand();
    store.takeLease = () => new Promise(() => {});
    await clock.pass(59_999);
    expect(held.signal.aborted).toBe(false);
    await clock.pass(1);
    expect(held.signal.aborted).toBe(true);
    expect(clock.waiting()).toBe(0);
  });

  test("lasts from when it was asked for, not from the answer", async () => {
    const { store, clock, held } = await stand();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    store.takeLease = () => promise;
    await clock.pass(50_000);
    resolve(true);
    await clock.pass(0);
    store.takeLease = async () => Promise.reject(new Error("the database is away"));
    await clock.pass(29_999);
    expect(held.signal.aborted).toBe(false);
    await clock.pass(1);
    expect(held.signal.aborted).toBe(true);
  });

  test("is lost at once where another process has it", async () => {
    const { store, clock, held, problems } = await stand();
    store.takeLease = async () => false;
    await clock.pass(20_000);
    expect(held.signal.aborted).toBe(true);
    expect(problems).toEqual([]);
  });
});
