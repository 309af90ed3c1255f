import { describe, expect, it } from "vitest";
import { Cast } from "../../../domain/plays/plain/cast.ts";
import { takenWords } from "../../../domain/plays/plain/taken-words.ts";

const CAST = new Cast([], { awayTeam: "KC", homeTeam: "PHI", season: 2024 }, [
  { playerId: "1", playerName: "Patrick Mahomes", team: "KC" },
  { playerId: "2", playerName: "Marquise Brown", team: "KC" },
  { playerId: "3", playerName: "C.J. Gardner-Johnson", team: "PHI" },
  { playerId: "4", playerName: "Harrison Butker", team: "KC" },
]);
const said = (action: string): string | null => takenWords(action, { team: "KC", opponent: "PHI" }, CAST);

describe("what a flag took back, in plain words", () => {
  it.each([
    [
      "15-P.Mahomes pass incomplete short left to 5-M.Brown (98-J.Carter)",
      "Patrick Mahomes' incomplete pass for Marquise Brown",
    ],
    ["15-P.Mahomes pass incomplete deep right [97-G.Jarrett]", "Patrick Mahomes' incomplete pass"],
    [
      "15-P.Mahomes pass short left to 5-M.Brown for 4 yards, TOUCHDOWN NULLIFIED by Penalty",
      "Patrick Mahomes' 4-yard touchdown pass to Marquise Brown",
    ],
    ["5-M.Brown left end pushed ob at PHI 27 for 5 yards (28-M.Hooker; 7-T.Diggs)", "Marquise Brown's 5-yard run"],
    [
      "15-P.Mahomes scrambles right end to KC 34 for -2 yards (53-N.Landman)",
      "Patrick Mahomes' scramble for a loss of 2",
    ],
    ["15-P.Mahomes sacked at KC 32 for -8 yards (53-B.Mafe)", "a sack of Patrick Mahomes for a loss of 8"],
    [
      "15-P.Mahomes pass deep left intended for 5-M.Brown INTERCEPTED by 8-C.Gardner-Johnson [58-J.Hunt] at PHI 2. 8-C.Gardner-Johnson for 98 yards, TOUCHDOWN NULLIFIED by Penalty",
      "C.J. Gardner-Johnson's interception of Patrick Mahomes' pass for Marquise Brown, returned 98 yards for a touchdown",
    ],
    [
      "7-H.Butker 38 yard field goal is GOOD, NULLIFIED by Penalty, Center-41-J.Winchester, Holder-6-M.Araiza",
      "Harrison Butker's good 38-yard field goal",
    ],
  ])("%s", (action, words) => {
    expect(said(action)).toBe(words);
  });

  it.each([
    "15-P.Mahomes sacked at KC 32 for -8 yards (53-B.Mafe). FUMBLES (53-B.Mafe), recovered by KC-79-S.Brown at KC 37",
    "6-M.Araiza punts 50 yards to end zone, Center-41-J.Winchester, Touchback",
    "7-H.Butker 38 yard field goal is BLOCKED (2-N.Wiggins), recovered by KC-81-G.Calcaterra at BAL 24",
    "72-Z.Thomas reported in as eligible",
  ])("stays the source's: %s", (action) => {
    expect(said(action)).toBeNull();
  });
});
