import { describe, expect, it } from "vitest";

import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";
import type { Play } from "../../../domain/game/play.ts";
import { writeRecap } from "../../../domain/tell/recap/write-recap.ts";
import { briefGame, by, extraPoint, points, seven, snap, touchdown } from "../../fixtures/game-rows.ts";
import { namedRows } from "../../fixtures/named-rows.ts";

function recapOf(rows: readonly Play[]): string {
  return writeRecap(indexFacts(briefGame(namedRows(rows)), null))?.markdown ?? "";
}

describe("what happens once a season", () => {
  it("is a field goal after a fair catch, called so", () => {
    const kick = snap("CHI", ["2", 0], {
      type: "FieldGoal",
      down: 1,
      isScoringPlay: 1,
      yardsToEndZone: 47,
      kickDistance: 57,
      description: "57 yard field goal is GOOD. Fair-Catch Kick.",
      ...points("CHI", 3),
      credits: by("CHI", "kicker", { fieldGoalAttempts: 1, fieldGoalsMade: 1 }),
    });
    expect(recapOf([...seven("MIN", ["1", 800]), kick])).toMatch(/57-yard fair-catch kick/);
  });

  it("is a fumble that who ran it back lost out of the end zone", () => {
    const lost = snap("MIN", ["3", 200], {
      description: "FUMBLES, RECOVERED by CHI. FUMBLES, ball out of bounds in End Zone, Touchback.",
      credits: [
        ...by("MIN", "runner", { rushingAttempts: 1, fumbles: 1, fumblesLost: 1 }),
        ...by("CHI", "safety", { fumbles: 1, fumbleRecoveries: 1, fumbleReturnYards: 60 }),
      ],
    });
    expect(recapOf([...seven("MIN", ["1", 800]), lost])).toMatch(
      /fumble 60 yards, only to lose it out of the end zone/,
    );
  });

  it("is a passer who scores on the lateral of who caught his pass", () => {
    const scored = touchdown("MIN", ["1", 800], {
      type: "Pass",
      credits: [
        ...by("MIN", "passer", { passingAttempts: 1, passingCompletions: 1, passingYards: 7, passingTouchdowns: 1 }),
        ...by("MIN", "catcher", { receptions: 1, receivingTargets: 1, receivingYards: -2 }),
        ...by("MIN", "passer", { receivingYards: 9, receivingTouchdowns: 1 }),
      ],
    });
    const index = indexFacts(briefGame(namedRows([scored, extraPoint("MIN", ["1", 800])])), null);
    const [score] = index.ofKind("score");
    expect(score === undefined ? "" : wordsOf(score, index)).toMatch(/threw to .*, took a lateral back and scored/);
  });
});
