import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { Turns } from "../../server/http/turns.ts";

const never = new AbortController().signal;

/** Turns of one at a time that is taken by `first`, and what ends it. */
async function taken(): Promise<{ turns: Turns; end(): void }> {
  const turns = new Turns(1);
  return { turns, end: await turns.take("first", never) };
}

describe("Turns", () => {
  it("gives each network one turn after the other, whatever they ask for, and never more at once than may be", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 }),
        fc.integer({ min: 1, max: 4 }),
        async (networks, atOnce) => {
          const turns = new Turns(atOnce);
          const served: string[] = [];
          let running = 0;
          await Promise.all(
            networks.map(async (network) => {
              const end = await turns.take(network, never);
              running += 1;
              expect(running).toBeLessThanOrEqual(atOnce);
              served.push(network);
              await Promise.resolve();
              running -= 1;
              end();
            }),
          );
          expect(served.toSorted()).toEqual(networks.toSorted());
          expect(turns.waiting).toBe(0);
          // All asked before the first turn: between two turns of a network every other that still waits has one.
          for (const [index, network] of served.entries()) {
            const next = served.indexOf(network, index + 1);
            if (next === -1) continue;
            const between = served.slice(index + 1, next);
            const waiting = new Set(served.slice(next + 1).filter((other) => other !== network));
            for (const other of waiting) expect(between, `${served.join("")} at ${index}`).toContain(other);
          }
        },
      ),
    );
  });

  it("forgets who has left, and rejects with why", async () => {
    const { turns, end } = await taken();
    const leaving = new AbortController();
    const left = turns.take("a", leaving.signal);
    const stays = turns.take("a", never);
    expect(turns.waiting).toBe(2);
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    expect(turns.waiting).toBe(1);
    end();
    (await stays)();
    await expect(turns.take("b", leaving.signal)).rejects.toThrow("gone");
    (await turns.take("b", never))();
  });

  it("takes a turn that is ended twice for ended once", async () => {
    const { turns, end } = await taken();
    const second = turns.take("a", never);
    const third = turns.take("b", never);
    end();
    end();
    const endSecond = await second;
    await new Promise((done) => void setImmediate(done));
    expect(turns.waiting).toBe(1);
    endSecond();
    (await third)();
  });

  it("runs so many of one network at a time, the rest of it in order, and lets no other wait for them", async () => {
    const turns = new Turns(Infinity, 2);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const ask = async (network: string, name: string): Promise<void> => {
      const end = await turns.take(network, never);
      begun.push(name);
      ends.push(end);
    };
    const ofFirst = ["a0", "a1", "a2", "a3"].map((name) => ask("a", name));
    await Promise.all(ofFirst.slice(0, 2));
    await Promise.all([ask("b", "b0"), ask("b", "b1"), ask("c", "c0")]);
    expect(begun).toEqual(["a0", "a1", "b0", "c0", "b1"]);
    expect([turns.waiting, turns.waitingOf("a")]).toEqual([2, 2]);
    ends[0]?.();
    ends[0]?.();
    await ofFirst[2];
    expect(turns.waiting).toBe(1);
    ends[1]?.();
    await ofFirst[3];
    expect(begun).toEqual(["a0", "a1", "b0", "c0", "b1", "a2", "a3"]);
  });
});
