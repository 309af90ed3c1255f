import { describe, expect, it } from "vitest";

import { askedOfSimulated } from "../../fixtures/asked-of-simulated.ts";

describe("a player's points", () => {
  it.each(["how many pts did Pellegrini get", "Pellegrini points", "how many points did Pellegrini score"])(
    "are those that his manager gets: %s",
    (question) => expect(askedOfSimulated(question)).toMatch("answer: Everett Pellegrini scored 23.1 PPR points"),
  );

  it("stand beside his line where both are asked", () => {
    expect(askedOfSimulated("Pellegrini pts and stats")).toMatch(/^answer: .*23\.1 PPR points.* 19 times for 68 yards/);
  });

  it("are on the board where he kicks, and where somebody asks whether he scored", () => {
    expect(askedOfSimulated("how many points did Farrington score")).toMatch(
      "answer: Dante Farrington had nine points.",
    );
    expect(askedOfSimulated("did Pellegrini score points")).toMatch(/^answer: Yes\. .*5-yard run/);
  });

  it("are compared where it is asked how close another came", () => {
    expect(askedOfSimulated("top fantasy guy in ppr, close?")).toMatch(/32\.6 PPR points.*25\.9 PPR points/);
  });
});

describe("points that others made", () => {
  it.each([
    "how many points did the Chiefs get off Inglewood",
    "how many points did the Ravens score with Inglewood",
    "how many points did Halvorsen cost Inglewood",
  ])("are not a player's: %s", (question) => expect(askedOfSimulated(question)).not.toContain("PPR points"));
});

describe("what somebody thinks of it already", () => {
  it.each([
    ["Pellegrini on the ground was awful yea? how bad", "Everett Pellegrini ran 19 times for 68 yards"],
    ["did Inglewood throw any picks or was it just the fumbles", "Yes. There were three interceptions"],
    ["did the Chiefs even punt once", "Yes. Two punts."],
    ["what was the turning point imo it was the fumble", "the Ravens' chance to win went from 30 to 62 percent"],
    ["why did the Ravens get blown out", "The Chiefs beat the Ravens 33-26 in overtime."],
  ])("changes nothing of what is asked: %s", (question, said) => {
    expect(askedOfSimulated(question)).toMatch(/^answer: /);
    expect(askedOfSimulated(question)).toContain(said);
  });
});

describe("a loss", () => {
  it.each(["did the Ravens get crushed", "did the Ravens get blown out"])("is told with its margin: %s", (question) => {
    expect(askedOfSimulated(question)).toBe(
      "answer: The Chiefs beat the Ravens 33-26 in overtime. The margin was seven points.",
    );
  });

  it("is no even score", () => {
    expect(askedOfSimulated("did the Ravens even the score")).toMatch(/^answer: Yes\. The score was tied once/);
  });
});

describe("a score", () => {
  it("is told by how it came to it", () => {
    expect(askedOfSimulated("walk me through how it got to 17-13")).toMatch(
      /^answer: Everett Pellegrini's 5-yard touchdown run .* and Dez Radcliffe's 6-yard touchdown catch \(Q2, 0:34\)\./,
    );
  });

  it("is told by what the other team did about it", () => {
    expect(askedOfSimulated("it was 17-13, how did the Ravens answer")).toMatch(
      /\(Chiefs 17, Ravens 13\)\. The Ravens drove 4 yards in three plays and punted/,
    );
  });
});

describe("a penalty", () => {
  it("is told by its place in the order of play", () => {
    const [first, last] = ["first penalty of the game", "what was the last flag"].map(askedOfSimulated);
    expect(first).toMatch(/^answer: With .* in the first quarter: .*, \d+ yards?/);
    expect(last).not.toBe(first);
    expect(last).toMatch(/^answer: With .*, \d+ yards?/);
  });

  it("is his who is named", () => {
    expect(askedOfSimulated("who had the first penalty on Antonelli")).toContain("Antonelli");
    expect(askedOfSimulated("last flag on third")).not.toMatch(/^answer: /);
  });
});
