import type { DemoPlayer, DemoTeam } from "../world/demo-player.ts";

/**
 * What happened on one snap. Three files read it, none of them another's result: `credits.ts` for the play's row, `account.ts`
 * for the simulator's books, `narrate.ts` for the words.
 */
export type PlayEvent =
  | RushEvent
  | PassEvent
  | SackEvent
  | InterceptionEvent
  | BadSnapEvent
  | KickoffEvent
  | PuntEvent
  | FieldGoalEvent
  | ExtraPointEvent
  | TwoPointEvent;

export type Lane = "left" | "middle" | "right";

/** A ball on the ground. */
export interface Fumble {
  fumbler: DemoPlayer;
  forcedBy: DemoPlayer | null;
  recoverer: DemoPlayer;
  /** True when the other team has it now. */
  lost: boolean;
  returnYards: number;
  touchdown: boolean;
}

/** A penalty. `yards` is what was walked off, 0 for one that was declined or offset. */
export interface Penalty {
  name: string;
  /** Who committed it. */
  team: DemoTeam;
  player: DemoPlayer;
  yards: number;
  outcome: "enforced" | "declined";
  isAutomaticFirstDown: boolean;
}

export interface RushEvent {
  kind: "rush";
  rusher: DemoPlayer;
  yards: number;
  lane: Lane;
  tacklers: DemoPlayer[];
  style: "handoff" | "scramble" | "sneak" | "kneel";
  touchdown: boolean;
  safety: boolean;
  outOfBounds: boolean;
  fumble: Fumble | null;
}

export interface PassEvent {
  kind: "pass";
  passer: DemoPlayer;
  /** Null on a spike and on a ball thrown away. */
  target: DemoPlayer | null;
  complete: boolean;
  /** The whole gain, lateral included. */
  yards: number;
  depth: "short" | "deep";
  lane: Lane;
  style: "throw" | "spike" | "hailMary" | "thrownAway";
  lateral: { to: DemoPlayer; yards: number } | null;
  /** Who broke it up. */
  defender: DemoPlayer | null;
  tacklers: DemoPlayer[];
  touchdown: boolean;
  outOfBounds: boolean;
  fumble: Fumble | null;
}

export interface SackEvent {
  kind: "sack";
  passer: DemoPlayer;
  /** Negative or 0. */
  yards: number;
  sackers: DemoPlayer[];
  safety: boolean;
  fumble: Fumble | null;
}

export interface InterceptionEvent {
  kind: "interception";
  passer: DemoPlayer;
  target: DemoPlayer;
  interceptor: DemoPlayer;
  lane: Lane;
  isHailMary: boolean;
  /** From the line of scrimmage to where it was caught. */
  airYards: number;
  returnYards: number;
  tacklers: DemoPlayer[];
  touchback: boolean;
  touchdown: boolean;
}

/** A snap that gets away from the passer. */
export interface BadSnapEvent {
  kind: "badSnap";
  passer: DemoPlayer;
  yards: number;
  fumble: Fumble;
}

export interface KickoffEvent {
  kind: "kickoff";
  kicker: DemoPlayer;
  kickYards: number;
  style: "deep" | "onside" | "free";
  outcome: "touchback" | "return" | "outOfBounds" | "onsideKept" | "onsideLost";
  returner: DemoPlayer | null;
  returnYards: number;
  tacklers: DemoPlayer[];
  touchdown: boolean;
  fumble: Fumble | null;
}

export interface PuntEvent {
  kind: "punt";
  punter: DemoPlayer;
  kickYards: number;
  outcome: "return" | "fairCatch" | "outOfBounds" | "downed" | "touchback" | "muffed" | "blocked";
  returner: DemoPlayer | null;
  returnYards: number;
  tacklers: DemoPlayer[];
  blocker: DemoPlayer | null;
  touchdown: boolean;
  fumble: Fumble | null;
}

export interface FieldGoalEvent {
  kind: "fieldGoal";
  kicker: DemoPlayer;
  /** Yards from the spot of the kick to the posts. */
  distance: number;
  result: "good" | "blocked" | "wide left" | "wide right" | "short" | "off the upright";
  blocker: DemoPlayer | null;
  returner: DemoPlayer | null;
  returnYards: number;
  touchdown: boolean;
}

export interface ExtraPointEvent {
  kind: "extraPoint";
  kicker: DemoPlayer;
  result: "good" | "blocked" | "wide left" | "wide right" | "off the upright";
  blocker: DemoPlayer | null;
}

export interface TwoPointEvent {
  kind: "twoPoint";
  passer: DemoPlayer;
  /** The receiver of a pass, the runner otherwise. */
  target: DemoPlayer;
  isPass: boolean;
  good: boolean;
  /** Took the ball the whole way for two points of the defense. */
  returner: DemoPlayer | null;
}
