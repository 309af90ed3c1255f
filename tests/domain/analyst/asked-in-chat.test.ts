import { describe, expect, it } from "vitest";

import { nameInText } from "../../../domain/analyst/reply/sheet/is-flagged.ts";
import { askedOfSimulated } from "../../fixtures/asked-of-simulated.ts";

describe("a question as fans type it", () => {
  it.each([
    ["who was leadin at halftime", /^answer: The Chiefs led 17-13 at halftime\.$/],
    ["were the Ravens ever winning", /^answer: Yes\. The Ravens led by as many as three/],
    ["who led the Ravens in recieving", /^answer: Xavier Kessler led the Ravens with 106 receiving yards\.$/],
    ["did the Ravens punt even once", /^answer: Yes\. Two punts\./],
    ["did no one score in the first quarter", /^answer: Two scores\./],
    ["how close did the Ravens get on thier last drive", / The Ravens got as far as their own 45\. /],
    ["who was better inglewood or ekwueme", / In PPR points Ekwueme was ahead, 25\.9 to 16\.1\.$/],
    ["did inglewood outscore ekwueme", /^answer: No\. Grady Inglewood scored 16\.1 PPR points/],
    ["were the Ravens ever winning? until when", /took the lead on .* and lost it on Jasper Underhill's 9-yard/],
    ["were the Chiefs ever losing? until when", /^answer: The Ravens took the lead on Dez Radcliffe's 1-yard/],
    ["hows Inglewood's knee, he was limping", /^answer: The play-by-play notes no injury of Grady Inglewood/],
    ["points off Chiefs turnovers", /^answer: The Ravens scored six points after turnovers/],
    ["how many points did the Chiefs get off of Ravens turnovers", /^answer: The Chiefs scored no points/],
    ["Farrington, how many FGs did he make and out of how many tries", /^answer: Dante Farrington made two of three/],
    ["did any Raven have more than one sack", /^answer: Yes\. Julian Antonelli led the Ravens with two sacks\.$/],
    ["did any Raven sack Ekwueme more than twice", /^answer: No\./],
    ["last time the score was tied? what made it even", /^answer: The last tie: Hugo Banerjee kicked/],
    ["who found the end zone for the Ravens", /^answer: Two touchdowns\. Dez Radcliffe/],
  ])("is read: %s", (question, says) => {
    expect(askedOfSimulated(question)).toMatch(says);
  });

  it("that claims more than once is not asked whether it was at all", () => {
    expect(askedOfSimulated("did anyone get to the quarterback more than once")).not.toMatch("Yes. One");
  });
});

describe("a player in the text of a play", () => {
  it.each(["D.Johnson", "Di.Johnson", "Diontae Johnson"])("is named by his first letters: %s", (text) => {
    expect(nameInText({ playerName: "Diontae Johnson" }).test(`pass to 5-${text}.`)).toBe(true);
  });

  it("is not another with the same initial", () => {
    expect(nameInText({ playerName: "Diontae Johnson" }).test("Penalty on CAR-52-Dj.Johnson")).toBe(false);
    expect(nameInText({ playerName: "DJ Moore" }).test("2-D.Moore")).toBe(true);
  });
});
