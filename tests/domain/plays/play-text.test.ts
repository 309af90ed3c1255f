import { describe, expect, it } from "vitest";
import {
  kickDistanceFromText,
  penaltyYards,
  penaltyYardsFromText,
  recoveringTeam,
  returnYards,
  returnYardsFromText,
  mentionsBlockedKick,
} from "../../../domain/plays/play-text.ts";
import { neutralPlay } from "../../fixtures/play.ts";

describe("distances read from a description", () => {
  it.each([
    ["9-J.Doe kicks 66 yards from BUF 35 to DET -1. 12-A.Roe to DET 27 for 28 yards (44-J.Poe).", 28],
    ["(12:05) 3-J.Doe punts 58 yards to CIN 21, Center-50-R.Roe. 15-A.Poe to CIN 44 for 23 yards (38-T.Low).", 23],
    [
      "9-J.Doe kicks 63 yards from SF 35 to DAL 2. 9-K.Roe to DAL 16 for 14 yards. Lateral to 29-C.Poe pushed ob at DAL 29 for 13 yards.",
      27,
    ],
    [
      "1-J.Doe pass short left INTERCEPTED by 5-A.Roe at BUF 9. 5-A.Roe to BUF 40 for 31 yards. FUMBLES, recovered by BUF. 8-K.Poe for 2 yards",
      31,
    ],
    [
      "sacked at ARI 15 for -9 yards. FUMBLES (99-L.Roe), RECOVERED by SEA-48-T.Poe at ARI 33. 48-T.Poe for 33 yards, TOUCHDOWN.",
      33,
    ],
    ["Chicago kicked off for 65 yards, Ty Roe returned kickoff for 25 yards", 25],
    ["Ryan Doe punted for 51 yards. Devin Roe returned punt for 22 yards", 22],
    ["J.J. Doe pass intercepted to the left. Nahshon Roe intercepted J.J. Doe for 74 yard touchdown", 74],
    ["fielded at the goal line, a 101-yard kickoff return", 101],
    ["9-J.Doe kicks 65 yards from KC 35 to end zone, Touchback to the BAL 30.", null],
    ["left end to CHI 34 for 40 yards", null],
    [
      "sacked. FUMBLES, RECOVERED by SEA-48-T.Roe. 48-T.Roe for 33 yards, TOUCHDOWN. The play was REVERSED. pass incomplete short right",
      null,
    ],
  ])("returns: %s", (description, yards) => {
    expect(returnYardsFromText(description)).toBe(yards);
  });

  it("a return that a penalty took back does not count, a known figure stands", () => {
    const description =
      "kicks 65 yards from KC 35 to BAL 0. 5-A.Roe to BAL 40 for 40 yards. PENALTY on KC, 5 yards - No Play.";
    expect(returnYards(neutralPlay({ type: "Penalty", description }))).toBeNull();
    expect(returnYards(neutralPlay({ type: "Kickoff", description, returnYards: 30 }))).toBe(30);
  });

  it.each([
    ["(8:03) 12-B.Doe punts 50 yards to BUF 24, Center-46-A.Roe.", 50],
    ["Ryan Doe punted for 51 yards. Devin Roe returned punt for 22 yards", 51],
    ["a 62-yard punt, downed at the 3", 62],
    ["(5:49) 6-T.Doe punt is BLOCKED by 50-S.Roe, RECOVERED by IND-43-T.Poe at HOU 5.", null],
    ["", null],
  ])("kicks: %s", (description, yards) => {
    expect(kickDistanceFromText(description)).toBe(yards);
  });

  it.each([
    ["PENALTY on MIN-5-A.Doe, Unnecessary Roughness, 15 yards, enforced at CHI 34 - No Play.", 15],
    ["Chicago committed 42 yard penalty (Pass Interference)", 42],
    [
      "PENALTY on PIT-24-J.Doe, Pass Interference, 24 yards, enforced at PIT 25. Penalty on PIT-90-T.Roe, Offside, declined.",
      24,
    ],
    ["Penalty on KC-9-J.Doe, Illegal Shift, offsetting. Penalty on DEN-5-A.Roe, Face Mask, offsetting.", null],
    ["PENALTY on MIA, Illegal Shift, 5 yards, enforced at MIA 32 - No Play. TEN Declined 10-second runoff.", 5],
    ["left end to CHI 34 for 40 yards", null],
  ])("penalties: %s", (description, yards) => {
    expect(penaltyYardsFromText(description)).toBe(yards);
  });

  it("the data's penalty yards come before a Penalty row's own, and those before its text", () => {
    const description = "Chicago committed 42 yard penalty (Pass Interference)";
    expect(penaltyYards(neutralPlay({ type: "Penalty", yardsGained: -5, penaltyYards: 0, description }))).toBe(0);
    expect(penaltyYards(neutralPlay({ type: "Penalty", yardsGained: -5, description }))).toBe(5);
    expect(penaltyYards(neutralPlay({ type: "Penalty", yardsGained: 0, description }))).toBe(42);
  });

  it.each([
    ["48 yard field goal is BLOCKED (20-J.Doe)", true],
    ["Brandon Doe's punt is blocked by Sam Roe", true],
    ["extra point is Blocked (94-D.Doe)", true],
    ["punts 40 yards. PENALTY on KC, Low Block, 15 yards", false],
    ["pass blocked at the line", false],
  ])("blocked kicks: %s", (description, isBlocked) => {
    expect(mentionsBlockedKick(description)).toBe(isBlocked);
  });

  it.each([
    // The ruling that does not stand is told first.
    [
      "(6:19) A.Roe left end to SF 26 for -3 yards. FUMBLES (B.Doe), RECOVERED by SF-90-K.Poe at SF 26. The play was REVERSED. A.Roe left end to SF 26 for -3 yards.",
      null,
    ],
    ["FUMBLES, RECOVERED by LA-5-A.Roe at CHI 30.", "LAR"],
    ["FUMBLES, recovered by CHI-8-B.Doe. FUMBLES, RECOVERED by MIN-5-A.Roe.", "MIN"],
    ["fumbled, recovered by Ari Roe", null],
    ["left end for 4 yards", null],
  ])("recoveries: %s", (description, team) => {
    expect(recoveringTeam(description)).toBe(team);
  });
});
