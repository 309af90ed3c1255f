import { expect, it } from "vitest";
import { pointsName } from "../../../domain/words/points-name.ts";

it.each([
  ["PPR", "22.4 PPR points of Saquon Barkley"],
  ["FPTS", "22.4 standard points of Saquon Barkley"],
  ["Half PPR", "22.4 Half PPR points of Saquon Barkley"],
])("points under the head %s say what they are and whose", (kind, name) => {
  expect(pointsName("22.4", kind, "Saquon Barkley")).toBe(name);
});
