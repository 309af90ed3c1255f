import fc from "fast-check";
import { expect, test } from "vitest";

import { CREDIT_STATS } from "../../domain/game/credit.ts";
import { creditsFromText, creditsToText } from "../../server/store/credits-text.ts";

const credit = fc.record({
  playerId: fc.constantFrom("a", "b"),
  playerName: fc.constantFrom("A.One", "B.Two"),
  team: fc.constantFrom("CHI", "MIN"),
  stat: fc.constantFrom(...CREDIT_STATS),
  amount: fc.integer({ min: -99, max: 99 }),
});

test("credits come back in their order", () => {
  fc.assert(
    fc.property(fc.array(credit), (credits) => {
      expect(creditsFromText(creditsToText(credits))).toEqual(credits);
    }),
  );
});

test("a player's credits in a row name him once", () => {
  const who = { playerId: "p-1", playerName: "T.One", team: "CHI" };
  const text = creditsToText([
    { ...who, stat: "receptions", amount: 1 },
    { ...who, stat: "receivingYards", amount: 12 },
  ]);
  expect(text).toBe('[["p-1","T.One","CHI",["receptions",1,"receivingYards",12]]]');
});
