import { describe, expect, it, test } from "vitest";
import { recapBrief } from "../../../domain/facts/recap-brief.ts";
import { playerLine } from "../../fixtures/player-line.ts";
import { briefGame, by, extraPoint, fieldGoal, interception, points, seven, snap, touchdown } from "./brief-rows.ts";
import { facts, proofOf, told } from "./told-stories.ts";

describe("balls won", () => {
  it("tells of an interception and the touchdown on the next drive, and how much it turned", () => {
    const game = briefGame([
      fieldGoal("MIN", ["1", 600]),
      interception("MIN", ["2", 600]),
      snap("CHI", ["2", 590]),
      ...seven("CHI", ["2", 500]),
    ]);
    expect(facts(game, "turningPoint")).toMatchObject({
      team: "CHI",
      opponent: "MIN",
      how: "interception",
      by: "CHI safety",
      from: "MIN passer",
      quarter: "2",
      clock: "10:00",
      points: 7,
      what: "touchdown run",
      teamScore: 7,
      opponentScore: 3,
      plays: 2,
    });
    expect(proofOf(game, "turningPoint")).toEqual(["p2", "p4", "p5"]);
    // 34 + 3 x 7 points, doubled for the lead, three quarters in the second quarter.
    expect(told(game, "turningPoint")[0]?.weight).toBe(65.5);
  });

  it("tells of none without points, and of none once the game was out of reach", () => {
    const none = briefGame([interception("MIN", ["2", 600]), snap("CHI", ["2", 590], { type: "Punt", down: 4 })]);
    expect(told(none, "turningPoint")).toEqual([]);
    const far = briefGame([
      ...[4, 3, 2].flatMap((minute) => seven("CHI", ["1", minute * 60])),
      interception("CHI", ["4", 600]),
      ...seven("MIN", ["4", 500]),
    ]);
    expect(told(far, "turningPoint")).toEqual([]);
  });

  it("tells of a pick six as a turning point and as a return", () => {
    const game = briefGame([
      interception("MIN", ["2", 600], {
        ...points("CHI", 6),
        isTouchdown: true,
        isScoringPlay: 1,
        returnYards: 38,
        credits: [
          ...by("MIN", "passer", { passingAttempts: 1, passingInterceptions: 1 }),
          ...by("CHI", "corner", { interceptions: 1, interceptionReturnYards: 38, interceptionReturnTouchdowns: 1 }),
        ],
      }),
      extraPoint("CHI", ["2", 590]),
    ]);
    expect(facts(game, "returnTouchdown")).toMatchObject({
      team: "CHI",
      how: "interception",
      player: "CHI corner",
      yards: 38,
    });
    expect(facts(game, "turningPoint")).toMatchObject({ points: 7, what: "return touchdown", by: "CHI corner" });
  });

  it("counts the takeaways of a side", () => {
    const game = briefGame([900, 600, 300].map((seconds) => interception("MIN", ["3", seconds])));
    expect(facts(game, "takeaways")).toEqual({
      team: "CHI",
      opponent: "MIN",
      takeaways: 3,
      interceptions: 3,
      fumbles: 0,
      giveaways: 0,
    });
    expect(proofOf(game, "takeaways")).toEqual(["p1", "p2", "p3"]);
  });
});

describe("sides", () => {
  it("tells of sacks, and of the one who had the most", () => {
    const sack = (who: string, seconds: number) =>
      snap("MIN", ["3", seconds], {
        type: "Sack",
        yardsGained: -7,
        credits: [...by("MIN", "passer", { sacksTaken: 1, sackYardsLost: 7 }), ...by("CHI", who, { sacks: 1 })],
      });
    const game = briefGame(["end", "end", "tackle", "backer", "end"].map((who, index) => sack(who, 800 - index)));
    expect(facts(game, "sacks")).toEqual({
      team: "CHI",
      opponent: "MIN",
      sacks: 5,
      yards: 35,
      player: "CHI end",
      most: 3,
    });
    expect(recapBrief(game)?.comparison.find(({ label }) => label === "passing yards")?.away.made).toBe(-35);
  });

  it("tells of kicks missed", () => {
    const game = briefGame([
      touchdown("CHI", ["1", 9]),
      extraPoint("CHI", ["1", 5], false),
      fieldGoal("CHI", ["2", 9], false),
    ]);
    expect(facts(game, "missedKicks")).toMatchObject({ team: "CHI", missed: 2, fieldGoals: 1, extraPoints: 1 });
    expect(proofOf(game, "missedKicks")).toEqual(["p2", "p3"]);
  });

  it("counts penalties by the league's text, and says nothing where one is told otherwise", () => {
    const flagged = (description: string) => snap("MIN", ["1", 9], { type: "Penalty", penaltyYards: 5, description });
    const rows = Array.from({ length: 10 }, () =>
      flagged("PENALTY on MIN-71-C.Darrisaw, False Start, 5 yards, enforced at MIN 30 - No Play."),
    );
    expect(facts(briefGame(rows), "penalties")).toMatchObject({ team: "MIN", penalties: 10, yards: 50 });
    const other = briefGame([...rows, flagged("False start on somebody.")]);
    expect(told(other, "penalties")).toEqual([]);
    expect(recapBrief(other)?.comparison.map(({ label }) => label)).not.toContain("penalties");
  });

  it("tells of trips inside the 20 without a touchdown", () => {
    const trip = (seconds: number) => [
      snap("CHI", ["3", seconds], { yardsToEndZone: 15 }),
      fieldGoal("CHI", ["3", seconds - 5], true, { yardsToEndZone: 15 }),
      snap("MIN", ["3", seconds - 10], { type: "Punt", down: 4, yardsToEndZone: 70 }),
    ];
    const game = briefGame([700, 600, 500].flatMap(trip));
    expect(facts(game, "redZone")).toEqual({ team: "CHI", opponent: "MIN", trips: 3, touchdowns: 0, without: 3 });
    expect(proofOf(game, "redZone")).toEqual(["p2", "p5", "p8"]);
  });

  it("tells of third downs where the sides were far apart", () => {
    const thirds = (side: "MIN" | "CHI", made: number) =>
      Array.from({ length: 8 }, (_, index) =>
        snap(side, ["3", 800 - index], { down: 3, distance: 5, yardsGained: index < made ? 6 : 1 }),
      );
    const game = briefGame([...thirds("CHI", 6), ...thirds("MIN", 2)]);
    expect(facts(game, "thirdDowns")).toEqual({
      team: "CHI",
      opponent: "MIN",
      made: 6,
      of: 8,
      otherMade: 2,
      otherOf: 8,
    });
    expect(told(briefGame([...thirds("CHI", 5), ...thirds("MIN", 4)]), "thirdDowns")).toEqual([]);
  });

  it("counts no third down that a penalty repeated, and no conversion by a penalty or before a fumble lost", () => {
    const third = (seconds: number, given: Parameters<typeof snap>[2]) =>
      snap("CHI", ["3", seconds], { down: 3, distance: 5, ...given });
    const game = briefGame([
      third(800, { yardsGained: 2, penaltyYards: 10 }),
      third(790, { yardsGained: 9, isFirstDown: 1 }),
      third(780, { yardsGained: 1, penaltyYards: 5, isFirstDown: 1 }),
      third(770, { yardsGained: 8, credits: by("CHI", "runner", { rushingYards: 8, fumblesLost: 1 }) }),
    ]);
    expect(recapBrief(game)?.comparison.find(({ label }) => label === "third downs")?.home).toEqual({ made: 1, of: 3 });
  });
});

describe("players", () => {
  const line = (given: Parameters<typeof playerLine>[0]) => playerLine({ team: "CHI", ...given });
  const withLines = (...playerGameStats: ReturnType<typeof line>[]) =>
    briefGame([], { awayScore: 0, homeScore: 3 }, { playerGameStats });

  test.each([
    ["bigPassing", { passingYards: 312, passingTouchdowns: 2 }, { yards: 312, touchdowns: 2 }],
    ["bigRushing", { rushingYards: 100, rushingAttempts: 20 }, { yards: 100, carries: 20 }],
    ["bigReceiving", { receivingYards: 131, receptions: 9 }, { yards: 131, catches: 9 }],
    ["passingTouchdowns", { passingTouchdowns: 4 }, { touchdowns: 4 }],
    ["touchdowns", { rushingTouchdowns: 2, receivingTouchdowns: 1 }, { touchdowns: 3, rushing: 2, receiving: 1 }],
  ] as const)("%s", (kind, figures, expected) => {
    const game = withLines(line(figures));
    expect(facts(game, kind)).toEqual({ team: "CHI", opponent: "MIN", player: "Sam Okafor", ...expected });
    expect(proofOf(game, kind)).toEqual(Object.keys(figures));
  });

  it("leaves ordinary days alone", () => {
    const game = withLines(line({ passingYards: 299, rushingYards: 99, receivingYards: 99, passingTouchdowns: 3 }));
    expect(recapBrief(game)?.storyLines.map(({ kind }) => kind)).not.toContain("bigPassing");
    expect(recapBrief(game)?.storyLines.filter(({ playerId }) => playerId !== null)).toEqual([]);
  });

  it("tells of a long play, but not of one with a lateral", () => {
    const long = (credits: ReturnType<typeof by>) =>
      briefGame([snap("CHI", ["2", 60], { type: "Pass", yardsGained: 61, credits })]);
    const thrown = by("CHI", "passer", { passingYards: 61 });
    expect(facts(long([...thrown, ...by("CHI", "catcher", { receivingYards: 61 })]), "longPlay")).toMatchObject({
      player: "CHI catcher",
      passer: "CHI passer",
      yards: 61,
      how: "catch",
      isTouchdown: "no",
    });
    const lateral = [...by("CHI", "catcher", { receivingYards: 20 }), ...by("CHI", "other", { receivingYards: 41 })];
    expect(told(long([...thrown, ...lateral]), "longPlay")).toEqual([]);
  });

  it("tells of players far over and under their projections, with both lines as proof", () => {
    const lines = (first: number, second: number) => [
      line({ playerId: "a", playerName: "Ann Over", fantasyPoints: 0, fantasyPointsPPR: first }),
      line({ playerId: "b", playerName: "Bo Under", fantasyPoints: 0, fantasyPointsPPR: second }),
    ];
    const game = briefGame([], {}, { playerGameStats: lines(25.3, 3.1), playerProjections: lines(12, 14.6) });
    expect(facts(game, "overProjection")).toEqual({
      team: "CHI",
      player: "Ann Over",
      points: 25.3,
      projected: 12,
      difference: 13.3,
    });
    expect(facts(game, "underProjection")).toMatchObject({ player: "Bo Under", difference: 11.5 });
    const brief = recapBrief(game);
    expect(brief?.fantasy.winners[0]).toMatchObject({
      playerName: "Ann Over",
      points: 25.3,
      basis: "projection",
      isMost: true,
    });
    expect(brief?.fantasy.losers).toMatchObject([{ playerName: "Bo Under", points: 3.1, projected: 14.6 }]);
    const unprojected = recapBrief(briefGame([], {}, { playerGameStats: lines(25.3, 3.1) }));
    expect(unprojected?.storyLines.map(({ kind }) => kind)).not.toContain("overProjection");
    expect(unprojected?.fantasy.losers).toEqual([]);
  });

  it("says that nobody had more points only where that is so of every position", () => {
    const back = line({ playerId: "q", playerName: "Cy Back", position: "RB", rushingAttempts: 18, rushingYards: 90 });
    const corner = line({ playerId: "r", playerName: "Di Corner", position: "CB", fantasyPointsPPR: 12 });
    expect(recapBrief(withLines(back))?.fantasy.winners).toMatchObject([{ playerName: "Cy Back", isMost: true }]);
    expect(recapBrief(withLines(back, corner))?.fantasy.winners).toMatchObject([
      { playerName: "Cy Back", isMost: false },
    ]);
  });

  it("names who had many chances and few points where nothing was projected", () => {
    const busy = line({ playerId: "q", playerName: "Cy Busy", position: "RB", rushingAttempts: 18, rushingYards: 31 });
    const idle = line({ playerId: "r", playerName: "Di Idle", position: "RB", rushingAttempts: 2, rushingYards: 3 });
    expect(recapBrief(withLines(busy, idle))?.fantasy.losers).toMatchObject([
      { playerName: "Cy Busy", points: 3.1, projected: null, basis: "volume" },
    ]);
  });
});
