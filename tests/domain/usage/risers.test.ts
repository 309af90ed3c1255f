import { describe, expect, it } from "vitest";
import { type Riser, type RiserPosition, risersOf } from "../../../domain/usage/risers.ts";
import type { WeekUse } from "../../../domain/usage/week-use.ts";

function use(week: number, targets: number, given: Partial<WeekUse> = {}): WeekUse {
  return {
    gameKey: `2025101${String(week).padStart(2, "0")}`,
    week,
    playerId: "a",
    playerName: "Rome Teal",
    team: "CHI",
    position: "WR",
    targets,
    teamTargets: 35,
    carries: 0,
    teamCarries: 25,
    redZoneTargets: 0,
    redZoneCarries: 0,
    goalLineTargets: 0,
    goalLineCarries: 0,
    airYards: null,
    teamAirYards: null,
    expectedPoints: 12.5,
    points: 20.1,
    snaps: null,
    ...given,
  };
}

function rising(uses: WeekUse[], week: number, position: RiserPosition = "WR"): Riser[] {
  return risersOf(uses, week, 2025).get(position) ?? [];
}

describe("risersOf", () => {
  it("says in a sentence by what somebody rose", () => {
    const [riser] = rising([use(6, 4), use(7, 6), use(8, 11)], 8);
    expect(riser).toMatchObject({ playerId: "a", position: "WR", points: 20.1, expectedPoints: 12.5 });
    expect(riser?.rise).toBeCloseTo(11 / 35 - 10 / 70);
    expect(riser?.reason).toBe("Targets 4, 6, 11 in his last three games; 31% of the Bears' in Week 8, up from 14%.");
  });

  it("names snaps where they are known, and leaves out who was on the field less", () => {
    const snaps = (offense: number) => ({ snaps: { offense, teamOffense: 60 } });
    const [riser] = rising([use(7, 4, snaps(35)), use(8, 11, snaps(49))], 8);
    expect(riser?.reason).toBe(
      "Targets 4, 11 in his last two games; 31% of the Bears' in Week 8, up from 11%. Snap share 82%, from 58%.",
    );
    expect(rising([use(7, 4, snaps(49)), use(8, 11, snaps(35))], 8)).toEqual([]);
  });

  it("counts carries of a running back, and a fullback as one", () => {
    const back = (week: number, targets: number, carries: number) => use(week, targets, { carries, position: "FB" });
    const [riser] = rising([back(7, 1, 8), back(8, 3, 17)], 8, "RB");
    expect(riser?.reason).toBe(
      "Carries and targets 9, 20 in his last two games; 33% of the Bears' in Week 8, up from 15%.",
    );
  });

  it("says nothing of a first game, and nothing of a week in which he had a bye", () => {
    expect(rising([use(1, 11)], 1)).toEqual([]);
    expect(rising([use(6, 4), use(7, 11)], 8)).toEqual([]);
  });

  it("looks over a bye, and not past six weeks or to another team", () => {
    expect(rising([use(5, 4), use(8, 11)], 8)).toHaveLength(1);
    expect(rising([use(1, 4), use(8, 11)], 8)).toEqual([]);
    expect(rising([use(7, 4, { team: "MIN" }), use(8, 11)], 8)).toEqual([]);
  });

  it("passes over few chances, small rises and quarterbacks", () => {
    expect(rising([use(7, 0), use(8, 4)], 8)).toEqual([]);
    expect(rising([use(7, 10), use(8, 11)], 8)).toEqual([]);
    const thrown = [use(7, 0, { position: "QB" }), use(8, 9, { position: "QB" })];
    expect([...risersOf(thrown, 8, 2025).values()].flat()).toEqual([]);
  });

  it("puts who rose most first, and equals by name", () => {
    const named = (playerName: string, targets: number) => [
      use(7, 2, { playerId: playerName, playerName }),
      use(8, targets, { playerId: playerName, playerName }),
    ];
    const uses = [...named("Young", 9), ...named("Adams", 9), ...named("Most", 12)];
    expect(rising(uses, 8).map(({ playerName }) => playerName)).toEqual(["Most", "Adams", "Young"]);
  });
});
