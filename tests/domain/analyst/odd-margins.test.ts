import { describe, expect, it } from "vitest";

import { askedOfSimulated } from "../../fixtures/asked-of-simulated.ts";

const TRY = "A two-point pass by Anders Ekwueme for Ellis Ashworth was incomplete.";

describe("why a lead was only so big", () => {
  it.each([
    "why were the Chiefs only up 3",
    "why were the Ravens only down 3",
    "why were they only up 3",
    "why were the Chiefs only up 3 with 1 minute left",
    "Underhill scored, why were they only up three",
  ])("is told by the touchdown whose try failed: %s", (question) => {
    expect(askedOfSimulated(question)).toMatch(TRY);
  });

  it.each([
    "why were the Ravens only up 3",
    "why were the Chiefs only down 3",
    "why were the Chiefs only up 3 in the first half",
    "why were the Chiefs only up 3 with 3 minutes left",
  ])("is not told by a try of another lead: %s", (question) => {
    expect(askedOfSimulated(question)).not.toMatch(TRY);
  });

  it("is corrected where it stood otherwise at the break", () => {
    expect(askedOfSimulated("why were the Chiefs only down 3 at halftime")).toMatch(
      "answer: Not so: the Chiefs led 17-13 at halftime.",
    );
  });
});
