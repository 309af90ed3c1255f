import { describe, expect, it } from "vitest";
import { boxDifference, boxWords } from "../../../domain/scoring/box-score-words.ts";
import type { Counts } from "../../../domain/scoring/counting/count.ts";
import { foldLedger } from "../../../domain/scoring/ledger.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import type { ScoredOwner } from "../../../domain/scoring/scored-owners.ts";

const RECEIVER = { role: "player", position: "WR" } as const;
const PPR = { preset: "ppr", changes: {} } as const;

/** A ledger under PPR of a receiver whose plays counted these. */
function ledger(...plays: Counts[]) {
  return foldLedger(
    plays.map((counts, index) => ({ play: index, counts })),
    RECEIVER,
    PRESETS.ppr,
  );
}
const box = (fantasyPointsPPR: number | null) => ({ fantasyPoints: 0, fantasyPointsPPR });

describe("why the plays do not come to the box score's figure", () => {
  const catches: Counts = { rec: 2, rec_yd: 16 };
  const touchdown: Counts = { st_td: 1 };
  const fumble: Counts = { fum_lost: 1 };

  it.each([
    ["they do", [catches, touchdown], 9.6, null],
    ["a return", [catches, touchdown], 3.6, "The box score says 3.6: it leaves out 1 special teams touchdown, 6.00."],
    ["a fumble of two", [catches, fumble, fumble], 1.6, "The box score says 1.6: it leaves out 1 fumble lost, −2.00."],
    [
      "both",
      [catches, touchdown, fumble],
      3.6,
      "The box score says 3.6: it leaves out 1 special teams touchdown, 6.00, and 1 fumble lost, −2.00.",
    ],
    // Yards and catches are in every source's points: six of them are not what a touchdown is.
    [
      "nothing that it could leave out",
      [{ rec: 6, rec_yd: 60 }],
      6,
      "The box score says 6.0, its source’s own figure; the plays come to 12.00.",
    ],
    ["no figure", [catches], null, null],
  ])("%s", (_what, plays, figure, words) => {
    expect(boxDifference(ledger(...plays), PPR, box(figure))).toBe(words);
  });

  it("is not asked under rules that the box score does not show", () => {
    const own = ledger(catches, touchdown);
    expect(boxDifference(own, { preset: "half", changes: {} }, box(3.6))).toBeNull();
    expect(boxDifference(own, { preset: "ppr", changes: { rec: 2 } }, box(3.6))).toBeNull();
    expect(boxDifference(own, PPR, null)).toBeNull();
  });
});

describe("what the box score has of somebody", () => {
  const owner = (position: string | null, counts: Counts, role: ScoredOwner["role"] = "player"): ScoredOwner => ({
    id: "x",
    name: "X",
    team: "KC",
    role,
    position,
    plays: [{ play: { playId: "1" } as ScoredOwner["plays"][number]["play"], counts }],
  });
  const totals = { standard: 20, idp: 7.5 };

  it.each([
    ["a kicker", owner("K", { fgm_40_49: 1 }), "In the box score, under Kicking: PTS 20.0 by the usual rules."],
    ["a defense", owner(null, { sack: 1 }, "defense"), "In the box score, under Defense: PTS 20.0 by the usual rules."],
    ["a defender", owner("LB", { idp_tkl_solo: 1 }), "In the box score, under IDP: PTS 7.5 by the usual rules."],
    ["a lineman without a figure", owner("OL", {}), null],
  ])("%s", (_what, one, words) => {
    expect(boxWords(one, null, totals)).toBe(words);
  });

  it("is FPTS and PPR of a receiver, also of one who tried a kick", () => {
    const line = { fantasyPoints: 1.6, fantasyPointsPPR: 3.6 };
    expect(boxWords(owner("WR", { fgm_40_49: 1 }), line, totals)).toMatch(/^In the box score: FPTS 1\.6, PPR 3\.6\. /);
  });
});
