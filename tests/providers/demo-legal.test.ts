import { describe, expect, it } from "vitest";

import type { Credit } from "../../domain/game/credit.ts";
import { PLAY_TYPES, type Play } from "../../domain/game/play.ts";
import { createRandom } from "../../server/providers/demo/world/random.ts";
import { testGame, testGames } from "./demo-games.ts";

const games = testGames(250);
const SCRIMMAGE: ReadonlySet<string> = new Set([
  "Rush",
  "Pass",
  "Sack",
  "Interception",
  "Fumble",
  "Punt",
  "FieldGoal",
  "Penalty",
]);

function seconds({ timeRemainingMinutes, timeRemainingSeconds }: Play): number {
  return (timeRemainingMinutes ?? NaN) * 60 + (timeRemainingSeconds ?? NaN);
}

function expectEachPlay(check: (play: Play, before: Play | undefined, where: string) => void): void {
  for (const { rows, seed } of games) {
    for (const [index, { play }] of rows.entries())
      check(play, rows[index - 1]?.play, `${seed} row ${play.sequence}: ${play.description}`);
  }
}

describe("a simulated game is a legal one", () => {
  it("numbers its rows from 1 and gives each an id of its own", () => {
    for (const { rows, seed } of games) {
      expect(
        rows.map(({ play }) => play.sequence),
        seed,
      ).toEqual(rows.map((_, index) => index + 1));
      expect(new Set(rows.map(({ play }) => play.playId)).size, seed).toBe(rows.length);
    }
  });

  it("never turns the clock back within a quarter, and starts each one full", () => {
    expectEachPlay((play, before, where) => {
      if (before === undefined || before.quarterName !== play.quarterName) {
        expect(seconds(play), where).toBe(play.quarterName === "OT" ? 600 : 900);
      } else {
        expect(seconds(play), where).toBeLessThanOrEqual(seconds(before));
      }
      expect(seconds(play), where).toBeGreaterThanOrEqual(0);
    });
  });

  it("never turns real time back", () => {
    for (const { rows, seed } of games) {
      for (const [index, row] of rows.entries()) {
        expect(row.wall, `${seed} row ${index + 1}`).toBeGreaterThanOrEqual(rows[index - 1]?.wall ?? 0);
      }
    }
  });

  it("has four downs, a distance within reach, and the ball on the field", () => {
    expectEachPlay((play, _before, where) => {
      if (!SCRIMMAGE.has(play.type)) {
        expect([play.down, play.distance], where).toEqual([0, 0]);
        return;
      }
      expect([1, 2, 3, 4], where).toContain(play.down);
      expect(play.distance, where).toBeGreaterThan(0);
      expect(play.yardsToEndZone ?? 0, where).toBeGreaterThan(0);
      expect(play.yardsToEndZone ?? 100, where).toBeLessThan(100);
      expect(play.distance, where).toBeLessThanOrEqual(play.yardsToEndZone ?? 0);
    });
  });

  it("names the yard line that the yards to the end zone say", () => {
    expectEachPlay((play, _before, where) => {
      const spot = play.yardsToEndZone;
      if (spot === null) {
        expect([play.team, play.yardLine, play.yardLineTerritory], where).toEqual([null, 0, null]);
        return;
      }
      expect(play.yardLine, where).toBe(Math.min(spot, 100 - spot));
      expect(play.yardLineTerritory, where).toBe(spot === 50 ? null : spot > 50 ? play.team : play.opponent);
    });
  });

  it("moves the ball by what the play gained and the flag walked off", () => {
    let compared = 0;
    for (const { rows, seed } of games) {
      const snaps = rows.map(({ play }) => play).filter((play) => play.team !== null);
      for (const [index, play] of snaps.entries()) {
        const next = snaps[index + 1];
        const isPlain =
          (play.type === "Rush" || play.type === "Pass" || play.type === "Sack") && play.penaltyYards === null;
        const isKept =
          next !== undefined && next.drive === play.drive && SCRIMMAGE.has(next.type) && next.team === play.team;
        const isLate = next !== undefined && next.quarterName === "3" && play.quarterName === "2";
        if (!isPlain || !isKept || isLate) continue;
        const where = `${seed} row ${play.sequence}: ${play.description}`;
        expect(next.yardsToEndZone, where).toBe((play.yardsToEndZone ?? 0) - play.yardsGained);
        expect(next.down, where).toBe(play.isFirstDown === 1 ? 1 : play.down + 1);
        if (play.isFirstDown === 0) expect(next.distance, where).toBe(play.distance - play.yardsGained);
        expect(play.isFirstDown, where).toBe(play.yardsGained >= play.distance ? 1 : 0);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(15_000);
  });

  it("repeats the down after a penalty that took the play's place", () => {
    for (const { rows, seed } of games) {
      const snaps = rows.map(({ play }) => play).filter((play) => play.team !== null);
      for (const [index, play] of snaps.entries()) {
        const next = snaps[index + 1];
        if (play.type !== "Penalty" || next === undefined || next.drive !== play.drive || !SCRIMMAGE.has(next.type))
          continue;
        const where = `${seed} row ${play.sequence}: ${play.description}`;
        expect(next.yardsToEndZone, where).toBe((play.yardsToEndZone ?? 0) - play.yardsGained);
        expect(next.down, where).toBe(play.isFirstDown === 1 ? 1 : play.down);
        if (play.isFirstDown === 0) expect(next.distance, where).toBe(play.distance - play.yardsGained);
        expect(play.penaltyYards ?? 0, where).toBe(Math.abs(play.yardsGained));
      }
    }
  });

  it("puts the ball where a kick and its return left it", () => {
    let compared = 0;
    for (const { rows, seed } of games) {
      const snaps = rows.map(({ play }) => play).filter((play) => play.team !== null);
      for (const [index, play] of snaps.entries()) {
        const next = snaps[index + 1];
        const isKick =
          (play.type === "Kickoff" || play.type === "Punt") && play.kickDistance !== null && !play.isTouchdown;
        const isPlain =
          isKick && play.penaltyYards === null && !/touchback|out of bounds|fumbled/.test(play.description);
        if (!isPlain || next === undefined || next.team === play.team || next.down !== 1) continue;
        const landed = 100 - ((play.yardsToEndZone ?? 0) - (play.kickDistance ?? 0));
        const where = `${seed} row ${play.sequence}: ${play.description}`;
        expect(next.yardsToEndZone, where).toBe(landed - (play.returnYards ?? 0));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(2000);
  });

  it("starts a drive at the 35 after a touchback, at the 40 after a kickoff out of bounds, at the 20 after a punt into the end zone", () => {
    const starts = new Map<string, Set<number | null>>();
    for (const { rows } of games) {
      const snaps = rows.map(({ play }) => play).filter((play) => play.team !== null);
      for (const [index, play] of snaps.entries()) {
        const next = snaps[index + 1];
        const end = /(Kickoff|Punt) .*(touchback|out of bounds)\.$/.exec(`${play.type} ${play.description}`);
        if (end === null || next === undefined || !SCRIMMAGE.has(next.type) || next.quarterName !== play.quarterName)
          continue;
        const kind = `${end[1]} ${end[2]}`;
        starts.set(kind, (starts.get(kind) ?? new Set()).add(next.yardsToEndZone));
      }
    }
    expect(Object.fromEntries(starts)).toEqual({
      "Kickoff touchback": new Set([65]),
      "Kickoff out of bounds": new Set([60]),
      "Punt touchback": new Set([80]),
    });
  });

  it("walks a flag off from where the play ended, and lets the play stand", () => {
    let compared = 0;
    for (const { rows, seed } of games) {
      const snaps = rows.map(({ play }) => play).filter((play) => play.team !== null);
      for (const [index, play] of snaps.entries()) {
        const next = snaps[index + 1];
        const isStanding = (play.type === "Rush" || play.type === "Pass") && play.penaltyYards !== null;
        if (!isStanding || next === undefined || next.team !== play.team || next.drive !== play.drive) continue;
        const where = `${seed} row ${play.sequence}: ${play.description}`;
        const isDefensive = play.description.includes("automatic first down");
        const walked = (play.penaltyYards ?? 0) * (isDefensive ? -1 : 1);
        expect(next.yardsToEndZone, where).toBe((play.yardsToEndZone ?? 0) - play.yardsGained + walked);
        if (play.isFirstDown === 0) expect(next.distance, where).toBe(play.distance - play.yardsGained + walked);
        else expect(next.distance, where).toBe(Math.min(10, next.yardsToEndZone ?? 0));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it("keeps a ball lost on a return apart from one lost from scrimmage", () => {
    expectEachPlay((play, _before, where) => {
      const isReturn = play.type === "Kickoff" || play.type === "Punt";
      for (const { stat } of play.credits) {
        if (stat === "fumblesLost") expect(isReturn, where).toBe(false);
        if (stat === "returnFumblesLost") expect(isReturn, where).toBe(true);
      }
    });
  });

  it("gives the ball away only by a kick, a score, a turnover, downs or the half", () => {
    for (const { rows, seed } of games) {
      const snaps = rows.map(({ play }) => play).filter((play) => play.team !== null);
      for (const [index, play] of snaps.entries()) {
        const next = snaps[index + 1];
        if (next === undefined || next.team === play.team || next.type === "Kickoff") continue;
        const isLost = play.credits.some(({ stat }) => stat === "fumblesLost");
        const isOnDowns = play.down === 4 && play.isFirstDown === 0;
        const isKick = play.type === "Kickoff" || play.type === "Punt" || play.type === "FieldGoal";
        expect(
          isKick || isLost || isOnDowns || play.type === "Interception" || play.isTouchdown,
          `${seed} row ${play.sequence}: ${play.description}`,
        ).toBe(true);
      }
    }
  });

  it("puts 6, 3, 2 or 1 points on a row, and a try after every touchdown but the last", () => {
    for (const { rows, seed } of games) {
      for (const [index, { play }] of rows.entries()) {
        const points = play.awayPoints + play.homePoints;
        const where = `${seed} row ${play.sequence}: ${play.description}`;
        expect([0, 1, 2, 3, 6], where).toContain(points);
        expect(play.isTouchdown, where).toBe(points === 6);
        const isTry = play.type === "ExtraPoint" || play.type === "TwoPointConversion";
        expect(play.isScoringPlay, where).toBe(points > 0 && !isTry ? 1 : 0);
        if (!play.isTouchdown) continue;
        const next = rows
          .slice(index + 1)
          .find((row) => row.play.type !== "Other" && row.play.type !== "TwoMinuteWarning")?.play;
        const followed = next?.type === "ExtraPoint" || next?.type === "TwoPointConversion";
        expect(followed || next?.description === "End of game.", where).toBe(true);
      }
    }
  });

  it("charges each side at most three timeouts a half, and two in overtime", () => {
    for (const { rows, seed, awayTeam, homeTeam } of games) {
      for (const team of [awayTeam, homeTeam]) {
        const used = (...quarters: string[]) =>
          rows.filter(({ play }) => play.timeoutTeam === team && quarters.includes(play.quarterName)).length;
        expect(used("1", "2"), seed).toBeLessThanOrEqual(3);
        expect(used("3", "4"), seed).toBeLessThanOrEqual(3);
        expect(used("OT"), seed).toBeLessThanOrEqual(2);
      }
    }
  });

  it("stops for the two-minute warning once a half, and marks the end of every quarter", () => {
    for (const { rows, seed } of games) {
      const plays = rows.map(({ play }) => play);
      for (const quarter of ["2", "4"]) {
        const warnings = plays.filter((play) => play.quarterName === quarter && play.type === "TwoMinuteWarning");
        expect(warnings, seed).toHaveLength(1);
        for (const warning of warnings) expect(seconds(warning), seed).toBeLessThanOrEqual(120);
      }
      expect(
        plays
          .filter((play) => play.type === "Period")
          .map((play) => play.quarterName)
          .slice(0, 4),
        seed,
      ).toEqual(["1", "2", "3", "4"]);
      expect(plays.at(-1)?.description, seed).toBe("End of game.");
    }
  });

  it("is never still tied after a postseason game", () => {
    for (let index = 0; index < 250; index++) {
      const { points } = testGame(index, true).account;
      const total = (periods: readonly number[]) => periods.reduce((sum, value) => sum + value, 0);
      expect(total(points.away), `game ${index}`).not.toBe(total(points.home));
    }
  });
});

describe("what happens in simulated games", () => {
  const plays = testGames(600).flatMap(({ rows }) => rows.map(({ play }) => play));
  const has = (holds: (play: Play) => boolean) => plays.some(holds);
  const credited = (stat: Credit["stat"]) => has((play) => play.credits.some((credit) => credit.stat === stat));

  it.each(PLAY_TYPES)("has rows of type %s", (type) => {
    expect(has((play) => play.type === type)).toBe(true);
  });

  it.each<[string, RegExp]>([
    ["a touchback", /kicked off, touchback/],
    ["a returned kickoff", /kicked off for \d+ yards, .* returned it for/],
    ["an onside kick lost", /onside kick.*recovered/],
    ["a kickoff out of bounds", /kicked off for \d+ yards, out of bounds/],
    ["a free kick", /free kick/],
    ["a spike", /spiked the ball/],
    ["a kneel-down", /kneels/],
    ["a Hail Mary", /Hail Mary/],
    ["a lateral", /lateral to/],
    ["a scramble", /scrambled/],
    ["a fumble kept", /fumbled.*(recovered by|recovered it)/],
    ["a muffed punt", /muffed/],
    ["a fair catch", /fair catch/],
    ["a punt downed", /downed at/],
    ["a declined penalty", /, declined\./],
    ["offsetting penalties", /Offsetting penalties/],
    ["an automatic first down", /automatic first down/],
    ["a challenge", /challenged/],
    ["an overturned ruling", /overturned/],
    ["an injury", /Injury timeout/],
    ["a safety", /for a safety/],
    ["a missed field goal", /missed a \d+-yard field goal/],
    ["a failed two-point try", /Two-point try failed/],
    ["a good two-point try", /Two-point try good/],
    ["the end of regulation", /End of regulation/],
  ])("has %s", (_name, words) => {
    expect(has((play) => words.test(play.description))).toBe(true);
  });

  it.each<[string, (play: Play) => boolean]>([
    ["a blocked punt", (play) => play.type === "Punt" && play.isBlocked],
    ["a blocked field goal", (play) => play.type === "FieldGoal" && play.isBlocked],
    ["a blocked extra point", (play) => play.type === "ExtraPoint" && play.isBlocked],
    ["an interception returned for a touchdown", (play) => play.type === "Interception" && play.isTouchdown],
    ["a flag on a play that stood", (play) => play.type !== "Penalty" && play.penaltyYards !== null],
    ["a flag of 15 yards", (play) => play.penaltyYards === 15],
    ["an onside kick kept", (play) => /onside kick.*recovered by .* for/.test(play.description)],
  ])("has %s", (_name, holds) => {
    expect(has(holds)).toBe(true);
  });

  it.each<Credit["stat"]>([
    "kickReturnTouchdowns",
    "puntReturnTouchdowns",
    "fumbleReturnTouchdowns",
    "forcedFumbles",
    "passesDefended",
    "assists",
    "safeties",
  ])("credits %s", (stat) => {
    expect(credited(stat)).toBe(true);
  });

  it("writes every row as a sentence", () => {
    for (const { description } of plays) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(description).not.toMatch(/undefined|null|NaN|nobody|-0|\s{2}|\.\./);
    }
  });
});

describe("a seed", () => {
  it("gives the same game, to the letter", () => {
    expect(testGame(17)).toEqual(testGame(17));
  });

  it("gives another game when it changes", () => {
    expect(testGame(17).rows).not.toEqual(testGame(18).rows);
  });

  it("gives a stream that fills its range evenly", () => {
    const random = createRandom("even");
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 100_000; draw++) {
      const tenth = Math.floor(random.next() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
