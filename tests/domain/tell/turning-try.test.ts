import { describe, expect, it } from "vitest";

import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";
import type { Play } from "../../../domain/game/play.ts";
import { writeRecap } from "../../../domain/tell/recap/write-recap.ts";
import { briefGame, by, extraPoint, points, seven, snap, touchdown, type When } from "../../fixtures/game-rows.ts";
import { namedRows } from "../../fixtures/named-rows.ts";

/** Minnesota leads 14-7 before Chicago's last touchdown, in the last minute. */
const BEFORE = [...seven("MIN", ["1", 800]), ...seven("CHI", ["2", 700]), ...seven("MIN", ["3", 600])];
const LAST: When = ["4", 12];

function forTwo(given: Partial<Play> = {}): Play {
  return snap("CHI", LAST, {
    type: "TwoPointConversion",
    down: 0,
    distance: 0,
    ...points("CHI", 2),
    credits: by("CHI", "sneaker", { rushingTwoPoints: 1 }),
    ...given,
  });
}

function read(...rows: readonly Play[]) {
  const index = indexFacts(briefGame(namedRows([...BEFORE, ...rows])), null);
  const recap = writeRecap(index);
  if (recap === null) throw new Error("no recap");
  const marks = index.ofKind("goAhead", "tying").map((fact) => wordsOf(fact, index, { known: new Set() }));
  return { recap, marks };
}

describe("a try that alone turned the score", () => {
  it("gets the credit for the lead, and who scored it is named: headline, first sentence, course and facts", () => {
    const { recap, marks } = read(touchdown("CHI", LAST), forTwo());
    expect(recap.headline).toMatch(/\bSneaker's two-point run\b/);
    const [lead = ""] = recap.markdown.split("\n");
    expect(lead).toMatch(
      /with 12 seconds left, and Carl Sneaker ran in the two-point try to give the Bears a 15-14 win over the Vikings/,
    );
    expect(recap.markdown).toMatch(/Runner's run and Sneaker's two-point run \w.*15-14/);
    expect(marks.at(-1)).toMatch(
      /Runner's 3-yard touchdown run and Carl Sneaker's two-point run put the Bears ahead to stay$/,
    );
    expect(recap.markdown).not.toMatch(/Runner's (?:\d-yard )?run (?:gave|put|moved)/);
  });

  it("is told of a kick that ties late, and of none that tied earlier", () => {
    const late = read(touchdown("CHI", LAST), extraPoint("CHI", LAST));
    expect(late.recap.markdown).toMatch(/, and Carl Kicker's extra point [^.]*14/);
    expect(late.marks.at(-1)).toMatch(/Kicker's extra point tied the game at 14$/);
    expect(late.marks.filter((words) => words.includes("extra point"))).toHaveLength(1);
    expect(late.marks.some((words) => words.endsWith("tied the game at 7"))).toBe(true);
  });

  it("takes no credit for a lead that the touchdown had", () => {
    const ahead = [...seven("CHI", ["4", 600]), touchdown("CHI", LAST), forTwo()];
    const { recap, marks } = read(...ahead);
    expect(`${recap.headline} ${marks.join(" ")}`).not.toMatch(/two-point/);
  });
});
