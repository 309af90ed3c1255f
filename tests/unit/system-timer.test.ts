import { expect, it, onTestFinished } from "vitest";
import { systemTimer } from "../../server/clock/system-timer.ts";

it.each([-5, Number.NEGATIVE_INFINITY])("calls back soon, without a warning, after %d ms", async (milliseconds) => {
  const warnings: string[] = [];
  const note = (warning: Error): void => void warnings.push(warning.name);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  await new Promise<void>((resolve) => systemTimer(resolve, milliseconds));
  // A warning is emitted on the next tick.
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toEqual([]);
});

it("does not call back at once for a wait that is longer than the machine's timers take", async () => {
  let isCalled = false;
  const cancel = systemTimer(() => {
    isCalled = true;
  }, 2 ** 40);
  await new Promise((resolve) => setTimeout(resolve, 20));
  cancel();
  expect(isCalled).toBe(false);
});
