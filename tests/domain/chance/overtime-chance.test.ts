import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameChances } from "../../../domain/chance/game-chances.ts";
import { overtimeChance, type OvertimeSnap } from "../../../domain/chance/overtime-chance.ts";
import { overtimeRule } from "../../../domain/chance/overtime-rules.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { Play } from "../../../domain/game/play.ts";
import { briefGame, points, snap, touchdown } from "../../fixtures/game-rows.ts";

const REGULAR = 1;
const POSTSEASON = 3;

describe("overtimeRule", () => {
  it.each([
    [2009, REGULAR, "sudden-death"],
    [2009, POSTSEASON, "sudden-death"],
    [2011, REGULAR, "sudden-death"],
    [2011, POSTSEASON, "first-touchdown"],
    [2012, REGULAR, "first-touchdown"],
    [2021, POSTSEASON, "first-touchdown"],
    [2022, POSTSEASON, "both-possess"],
    [2024, REGULAR, "first-touchdown"],
    [2025, REGULAR, "both-possess"],
  ])("%i, season type %i: %s", (season, seasonType, rule) => {
    expect(overtimeRule({ season, seasonType })).toBe(rule);
  });
});

/** Minnesota kicks off; Chicago, at home, has the first drive, which the rows tell. The last row ends the game. */
function afterFirstDrive(rows: readonly Play[], given: Partial<Game>): number {
  const kick = snap("MIN", ["OT", 600], { type: "Kickoff", down: 0, distance: 0 });
  const end = snap("MIN", ["OT", 100], { type: "Period", down: 0 });
  const { game, allPlays } = briefGame([kick, ...rows, end], { pointSpread: 0, ...given });
  return gameChances(game, allPlays).after.at(-2) ?? Number.NaN;
}

const FIELD_GOAL = snap("CHI", ["OT", 400], { type: "FieldGoal", down: 4, yardsToEndZone: 20, ...points("CHI", 3) });
const TOUCHDOWN = touchdown("CHI", ["OT", 400]);
const MISSED = snap("CHI", ["OT", 400], { type: "FieldGoal", down: 4, yardsToEndZone: 30 });
const PICK_SIX = snap("CHI", ["OT", 400], { type: "Interception", ...points("MIN", 6), isTouchdown: true });

describe("overtime in gameChances", () => {
  it("sudden death, until 2011: the first score wins", () => {
    expect(afterFirstDrive([FIELD_GOAL], { season: 2011 })).toBe(100);
    expect(afterFirstDrive([MISSED], { season: 2011 })).toBeLessThan(50);
  });

  it("2012 to 2024: a touchdown on the first drive wins, a field goal must stand the answer", () => {
    expect(afterFirstDrive([TOUCHDOWN], { season: 2024 })).toBe(100);
    const ahead = afterFirstDrive([FIELD_GOAL], { season: 2024 });
    expect(ahead).toBeGreaterThan(55);
    expect(ahead).toBeLessThan(85);
  });

  it("both teams possess, since 2025 and in the postseason since 2022: a touchdown must stand the answer too", () => {
    for (const given of [{ season: 2025 }, { season: 2022, seasonType: POSTSEASON }]) {
      const ahead = afterFirstDrive([TOUCHDOWN], given);
      expect(ahead).toBeGreaterThan(75);
      expect(ahead).toBeLessThan(97);
    }
  });

  it.each([2011, 2024, 2025])("points for the defense end it under every rule (%i)", (season) => {
    expect(afterFirstDrive([PICK_SIX], { season })).toBe(0);
  });

  it("an answering field goal ties, and any score then wins", () => {
    const answer = snap("MIN", ["OT", 200], { type: "FieldGoal", down: 4, yardsToEndZone: 20, ...points("MIN", 3) });
    const kick = snap("CHI", ["OT", 395], { type: "Kickoff", down: 0, distance: 0 });
    const again = snap("MIN", ["OT", 195], { type: "Kickoff", down: 0, distance: 0 });
    const tied = afterFirstDrive([FIELD_GOAL, kick, answer], { season: 2024 });
    // Chicago receives.
    expect(tied).toBeGreaterThan(50);
    expect(tied).toBeLessThan(65);
    const last = snap("CHI", ["OT", 100], { type: "FieldGoal", down: 4, yardsToEndZone: 20, ...points("CHI", 3) });
    expect(afterFirstDrive([FIELD_GOAL, kick, answer, again, last], { season: 2025 })).toBe(100);
  });

  it("a regular-season overtime that runs out is a tie; in the postseason it is not", () => {
    const late = snap("CHI", ["OT", 3], { yardsToEndZone: 90 });
    const rows = [snap("MIN", ["OT", 30], { yardsToEndZone: 80 }), late];
    expect(afterFirstDrive(rows, { season: 2024 })).toBe(50);
    const { game, allPlays } = briefGame([...rows, snap("MIN", ["OT", 0], { type: "Period", down: 0 })], {
      season: 2024,
    });
    expect(gameChances(game, allPlays).after.at(-1)).toBe(50);
  });
});

describe("overtimeChance", () => {
  const snaps = fc.record<OvertimeSnap>({
    secondsLeft: fc.integer({ min: 0, max: 900 }),
    lead: fc.integer({ min: -8, max: 8 }),
    ball: fc.constantFrom(1 as const, -1 as const),
    down: fc.integer({ min: 1, max: 4 }),
    yardsToEndZone: fc.integer({ min: 1, max: 99 }),
    homeFavoredBy: fc.integer({ min: -14, max: 14 }),
    rule: fc.constantFrom("sudden-death", "first-touchdown", "both-possess"),
    drive: fc.constantFrom("first", "second", "later"),
    canTie: fc.boolean(),
  });

  it("is a chance, and swapping the teams gives the rest to one", () => {
    fc.assert(
      fc.property(snaps, (snap) => {
        const home = overtimeChance(snap);
        expect(home).toBeGreaterThanOrEqual(0);
        expect(home).toBeLessThanOrEqual(1);
        const ball = snap.ball === 1 ? -1 : 1;
        const away = overtimeChance({ ...snap, ball, lead: -snap.lead, homeFavoredBy: -snap.homeFavoredBy });
        expect(home + away).toBeCloseTo(1, 9);
      }),
    );
  });

  it("is better for the offense nearer to the goal line, tied and on an early down", () => {
    fc.assert(
      fc.property(snaps, fc.integer({ min: 1, max: 98 }), (given, yards) => {
        const snap: OvertimeSnap = { ...given, lead: 0, ball: 1, down: 1, drive: "later", secondsLeft: 500 };
        const near = overtimeChance({ ...snap, yardsToEndZone: yards });
        expect(near).toBeGreaterThanOrEqual(overtimeChance({ ...snap, yardsToEndZone: yards + 1 }) - 0.002);
      }),
    );
  });
});
