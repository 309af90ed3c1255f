import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countText } from "../../bench/count-text.ts";
import { type LotText, readLot } from "../../bench/lot.ts";
import { citedGame } from "../fixtures/cited-stories.ts";

const GAME = citedGame();
const PASSING = "l:demo-kc-qb1:passing";
const LOT: LotText = {
  name: "one",
  game: "202510116",
  kind: "recap",
  ids: { p: PASSING, g: "result" },
  text: [
    "# Chiefs beat Ravens 33-26 in overtime{g}",
    "The Chiefs beat the Ravens 33-26 in overtime.{g} Anders Ekwueme threw for 512 yards.{p}",
    "## The difference",
    "Ekwueme yodeled for 388 yards.{p}",
  ].join("\n\n"),
  truth: [true, "number", true],
};

describe("a lot of cited texts", () => {
  it("is counted by what is true and stopped, and what is false and stopped", () => {
    const { first, repaired, asked } = countText(LOT, GAME.index, GAME.sheet);
    expect(first.map(({ truth, stopped }) => [truth, stopped === null])).toEqual([
      [true, true],
      ["number", false],
      [true, false],
    ]);
    expect(first[1]?.stopped).toMatch(/^numbers: .*512/);
    expect(first[2]?.stopped).toMatch(/^words: .*yodeled/);
    expect(asked).toHaveLength(2);
    expect(repaired).toBeNull();
  });

  it("is counted again after its one repair", () => {
    const repair = "[1] Ekwueme threw for 388 yards.{p}\n[2] Ekwueme threw for 999 yards.{p}";
    const { repaired } = countText({ ...LOT, repair, repairTruth: [true, "number"] }, GAME.index, GAME.sheet);
    expect(repaired?.map(({ truth, stopped }) => [truth, stopped === null])).toEqual([
      [true, true],
      [true, true],
      ["number", false],
    ]);
  });

  it("is refused where its truth does not fit its sentences", () => {
    expect(() => countText({ ...LOT, truth: [true] }, GAME.index, GAME.sheet)).toThrow(
      'one has 3 sentences, and 1 entries in "truth".',
    );
  });

  it("is refused with the file's name where a text is none", () => {
    const folder = mkdtempSync(join(tmpdir(), "lot-"));
    try {
      writeFileSync(join(folder, "bad.json"), JSON.stringify({ ...LOT, truth: ["maybe"] }));
      expect(() => readLot(folder)).toThrow(/^bad\.json is no text of a lot: /);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
