import { describe, expect, it } from "vitest";
import { lostFumbles } from "../../../domain/analyst/tools/lost-fumbles.ts";
import type { PlayType } from "../../../domain/game/play.ts";
import { neutralPlay } from "../../fixtures/play.ts";

const SIDES = { awayTeam: "CHI", homeTeam: "GB" };

describe("lost fumbles by the text of a play", () => {
  it.each<[PlayType, string, string[] | null]>([
    ["Rush", "22-A.Roe up the middle for 3 yards. FUMBLES (50-B.Roe), RECOVERED by GB-50-B.Roe at GB 40.", ["CHI"]],
    ["Rush", "22-A.Roe up the middle for 3 yards. FUMBLES (50-B.Roe), and recovers at CHI 30.", []],
    ["Rush", "22-A.Roe up the middle for 3 yards. FUMBLES (50-B.Roe), recovered by CHI-70-C.Roe at CHI 30.", []],
    ["Rush", "22-A.Roe for 9 yards. FUMBLES, ball out of bounds at GB 12.", []],
    ["Rush", "22-A.Roe for 9 yards. FUMBLES, ball out of bounds in End Zone, Touchback.", ["CHI"]],
    [
      "Pass",
      "9-D.Roe pass INTERCEPTED by 21-E.Roe at GB 20. 21-E.Roe to GB 30. FUMBLES, RECOVERED by CHI-70-C.Roe at GB 30.",
      ["GB"],
    ],
    ["Punt", "4-F.Roe punts 50 yards to GB 10. 12-G.Roe MUFFS catch, RECOVERED by CHI-30-H.Roe at GB 9.", ["GB"]],
    [
      "Punt",
      "4-F.Roe to CHI 20 for -15 yards. FUMBLES, recovered by CHI-4-F.Roe at CHI 17. 4-F.Roe punts 35 yards to GB 48.",
      [],
    ],
    [
      "Kickoff",
      "2-J.Roe kicks 65 yards. 12-G.Roe to GB 20. FUMBLES (44-K.Roe), RECOVERED by CHI-44-K.Roe at GB 20.",
      ["GB"],
    ],
    ["Pass", "FUMBLES, RECOVERED by GB-50-B.Roe. The play was REVERSED. 9-D.Roe pass incomplete.", []],
    ["Penalty", "22-A.Roe FUMBLES, RECOVERED by GB-50-B.Roe. PENALTY on GB, Defensive Offside, 5 yards - No Play.", []],
    [
      "Pass",
      "Al Roe passed to Bo Roe for 3 yard gain. Bo Roe fumbled, forced by Cy Roe, recovered by Di Roe Jr. (GB) at the GB 14.",
      ["CHI"],
    ],
    ["Rush", "Al Roe rushed. Al Roe fumbled, forced by Cy Roe and recovered it himself.", []],
    ["Pass", "Al Roe passed to Bo Roe for 8 yards. Bo Roe fumbled. Jay Roe recovered fumble for no gain", null],
    [
      "Rush",
      "22-A.Roe for 40 yards. FUMBLES, RECOVERED by GB-50-B.Roe. 50-B.Roe to CHI 1. FUMBLES, ball out of bounds in End Zone, Touchback.",
      null,
    ],
  ])("a %s: %s", (type, description, lost) => {
    expect(lostFumbles(neutralPlay({ type, description, team: "CHI", opponent: "GB" }), SIDES)).toStrictEqual(lost);
  });
});
