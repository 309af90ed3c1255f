import { describe, expect, it } from "vitest";
import { rereadWhile } from "../../server/clock/reread-while.ts";
import { microtasks, STEPS } from "../setup/microtasks.ts";

/** Something that is read for all who ask, and what was read of it so far. */
class Source {
  value = 0;
  seen: number[] = [];
  problem: Error | null = null;
  isAsked = false;
  running: Promise<number> | null = null;

  ask(): Promise<number> {
    this.isAsked = true;
    this.running ??= rereadWhile({
      read: async () => {
        this.isAsked = false;
        const { value } = this;
        await microtasks(3);
        if (this.problem !== null) throw this.problem;
        this.seen.push(value);
        return value;
      },
      isAskedAgain: () => this.isAsked,
      over: () => {
        this.running = null;
      },
    });
    return this.running;
  }
}

describe("rereadWhile", () => {
  it("shows everybody what was there when they asked, whenever they did", async () => {
    for (const steps of STEPS) {
      const source = new Source();
      const first = source.ask();
      await microtasks(steps);
      source.value = 1;
      expect(await source.ask(), `after ${steps} steps`).toBe(1);
      await first;
      expect(source.running).toBe(null);
    }
  });

  it("reads once more for all who ask during a read", async () => {
    const source = new Source();
    const answers = [source.ask(), source.ask(), source.ask()];
    source.value = 1;
    expect(await Promise.all(answers)).toEqual([1, 1, 1]);
    expect(source.seen).toEqual([0, 1]);
  });

  it("fails for those who waited, and begins anew for the next", async () => {
    const source = new Source();
    source.problem = new Error("the disk is away");
    await expect(source.ask()).rejects.toThrow("the disk is away");
    source.problem = null;
    expect(await source.ask()).toBe(0);
  });
});
