import { describe, expect, it } from "vitest";

import { askedOfSimulated } from "../../fixtures/asked-of-simulated.ts";

describe("a word that is misspelled", () => {
  it.each(["halftme score?", "halftine score?", "haltime score?"])("is read as when it was: %s", (question) => {
    expect(askedOfSimulated(question)).toBe("answer: The Chiefs led 17-13 at halftime.");
  });
});

describe("giveaways", () => {
  it("are told one by one with who took them", () => {
    expect(askedOfSimulated("Inglewood's giveaways, list each one with who got it")).toMatch(
      /^answer: Grady Inglewood had three turnovers\. .*Wade Marchand intercepted .*Amos Nakasone intercepted .*Leo Halvorsen intercepted /,
    );
  });

  it("are had by who lost the ball, no matter who forced them", () => {
    const said = askedOfSimulated("Ekwueme's turnovers: who forced them and who got them?");
    expect(said).toMatch("answer: Anders Ekwueme had two turnovers.");
  });

  it("have their points where those are asked for", () => {
    expect(askedOfSimulated("list the Chiefs' turnovers and what did the Ravens get off each")).toMatch(
      /lost fumble led to Hugo Banerjee's 55-yard field goal\..*lost fumble led to .*30-yard field goal\./,
    );
    expect(askedOfSimulated("points off turnovers for each side?")).toMatch(
      "The Ravens scored six points after turnovers and the Chiefs scored no points after turnovers",
    );
  });
});

describe("downs", () => {
  it("that were made are told with their spot", () => {
    expect(askedOfSimulated("which fourth downs did the Chiefs convert")).toMatch(
      /^answer: The Chiefs converted both fourth downs\. .*Wyatt Sandvik for 22 yards\. It was 4th & 1 at BAL 45\..*Zeke Northcott for 12 yards\./,
    );
  });

  it("that failed are told with the play", () => {
    const said = askedOfSimulated("where were the Ravens stopped on downs and how");
    expect(said).toMatch("Rohan Torgerson sacked Grady Inglewood for a loss of 14. It was 4th & 1 at KC 39.");
  });
});

describe("beside a figure", () => {
  it("stands how much of it came on one play", () => {
    expect(askedOfSimulated("how much of Pellegrini's receiving came on one catch")).toMatch(
      "39 of Everett Pellegrini's 73 receiving yards came on his longest catch.",
    );
  });

  it("stands the longest kick and every miss", () => {
    expect(askedOfSimulated("Farrington's longest and did he miss any")).toMatch(
      /Dante Farrington kicked a 58-yard .* Farrington missed a 43-yard field goal/,
    );
  });

  it("stand the scores of a quarter", () => {
    expect(askedOfSimulated("who won the second quarter and on what scores")).toMatch(
      "The scores: Hugo Banerjee's 43-yard field goal (Q2, 14:08)",
    );
  });

  it("stands the other one of two men, and not their halves", () => {
    expect(askedOfSimulated("Pellegrini and Rasmusson carries split")).toBe(
      "answer: Everett Pellegrini ran 19 times for 68 yards and a touchdown. Henrik Rasmusson ran eight times for 14 yards.",
    );
  });

  it("stand all of a list in its order", () => {
    expect(askedOfSimulated("list the Chiefs pass catchers by number of catches, most first")).toMatch(
      /^answer: Lani Antonelli \(10 catches\), Zeke Northcott \(five catches\), .* Langston Bellandi \(one catch\)\.$/,
    );
    expect(askedOfSimulated("ekwueme completions, how many to each guy")).toMatch("Zeke Northcott (5 for 55)");
  });
});

describe("the course of a game", () => {
  it("has what lay between two scores in the order of play", () => {
    const said = askedOfSimulated("time between Radcliffe's two touchdowns and what happened in between");
    expect(said).toMatch(/6-yard touchdown .*Marchand intercepted .*missed a 43-yard .*1-yard touchdown/);
    expect(said).toMatch("27:41 of game time passed between them.");
  });

  it("explains a margin by the try that failed", () => {
    expect(askedOfSimulated("why were the Chiefs only up three after Underhill scored")).toMatch(
      /but the two-point try failed .*A two-point pass by Anders Ekwueme for Ellis Ashworth was incomplete\./,
    );
  });

  it("knows when a team's chance was highest", () => {
    expect(askedOfSimulated("when were the Ravens most likely to win, and what was the number")).toMatch(
      "the Ravens' chance to win was highest after this play, 73 percent",
    );
  });

  it("knows a team's last lead", () => {
    expect(askedOfSimulated("when did the Ravens last lead")).toMatch(
      "The Ravens took the lead on Dez Radcliffe's 1-yard touchdown catch (Q4, 2:53) and lost it on",
    );
  });
});
