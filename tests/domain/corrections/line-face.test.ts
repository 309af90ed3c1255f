import { describe, expect, it } from "vitest";
import { correctedLines } from "../../../domain/corrections/corrected-lines.ts";
import { renamedLines } from "../../../domain/corrections/line-face.ts";
import { isSameName } from "../../../domain/names/same-name.ts";
import { playerLine } from "../../fixtures/player-line.ts";

const jones = playerLine({ playerId: "1", playerName: "Aaron Jones", team: "MIN", position: "RB", rushingYards: 94 });
const mason = playerLine({ playerId: "2", playerName: "Jordan Mason", team: "MIN", position: "RB", rushingYards: 30 });

describe("a line under another id", () => {
  it("is the known one of the same name, team and position", () => {
    const fresh = [{ ...jones, playerId: "8" }, mason];
    expect([...renamedLines([jones, mason], fresh)]).toEqual([["8", jones]]);
    expect(correctedLines([jones, mason], fresh)).toEqual([]);
  });

  it("corrects what it changes of that one, and not everything", () => {
    expect(correctedLines([jones], [{ ...jones, playerId: "8", rushingYards: 96 }])).toMatchObject([
      { what: "Rushing yards of Aaron Jones", before: "94", after: "96", playerId: "8" },
    ]);
  });

  it("is nobody's where two could be meant, and where the known one is still there", () => {
    const twin = { ...jones, playerId: "3" };
    expect(renamedLines([jones, twin], [{ ...jones, playerId: "8" }]).size).toBe(0);
    expect(
      renamedLines(
        [jones],
        [
          { ...jones, playerId: "8" },
          { ...jones, playerId: "9" },
        ],
      ).size,
    ).toBe(0);
    expect(renamedLines([jones], [jones, { ...jones, playerId: "8" }]).size).toBe(0);
    expect(renamedLines([jones], [{ ...jones, playerId: "8", team: "CHI" }]).size).toBe(0);
  });
});

it.each([
  ["Aaron Jones", "Aaron Jones Sr.", true],
  ["D.J. Moore", "DJ Moore", true],
  ["Amon-Ra St. Brown", "AmonRa St Brown", true],
  ["Audric Estimé", "Audric Estime", true],
  ["Kenneth Walker III", "Kenneth Walker", true],
  ["Josh Allen", "Josh Alley", false],
  ["Ivy", "I", false],
])("%s and %s are one name: %s", (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected);
});
