import { describe, expect, it } from "vitest";
import { beyondPpr } from "../../../domain/scoring/beyond-ppr.ts";
import { foldLedger } from "../../../domain/scoring/ledger.ts";
import { officialCounts } from "../../../domain/scoring/official-counts.ts";
import { projectedPoints } from "../../../domain/projections/projected-points.ts";
import { gamePoints, scoredOwners } from "../../../domain/scoring/scored-owners.ts";
import { parseScoring, scoringOf } from "../../../domain/scoring/scoring-address.ts";
import { uncountedKeys } from "../../../domain/scoring/uncounted-keys.ts";
import { playerLine } from "../../fixtures/player-line.ts";
import { sampleLeague } from "../../fixtures/sample-league.ts";

const scoring = (text: string) => {
  const asked = parseScoring(text);
  if (asked === null) throw new Error(`${text} is no scoring`);
  return scoringOf(asked);
};

const FORMATS = [
  "standard",
  "half*pass_td*6",
  "te-premium",
  "idp*idp_tkl_ast*0.25",
  "first-downs*rush_att*0.1*rec_tgt*0.25",
  "own*rec*0.33*rec_yd*0.07*bonus_rec_yd_100*3*pass_yd*0.03333*fum_lost*-1.5*pts_allow*-0.35",
];

describe("the points of a game", () => {
  it.each(FORMATS)("are what everyone's ledger adds up to, to the hundredth, in every sample game: %s", (text) => {
    const rules = scoring(text);
    let compared = 0;
    for (const game of sampleLeague().games) {
      const points = gamePoints(game, rules);
      const owners = scoredOwners(game);
      expect(Object.keys(points).toSorted()).toEqual(owners.map(({ id }) => id).toSorted());
      for (const owner of owners) {
        const { total } = foldLedger(owner.plays, owner, rules, officialCounts(game.differences, owner.id));
        expect(points[owner.id], `${game.game.gameKey} ${owner.name}`).toBe(total);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it("are nobody's without plays, whatever the lines say", () => {
    const [game] = sampleLeague().games;
    expect(game?.allPlays.length).toBeGreaterThan(0);
    if (game !== undefined) expect(gamePoints({ ...game, allPlays: [] }, scoring("ppr"))).toEqual({});
  });
});

describe("the points of a projection", () => {
  const line = playerLine({
    position: "TE",
    receptions: 4.5,
    receivingYards: 51.2,
    receivingTouchdowns: 0.4,
    rushingYards: null,
    twoPointConversions: 0.1,
    fumblesLost: 0.1,
  });

  it("count what the line knows: half PPR, and the premium of a position", () => {
    expect(projectedPoints(line, scoring("half"))).toBe(9.77);
    expect(projectedPoints(line, scoring("te-premium"))).toBe(14.27);
  });

  it("count a bonus for a game's yards by its chance", () => {
    const most = { ...line, receivingYards: 130 };
    const bonus =
      (projectedPoints(most, scoring("half*bonus_rec_yd_100*3")) ?? 0) - (projectedPoints(most, scoring("half")) ?? 0);
    expect(bonus).toBeGreaterThan(1);
    expect(bonus).toBeLessThan(3);
  });

  it("count what goes with the figures of a position on average: first downs", () => {
    expect(projectedPoints(line, scoring("own*rec_fd*1"))).toBeGreaterThan(1);
  });

  it("are those that stand beside them in the usual formats, of every projection of the sample games", () => {
    const lines = sampleLeague().games.flatMap(({ playerProjections }) => playerProjections);
    expect(lines.length).toBeGreaterThan(20);
    for (const one of lines) {
      expect(projectedPoints(one, scoring("standard")) ?? 0, one.playerName).toBe(one.fantasyPoints ?? 0);
      expect(projectedPoints(one, scoring("ppr")) ?? 0, one.playerName).toBe(one.fantasyPointsPPR ?? 0);
    }
  });

  it("are unknown where the line has nothing that counts", () => {
    expect(projectedPoints(line, scoring("own*fgm_40_49*4*pass_td*6"))).toBeNull();
  });
});

describe("what points count beyond the PPR beside them", () => {
  it("are touchdowns that only plays tell of, for rules that give them points", () => {
    expect(beyondPpr(scoring("te-premium"))).toBe(
      "It also counts touchdowns on recovered fumbles and on returns, not all of which are in FPTS and PPR.",
    );
    expect(beyondPpr(scoring("own*rec*1*fum_rec_td*6"))).toContain("touchdowns on recovered fumbles, not all");
    expect(beyondPpr(scoring("own*rec*1"))).toBeNull();
  });
});

describe("keys that are not counted", () => {
  it("are those that no play has, and those that a source's plays do not have, each once", () => {
    const rules = scoring("own*zap_yd*2*idp_qb_hit*1*rec*1");
    expect(uncountedKeys(rules, ["nflverse"])).toEqual(["zap_yd"]);
    expect(uncountedKeys(rules, ["nflverse", "sportsdataio", "sportsdataio"])).toEqual(["zap_yd", "idp_qb_hit"]);
  });
});
