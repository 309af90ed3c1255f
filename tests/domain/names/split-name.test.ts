import { expect, it } from "vitest";
import { splitName } from "../../../domain/names/split-name.ts";

it.each([
  ["Noah Brown", "Noah", "Brown"],
  ["Amon-Ra St. Brown", "Amon-Ra", "St. Brown"],
  ["Marvin Harrison Jr.", "Marvin", "Harrison Jr."],
  ["Ronaldinho", "", "Ronaldinho"],
  ["", "", ""],
])("%s is a given name and everything after it", (name, given, surname) => {
  expect(splitName(name)).toEqual({ given, surname });
});
