import { describe, expect, it } from "vitest";
import { inTime } from "../../server/clock/in-time.ts";
import { VirtualClock } from "../fixtures/virtual-clock.ts";

const START = "2025-09-21T20:00:00.000Z";
const settled = async (): Promise<void> => {};

describe("work that is waited for so long", () => {
  it("is answered by what comes of it, also by a failure, and leaves no timer behind", async () => {
    let running = 0;
    const timer = () => {
      running += 1;
      return () => {
        running -= 1;
      };
    };
    expect(await inTime(Promise.resolve(7), 1_000, timer)).toBe(7);
    await expect(inTime(Promise.reject(new Error("no disk")), 1_000, timer)).rejects.toThrow("no disk");
    expect(running).toBe(0);
  });

  it("is answered by null where it is late, whatever comes of it then", async () => {
    const clock = new VirtualClock(START);
    const work = Promise.withResolvers<number>();
    const answer = inTime(work.promise, 1_000, clock.timer);
    await clock.runUntil("2025-09-21T20:00:00.999Z", settled);
    expect(await Promise.race([answer, Promise.resolve("waiting")])).toBe("waiting");
    await clock.runUntil("2025-09-21T20:00:01.000Z", settled);
    expect(await answer).toBeNull();
    // A failure that nobody waits for is no fault of the process.
    work.reject(new Error("too late"));
    await new Promise(setImmediate);
  });
});
