import { describe, expect, test } from "vitest";
import { type Leader, acquireLeadership } from "../../server/games/ingest/ingest-leader.ts";
import { VirtualClock } from "../fixtures/virtual-clock.ts";

/** One lease for all who share it, as a store keeps it; it can be out of reach. */
class Lease {
  #holder: string | null = null;
  #expires = 0;
  asked = 0;
  isAway = false;

  takeLease = async (_name: string, holder: string, now: Date, seconds: number): Promise<boolean> => {
    this.asked += 1;
    if (this.isAway) throw new Error("the database is away");
    if (this.#holder !== null && this.#holder !== holder && this.#expires > now.getTime()) return false;
    this.#holder = holder;
    this.#expires = now.getTime() + seconds * 1000;
    return true;
  };

  releaseLease = async (_name: string, holder: string): Promise<void> => {
    if (this.#holder === holder) this.#holder = null;
  };
}

interface Stand {
  leader: Leader;
  /** The signals of each lead, in order. */
  leads: AbortSignal[];
  problems: unknown[];
}

function stand(lease: Lease, clock: Pick<VirtualClock, "now" | "timer">, holder: string, isCalm = false): Stand {
  const leads: AbortSignal[] = [];
  const problems: unknown[] = [];
  const leader = acquireLeadership({
    store: lease,
    holder,
    now: clock.now,
    timer: clock.timer,
    isCalm: () => isCalm,
    onLeadership: (signal) => leads.push(signal),
    onProblem: (error) => problems.push(error),
  });
  return { leader, leads, problems };
}

const NOON = "2025-09-07T12:00:00.000Z";
const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000).toISOString();

describe("leadership among processes", () => {
  test("stays with the one that has it, and goes to the other when it is given back", async () => {
    const [lease, clock] = [new Lease(), new VirtualClock(NOON)];
    const [one, other] = [stand(lease, clock, "one"), stand(lease, clock, "other")];
    const settle = () => Promise.all([one.leader.settled(), other.leader.settled()]);
    await one.leader.start();
    await other.leader.start();
    await clock.runUntil(at(300), settle);
    expect([one.leads.length, other.leads.length]).toEqual([1, 0]);
    await one.leader.stop();
    expect(one.leads[0]?.aborted).toBe(true);
    await clock.runUntil(at(311), settle);
    expect(other.leader.isLeader()).toBe(true);
  });

  test("is lost when it cannot be renewed in time, and not before", async () => {
    const [lease, clock] = [new Lease(), new VirtualClock(NOON)];
    const one = stand(lease, clock, "one");
    await one.leader.start();
    lease.isAway = true;
    await clock.runUntil(at(29), () => one.leader.settled());
    expect(one.leads[0]?.aborted).toBe(false);
    await clock.runUntil(at(31), () => one.leader.settled());
    expect(one.leads[0]?.aborted).toBe(true);
    expect(one.problems.length).toBe(3);
    lease.isAway = false;
    await clock.runUntil(at(41), () => one.leader.settled());
    expect(one.leads.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test("is found to be gone before writing, by a process that was asleep", async () => {
    const lease = new Lease();
    let moment = new Date(NOON);
    const asleep = { now: () => moment, timer: () => () => {} };
    const one = stand(lease, asleep, "one");
    await one.leader.start();
    one.leader.confirm();
    expect(one.leads[0]?.aborted).toBe(false);
    moment = new Date(at(30));
    one.leader.confirm();
    expect(one.leads[0]?.aborted).toBe(true);
    expect(one.leader.isLeader()).toBe(false);
  });

  test("is asked for anew at once by a process that was asleep, and then as often as before", async () => {
    const [lease, clock] = [new Lease(), new VirtualClock(NOON)];
    const one = stand(lease, clock, "one", true);
    await one.leader.start();
    await clock.runUntil(at(11), () => one.leader.settled());
    clock.jump(7_200_000);
    one.leader.confirm();
    one.leader.confirm();
    await one.leader.settled();
    expect(one.leads.map(({ aborted }) => aborted)).toEqual([true, false]);
    const before = lease.asked;
    await clock.runUntil(at(7200 + 611), () => one.leader.settled());
    expect(lease.asked - before).toBe(6);
  });

  test("is renewed less often while nothing is to be read", async () => {
    const [lease, clock] = [new Lease(), new VirtualClock(NOON)];
    const one = stand(lease, clock, "one", true);
    await one.leader.start();
    await clock.runUntil(at(3600), () => one.leader.settled());
    expect(lease.asked).toBeLessThan(45);
    expect(one.leads.map(({ aborted }) => aborted)).toEqual([false]);
  });
});
