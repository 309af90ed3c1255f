import { describe, expect, test } from "vitest";
import { type Leader, acquireLeadership } from "../../server/games/ingest/ingest-leader.ts";
import { SharedLease } from "../fixtures/shared-lease.ts";
import { VirtualClock } from "../fixtures/virtual-clock.ts";

interface Stand {
  leader: Leader;
  /** The signals of each lead, in order. */
  leads: AbortSignal[];
  problems: unknown[];
}

function stand(lease: SharedLease, clock: Pick<VirtualClock, "now" | "timer">, holder: string, isCalm = false): Stand {
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
    const [lease, clock] = [new SharedLease(), new VirtualClock(NOON)];
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
    const [lease, clock] = [new SharedLease(), new VirtualClock(NOON)];
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
    const lease = new SharedLease();
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
    const [lease, clock] = [new SharedLease(), new VirtualClock(NOON)];
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

  test("is renewed before its first lease ends, although the next ones are longer", async () => {
    const [lease, clock] = [new SharedLease(), new VirtualClock(NOON)];
    const [one, other] = [stand(lease, clock, "one", true), stand(lease, clock, "other", true)];
    await one.leader.start();
    await other.leader.start();
    await clock.runUntil(at(3600), () => Promise.all([one.leader.settled(), other.leader.settled()]));
    expect([one.leads.map(({ aborted }) => aborted), other.leads.length]).toEqual([[false], 0]);
  });

  test("is renewed less often while nothing is to be read", async () => {
    const [lease, clock] = [new SharedLease(), new VirtualClock(NOON)];
    const one = stand(lease, clock, "one", true);
    await one.leader.start();
    await clock.runUntil(at(3600), () => one.leader.settled());
    expect(lease.asked).toBeLessThan(45);
    expect(one.leads.map(({ aborted }) => aborted)).toEqual([false]);
  });
});
