import { describe, expect, it } from "vitest";
import { gameChances } from "../../../domain/chance/game-chances.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { Play } from "../../../domain/game/play.ts";
import { briefGame, extraPoint, points, snap, touchdown } from "../../fixtures/game-rows.ts";

/** What happened before the rows that matter: Chicago, at home, is ahead by so much; negative where Minnesota is. */
function scoreOf(lead: number): Play {
  const side = lead < 0 ? "MIN" : "CHI";
  return snap(side, ["3", 600], { type: "FieldGoal", down: 0, ...points(side, Math.abs(lead)) });
}

/** A snap at a spot, which decides nothing by itself. */
function at(side: "MIN" | "CHI", seconds: number, yardsToEndZone: number, given: Partial<Play> = {}): Play {
  const isOwn = yardsToEndZone > 50;
  const opponent = side === "CHI" ? "MIN" : "CHI";
  return snap(side, ["4", seconds], {
    yardsToEndZone,
    yardLine: isOwn ? 100 - yardsToEndZone : yardsToEndZone,
    yardLineTerritory: yardsToEndZone === 50 ? null : isOwn ? side : opponent,
    ...given,
  });
}

const EVEN: Partial<Game> = { season: 2024, pointSpread: 0 };

/** Chicago's chance to win before the last of the rows. */
function chanceBefore(lead: number, rows: readonly Play[], given: Partial<Game> = {}): number {
  const { game, allPlays } = briefGame([scoreOf(lead), ...rows], { ...EVEN, ...given });
  return gameChances(game, allPlays).after.at(-2) ?? Number.NaN;
}

const EARLIER = at("CHI", 200, 60);
const NO_TIMEOUTS = ["MIN", "MIN", "MIN"].map((timeoutTeam) =>
  snap("MIN", ["4", 150], { type: "Timeout", down: 0, timeoutTeam, team: null, opponent: null }),
);

describe("the traps of win probability", () => {
  it("kneeling out: ahead with the ball, first down and no timeouts to stop the clock, the game is won", () => {
    expect(chanceBefore(1, [...NO_TIMEOUTS, EARLIER, at("CHI", 110, 60)])).toBe(99.5);
    const stoppable = chanceBefore(1, [EARLIER, at("CHI", 110, 60)]);
    expect(stoppable).toBeLessThan(95);
    expect(chanceBefore(1, [...NO_TIMEOUTS, EARLIER, at("CHI", 110, 60, { down: 3 })])).toBeLessThan(99.5);
  });

  it("behind with the ball and seconds left: it is the field goal that counts, and how far it is", () => {
    const from = (yards: number, lead: number): number =>
      chanceBefore(lead, [EARLIER, at("CHI", 4, yards, { down: 4 })]);
    expect(from(20, -1)).toBeGreaterThan(85);
    expect(from(35, -1)).toBeGreaterThan(50);
    expect(from(35, -1)).toBeLessThan(75);
    expect(from(75, -1)).toBeLessThan(8);
    // A field goal ties: overtime is even.
    expect(from(15, -3)).toBeGreaterThan(40);
    expect(from(15, -3)).toBeLessThan(55);
    // It takes a touchdown.
    expect(from(20, -4)).toBeLessThan(20);
    expect(from(75, -4)).toBeLessThan(5);
    expect(from(1, -9)).toBe(0.5);
  });

  it("a snap after time has run out (a penalty of the defense) is still played", () => {
    const isOver = chanceBefore(-2, [EARLIER, at("CHI", 0, 20), snap("CHI", ["4", 0], { type: "Period", down: 0 })]);
    expect(isOver).toBe(0.5);
    expect(chanceBefore(-2, [EARLIER, at("CHI", 0, 20)])).toBeGreaterThan(85);
  });

  it("a field goal at the end of a half is worth its points, not the next possession", () => {
    const kick = (side: "MIN" | "CHI", seconds: number): Play =>
      snap(side, ["2", seconds], { type: "FieldGoal", down: 4, yardsToEndZone: 20, ...points(side, 3) });
    const opening = snap("MIN", ["1", 900], { type: "Kickoff", down: 0, distance: 0 });
    const half = snap("CHI", ["2", 0], { type: "Period", down: 0 });
    const second = snap("CHI", ["3", 900], { type: "Kickoff", down: 0, distance: 0 });
    const next = snap("MIN", ["3", 900], { yardLine: 30, yardLineTerritory: "MIN", yardsToEndZone: 70 });
    const rows = [opening, kick("CHI", 3), half, second, next];
    const { game, allPlays } = briefGame(rows, EVEN);
    const { after } = gameChances(game, allPlays);
    // Minnesota, which kicked off, receives after halftime: the kick, the marker and the touchback agree on that.
    expect(after[2]).toBe(after[1]);
    expect(Math.abs((after[3] ?? 0) - (after[1] ?? 0))).toBeLessThan(0.5);
    expect(after[1]).toBeGreaterThan(53);
  });

  it("who receives a kickoff has the ball already, and a return moves it from there", () => {
    const kicked = snap("MIN", ["4", 600], { type: "Kickoff", down: 0, distance: 0 });
    const scored = snap("MIN", ["4", 605], { type: "FieldGoal", down: 4, ...points("MIN", 3) });
    const touchback = at("CHI", 600, 70);
    const longReturn = at("CHI", 590, 40);
    const { game, allPlays } = briefGame([scoreOf(3), scored, kicked, touchback], EVEN);
    const { after } = gameChances(game, allPlays);
    expect(after[1]).toBeGreaterThan(50);
    expect(after[2]).toBeCloseTo(after[1] ?? 0, 6);
    expect(chanceBefore(3, [scored, kicked, longReturn])).toBeGreaterThan(after[2] ?? 100);
  });

  it("a try is worth what it brings: after the touchdown a good kick moves little, a failed one more, and it never turns the game over", () => {
    const rows = (isGood: boolean): Play[] => [
      at("CHI", 500, 3, { down: 3 }),
      touchdown("CHI", ["4", 500]),
      extraPoint("CHI", ["4", 495], isGood),
      at("MIN", 490, 70),
    ];
    const [good, failed] = [true, false].map((isGood) => {
      const { game, allPlays } = briefGame([scoreOf(-3), ...rows(isGood)], EVEN);
      return gameChances(game, allPlays).after;
    });
    const [scored = 0, kicked = 0] = good?.slice(2, 4) ?? [];
    const missed = failed?.[3] ?? 0;
    expect(failed?.[2]).toBe(scored);
    expect(kicked - scored).toBeGreaterThan(0);
    expect(kicked - scored).toBeLessThan(3);
    expect(scored - missed).toBeGreaterThan(kicked - scored);
    expect(missed).toBeGreaterThan(60);
  });

  it("a penalty before the try leaves the try; one before a snap moves the ball", () => {
    const flag = (given: Partial<Play>): Play =>
      snap("CHI", ["4", 500], { type: "Penalty", yardsGained: -10, ...given });
    const scored = [touchdown("CHI", ["4", 500]), flag({ down: 1, yardsToEndZone: 0 }), extraPoint("CHI", ["4", 495])];
    const { game, allPlays } = briefGame([scoreOf(-3), ...scored, at("MIN", 490, 70)], EVEN);
    const { after } = gameChances(game, allPlays);
    expect(after[2]).toBe(after[1]);
    const drive = briefGame(
      [
        scoreOf(-3),
        at("CHI", 500, 35),
        at("CHI", 495, 30, { type: "Penalty", yardsGained: -10 }),
        at("CHI", 490, 40, { distance: 15 }),
      ],
      EVEN,
    );
    const moved = gameChances(drive.game, drive.allPlays).after;
    expect(moved[2]).toBeLessThan(moved[1] ?? 0);
  });

  it("a safety gives the ball to the team that scored it", () => {
    const safety = at("CHI", 600, 99, { ...points("MIN", 2) });
    const kick = snap("CHI", ["4", 600], { type: "Kickoff", down: 0, distance: 0 });
    const { game, allPlays } = briefGame([scoreOf(2), safety, kick, at("MIN", 590, 70)], EVEN);
    const { after } = gameChances(game, allPlays);
    expect(after[1]).toBeLessThan(50);
    expect(after[2]).toBe(after[1]);
  });

  it("a tie at the end of regulation is even, and the line's a little", () => {
    const over = snap("CHI", ["4", 0], { type: "Period", down: 0 });
    const kick = snap("MIN", ["OT", 600], { type: "Kickoff", down: 0, distance: 0 });
    const rows = [at("CHI", 3, 60), over, kick];
    expect(chanceBefore(0, rows)).toBe(50);
  });

  it("a walk-off score wins; the row after it says so for good", () => {
    const goal = at("CHI", 3, 20, { type: "FieldGoal", down: 4, ...points("CHI", 3) });
    const over = snap("CHI", ["4", 0], { type: "Period", down: 0 });
    const { game, allPlays } = briefGame([scoreOf(-2), EARLIER, goal, over], EVEN);
    const { after } = gameChances(game, allPlays);
    expect(after.slice(-2)).toEqual([99.5, 100]);
  });
});
