import { describe, expect, it } from "vitest";
import type { Play } from "../../../domain/game/play.ts";
import { countPlay } from "../../../domain/scoring/counting/count-play.ts";
import type { Counts } from "../../../domain/scoring/counting/count.ts";
import { credit, neutralPlay } from "../../fixtures/play.ts";

/** What a play of Chicago's offense against Minnesota adds to one owner's line. */
function countsOf(owner: string, play: Partial<Play>, threeAndOuts: string[] = []): Counts {
  const game = { awayTeam: "CHI", homeTeam: "MIN", threeAndOuts: new Set(threeAndOuts) };
  const own = countPlay(neutralPlay(play), game).filter((count) => count.owner === owner);
  return Object.fromEntries(own.map(({ stat, amount }) => [stat, amount]));
}

const PASS: Partial<Play> = {
  type: "Pass",
  distance: 10,
  isFirstDown: 1,
  yardsGained: 52,
  credits: [
    credit("qb", "passingAttempts", 1),
    credit("qb", "passingCompletions", 1),
    credit("qb", "passingYards", 52),
    credit("wr", "receivingTargets", 1),
    credit("wr", "receptions", 1),
    credit("wr", "receivingYards", 52),
  ],
};
const SCORE: Partial<Play> = {
  ...PASS,
  isTouchdown: true,
  awayPoints: 6,
  credits: [...(PASS.credits ?? []), credit("qb", "passingTouchdowns", 1), credit("wr", "receivingTouchdowns", 1)],
};

describe("what a pass counts for", () => {
  it("the passer's attempt, completion, yards and first down, and a long completion", () => {
    expect(countsOf("qb", PASS)).toEqual({ pass_att: 1, pass_cmp: 1, pass_yd: 52, pass_cmp_40p: 1, pass_fd: 1 });
  });

  it("the receiver's catch in the band of its length", () => {
    expect(countsOf("wr", PASS)).toEqual({ rec_tgt: 1, rec: 1, rec_yd: 52, rec_40p: 1, rec_fd: 1 });
    const loss = {
      ...PASS,
      isFirstDown: 0,
      yardsGained: -3,
      credits: PASS.credits?.map((one) => (one.amount === 52 ? { ...one, amount: -3 } : one)),
    };
    expect(countsOf("wr", loss as Partial<Play>)).toEqual({ rec_tgt: 1, rec: 1, rec_yd: -3 });
  });

  it("a touchdown of 52 yards in both bonuses of length, and no first down beside it, as Sleeper counts", () => {
    expect(countsOf("qb", SCORE)).toMatchObject({ pass_td: 1, pass_td_40p: 1, pass_td_50p: 1 });
    expect(countsOf("wr", SCORE)).toMatchObject({ rec_td: 1, rec_td_40p: 1, rec_td_50p: 1 });
    expect(countsOf("qb", SCORE).pass_fd).toBeUndefined();
    expect(countsOf("wr", SCORE).rec_fd).toBeUndefined();
  });

  it("an interception as an incompletion too, and a pick-six beside it", () => {
    const intercepted: Partial<Play> = {
      type: "Interception",
      isTouchdown: true,
      homePoints: 6,
      returnYards: 61,
      credits: [
        credit("qb", "passingAttempts", 1),
        credit("qb", "passingInterceptions", 1),
        credit("cb", "interceptions", 1, "MIN"),
        credit("cb", "interceptionReturnYards", 61, "MIN"),
        credit("cb", "interceptionReturnTouchdowns", 1, "MIN"),
      ],
    };
    expect(countsOf("qb", intercepted)).toEqual({ pass_att: 1, pass_inc: 1, pass_int: 1, pass_int_td: 1 });
    expect(countsOf("cb", intercepted)).toEqual({
      idp_int: 1,
      idp_int_ret_yd: 61,
      idp_def_td: 1,
      idp_int_td: 1,
      idp_int_td_50p: 1,
    });
    expect(countsOf("MIN", intercepted)).toEqual({ int: 1, int_ret_yd: 61, def_td: 1, def_int_td: 1 });
    // What its own offense gave away is no point that a defense allowed, on any platform.
    expect(countsOf("CHI", intercepted)).toEqual({});
  });
});

describe("what kicks count for", () => {
  const kick = (yards: number, isMade: boolean): Partial<Play> => ({
    type: "FieldGoal",
    down: 4,
    kickDistance: yards,
    awayPoints: isMade ? 3 : 0,
    credits: [credit("k", "fieldGoalAttempts", 1), ...(isMade ? [credit("k", "fieldGoalsMade", 1)] : [])],
  });

  it.each([
    [19, "fgm_0_19", 0],
    [20, "fgm_20_29", 0],
    [39, "fgm_30_39", 9],
    [40, "fgm_40_49", 10],
    [59, "fgm_50_59", 29],
    [66, "fgm_60p", 36],
  ] as const)("%i yards: %s, and its yards beyond 30", (yards, band, over) => {
    expect(countsOf("k", kick(yards, true))).toEqual({
      [band]: 1,
      fgm_yds: yards,
      ...(over === 0 ? {} : { fgm_yds_over_30: over }),
    });
    expect(countsOf("k", kick(yards, false))).toEqual({ [band.replace("fgm", "fgmiss")]: 1 });
  });

  it("a blocked kick as a miss, and a block for the other team's defense", () => {
    const blocked = { ...kick(44, false), isBlocked: true };
    expect(countsOf("k", blocked)).toEqual({ fgmiss_40_49: 1 });
    expect(countsOf("MIN", blocked)).toMatchObject({ blk_kick: 1 });
  });

  it("a punt forced, also where a penalty has it kicked again, and the three and out behind it", () => {
    expect(countsOf("MIN", { type: "Punt", down: 4 }, ["1"])).toEqual({ def_forced_punts: 1, def_3_and_out: 1 });
    const again = "12-A.Roe punts 51 yards to MIN 20. PENALTY on CHI, Illegal Formation, 5 yards, enforced";
    expect(countsOf("MIN", { type: "Penalty", down: 4, description: again })).toEqual({ def_forced_punts: 1 });
    const before = "(Punt formation) PENALTY on CHI, Delay of Game, 5 yards, enforced at CHI 39 - No Play.";
    expect(countsOf("MIN", { type: "Penalty", down: 4, description: before })).toEqual({});
  });
});

describe("what defenses count for", () => {
  it("a sack for the men and the team; half a sack has half of the yards", () => {
    const sack: Partial<Play> = {
      type: "Sack",
      yardsGained: -9,
      credits: [
        credit("qb", "sacksTaken", 1),
        credit("qb", "sackYardsLost", 9),
        credit("de", "sacks", 0.5, "MIN"),
        credit("lb", "sacks", 0.5, "MIN"),
        credit("lb", "quarterbackHits", 1, "MIN"),
      ],
    };
    expect(countsOf("qb", sack)).toEqual({ pass_sack: 1 });
    expect(countsOf("lb", sack)).toEqual({ idp_sack: 0.5, idp_sack_yd: 4.5, idp_qb_hit: 1 });
    expect(countsOf("MIN", sack)).toEqual({ sack: 1, sack_yd: 9, qb_hit: 1, yds_allow: -9 });
  });

  it("a fumble of the other team, not one that a team gets back itself", () => {
    const fumble = (team: string): Partial<Play> => ({
      credits: [
        credit("rb", "fumbles", 1),
        credit("lb", "forcedFumbles", 1, "MIN"),
        credit("x", "fumbleRecoveries", 1, team),
      ],
    });
    expect(countsOf("x", fumble("MIN"))).toEqual({ idp_fum_rec: 1 });
    expect(countsOf("MIN", fumble("MIN"))).toEqual({ fum_rec: 1, ff: 1 });
    expect(countsOf("x", fumble("CHI"))).toEqual({});
    expect(countsOf("MIN", fumble("CHI"))).toEqual({ ff: 1 });
  });

  it("a fourth down that is played and fails, and none that is kicked", () => {
    expect(countsOf("MIN", { down: 4, distance: 2, yardsGained: 1 })).toMatchObject({ def_4_and_stop: 1 });
    expect(countsOf("MIN", { down: 4, distance: 2, yardsGained: 3, isFirstDown: 1 }).def_4_and_stop).toBeUndefined();
    expect(countsOf("MIN", { down: 4, type: "Punt" }).def_4_and_stop).toBeUndefined();
  });

  it("a safety for the team that gets its points, also from a ball carried back into the own end zone", () => {
    expect(countsOf("MIN", { type: "Sack", homePoints: 2 })).toMatchObject({ safe: 1 });
    expect(countsOf("CHI", { type: "Kickoff", down: 0, awayPoints: 2 })).toEqual({ safe: 1 });
    expect(countsOf("MIN", { type: "Kickoff", down: 0, awayPoints: 2 })).toEqual({});
    const taken = { type: "Interception" as const, awayPoints: 2, credits: [credit("cb", "safeties", 1)] };
    expect(countsOf("CHI", taken)).toEqual({ safe: 1 });
  });

  it("a try that the defense brings back, by its points: no source credits the man alike", () => {
    const brought = { type: "ExtraPoint" as const, down: 0, homePoints: 2, isBlocked: true };
    expect(countsOf("MIN", brought)).toEqual({ def_2pt: 1, blk_kick: 1 });
    expect(countsOf("CHI", { type: "TwoPointConversion", down: 0, awayPoints: 2 }).def_2pt).toBeUndefined();
  });

  it("a return touchdown for the man and for his team, and tackles on kicks apart from others", () => {
    const kickoff: Partial<Play> = {
      type: "Kickoff",
      down: 0,
      isTouchdown: true,
      homePoints: 6,
      credits: [
        credit("kr", "kickReturns", 1, "MIN"),
        credit("kr", "kickReturnYards", 100, "MIN"),
        credit("kr", "kickReturnTouchdowns", 1, "MIN"),
        credit("lb", "tackles", 1),
      ],
    };
    expect(countsOf("kr", kickoff)).toEqual({ kr_yd: 100, kr_td: 1, st_td: 1 });
    expect(countsOf("lb", kickoff)).toEqual({ st_tkl_solo: 1 });
    expect(countsOf("MIN", kickoff)).toEqual({ def_kr_yd: 100, def_kr_td: 1, def_st_td: 1 });
  });

  it("a touchdown by its way: a fumble from scrimmage, a blocked kick, a fumble on a kick", () => {
    const carried = (type: Play["type"], stat: Parameters<typeof credit>[1]): Partial<Play> => ({
      type,
      isTouchdown: true,
      homePoints: 6,
      credits: [credit("x", stat, 1, "MIN")],
    });
    const fumble = carried("Rush", "fumbleReturnTouchdowns");
    expect(countsOf("MIN", fumble)).toEqual({ def_td: 1, def_fum_td: 1 });
    expect(countsOf("x", fumble)).toEqual({ idp_def_td: 1, idp_fum_td: 1 });
    const blocked = carried("Punt", "blockedKickReturnTouchdowns");
    expect(countsOf("MIN", blocked)).toMatchObject({ def_st_td: 1, def_blk_td: 1 });
    expect(countsOf("x", blocked)).toEqual({ st_td: 1, st_blk_td: 1 });
    const muffed = carried("Kickoff", "kickRecoveryTouchdowns");
    expect(countsOf("MIN", muffed)).toEqual({ def_st_td: 1, def_st_fum_td: 1 });
    expect(countsOf("x", muffed)).toEqual({ st_td: 1, st_fum_td: 1 });
  });
});

describe("points allowed, as each platform counts them", () => {
  const allowed = (play: Partial<Play>): number[] => {
    const { pts_allow = 0, pts_allow_espn = 0, pts_allow_yahoo = 0 } = countsOf("CHI", play);
    return [pts_allow, pts_allow_espn, pts_allow_yahoo];
  };
  /** A play of Chicago's on which Minnesota scores a touchdown by such a return. */
  const returned = (type: Play["type"], stat: Parameters<typeof credit>[1]): Partial<Play> => ({
    type,
    isTouchdown: true,
    homePoints: 6,
    credits: [credit("x", stat, 1, "MIN")],
  });

  it.each([
    ["an offensive touchdown", { team: "MIN", opponent: "CHI", isTouchdown: true, homePoints: 6 }, [6, 6, 6]],
    ["a field goal", { team: "MIN", opponent: "CHI", type: "FieldGoal", homePoints: 3 }, [3, 3, 3]],
    ["the try after any touchdown", { team: "MIN", type: "ExtraPoint", down: 0, homePoints: 1 }, [1, 1, 1]],
    ["an interception return", returned("Interception", "interceptionReturnTouchdowns"), [0, 0, 0]],
    ["a fumble return from scrimmage", returned("Rush", "fumbleReturnTouchdowns"), [0, 0, 0]],
    ["a safety", { type: "Sack", homePoints: 2 }, [0, 0, 0]],
    ["a kickoff return", returned("Kickoff", "kickReturnTouchdowns"), [6, 6, 6]],
    ["a punt return", returned("Punt", "puntReturnTouchdowns"), [6, 6, 6]],
    ["a blocked punt", returned("Punt", "blockedKickReturnTouchdowns"), [6, 6, 6]],
    ["a blocked field goal", returned("FieldGoal", "blockedKickReturnTouchdowns"), [6, 6, 0]],
    ["a fumble on a kickoff", returned("Kickoff", "fumbleReturnTouchdowns"), [0, 6, 0]],
    ["a try returned by the defense", { type: "TwoPointConversion", down: 0, homePoints: 2 }, [2, 0, 0]],
  ] as [string, Partial<Play>, number[]][])("%s: Sleeper, ESPN, Yahoo", (_, play, wanted) => {
    expect(allowed(play)).toEqual(wanted);
  });
});
