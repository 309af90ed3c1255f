import { expect, it } from "vitest";
import { percent } from "../../../domain/usage/usage-columns.ts";

it.each([
  [0.312, "31%"],
  [-0.02, "−2%"],
  [null, "-"],
])("a share of %s is said as %s: below zero with the minus of the figures beside it", (share, text) => {
  expect(percent(share)).toBe(text);
});
