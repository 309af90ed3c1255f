import { getHeapStatistics } from "node:v8";
import { describe, expect, it } from "vitest";
import { releaseMemory } from "../../server/memory/release-memory.ts";
import { keepMemorySmall } from "../../server/memory/keep-memory-small.ts";

/** A process whose load and heap the test sets; `given` counts how often memory was given back, `next` lets one pass. */
function openProcess() {
  const state = { load: 0, held: 80e6, given: 0, next: () => {}, isOver: false };
  const stop = keepMemorySmall({
    every(look) {
      state.next = look;
      return () => (state.isOver = true);
    },
    load: () => state.load,
    held: () => state.held,
    release() {
      state.given += 1;
      state.held = 60e6;
    },
  });
  return { state, stop };
}

describe("a site at rest", () => {
  it("gives back what its start took, once", () => {
    const { state, stop } = openProcess();
    expect(state.given).toBe(1);
    state.next();
    expect(state.given).toBe(1);
    stop();
    expect(state.isOver).toBe(true);
  });

  it("gives back what a busy time took as soon as that is over, and never within it", () => {
    const { state } = openProcess();
    state.held = 200e6;
    state.load = 0.4;
    state.next();
    expect(state.given).toBe(1);
    state.load = 0.01;
    state.next();
    expect(state.given).toBe(2);
    state.next();
    expect(state.given).toBe(2);
  });

  it("does not stand still for little", () => {
    const { state } = openProcess();
    state.held = 99e6;
    state.next();
    expect(state.given).toBe(1);
  });
});

it("memory that is given back is no longer held", () => {
  let rows: unknown[] | null = Array.from({ length: 400_000 }, (_, index) => ({ index, text: `row ${index}` }));
  const { total_heap_size: full } = getHeapStatistics();
  expect(rows).toHaveLength(400_000);
  rows = null;
  releaseMemory();
  expect(getHeapStatistics().total_heap_size).toBeLessThan(full - 10e6);
});
