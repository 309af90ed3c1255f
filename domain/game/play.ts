import type { Credit } from "./credit.ts";

/** Every provider's play types, normalized. A value that no mapping knows is `Other`. */
export const PLAY_TYPES = [
  "Rush",
  "Pass",
  "Sack",
  "Interception",
  "Kickoff",
  "Punt",
  "FieldGoal",
  "ExtraPoint",
  "TwoPointConversion",
  "Fumble",
  "Penalty",
  "Timeout",
  "TwoMinuteWarning",
  "Period",
  "Other",
] as const;

export type PlayType = (typeof PLAY_TYPES)[number];

/** `OT` holds every overtime period, in the order of `sequence`. */
export const QUARTER_NAMES = ["1", "2", "3", "4", "OT"] as const;

export type QuarterName = (typeof QUARTER_NAMES)[number];

/**
 * One row of the play-by-play. The first block is the specification's; the second is what the fold of plays and the
 * FLOW rules need and what providers know beyond it.
 */
export interface Play {
  /** Unique inside a game, and stable when a play is corrected. */
  playId: string;
  quarterName: QuarterName;
  /** 1..n in game order; providers may insert rows later, so it is not an identity. */
  sequence: number;
  /** Game clock at the snap; null when the source gives none. */
  timeRemainingMinutes: number | null;
  timeRemainingSeconds: number | null;
  /** The offense; on kickoffs, punts and tries the team that kicks or tries. Null on rows that belong to nobody. */
  team: string | null;
  opponent: string | null;
  /** 1 to 4 on scrimmage downs; 0 on kicks, tries, timeouts and markers, whatever a provider writes there. */
  down: number;
  /** Yards to a first down (or to the goal line); 0 where `down` is 0. */
  distance: number;
  /** 1 when the play gained a first down. */
  isFirstDown: 0 | 1;
  isTouchdown: boolean;
  /** 1 to 50, with the side of the field; 0 where there is none. At midfield the territory is null. */
  yardLine: number;
  yardLineTerritory: string | null;
  /** Yards from the snap to the goal line that `team` attacks. */
  yardsToEndZone: number | null;
  type: PlayType;
  description: string;
  /**
   * The play's own yards from the line of scrimmage, negative for a loss; 0 on kicks. A penalty on a play that stands is not in it. On a Penalty row:
   * what the enforced penalties came to, signed, seen from `team`.
   */
  yardsGained: number;
  isScoringPlay: 0 | 1;

  /** Points put on the board by this row alone: a touchdown is 6, its try is the try's own row. */
  awayPoints: number;
  homePoints: number;
  /** Who did what, in the source's own figures. */
  credits: Credit[];
  /** The source's drive number, shared by the rows of one possession; null when it has none. */
  drive: number | null;
  /** Yards of the return on a kick, punt, interception or fumble; null when there was none or it is unknown. */
  returnYards: number | null;
  /** Yards that a kick or punt traveled; null when it is none or unknown. */
  kickDistance: number | null;
  /** Yards of an enforced penalty, 0 or more, no matter who committed it; null without one (declined and offsetting are none). */
  penaltyYards: number | null;
  /** A punt, field goal or try that was blocked, by the source's own data. */
  isBlocked: boolean;
  /** The team charged with a timeout. */
  timeoutTeam: string | null;
  /** Wall-clock time of the snap, ISO with zone. */
  happenedAt: string | null;
}

/** A play as pages show it and the FLOW rules read it: without what only the fold needs. */
export type ShownPlay = Omit<Play, "credits" | "happenedAt">;
