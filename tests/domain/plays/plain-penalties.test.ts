import { describe, expect, it } from "vitest";
import { plainText } from "../../../domain/plays/plain/plain-text.ts";
import { plainSaid as said, type Described } from "../../fixtures/plain-said.ts";

const ST_JUSTE: Described = { does: [["WAS Benjamin St-Juste", "tackles"]] };

describe("penalties", () => {
  const flag = (description: string, penaltyYards: number | null, others: Described[] = [ST_JUSTE]) =>
    said({ type: "Penalty", description, penaltyYards }, others);

  it.each([
    [
      "18-C.Williams pass incomplete deep left to 2-D.Moore. PENALTY on WAS-25-B.St-Juste, Defensive Pass Interference, 11 yards, enforced at CHI 43 - No Play.",
      11,
      "Defensive pass interference on {Benjamin }St-Juste, 11 yards",
    ],
    [
      "(:10) PENALTY on CHI, Delay of Game, 5 yards, enforced at WAS 40 - No Play.",
      5,
      "Delay of game on the Bears, 5 yards",
    ],
    [
      "PENALTY on CHI-56-D.Dalman, False Start, 1 yard, enforced at WAS 2 - No Play.",
      1,
      "False start on {D. }Dalman, 1 yard",
    ],
    [
      "PENALTY on WAS, Defensive Too Many Men on Field, 5 yards, enforced at WAS 33 - No Play.",
      5,
      "Too many men on the field on the Commanders, 5 yards",
    ],
    ["(Punt formation) Penalty on CHI, Delay of Game, declined.", null, "Delay of game on the Bears, declined"],
    [
      "4-D.Swift right guard for 1 yard, TOUCHDOWN NULLIFIED by Penalty. PENALTY on CHI, Illegal Shift, 5 yards, enforced at WAS 1 - No Play.",
      5,
      "Illegal shift on the Bears, 5 yards, touchdown nullified",
    ],
    [
      "PENALTY on CHI-66-J.Roe, Offensive Holding, 10 yards, enforced at CHI 41 - No Play. Penalty on CHI-60-T.Doe, Illegal Shift, declined.",
      10,
      "Offensive holding on {J. }Roe, 10 yards",
    ],
    [
      "Penalty on CHI-66-J.Roe, Offensive Holding, offsetting, enforced at CHI 31 - No Play. Penalty on WAS-25-B.St-Juste, Face Mask, offsetting.",
      null,
      "Offsetting penalties, no play: offensive holding on {J. }Roe and face mask on {Benjamin }St-Juste",
    ],
    ["Minnesota committed 42 yard penalty (Pass Interference)", 42, "Pass interference on Minnesota, 42 yards"],
    ["Chicago committed 42 yard penalty (Pass Interference)", 42, "Pass interference on the Bears, 42 yards"],
    [
      "TWO-POINT CONVERSION ATTEMPT. 13-K.Allen is sacked. ATTEMPT FAILS. PENALTY on WAS-25-B.St-Juste, Defensive Holding, 1 yard, enforced at WAS 2 - No Play.",
      5,
      "Defensive holding on {Benjamin }St-Juste",
    ],
    [
      "Penalty on Washington, Offensive Holding (Benjamin St-Juste): 10 yards, no play.",
      10,
      "Offensive holding on {Benjamin }St-Juste, 10 yards",
    ],
    [
      "Offsetting penalties: Chicago, Offensive Holding (Jo Roe), and Washington, Illegal Use of Hands (Benjamin St-Juste). The down is replayed.",
      null,
      "Offsetting penalties, no play: offensive holding on {Jo }Roe and illegal use of hands on {Benjamin }St-Juste",
    ],
  ])("%s", (description, yards, words) => {
    expect(flag(description, yards)).toBe(words);
  });

  it("in the end zone", () => {
    const description =
      "PENALTY on CHI-75-A.Bradford, Offensive Holding, 1 yard, enforced in End Zone, SAFETY - No Play.";
    expect(said({ type: "Penalty", description, penaltyYards: 1, homePoints: 2, isScoringPlay: 1 })).toBe(
      "Offensive holding on {A. }Bradford, 1 yard, safety",
    );
  });

  it("have no yards where the text does not support the figure, and no sentence where it tells of none", () => {
    expect(flag("PENALTY on CHI, Delay of Game, 5 yards, enforced at WAS 40 - No Play.", 15)).toBe(
      "Delay of game on the Bears",
    );
    expect(flag("A flag.", 5)).toBe(null);
  });

  it("follow a play that stands; the name of the one the sentence is about is not repeated", () => {
    const run: Described = {
      yardsGained: 4,
      does: [
        ["CHI D'Andre Swift", "rushingAttempts"],
        ["CHI D'Andre Swift", "rushingYards", 4],
      ],
    };
    const flagged = (on: string) =>
      `4-D.Swift left end for 4 yards. PENALTY on ${on}, Face Mask, 15 yards, enforced at CHI 34.`;
    expect(said({ ...run, penaltyYards: 15, description: flagged("WAS-25-B.St-Juste") }, [ST_JUSTE])).toBe(
      "{D'Andre }Swift ran left{ for 4 yards}; face mask on {Benjamin }St-Juste, 15 yards",
    );
    expect(said({ ...run, penaltyYards: 15, description: flagged("CHI-4-D.Swift") })).toBe(
      "{D'Andre }Swift ran left{ for 4 yards}; face mask, 15 yards",
    );
    const declined = "4-D.Swift left end for 4 yards. Penalty on WAS, Face Mask, declined.";
    expect(said({ ...run, description: declined })).toBe("{D'Andre }Swift ran left{ for 4 yards}");
  });
});

describe("rows that are no play", () => {
  it("timeouts, with the team where one is charged", () => {
    expect(said({ type: "Timeout", description: "Timeout #2 by WAS at 01:51.", timeoutTeam: "WAS" })).toBe(
      "Timeout, Commanders",
    );
    expect(said({ type: "Timeout", description: "Timeout" })).toBe("Timeout");
    const lost =
      "Chicago challenged the catch; the ruling on the field stands. The challenge costs a timeout (2 left).";
    expect(said({ type: "Timeout", description: lost, timeoutTeam: "CHI" })).toBe(
      "Timeout, Bears, after a lost challenge",
    );
    const giants = said({ type: "Timeout", description: "", timeoutTeam: "NYG" }, [], {
      awayTeam: "NYG",
      homeTeam: "NYJ",
    });
    expect(giants).toBe("Timeout, Giants");
  });

  it.each([
    ["END QUARTER 1", "1", "End of the 1st quarter"],
    ["End of 3rd Quarter", "3", "End of the 3rd quarter"],
    ["END QUARTER 2", "2", "Halftime"],
    ["End of half.", "2", "Halftime"],
    ["END QUARTER 4", "4", "End of regulation"],
    ["End of Regulation", "4", "End of regulation"],
    ["End of regulation, tied at 20. Chicago won the overtime toss and will receive.", "4", "End of regulation"],
    ["END QUARTER 5", "OT", "End of overtime"],
    ["END GAME", "4", "Final"],
    ["End of game.", "OT", "Final"],
    ["The game has resumed.", "2", null],
  ] as const)("%s in quarter %s", (description, quarterName, words) => {
    expect(said({ type: "Period", description, quarterName })).toBe(words);
  });

  it("the two-minute warning; whatever else there is stays the source's own", () => {
    expect(said({ type: "TwoMinuteWarning", description: "Two-Minute Warning" })).toBe("Two-minute warning");
    expect(said({ type: "Other", description: "Kickoff hit the skycam wire." })).toBe(null);
    expect(said({ description: "Scrambled", does: [["CHI D'Andre Swift", "rushingAttempts"]] })).toBe(null);
  });
});

describe("names", () => {
  const runBy = (name: string, others: Described[] = []) =>
    said(
      {
        does: [
          [`CHI ${name}`, "rushingAttempts"],
          [`CHI ${name}`, "rushingYards", 0],
        ],
      },
      others,
    );

  it.each([
    ["Amon-Ra St. Brown", "{Amon-Ra }St. Brown ran for no gain"],
    ["Marvin Harrison Jr.", "{Marvin }Harrison Jr. ran for no gain"],
    ["Kenneth Murray, Jr.", "{Kenneth }Murray Jr. ran for no gain"],
    ["A. J. Brown", "{A. J. }Brown ran for no gain"],
    ["Jaxon Smith-Njigba", "{Jaxon }Smith-Njigba ran for no gain"],
    ["J.Daniels", "{J.}Daniels ran for no gain"],
    ["Neymar", "Neymar ran for no gain"],
    ["Jo {Brace} Roe", "{Jo }Brace Roe ran for no gain"],
  ])("of %s", (name, words) => {
    expect(runBy(name)).toBe(words);
  });

  it("keep the given name outside the braces where two share a last name, with and without Jr.", () => {
    expect(runBy("Marvin Harrison Jr.", [{ does: [["WAS Malik Harrison", "tackles"]] }])).toBe(
      "Marvin Harrison Jr. ran for no gain",
    );
  });

  it("of initials that fit two players stay initials", () => {
    const two: Described = {
      does: [
        ["WAS Jaylin Williams", "tackles"],
        ["WAS Joshua Williams", "tackles"],
      ],
    };
    const description = "PENALTY on WAS-2-J.Williams, Face Mask, 15 yards, enforced at CHI 39 - No Play.";
    expect(said({ type: "Penalty", description, penaltyYards: 15 }, [two])).toBe("Face mask on J. Williams, 15 yards");
    const only: Described = {
      does: [
        ["WAS Jaylin Williams", "tackles"],
        ["CHI Joshua Williams", "tackles"],
      ],
    };
    expect(said({ type: "Penalty", description, penaltyYards: 15 }, [only])).toBe(
      "Face mask on Jaylin Williams, 15 yards",
    );
  });

  it("plain text is the sentence without braces", () => {
    expect(plainText("{Jayden }Daniels threw deep to {Noah }Brown for a 52-yard touchdown")).toBe(
      "Jayden Daniels threw deep to Noah Brown for a 52-yard touchdown",
    );
  });

  it("intentional grounding is by who has thrown", () => {
    const thrown: Described["does"] = [["CHI Caleb Williams", "passingAttempts"]];
    const other: Described = { does: [["CHI Chris Williams", "tackles"]] };
    const description = (number: string) =>
      `18-C.Williams pass incomplete short right. PENALTY on CHI-${number}-C.Williams, Intentional Grounding, 10 yards, enforced at CHI 30.`;
    const words = "Caleb Williams threw right, incomplete; intentional grounding, 10 yards";
    for (const number of ["18", "8"]) {
      const play: Described = { type: "Pass", description: description(number), penaltyYards: 10, does: thrown };
      expect(said(play, [other])).toBe(words);
    }
  });
});
