import { describe, expect, it } from "vitest";

import { askedOfSimulated } from "../../fixtures/asked-of-simulated.ts";

const OPENING = "The Chiefs drove 77 yards in nine plays for a touchdown";
const ELEVEN = "The Ravens drove 63 yards in 11 plays for a touchdown";

describe("what is asked of one drive", () => {
  it("is told together: what it came to and its longest gain", () => {
    const said = askedOfSimulated("Chiefs' opening drive: did they get anything, and what was the biggest play on it?");
    expect(said).toMatch(`answer: Yes. ${OPENING}`);
    expect(said).toMatch("Lani Antonelli for 23 yards");
  });

  it.each(["How did Everett Pellegrini's TD drive go?", "what was the longest play on the Chiefs' 9 play drive"])(
    "finds it by a score or by its length: %s",
    (question) => {
      expect(askedOfSimulated(question)).toMatch(`answer: ${OPENING}`);
    },
  );

  it("counts its third downs, and opens with no yes or no", () => {
    const said = askedOfSimulated("did the Ravens' 9 play drive have any third downs");
    expect(said).toMatch("answer: The Ravens drove 65 yards in nine plays");
    expect(said).toMatch("They made one of two third downs on it.");
  });

  it("says that no flag counted", () => {
    expect(askedOfSimulated("which flags were on the Ravens' 9 play drive")).toMatch(
      "No penalty counted on that drive.",
    );
  });

  it("tells the flags that counted, in whatever words the texts have them", () => {
    const said = askedOfSimulated("who was flagged on the Chiefs' last drive");
    expect(said).toMatch("False start on Vincent Hathersage, 5 yards.");
    expect(said).toMatch("Defensive offside on Julian Antonelli, 5 yards.");
    expect(said).not.toMatch("No penalty");
  });

  it("tells of the flags that kept it going the other team's alone", () => {
    const said = askedOfSimulated("what flags kept the Chiefs' last drive going");
    expect(said).toMatch("Defensive offside on Julian Antonelli");
    expect(said).not.toMatch("Vincent Hathersage");
  });

  it.each([
    ["did the Ravens' first drive end in a touchdown", "No. The Ravens lost 7 yards in three plays and punted"],
    ["did the Ravens' first drive end in a three and out", "Yes. The Ravens lost 7 yards in three plays and punted"],
    ["did the Chiefs' last drive end in a field goal", "No. The Chiefs drove 79 yards in 13 plays for a touchdown"],
    ["did the Ravens' second drive end in an interception", "No. The Ravens drove 32 yards in eight plays for a field"],
    [
      "did the Chiefs' second drive end in a missed field goal",
      "No. The Chiefs drove 66 yards in 11 plays for a field",
    ],
    ["did the Chiefs' first drive end in a punt", `No. ${OPENING}`],
    ["Chiefs' opening drive: did it end in a punt?", `No. ${OPENING}`],
    ["did the Chiefs' 13 play drive result in a touchdown", "Yes. The Chiefs drove 79 yards in 13 plays"],
  ])("says whether a drive came to what is asked: %s", (question, answer) => {
    expect(askedOfSimulated(question)).toMatch(`answer: ${answer}`);
  });

  it.each([
    "was Kessler a factor on the Ravens' first drive that ended in a touchdown",
    "what was the biggest play on the Ravens' first drive for a touchdown",
  ])("takes a result that tells the drive for a part of its description: %s", (question) => {
    expect(askedOfSimulated(question)).toMatch("The Ravens drove 65 yards in nine plays for a touchdown");
  });

  it("does not take a target for a part in it", () => {
    const said = askedOfSimulated("was Kessler a factor on the Ravens' 11 play drive");
    expect(said).toMatch("answer: No. Xavier Kessler had no catches on one target on that drive.");
    expect(said).toMatch(ELEVEN);
  });
});
