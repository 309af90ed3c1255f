import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameChances } from "../../../domain/chance/game-chances.ts";
import { gameAsOf } from "../../../domain/fold/game-as-of.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { Play } from "../../../domain/game/play.ts";
import { isMarker } from "../../../domain/game/is-marker.ts";
import { isTry } from "../../../domain/game/is-try.ts";
import { TEAMS } from "../../../domain/game/team.ts";
import { playPoints } from "../../../domain/fold/play-points.ts";
import { isTakeaway } from "../../../domain/shape/is-takeaway.ts";
import { keyMoments } from "../../../domain/shape/key-moment.ts";
import { type KeyPlay, keyPlays } from "../../../domain/shape/key-plays.ts";
import { briefGame, by, extraPoint, points, seven, snap, touchdown } from "../../fixtures/game-rows.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { toldScoreFaults } from "../../fixtures/told-score-faults.ts";

type Played = Pick<GameSnapshot, "game" | "allPlays">;

function keyOf({ game, allPlays }: Played): KeyPlay[] {
  return keyPlays(game, allPlays, gameChances(game, allPlays));
}

/** Rows that change nothing, so that a few plays may be 15 % of a game. */
const QUIET = Array.from({ length: 60 }, (_, at) => snap("CHI", ["2", 800 - at], { description: "" }));

/** The key play of the row at `index` among these rows, before which nothing happens. */
function keyAt(rows: readonly Play[], index: number): KeyPlay | undefined {
  const game = briefGame([...rows, ...QUIET.map((row) => ({ ...row, quarterName: "4" as const }))], { pointSpread: 0 });
  const { playId } = game.allPlays[index] ?? {};
  return keyOf(game).find((key) => key.playId === playId);
}

const GAMES = Array.from({ length: 12 }, (_, index) =>
  simulatedGame({
    week: (index % 4) + 1,
    awayTeam: TEAMS[index]?.code ?? "",
    homeTeam: TEAMS[index + 9]?.code ?? "",
    pointSpread: index - 5,
  }),
);
const games = fc.constantFrom(...GAMES);

describe("keyPlays", () => {
  it("is at most 15 % of the rows, in game order, each once, with a reason that is no sentence", () => {
    for (const played of GAMES) {
      const keys = keyOf(played);
      expect(keys.length).toBeLessThanOrEqual(played.allPlays.length * 0.15);
      const order = keys.map(({ playId }) => played.allPlays.findIndex((play) => play.playId === playId));
      expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
      for (const { reason } of keys) {
        expect(reason).toMatch(/^[\dA-Z].*[^.]$/);
        expect(reason).not.toMatch(/undefined|null|NaN/);
      }
    }
  });

  it("has the touchdowns of a game, and the largest swing", () => {
    for (const played of GAMES) {
      const ids = new Set(keyOf(played).map(({ playId }) => playId));
      const { before, after } = gameChances(played.game, played.allPlays);
      const swings = played.allPlays.map((_, at) => Math.abs((after[at] ?? 0) - (after[at - 1] ?? before)));
      const left = played.allPlays.filter(({ isTouchdown, isScoringPlay }) => isTouchdown && isScoringPlay === 1);
      expect(left.filter(({ playId }) => !ids.has(playId))).toEqual([]);
      const largest = swings.indexOf(Math.max(...swings.slice(0, -1)));
      expect(ids.has(played.allPlays[largest]?.playId ?? "")).toBe(true);
    }
  });

  it("says of a play the same as of that play as it does later, where it is key in both and its try is done", () => {
    fc.assert(
      fc.property(games, fc.double({ min: 0.2, max: 0.95, noNaN: true }), (played, share) => {
        const count = Math.floor(share * played.allPlays.length);
        // Somebody may be helped off the field between a touchdown and its try.
        const next = played.allPlays.findIndex((play, at) => at >= count && !isMarker(play));
        const isTryDue = isTry(played.allPlays[next]?.type ?? "Other");
        const then = keyOf(gameAsOf(played, isTryDue ? next + 1 : count));
        const whole = new Map(keyOf(played).map((key) => [key.playId, key]));
        for (const key of then) expect(whole.get(key.playId) ?? key).toEqual(key);
      }),
      { numRuns: 60 },
    );
  });

  it("tells no score otherwise than its row, the index, its title and its picture", () => {
    for (const played of GAMES) expect(toldScoreFaults(snapshotOf(played))).toEqual([]);
  });

  it("counts the try of a touchdown in what it did to the lead, once it is done", () => {
    const first = seven("MIN", ["1", 800]);
    const [second, kick] = [touchdown("CHI", ["1", 700]), extraPoint("CHI", ["1", 700])];
    expect(keyAt([...first, second], 2)?.reason).toBe("Cut the lead to 1");
    expect(keyAt([...first, second, kick], 2)?.reason).toBe("Tied the game");
    const two = { ...kick, type: "TwoPointConversion" as const };
    expect(keyAt([...first, second, { ...two, ...points("CHI", 2) }], 2)?.reason).toBe(
      "Took the lead with the two-point try",
    );
    const goal = snap("MIN", ["1", 750], { type: "FieldGoal", down: 4, isScoringPlay: 1, ...points("MIN", 1) });
    const tied = [...first, goal, second, { ...two, ...points("CHI", 2) }];
    expect(keyAt(tied, 3)?.reason).toBe("Tied the game with the two-point try");
    // A touchdown that took the lead itself.
    expect(keyAt([second, { ...two, ...points("CHI", 2) }], 0)?.reason).toBe("Took the lead");
    // The other team carries it back.
    expect(keyAt([...first, second, { ...two, homePoints: 0, ...points("MIN", 2) }], 2)?.reason).toBe(
      "Cut the lead to 3",
    );
  });

  it("tells what a score did to the lead", () => {
    const field = (side: "MIN" | "CHI", seconds: number): Play =>
      snap(side, ["1", seconds], { type: "FieldGoal", down: 4, isScoringPlay: 1, ...points(side, 3) });
    const rows = [
      field("MIN", 800),
      ...seven("CHI", ["1", 700]),
      field("MIN", 600),
      field("CHI", 500),
      field("MIN", 400),
    ];
    const reasons = [0, 1, 3, 4, 5].map((index) => keyAt(rows, index)?.reason);
    expect(reasons).toEqual([
      "Took the lead",
      "Took the lead",
      "Cut the lead to 1",
      "Extended the lead to 4",
      "Cut the lead to 1",
    ]);
    expect(keyAt([field("MIN", 800), field("CHI", 700)], 1)?.reason).toBe("Tied the game");
  });

  it("names a pick-six, a safety and a missed kick", () => {
    const six = snap("MIN", ["3", 600], {
      type: "Interception",
      isTouchdown: true,
      isScoringPlay: 1,
      ...points("CHI", 6),
      credits: by("CHI", "corner", { interceptionReturnTouchdowns: 1 }),
    });
    expect(keyAt([six, extraPoint("CHI", ["3", 590])], 0)?.reason).toBe("Pick-six, took the lead");
    const muff = { ...six, type: "Punt" as const, credits: by("CHI", "gunner", { fumbleReturnTouchdowns: 1 }) };
    const description = "MUFFS catch, RECOVERED by CHI-12-A.Doe at MIN -8. TOUCHDOWN.";
    expect(keyAt([{ ...muff, description }, extraPoint("CHI", ["3", 590])], 0)?.reason).toBe(
      "Muffed punt touchdown, took the lead",
    );
    expect(keyAt([{ ...muff, type: "Rush" }, extraPoint("CHI", ["3", 590])], 0)?.reason).toBe(
      "Fumble recovery touchdown, took the lead",
    );
    const safety = snap("MIN", ["3", 600], { isScoringPlay: 1, ...points("CHI", 2) });
    expect(keyAt([safety], 0)?.reason).toBe("Safety, took the lead");
    const missed = snap("CHI", ["4", 100], { type: "FieldGoal", down: 4, yardsToEndZone: 20 });
    const next = snap("MIN", ["4", 95], { yardLine: 28, yardLineTerritory: "MIN", yardsToEndZone: 72 });
    expect(
      keyAt([snap("CHI", ["4", 110], { yardLine: 20, yardLineTerritory: "MIN", yardsToEndZone: 20 }), missed, next], 1)
        ?.reason,
    ).toBe("Missed field goal");
  });

  it("tells of a takeaway where it was, of a late down and of a long gain", () => {
    const lost = snap("MIN", ["4", 300], {
      yardLine: 40,
      yardLineTerritory: "CHI",
      yardsToEndZone: 40,
      credits: by("MIN", "runner", { fumblesLost: 1 }),
    });
    const chicago = snap("CHI", ["4", 290], { yardLine: 41, yardLineTerritory: "CHI", yardsToEndZone: 59 });
    expect(keyAt([lost, chicago], 0)?.reason).toBe("Takeaway at the CHI 41");

    const third = snap("CHI", ["4", 250], {
      down: 3,
      distance: 9,
      yardsGained: 12,
      isFirstDown: 1,
      yardsToEndZone: 59,
    });
    const fresh = snap("CHI", ["4", 240], { yardLine: 47, yardLineTerritory: "MIN", yardsToEndZone: 47 });
    expect(keyAt([lost, third, fresh], 1)?.reason).toBe("Kept the drive alive on 3rd & 9");

    const long = snap("CHI", ["4", 240], { yardsGained: 34, isFirstDown: 1, yardsToEndZone: 47 });
    const inside = snap("CHI", ["4", 230], { yardLine: 13, yardLineTerritory: "MIN", yardsToEndZone: 13 });
    expect(keyAt([fresh, long, inside], 1)?.reason).toBe("34 yards to the red zone");
  });

  it("says of a kickoff who has the ball, and leaves out one on which nothing happened", () => {
    const kick = (given: Partial<Play> = {}, when: readonly ["1" | "4" | "OT", number] = ["4", 60]): Play =>
      snap("MIN", when, { type: "Kickoff", down: 0, distance: 0, description: "kicks 65 yards, touchback", ...given });
    const chicago = snap("CHI", ["4", 55], { yardLine: 30, yardLineTerritory: "CHI", yardsToEndZone: 70 });
    const minnesota = snap("MIN", ["4", 55], { yardLine: 25, yardLineTerritory: "CHI", yardsToEndZone: 25 });
    const behind = [...seven("MIN", ["1", 800]), ...seven("CHI", ["1", 700]), ...seven("CHI", ["1", 600])];
    const onside = kick({ description: "kicks onside 12 yards, recovered by CHI" });
    expect(keyAt([...behind, onside, chicago], behind.length)?.reason).toBe("Onside kick failed");
    const lost = kick({ credits: by("CHI", "returner", { kickReturns: 1, returnFumblesLost: 1 }) });
    expect(keyAt([...behind, lost, minnesota], behind.length)?.reason).toBe("Takeaway at the CHI 25");
    const first = kick({}, ["1", 900]);
    expect(keyAt([first, { ...chicago, quarterName: "1" }], 0)).toBeUndefined();
  });

  it("leaves out what swung less than two points where one team has all but won, unless it is worth many fantasy points", () => {
    let [few, close] = [0, 0];
    const lopsided = [1, 2, 3, 4].map((week) =>
      simulatedGame({ week, awayTeam: "CLE", homeTeam: "BAL", pointSpread: -20 }),
    );
    for (const { game, allPlays } of [...GAMES, ...lopsided]) {
      const chances = gameChances(game, allPlays);
      const keys = new Set(keyPlays(game, allPlays, chances).map(({ playId }) => playId));
      for (const moment of keyMoments(game, allPlays, chances)) {
        const { play, swing, chance } = moment;
        if (!keys.has(play.playId) || Math.abs(swing) >= 2 || play.isScoringPlay === 1) continue;
        const before = chance - swing;
        const isOneSided = Math.min(before, chance) >= 85 || Math.max(before, chance) <= 15;
        if (!isOneSided) close += 1;
        else if (!isTakeaway(moment) && Math.abs(playPoints(play)[0]?.points ?? 0) < 4) few += 1;
      }
    }
    expect(few).toBe(0);
    expect(close).toBeGreaterThan(0);
  });

  it("never has a team stopped that gained by the play", () => {
    const run = snap("CHI", ["4", 52], { down: 3, distance: 6, yardsGained: 4, yardsToEndZone: 41 });
    const fourth = snap("CHI", ["4", 7], { down: 4, distance: 2, yardsToEndZone: 37 });
    const ahead = [...seven("CHI", ["1", 800]), run, fourth];
    expect(keyAt(ahead, 2)?.reason).toBe("Ran down the clock");
  });
});
