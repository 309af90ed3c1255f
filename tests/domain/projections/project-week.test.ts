import { describe, expect, it } from "vitest";
import { SEASON_TYPE } from "../../../domain/game/season-type.ts";
import { projectWeek } from "../../../domain/projections/project-week.ts";
import { comingGame, pastGame, PROJECTED_PEOPLE } from "../../fixtures/past-games.ts";
import { playerLine } from "../../fixtures/player-line.ts";

const { receiver, passer, runner, kicker, end } = PROJECTED_PEOPLE;

describe("the projections of a week", () => {
  it("are of everybody with an earlier game, of both defenses and of one kicker a team", () => {
    const lines = projectWeek(
      [comingGame(5)],
      [1, 2, 3, 4].map((week) => pastGame(week)),
    );
    expect([...lines.keys()].toSorted()).toEqual(
      ["CHI", "DET", ...[receiver, passer, runner, kicker, end].map(({ playerId }) => playerId)].toSorted(),
    );
    expect(lines.get(receiver.playerId)).toMatchObject({ gameKey: comingGame(5).gameKey, team: "DET", position: "WR" });
    expect(lines.get("DET")).toMatchObject({ position: "DST" });
  });

  it("read no game of their own week or a later one, whatever it holds", () => {
    const past = [1, 2, 3, 4].map((week) => pastGame(week));
    const lines = projectWeek([comingGame(5)], past);
    const planted = [
      pastGame(5, { targets: 40, homeScore: 70, pointSpread: -20 }),
      pastGame(6, { targets: 40, more: [playerLine({ playerId: "p-new", receivingTargets: 9 })] }),
      pastGame(1, { seasonType: SEASON_TYPE.postseason, targets: 40 }),
      pastGame(2, { season: 2026, targets: 40 }),
      pastGame(3, { season: 2023, targets: 40 }),
      pastGame(4, { status: "InProgress", targets: 40 }),
      pastGame(3, { seasonType: SEASON_TYPE.preseason, targets: 40 }),
    ];
    expect(projectWeek([comingGame(5)], [...planted, ...past])).toEqual(lines);
    expect(projectWeek([comingGame(7)], [...planted, ...past])).not.toEqual(projectWeek([comingGame(7)], past));
  });

  it("do not depend on the order in which games are given", () => {
    const past = [1, 2, 3, 4].map((week) => pastGame(week, { targets: 3 + week }));
    expect(projectWeek([comingGame(5)], past.toReversed())).toEqual(projectWeek([comingGame(5)], past));
  });

  it("count last season, and this season more", () => {
    const before = [1, 2, 3, 4, 5, 6].map((week) => pastGame(week, { season: 2024, targets: 12 }));
    const targetsOf = (past: ReturnType<typeof pastGame>[]): number =>
      projectWeek([comingGame(3)], past).get(receiver.playerId)?.line.rec_tgt ?? Number.NaN;
    const first = targetsOf(before);
    const third = targetsOf([...before, pastGame(1, { targets: 2 }), pastGame(2, { targets: 2 })]);
    expect(first).toBeGreaterThan(8);
    expect(third).toBeLessThan(first);
    expect(third).toBeGreaterThan(targetsOf([pastGame(1, { targets: 2 }), pastGame(2, { targets: 2 })]));
  });

  it("are for the team that somebody plays for now", () => {
    const past = [1, 2, 3].map((week) => pastGame(week));
    const news = { teams: new Map([[receiver.playerId, "CHI"]]) };
    expect(projectWeek([comingGame(4)], past, news).get(receiver.playerId)).toMatchObject({ team: "CHI" });
    const elsewhere = { teams: new Map([[receiver.playerId, "SEA"]]) };
    expect(projectWeek([comingGame(4)], past, elsewhere).has(receiver.playerId)).toBe(false);
  });

  it("are of the kicker who kicked last", () => {
    const later = playerLine({ ...kicker, playerId: "p-kicker-2" });
    const lines = projectWeek([comingGame(4)], [pastGame(1), pastGame(2), { ...pastGame(3), lines: [later] }]);
    expect(lines.has("p-kicker-2")).toBe(true);
    expect(lines.has(kicker.playerId)).toBe(false);
  });

  it("leave out who is reported out or doubtful, and take something from the questionable", () => {
    const past = [1, 2, 3].map((week) => pastGame(week));
    const targets = (injury: "out" | "doubtful" | "questionable" | null): number | undefined =>
      projectWeek([comingGame(4)], past, {
        injuries: new Map(injury === null ? [] : [[receiver.playerId, injury]]),
      }).get(receiver.playerId)?.line.rec_tgt;
    expect(targets("out")).toBeUndefined();
    expect(targets("doubtful")).toBeUndefined();
    expect(targets("questionable")).toBeLessThan(targets(null) ?? 0);
  });

  it("follow the betting line: more points for who is expected to score more", () => {
    const past = [1, 2, 3].map((week) => pastGame(week));
    const line = (owner: string, pointSpread: number, overUnder: number) =>
      projectWeek([comingGame(4, { pointSpread, overUnder })], past).get(owner)?.line ?? {};
    expect(line(passer.playerId, -7, 52).pass_td).toBeGreaterThan(line(passer.playerId, 7, 40).pass_td ?? 9);
    expect(line(kicker.playerId, -7, 52).xpm).toBeGreaterThan(line(kicker.playerId, 7, 40).xpm ?? 9);
    expect(line("DET", -7, 52).pts_allow).toBeCloseTo(line("DET", -3, 48).pts_allow ?? 0, 0);
    expect(line("DET", -7, 40).pts_allow).toBeLessThan(line("DET", 7, 40).pts_allow ?? 0);
  });

  it("do without a betting line, by what both teams have scored and allowed", () => {
    const past = [1, 2, 3].map((week) => pastGame(week));
    const without = projectWeek([comingGame(4, { pointSpread: null, overUnder: null })], past);
    const points = (homeScore: number) =>
      projectWeek(
        [comingGame(4, { pointSpread: null, overUnder: null })],
        past.map((one) => ({ ...one, game: { ...one.game, homeScore } })),
      ).get("CHI")?.line.pts_allow ?? Number.NaN;
    expect(without.size).toBe(7);
    expect(points(40)).toBeGreaterThan(points(10));
  });

  it.each([
    ["a game abroad", { isNeutralSite: true }],
    ["a Super Bowl", { seasonType: SEASON_TYPE.postseason, week: 4 }],
  ])("count nobody's home in %s, with a betting line and without", (_name, neutral) => {
    const past = [1, 2, 3].map((week) => pastGame(week));
    for (const line of [
      { pointSpread: 0, overUnder: 44 },
      { pointSpread: null, overUnder: null },
    ]) {
      const yards = (given: Parameters<typeof comingGame>[1]): number =>
        projectWeek([comingGame(4, { ...line, ...given })], past).get(receiver.playerId)?.line.rec_yd ?? Number.NaN;
      const turned = { awayTeam: "DET", homeTeam: "CHI" };
      expect(yards({})).not.toBeCloseTo(yards(turned), 3);
      expect(yards(neutral)).toBeCloseTo(yards({ ...neutral, ...turned }), 9);
      expect(yards(neutral)).toBeCloseTo((yards({}) + yards(turned)) / 2, 1);
    }
  });

  it("say what the opponent has allowed to the position, drawn toward the average", () => {
    const generous = [1, 2, 3].map((week) => pastGame(week, { targets: 16 }));
    const others = [1, 2, 3].map((week) => {
      const { game, lines, sacks } = pastGame(week, { targets: 4, awayTeam: "NYG", homeTeam: "DAL" });
      const elsewhere = lines.map((line) => ({
        ...line,
        playerId: `${line.playerId}-2`,
        team: line.team === "DET" ? "DAL" : "NYG",
      }));
      return { game, lines: elsewhere, sacks };
    });
    const lines = projectWeek([comingGame(4)], [...generous, ...others]);
    expect(lines.get(receiver.playerId)?.against).toBeGreaterThan(1);
    expect(lines.get(receiver.playerId)?.against).toBeLessThan(1.6);
    expect(lines.get(kicker.playerId)?.against).toBeNull();
  });

  it("are none in a preseason week, and none without games", () => {
    expect(projectWeek([comingGame(2, { seasonType: SEASON_TYPE.preseason })], [pastGame(1)]).size).toBe(0);
    expect(projectWeek([], [pastGame(1)]).size).toBe(0);
  });
});
