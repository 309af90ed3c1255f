import { performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { releaseMemory } from "./release-memory.ts";

/** A minute in which the process worked less than this share of the time is rest. */
const REST = 0.05;
const LOOK_EVERY_MS = 60_000;
/** Less is not worth standing still for. */
const WORTH_BYTES = 40e6;

interface MemoryOptions {
  /** Calls `look` again and again until the function that it returns is called. */
  every?(look: () => void): () => void;
  /** The share of the time since the last call in which the process worked, 0 to 1. */
  load?(): number;
  /** Bytes that the heap holds, used or not. */
  held?(): number;
  release?(): void;
}

/**
 * Gives back what the start took, now, and what busy times take, in the first minute of rest after them. Returns what ends it.
 */
export function keepMemorySmall({
  every = everyMinute,
  load = loadSinceLast(),
  held = () => getHeapStatistics().total_heap_size,
  release = releaseMemory,
}: MemoryOptions = {}): () => void {
  release();
  let least = held();
  return every(() => {
    if (load() >= REST || held() - least < WORTH_BYTES) return;
    release();
    least = held();
  });
}

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function loadSinceLast(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
