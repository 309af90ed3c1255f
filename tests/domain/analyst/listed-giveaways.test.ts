import { describe, expect, it } from "vitest";

import { askedOfSimulated } from "../../fixtures/asked-of-simulated.ts";

describe("turnovers one by one", () => {
  it.each(["Ravens turnovers, who took each one", "interceptions that the Ravens threw, who made each one"])(
    "are those that a team gave away: %s",
    (question) => {
      const said = askedOfSimulated(question);
      expect(said).toMatch(/^answer: The Ravens (?:had|threw) three (?:turnovers|interceptions)\./);
      expect(said).toMatch("Wade Marchand intercepted Grady Inglewood's pass for Dez Radcliffe");
    },
  );

  it("are not taken for thrown where a team's interceptions may be those that it made", () => {
    expect(askedOfSimulated("Ravens interceptions, who made each one")).toMatch("The Ravens had no interception.");
    expect(askedOfSimulated("Chiefs interceptions, who made each one")).toMatch(
      "The Chiefs had three interceptions: Wade Marchand's interception of Grady Inglewood",
    );
  });
});
