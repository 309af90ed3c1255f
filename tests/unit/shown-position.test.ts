import { expect, it } from "vitest";
import { shownPosition } from "../../domain/game/shown-position.ts";

it("shows one name for a place that sources call by several", () => {
  expect(["SAF", "FS", "SS", "S"].map(shownPosition)).toEqual(["S", "S", "S", "S"]);
  expect(["OLB", "MLB", "ILB", "LB"].map(shownPosition)).toEqual(["LB", "LB", "LB", "LB"]);
  expect(["NT", "DE", "CB", "WR", null].map(shownPosition)).toEqual(["DT", "DE", "CB", "WR", null]);
});
