import { describe, expect, it } from "vitest";

import { indexFacts } from "../../../domain/facts/index-facts.ts";
import type { Play } from "../../../domain/game/play.ts";
import { writeRecap } from "../../../domain/tell/recap/write-recap.ts";
import { briefGame, by, extraPoint, points, seven, snap, type When } from "../../fixtures/game-rows.ts";
import { namedRows } from "../../fixtures/named-rows.ts";

function storyOf(...rows: readonly Play[]) {
  const recap = writeRecap(indexFacts(briefGame(namedRows(rows)), null));
  if (recap === null) throw new Error("no recap");
  return { headline: recap.headline, lead: recap.markdown.split("\n")[0] ?? "" };
}

/** Minnesota's pass, which Chicago takes the other way, and the extra point. */
function pickSix(when: When): Play[] {
  const row = snap("MIN", when, {
    ...points("CHI", 6),
    type: "Interception",
    isTouchdown: true,
    isScoringPlay: 1,
    returnYards: 40,
    credits: [
      ...by("MIN", "passer", { passingAttempts: 1, passingInterceptions: 1 }),
      ...by("CHI", "corner", { interceptions: 1, interceptionReturnYards: 40, interceptionReturnTouchdowns: 1 }),
    ],
  });
  return [row, extraPoint("CHI", when)];
}

function pass(when: When, yards: number, catcher: string): Play[] {
  const row = snap("CHI", when, {
    ...points("CHI", 6),
    type: "Pass",
    isTouchdown: true,
    isScoringPlay: 1,
    yardsGained: yards,
    yardsToEndZone: yards,
    credits: [
      ...by("CHI", "passer", {
        passingAttempts: 1,
        passingCompletions: 1,
        passingYards: yards,
        passingTouchdowns: 1,
      }),
      ...by("CHI", catcher, { receivingTargets: 1, receptions: 1, receivingYards: yards, receivingTouchdowns: 1 }),
    ],
  });
  return [row, extraPoint("CHI", when)];
}

const sack = (seconds: number): Play =>
  snap("MIN", ["2", seconds], {
    type: "Sack",
    yardsGained: -6,
    credits: [...by("MIN", "passer", { sacksTaken: 1 }), ...by("CHI", `end${seconds % 5}`, { sacks: 1 })],
  });

describe("the act that a recap begins with", () => {
  it("is a return that turned a close game", () => {
    for (const rows of [
      // After halftime; made up a deficit; as many points as the margin.
      [...seven("CHI", ["1", 700]), ...pickSix(["3", 400])],
      [...seven("MIN", ["1", 700]), ...pickSix(["2", 400]), ...seven("CHI", ["3", 400]), ...seven("CHI", ["4", 800])],
      [...pickSix(["1", 700]), ...seven("CHI", ["2", 700]), ...seven("MIN", ["3", 700])],
    ]) {
      const { headline, lead } = storyOf(...rows);
      expect(headline).toContain("Corner's 40-yard pick-six");
      expect(lead).toMatch(/Carl Corner's 40-yard pick-six|Carl Corner picked off Max Minpasser/);
    }
  });

  it("is no return that a team far ahead added, or that a deficit came after", () => {
    const added = storyOf(...seven("CHI", ["1", 700]), ...seven("CHI", ["2", 700]), ...pickSix(["3", 400]));
    expect(added.headline).not.toContain("pick-six");
    const lost = storyOf(
      ...pickSix(["1", 700]),
      ...seven("MIN", ["2", 700]),
      ...seven("MIN", ["2", 600]),
      ...seven("CHI", ["3", 700]),
      ...seven("CHI", ["4", 700]),
    );
    expect(lost.headline).not.toContain("pick-six");
  });

  it("is a row of sacks where nobody had a day of his own", () => {
    const sacks = [700, 650, 600, 550, 500, 450].map((seconds, at) => sack(seconds - at));
    const { headline, lead } = storyOf(...seven("CHI", ["1", 700]), ...sacks);
    expect(headline).toMatch(/Bears pile up six sacks/);
    expect(lead).toMatch(/had six sacks|getting to the quarterback six times/);
    expect(storyOf(...seven("CHI", ["1", 700]), ...sacks.slice(1)).headline).not.toMatch(/sacks/);
  });

  it("tells many touchdowns rather than yards where a headline has no room for both", () => {
    const four = (["1", "2", "3", "4"] as const).flatMap((quarter) => pass([quarter, 800], 60, "end"));
    const { headline } = storyOf(...four, ...seven("MIN", ["2", 500]));
    expect(headline.length).toBeLessThanOrEqual(80);
    expect(headline).toMatch(/^(?:Passer|End) (?:throws|catches) /);
    expect(headline).toMatch(/four (?:TD passes|touchdowns)/);
  });

  it("is told again with its drive", () => {
    const gain = { drive: 3, yardsGained: 15, credits: by("CHI", "runner", { rushingAttempts: 1, rushingYards: 15 }) };
    const rows = [
      ...seven("MIN", ["1", 700], { drive: 1 }),
      ...seven("CHI", ["2", 700], { drive: 2 }),
      ...[60, 45, 30].map((spot) => snap("CHI", ["4", 100 + spot], { ...gain, yardsToEndZone: spot })),
      ...seven("CHI", ["4", 90], {
        drive: 3,
        yardsGained: 15,
        yardsToEndZone: 15,
        credits: by("CHI", "runner", { rushingAttempts: 1, rushingYards: 15, rushingTouchdowns: 1 }),
      }),
    ];
    const recap = writeRecap(indexFacts(briefGame(namedRows(rows)), null));
    expect(recap?.markdown).toMatch(/capped a four-play, 60-yard drive and/);
  });
});
