import { describe, expect, it } from "vitest";
import type { SundayTeam } from "../../../domain/sunday/sunday-view.ts";
import { tellMatch } from "../../../domain/sunday/tell-match.ts";

const SEASON = 2025;

const team = (total: number): SundayTeam => ({
  name: "A",
  total,
  isFixed: false,
  projected: null,
  likely: null,
  groups: [
    {
      phase: "over",
      sum: total,
      players: [
        {
          owner: "p-1",
          name: "Ann Arbor",
          slot: "QB",
          position: "QB",
          team: "DET",
          phase: "over",
          note: null,
          gameKey: "202510311",
          points: total,
          projected: null,
          likely: null,
          judged: null,
          isOnField: false,
          newest: null,
          hasLedger: true,
        },
      ],
    },
  ],
  playing: 0,
  coming: 0,
});

describe("the sentences of a match-up", () => {
  it.each([
    [98.4, 91.2, "You won 98.4 to 91.2."],
    [98.44, 98.4, "You won 98.44 to 98.4."],
    [98.4, 98.44, "You lost 98.44 to 98.4."],
    [98.4, 98.4, "It is a tie, 98.4 to 98.4."],
  ])("say a lead of hundredths in hundredths: %d to %d", (mine, theirs, words) => {
    const lead = Math.round(100 * (mine - theirs)) / 100;
    expect(tellMatch({ mine: team(mine), theirs: team(theirs), lead, season: SEASON })[0]).toBe(words);
  });

  it("say whose total the commissioner set", () => {
    const words = (isMine: boolean, isTheirs: boolean | null): string =>
      tellMatch({
        mine: { ...team(90), isFixed: isMine },
        theirs: isTheirs === null ? null : { ...team(80), isFixed: isTheirs },
        lead: 10,
        season: SEASON,
      }).join(" ");
    expect(words(true, false)).toBe("You won 90.0 to 80.0. The league's commissioner set your total.");
    expect(words(false, true)).toBe("You won 90.0 to 80.0. The league's commissioner set their total.");
    expect(words(true, true)).toBe("You won 90.0 to 80.0. The league's commissioner set both totals.");
    expect(words(true, null)).toBe("The league's commissioner set your total.");
  });
});
