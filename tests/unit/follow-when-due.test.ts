import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followWhenDue } from "../../app/live/follow-when-due.ts";

let page: EventTarget;
/** Settles the loading of the code that follows, once for each time that it was asked for. */
let answers: ((isFollowing: boolean) => void)[];
let leaving: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  answers = [];
  leaving = new AbortController();
  followWhenDue(Date.now() + 1_000, () => new Promise((resolve) => answers.push(resolve)), leaving.signal);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets what is due happen. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function hear(event: string): Promise<void> {
  page.dispatchEvent(new Event(event));
  await settle();
}

it("begins when it is due, not before, and once", async () => {
  await vi.advanceTimersByTimeAsync(999);
  await hear("visibilitychange");
  expect(answers).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  answers[0]?.(true);
  await settle();
  for (const event of ["visibilitychange", "pageshow", "online"]) await hear(event);
  expect(answers).toHaveLength(1);
});

it("begins again with the network where its code could not be had", async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  answers[0]?.(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveLength(1);
  await hear("online");
  expect(answers).toHaveLength(2);
});

it("begins again at once where the network came while its code was failing, and no more often than that", async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  await hear("online");
  await hear("visibilitychange");
  expect(answers).toHaveLength(1);
  answers[0]?.(false);
  await settle();
  expect(answers).toHaveLength(2);
  answers[1]?.(false);
  await settle();
  expect(answers).toHaveLength(2);
});

it("does not begin again where what came meanwhile found it following after all, nor where the page is left", async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  await hear("online");
  answers[0]?.(true);
  await settle();
  expect(answers).toHaveLength(1);
  leaving.abort();
  await hear("online");
  expect(answers).toHaveLength(1);
});
