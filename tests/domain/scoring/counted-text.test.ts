import { expect, it } from "vitest";
import { countedText } from "../../../domain/scoring/counted-log.ts";

it.each([
  [{ value: 4732, of: null }, "4,732"],
  [{ value: 17, of: null }, "17"],
  [{ value: 0.5, of: null }, "0.5"],
  [{ value: 2, of: 3 }, "2/3"],
  [{ value: null, of: null }, "-"],
])("a figure of a log as it is written: %o", (cell, text) => {
  expect(countedText(cell)).toBe(text);
});
