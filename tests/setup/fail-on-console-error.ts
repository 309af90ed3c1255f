import { afterEach, beforeEach, expect, vi } from "vitest";

/** An unexpected `console.error` is a defect: React warns about hydration, keys and invalid markup only there. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(console.error, "unexpected console.error").not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
