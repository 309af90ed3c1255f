import { describe, expect, it } from "vitest";

import { askedOfSimulated } from "../../fixtures/asked-of-simulated.ts";

describe("a series before the goal line", () => {
  it("is told snap by snap, with what it came to", () => {
    const said = askedOfSimulated("1st and goal at the 8 what happened");
    expect(said).toMatch("answer: With 4:19 left in overtime: Everett Pellegrini ran right for 3 yards.");
    expect(said).toMatch("Julian Antonelli sacked Anders Ekwueme for a loss of 7.");
    expect(said).toMatch("Defensive offside on Julian Antonelli, 5 yards.");
    expect(said).toMatch(/with 3:01 left in overtime \(Chiefs 33, Ravens 26\)\.$/);
  });

  it("is none where a later down is named", () => {
    expect(askedOfSimulated("2nd and goal at the 8 what happened")).not.toMatch("Pellegrini ran right for 3 yards");
  });

  it.each(["was there a goal line stand", "did the Ravens have a goal line stand"])(
    "that ended in a field goal is no stand: %s",
    (question) => {
      expect(askedOfSimulated(question)).toMatch("answer: No.");
    },
  );
});

describe("the ball at a time of the clock", () => {
  it.each(["who had the ball at the two minute warning", "who had the ball with 2 minutes left"])(
    "has a team, a down and a spot: %s",
    (question) => {
      expect(askedOfSimulated(question)).toMatch("answer: The Chiefs had the ball. It was 4th & 8 at BAL 46.");
    },
  );
});
