import { describe, expect, it } from "vitest";

import type { FactIndex } from "../../../domain/facts/fact-index.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import type { Play } from "../../../domain/game/play.ts";
import { decidersOf } from "../../../domain/tell/flow/deciders-of.ts";
import { writeRecap } from "../../../domain/tell/recap/write-recap.ts";
import { briefGame, by, points, seven, snap, type When } from "../../fixtures/game-rows.ts";
import { namedRows } from "../../fixtures/named-rows.ts";

const MIDFIELD = { yardLine: 45, yardLineTerritory: "CHI", yardsToEndZone: 45 } as const;

function picked(by_: "MIN" | "CHI", when: When): Play {
  const from = by_ === "CHI" ? "MIN" : "CHI";
  return snap(from, when, {
    ...MIDFIELD,
    type: "Interception",
    credits: [
      ...by(from, "passer", { passingAttempts: 1, passingInterceptions: 1 }),
      ...by(by_, "corner", { interceptions: 1 }),
    ],
  });
}

function missed(team: "MIN" | "CHI", when: When): Play {
  return snap(team, when, {
    ...MIDFIELD,
    type: "FieldGoal",
    down: 4,
    kickDistance: 53,
    credits: by(team, "kicker", { fieldGoalAttempts: 1 }),
  });
}

function fieldGoal(team: "MIN" | "CHI", when: When): Play {
  return snap(team, when, {
    type: "FieldGoal",
    down: 4,
    isScoringPlay: 1,
    yardsToEndZone: 20,
    kickDistance: 37,
    ...points(team, 3),
    credits: by(team, "kicker", { fieldGoalAttempts: 1, fieldGoalsMade: 1 }),
  });
}

/** Minnesota leads 10-7. */
const CLOSE = [...seven("MIN", ["1", 800]), ...seven("CHI", ["2", 700]), fieldGoal("MIN", ["3", 600])];

function read(rows: readonly Play[]) {
  const index = indexFacts(briefGame(namedRows(rows)), null);
  const text = writeRecap(index);
  if (text === null) throw new Error("no recap");
  return { index, text };
}

function deciders(index: FactIndex): string[] {
  return [...decidersOf(index)].map((id) => {
    const fact = index.byId(id);
    return `${fact?.kind} ${fact?.at?.quarter} ${fact?.at?.clock}`;
  });
}

describe("what decided a close game late", () => {
  it("is told in order and with its clock: a miss that would have tied, and the ball lost", () => {
    const { index, text } = read([
      ...CLOSE,
      picked("MIN", ["4", 280]),
      snap("MIN", ["4", 270]),
      picked("CHI", ["4", 200]),
      snap("CHI", ["4", 190]),
      missed("CHI", ["4", 90]),
      snap("MIN", ["4", 80]),
    ]);
    expect(deciders(index).toSorted()).toEqual(["miss 4 90", "turnover 4 200", "turnover 4 280"]);
    const clocks = [...(text.markdown.split("## ")[1]?.matchAll(/\b(\d:\d\d) left/g) ?? [])].map(([, clock]) => clock);
    expect(clocks).toEqual(["4:40", "3:20"]);
    expect(text.markdown).toMatch(/Kicker/);
  });

  it("is a ball lost in the last ten minutes where the game ended one score apart, and a miss of who led", () => {
    const lost = read([...CLOSE, picked("MIN", ["4", 560]), snap("MIN", ["4", 550])]);
    expect(deciders(lost.index)).toEqual(["turnover 4 560"]);
    const ahead = read([...CLOSE, missed("MIN", ["4", 100]), snap("CHI", ["4", 90])]);
    expect(deciders(ahead.index)).toEqual(["miss 4 100"]);
  });

  it("is none of it where the game was not close, and where it was earlier", () => {
    const early = read([...CLOSE, picked("MIN", ["4", 620]), snap("MIN", ["4", 610])]);
    expect(deciders(early.index)).toEqual([]);
    const far = read([...CLOSE, ...seven("MIN", ["3", 300]), picked("MIN", ["4", 100]), snap("MIN", ["4", 90])]);
    expect(deciders(far.index)).toEqual([]);
  });
});
