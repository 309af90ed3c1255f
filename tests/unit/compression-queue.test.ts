import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CompressionQueue } from "../../server/http/compression-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("CompressionQueue", () => {
  it("reports work that fails, and goes on with what waits behind it", async () => {
    const problem = new Error("no memory for another page");
    const errors: unknown[] = [];
    const done: string[] = [];
    const queue = new CompressionQueue((error) => errors.push(error));
    queue.add(async () => {
      throw problem;
    });
    queue.add(async () => void done.push("second"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([errors, done]).toEqual([[problem], []]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([errors, done]).toEqual([[problem], ["second"]]);
  });

  it("does nothing more once it is closed", async () => {
    const done: string[] = [];
    const queue = new CompressionQueue(() => {});
    queue.add(async () => void done.push("first"));
    queue.close();
    queue.add(async () => void done.push("second"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(done).toEqual([]);
  });
});
