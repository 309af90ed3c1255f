import { type Credit, CREDIT_STATS, type CreditStat } from "../../../domain/game/credit.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { Play, QuarterName } from "../../../domain/game/play.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { bareGame } from "../../fixtures/bare-game.ts";
import { neutralPlay } from "../../fixtures/play.ts";
import { finishedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

export type Side = "MIN" | "CHI";

/** When a row was: its quarter and the seconds left in it. */
export type When = readonly [QuarterName, number];

/** A credit of somebody called after his team and job: `CHI kicker`. */
export function by(side: Side, job: string, stats: Partial<Record<CreditStat, number>>): Credit[] {
  const person = { playerId: `${side}-${job}`, playerName: `${side} ${job}`, team: side };
  return CREDIT_STATS.flatMap((stat) => {
    const amount = stats[stat];
    return amount === undefined ? [] : [{ ...person, stat, amount }];
  });
}

/** A rush for no gain unless the test sets more. */
export function snap(side: Side, [quarterName, seconds]: When, given: Partial<Play> = {}): Play {
  return neutralPlay({
    quarterName,
    timeRemainingMinutes: Math.floor(seconds / 60),
    timeRemainingSeconds: seconds % 60,
    team: side,
    opponent: otherSide(side),
    yardsGained: 0,
    description: "up the middle for no gain",
    ...given,
  });
}

/** A touchdown run from the 3. */
export function touchdown(side: Side, when: When, given: Partial<Play> = {}): Play {
  return snap(side, when, {
    ...points(side, 6),
    isTouchdown: true,
    isScoringPlay: 1,
    isFirstDown: 1,
    distance: 3,
    yardsGained: 3,
    yardsToEndZone: 3,
    credits: by(side, "runner", { rushingAttempts: 1, rushingYards: 3, rushingTouchdowns: 1 }),
    ...given,
  });
}

export function extraPoint(side: Side, when: When, isGood = true): Play {
  return snap(side, when, {
    type: "ExtraPoint",
    down: 0,
    distance: 0,
    ...(isGood ? points(side, 1) : {}),
    credits: by(side, "kicker", { extraPointAttempts: 1, ...(isGood ? { extraPointsMade: 1 } : {}) }),
  });
}

/** A touchdown and its extra point. */
export function seven(side: Side, when: When, given: Partial<Play> = {}): Play[] {
  return [touchdown(side, when, given), extraPoint(side, when)];
}

export function fieldGoal(side: Side, when: When, isGood = true, given: Partial<Play> = {}): Play {
  return snap(side, when, {
    type: "FieldGoal",
    down: 4,
    kickDistance: 44,
    yardsToEndZone: 26,
    ...(isGood ? { ...points(side, 3), isScoringPlay: 1 } : {}),
    credits: by(side, "kicker", { fieldGoalAttempts: 1, ...(isGood ? { fieldGoalsMade: 1 } : {}) }),
    ...given,
  });
}

/** An interception that brings no points by itself. */
export function interception(side: Side, when: When, given: Partial<Play> = {}): Play {
  return snap(side, when, {
    type: "Interception",
    description: "pass deep left INTERCEPTED",
    credits: [
      ...by(side, "passer", { passingAttempts: 1, passingInterceptions: 1 }),
      ...by(otherSide(side), "safety", { interceptions: 1 }),
    ],
    ...given,
  });
}

export function points(side: Side, amount: number): Partial<Play> {
  return side === "MIN" ? { awayPoints: amount } : { homePoints: amount };
}

function otherSide(side: Side): Side {
  return side === "MIN" ? "CHI" : "MIN";
}

/** Minnesota at Chicago, over, with these rows in order; its score and lines are what they add up to. */
export function briefGame(
  rows: readonly Play[],
  given: Partial<Game> = {},
  lists: { playerProjections?: PlayerLine[]; playerGameStats?: PlayerLine[] } = {},
): GameSnapshot {
  const allPlays = rows.map((play, index) => ({ ...play, playId: `p${index + 1}`, sequence: index + 1 }));
  const bare = bareGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", ...given });
  return snapshotOf({ ...finishedGame({ ...bare, allPlays }), ...lists });
}
