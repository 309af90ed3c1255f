import { REGULATION_SECONDS } from "../game/game-clock.ts";
import type { Snap } from "./snap.ts";

/** A snap in the units of the model: every value but the shares changes its sign when home and away are swapped. */
interface Measures {
  /** Points of the lead, in tens. */
  lead: number;
  /** 1, 0 or -1: whose lead it is. */
  leader: number;
  /** Points of the line, in tens. */
  line: number;
  ball: number;
  timeouts: number;
  secondHalfBall: number;
  /** How far the offense has come: 0 at its own goal line, 1 at the other. */
  field: number;
  down: number;
  /** Yards to a first down, in tens, at most 20 yards. */
  distance: number;
  /** Share of regulation that is left. */
  time: number;
  /** What a point weighs as the clock runs down: 1 at kickoff, about 7 and 15 at the end. */
  weight: number;
  sharpWeight: number;
  /** Shares of the last minutes: near 1 at the end of the game, near 0 long before. */
  late: number;
  latter: number;
  /** The same for the end of the first half; 0 in the second. */
  halfEnd: number;
  /** The offense is tied, or trails by at most a field goal: 1 or 0. */
  isTied: number;
  needsFieldGoal: number;
}

/**
 * The terms of the model by name. Every one is odd: swap the teams and it changes its sign, so that the model prefers neither
 * side and needs no constant. How they were chosen is in docs/decisions/029-win-probability.md.
 */
export const SNAP_TERMS = {
  lead: (m) => m.lead,
  leadWeight: (m) => m.lead * m.weight,
  leadSharpWeight: (m) => m.lead * m.sharpWeight,
  leadRootWeight: (m) => rootOf(m) * m.weight,
  leadRootSharpWeight: (m) => rootOf(m) * m.sharpWeight,
  leadLate: (m) => m.lead * m.late,
  line: (m) => m.line,
  lineTime: (m) => m.line * m.time,
  lineWeight: (m) => m.line * m.weight,
  ball: (m) => m.ball,
  ballWeight: (m) => m.ball * m.weight,
  ballLate: (m) => m.ball * m.late,
  ballHalfEnd: (m) => m.ball * m.halfEnd,
  field: (m) => m.ball * m.field,
  fieldWeight: (m) => m.ball * m.field * m.weight,
  fieldSharpWeight: (m) => m.ball * m.field * m.sharpWeight,
  fieldSquareWeight: (m) => m.ball * m.field ** 2 * m.weight,
  fieldHalfEnd: (m) => m.ball * m.field * m.halfEnd,
  down: (m) => m.ball * (m.down - 2),
  downWeight: (m) => m.ball * (m.down - 2) * m.weight,
  fourthDownWeight: (m) => (m.down === 4 ? m.ball * m.weight : 0),
  distance: (m) => m.ball * m.distance,
  distanceWeight: (m) => m.ball * m.distance * m.weight,
  timeouts: (m) => m.timeouts,
  timeoutsWeight: (m) => m.timeouts * m.weight,
  timeoutsLate: (m) => m.timeouts * m.late,
  secondHalfBallWeight: (m) => m.secondHalfBall * m.weight,
  leaderLate: (m) => m.leader * m.late,
  leaderLatter: (m) => m.leader * m.latter,
  fieldLateNeedsFieldGoal: (m) => m.ball * m.field * m.late * m.needsFieldGoal,
  fieldLateTied: (m) => m.ball * m.field * m.late * m.isTied,
} satisfies Record<string, (measures: Measures) => number>;

export type SnapTerm = keyof typeof SNAP_TERMS;

/** The measures of a snap. */
export function measure(snap: Snap): Measures {
  const { secondsLeft, lead, ball, distance } = snap;
  const time = secondsLeft / REGULATION_SECONDS;
  const ahead = lead * ball;
  const halfLeft = secondsLeft - REGULATION_SECONDS / 2;
  return {
    lead: lead / 10,
    leader: Math.sign(lead),
    line: snap.homeFavoredBy / 10,
    ball,
    timeouts: snap.homeTimeouts - snap.awayTimeouts,
    secondHalfBall: snap.secondHalfBall,
    field: (100 - snap.yardsToEndZone) / 100,
    down: snap.down,
    distance: Math.min(distance, 20) / 10,
    time,
    weight: 1 / Math.sqrt(time + 0.02),
    sharpWeight: 1 / Math.sqrt(time + 0.004),
    late: Math.exp(-secondsLeft / 240),
    latter: Math.exp(-secondsLeft / 900),
    halfEnd: halfLeft > 0 ? Math.exp(-halfLeft / 60) : 0,
    isTied: lead === 0 ? 1 : 0,
    needsFieldGoal: ahead < 0 && ahead >= -3 ? 1 : 0,
  };
}

function rootOf({ lead, leader }: Measures): number {
  return leader * Math.sqrt(Math.abs(lead));
}
