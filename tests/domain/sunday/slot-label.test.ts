import { expect, it } from "vitest";

import { slotLabel } from "../../../domain/sunday/slot-label.ts";

it.each([
  ["QB", "QB", null],
  ["SUPER_FLEX", "SFLX", "Superflex"],
  ["IDP_FLEX", "IDP", "Flex of individual defenders"],
  ["DEF", "DST", "Defense and special teams"],
  ["SOME_NEW", "SOME NEW", null],
])("a place %s is written %s", (code, short, words) => {
  expect(slotLabel(code)).toEqual({ short, words });
});
