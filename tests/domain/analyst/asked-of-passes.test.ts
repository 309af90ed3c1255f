import { describe, expect, it } from "vitest";

import { askedOfSimulated } from "../../fixtures/asked-of-simulated.ts";

describe("whether somebody did all that he tried", () => {
  it.each([
    ["did Inglewood complete all his passes", "answer: No. Grady Inglewood completed 21 of 40 passes."],
    ["did Inglewood complete every pass", "answer: No. Grady Inglewood completed 21 of 40 passes."],
    ["Inglewood didn't miss a throw?", "answer: No. Grady Inglewood completed 21 of 40 passes."],
    ["did Silverthorne catch all his targets", "answer: Yes. Orion Silverthorne caught all four targets."],
    ["did Farrington make all his field goals", "answer: No. Dante Farrington made two of three field goals."],
    ["did Farrington make all his extra points", "answer: Yes. Dante Farrington made all three extra points."],
    ["did the Chiefs make all their field goals", "answer: No. Dante Farrington made two of three field goals."],
    [
      "did Inglewood complete all his passes in overtime",
      "answer: No. Grady Inglewood completed one of two passes in overtime.",
    ],
    ["did Inglewood not miss a throw in the second half", "answer: No. Grady Inglewood completed 14 of 25 passes"],
    ["did Kessler catch every pass", "answer: No. Xavier Kessler caught seven of 16 targets."],
    ["did Kessler catch everything thrown to him", "answer: No. Xavier Kessler caught seven of 16 targets."],
    ["did Farrington make all his field goals under 50", "answer: Dante Farrington made two of three field goals"],
  ])("is a yes or a no: %s", (question, said) => {
    expect(askedOfSimulated(question)).toMatch(said);
  });
});

describe("deep passes", () => {
  it("are counted and told, the longest first", () => {
    const said = askedOfSimulated("who caught Inglewood's deep balls");
    expect(said).toMatch("answer: Grady Inglewood completed four of nine deep passes for 124 yards.");
    expect(said).toMatch(/to Orion Silverthorne for 44 yards\..*to Xavier Kessler for 35 yards\./);
  });

  it("are those to a receiver where he is named", () => {
    expect(askedOfSimulated("Silverthorne deep targets")).toMatch(
      "answer: Orion Silverthorne caught his only deep pass for 44 yards.",
    );
  });

  it("are those of both teams where nobody is named", () => {
    expect(askedOfSimulated("did they throw deep")).toMatch(
      /The Ravens completed four of nine deep passes.*The Chiefs completed two of five deep passes for 51 yards\./,
    );
  });
});

describe("passes that are called deep", () => {
  it.each([
    "did the Chiefs allow deep completions",
    "who caught deep balls against the Ravens",
    "did the punt go deep",
    "did Inglewood throw deep on third down",
    "who got the most deep targets",
  ])("are no answer to what is asked of a defense, a kick, a down or the most: %s", (question) => {
    expect(askedOfSimulated(question)).not.toMatch("deep passes");
  });
});

describe("who threw to somebody", () => {
  it("is told of each of two", () => {
    expect(askedOfSimulated("who threw to Kessler and Silverthorne")).toMatch(
      /threw 16 passes to Xavier Kessler, seven caught\. Inglewood threw four passes to Orion Silverthorne, all caught\./,
    );
  });

  it("is told with his catches", () => {
    expect(askedOfSimulated("who threw to Silverthorne")).toMatch(
      "answer: Grady Inglewood threw four passes to Orion Silverthorne, all caught.",
    );
  });
});

describe("a poor day", () => {
  it("is explained by the line beside the points", () => {
    const said = askedOfSimulated("why did Inglewood score so few points");
    expect(said).toMatch("answer: Grady Inglewood had 16.12 PPR points:");
    expect(said).toMatch("completed 21 of 40 passes for 278 yards, two touchdowns and three interceptions.");
  });
});

describe("other words for a known question", () => {
  it.each([
    ["who went off", "I can't judge who was best, but by fantasy points this is the one. Lani Antonelli"],
    ["how did the Ravens lose by 7", "The Ravens gave it away on Wade Marchand's interception"],
    ["was it a shutout going into the fourth", "The Chiefs led 17-13 after the third quarter."],
    ["yards were close how did the Ravens lose", "The Ravens gave it away on Wade Marchand's interception"],
    ["what happened in the 3rd, it was only 10-7", "third quarter"],
    ["y did Inglewood only get 16.1", "Grady Inglewood had 16.12 PPR points"],
    ["Inglewood only threw for 278 how'd he get 16.1", "Grady Inglewood had 16.12 PPR points"],
    ["how good did the Ravens win chance get b4 they blew it", "the Ravens' chance to win was highest after this play"],
    ["how did the ot start", "The Chiefs drove 79 yards in 13 plays for a touchdown"],
    ["what happened at the 2 minute warning before half", "The Chiefs led 17-6 with 2:00 left in the second quarter."],
    ["who led the Chiefs in rushing, bellandi?", "Everett Pellegrini led the Chiefs with 68 rushing yards."],
    ["who led in rushing, receiving?", "Lani Antonelli caught 10 passes for 106 yards"],
    ["did Antonelli score or just the catches", "Yes. Two scores."],
  ])("are understood: %s", (question, said) => {
    expect(askedOfSimulated(question)).toMatch(/^answer: /);
    expect(askedOfSimulated(question)).toMatch(said);
  });
});
