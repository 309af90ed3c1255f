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
    expect(askedOfSimulated("which flags were on the Ravens' 11 play drive")).toMatch(
      "No penalty counted on that drive.",
    );
  });

  it("does not take a target for a part in it", () => {
    const said = askedOfSimulated("was Kessler a factor on the Ravens' 11 play drive");
    expect(said).toMatch("answer: No. Xavier Kessler had no catches on one target on that drive.");
    expect(said).toMatch(ELEVEN);
  });
});
