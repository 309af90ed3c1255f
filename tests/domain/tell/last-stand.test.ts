import { describe, expect, it } from "vitest";

import { indexFacts } from "../../../domain/facts/index-facts.ts";
import type { Play } from "../../../domain/game/play.ts";
import { writeRecap } from "../../../domain/tell/recap/write-recap.ts";
import { briefGame, seven, snap, touchdown, type When } from "../../fixtures/game-rows.ts";
import { namedRows } from "../../fixtures/named-rows.ts";

/** Minnesota leads from the first quarter on. */
const AHEAD = seven("MIN", ["1", 800]);

function failedTwo(when: When): Play {
  return snap("CHI", when, { type: "TwoPointConversion", down: 0, distance: 0 });
}

function leadOf(...rows: readonly Play[]) {
  const recap = writeRecap(indexFacts(briefGame(namedRows([...AHEAD, ...rows])), null));
  if (recap === null) throw new Error("no recap");
  return { headline: recap.headline, lead: recap.markdown.split("\n")[0] ?? "" };
}

describe("a recap's last stand", () => {
  it("is a failed try in the last two minutes that would have won, or tied", () => {
    const last: When = ["4", 3];
    const winning = leadOf(touchdown("CHI", last), failedTwo(last));
    expect(winning.headline).toMatch(/two-point try/);
    expect(winning.lead).toMatch(/two-point try for the lead failed with three seconds left/);
    const tying = leadOf(
      { ...snap("MIN", ["2", 700]), type: "FieldGoal", awayPoints: 1, isScoringPlay: 1 },
      touchdown("CHI", last),
      failedTwo(last),
    );
    expect(tying.lead).toMatch(/two-point try for the tie failed with three seconds left/);
  });

  it("is none that came earlier, or that would not have been enough", () => {
    const early: When = ["4", 300];
    expect(leadOf(touchdown("CHI", early), failedTwo(early)).lead).not.toMatch(/two-point/);
    const late: When = ["4", 30];
    expect(leadOf(...seven("MIN", ["2", 700]), touchdown("CHI", late), failedTwo(late)).lead).not.toMatch(/two-point/);
  });
});
