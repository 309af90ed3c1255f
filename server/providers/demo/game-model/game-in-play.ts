import type { Account } from "./account.ts";
import type { Conditions } from "../world/conditions.ts";
import { otherTeam, type DemoPlayer, type DemoPosition, type DemoTeam } from "../world/demo-player.ts";
import type { Play } from "../../../../domain/game/play.ts";
import type { Random } from "../world/random.ts";
import type { Ratings } from "../world/ratings.ts";
import type { Roster } from "../world/roster.ts";

export interface TeamInPlay {
  code: string;
  /** How the commentary calls it: the place, or the whole name where two teams share a place. */
  callName: string;
  roster: Roster;
  ratings: Ratings;
}

export type Next = "kickoff" | "freeKick" | "try" | "scrimmage";

/** What can be said of a game between two snaps. */
export interface Situation {
  /** 1 to 4, then 5, 6, ... for overtime periods. */
  period: number;
  secondsLeft: number;
  /** The team that snaps, tries or kicks next. */
  offense: DemoTeam;
  /** Yards to the goal line that the offense attacks. */
  spot: number;
  down: number;
  distance: number;
  next: Next;
  drive: number;
  /** Seconds of real time since the kickoff. */
  wall: number;
}

export interface RecordedPlay {
  play: Play;
  /** Seconds of real time from the kickoff to the snap. */
  wall: number;
  after: Situation;
}

/** A game while it is simulated. Everything here changes from snap to snap; the teams and the weather do not. */
export interface GameInPlay extends Situation {
  teams: Readonly<Record<DemoTeam, TeamInPlay>>;
  conditions: Conditions;
  isPostseason: boolean;
  random: Random;
  /** A stream of its own for the choice of words, so that a new phrase changes no result. */
  words: Random;
  /** `ready` runs again at the referee's signal, which saves a few seconds. */
  clock: "running" | "ready" | "stopped";
  isWarned: boolean;
  score: Record<DemoTeam, number>;
  timeouts: Record<DemoTeam, number>;
  challenges: Record<DemoTeam, number>;
  openingReceiver: DemoTeam;
  /** Overtime only: whose first possession is over. */
  hasHadItsChance: Record<DemoTeam, boolean>;
  injured: Set<string>;
  isOver: boolean;
  rows: Omit<RecordedPlay, "after">[];
  afters: Situation[];
  account: Account;
}

/** Who can play at a position now, best first; everybody when all are hurt. */
export function available(game: GameInPlay, team: DemoTeam, position: DemoPosition): readonly DemoPlayer[] {
  const group = game.teams[team].roster[position];
  const fit = group.filter((player) => !game.injured.has(player.playerId));
  return fit.length > 0 ? fit : group;
}

/** The first who can play at a position. */
export function starter(game: GameInPlay, team: DemoTeam, position: DemoPosition): DemoPlayer {
  const [first] = available(game, team, position);
  if (first === undefined) throw new RangeError(`${game.teams[team].code} has nobody at ${position}`);
  return first;
}

/** The team without the ball. */
export function defenseOf(game: Situation): DemoTeam {
  return otherTeam(game.offense);
}

/** Points by which the offense leads; negative when it trails. */
export function margin(game: GameInPlay): number {
  return game.score[game.offense] - game.score[defenseOf(game)];
}

/** A copy of the situation alone. */
export function situationOf(game: Situation): Situation {
  const { period, secondsLeft, offense, spot, down, distance, next, drive, wall } = game;
  return { period, secondsLeft, offense, spot, down, distance, next, drive, wall };
}

/** First down for `team` with `spot` yards to go to the goal line. */
export function firstDown(game: GameInPlay, team: DemoTeam, spot: number): void {
  game.offense = team;
  game.spot = spot;
  game.down = 1;
  game.distance = Math.min(10, spot);
  game.next = "scrimmage";
}

/** The ball goes over: a new drive, and the clock waits for the snap. */
export function changePossession(game: GameInPlay, team: DemoTeam, spot: number): void {
  game.hasHadItsChance[game.offense] = true;
  game.drive += 1;
  game.clock = "stopped";
  firstDown(game, team, spot);
}

/** Puts points on the board and into the account of the period. */
export function score(game: GameInPlay, team: DemoTeam, points: number): void {
  game.score[team] += points;
  const periods = game.account.points[team];
  const index = Math.min(game.period, 5) - 1;
  periods[index] = (periods[index] ?? 0) + points;
}

/** After a touchdown of either team; the team that had the ball before has had its chance. */
export function touchdown(game: GameInPlay, team: DemoTeam): void {
  if (team !== game.offense) game.hasHadItsChance[game.offense] = true;
  score(game, team, 6);
  game.offense = team;
  game.next = "try";
  game.clock = "stopped";
  game.wall += 45;
}

/** After a field goal, a try or a safety: `kicker` gives the ball away. */
export function awaitKickoff(game: GameInPlay, kicker: DemoTeam, next: "kickoff" | "freeKick" = "kickoff"): void {
  game.hasHadItsChance[kicker] = true;
  game.offense = kicker;
  game.next = next;
  game.clock = "stopped";
  game.wall += 100;
}
