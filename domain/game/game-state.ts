import type { Game } from "./game.ts";
import { isFinal, isLive, statusTone } from "./status.ts";

/** Points of both teams: there are none of one alone. */
export interface Score {
  away: number;
  home: number;
}

/** A game that has not begun. It has no score, no clock and no ball. */
export interface Coming {
  phase: "before";
  /** False of a game that was put off or canceled. */
  isScheduled: boolean;
}

/** Who has the ball, on which down and where. */
type Ball = Pick<Game, "possession" | "down" | "distance" | "downAndDistance" | "yardLine" | "yardLineTerritory">;

/** Nobody has it. */
export const NO_BALL: Ball = {
  possession: null,
  down: null,
  distance: null,
  downAndDistance: null,
  yardLine: null,
  yardLineTerritory: null,
};

/** What only a game under way has, under the specification's names. */
type Moment = Pick<Game, "quarter" | "timeRemaining" | "lastPlay" | "awayTimeouts" | "homeTimeouts">;

/** A game under way, halftime included. At halftime nobody has the ball, whatever the source still says of its last one. */
export interface Live extends Moment, Ball {
  phase: "live";
  /** It has begun and is not being played: suspended, or stopped by the weather. */
  isPaused: boolean;
  isHalftime: boolean;
  /** Null until the source gives one. */
  score: Score | null;
}

/** A game that has ended, in regulation or overtime. */
export interface Over {
  phase: "over";
  /** Null where the source has the end and not the score. */
  score: Score | null;
  /** Null of a tie, and without a score. */
  winner: "away" | "home" | null;
}

/** The state of a game: exactly one of the three, each with the fields that it really has. */
export type GameState = Coming | Live | Over;

export type GamePhase = GameState["phase"];

/** What the phase follows from. A source that does not say whether the game has started is judged by its status. */
type PhaseFields = { status: string; hasStarted?: boolean | null; isInProgress?: boolean | null };

/** Whether a game is still to come, is on, or is over: for records of a game that hold no more than its status. */
export function gamePhase({ status, hasStarted, isInProgress }: PhaseFields): GamePhase {
  if (isFinal({ status })) return "over";
  if (isLive({ status, isInProgress: isInProgress === true })) return "live";
  const isBefore = hasStarted === undefined || hasStarted === null ? statusTone(status) === "scheduled" : !hasStarted;
  return isBefore ? "before" : "live";
}

type Started = Pick<Game, "status" | "hasStarted" | "isInProgress">;

/**
 * Called off after it began: it has no result, and nothing more is played of it. A suspended or a delayed game is none of these, for
 * it goes on some day.
 */
export function isCalledOff({ status, hasStarted, isInProgress }: Started): boolean {
  return hasStarted && !isInProgress && /^(canceled|forfeit)$/i.test(status);
}

/** Nothing more is played of it: it has ended, or was called off. */
export function isDone(game: Started): boolean {
  return gamePhase(game) === "over" || isCalledOff(game);
}

/** It has begun, and goes on now or some day. */
export function isOn(game: Started): boolean {
  return gamePhase(game) === "live" && !isCalledOff(game);
}

/** A game's record of nullable fields as the one state that it is in. */
export function gameState(game: Game): GameState {
  const { awayScore: away, homeScore: home } = game;
  const score = away === null || home === null ? null : { away, home };
  const phase = gamePhase(game);
  switch (phase) {
    case "before":
      return { phase, isScheduled: statusTone(game.status) === "scheduled" };
    case "over":
      return { phase, score, winner: winnerOf(score) };
    case "live": {
      const isHalftime = game.quarter?.trim().toUpperCase() === "HALF" || game.status.toLowerCase() === "halftime";
      const ball: Ball = isHalftime ? NO_BALL : game;
      return {
        phase,
        isPaused: !isLive(game),
        isHalftime,
        score,
        quarter: game.quarter,
        timeRemaining: game.timeRemaining,
        possession: ball.possession,
        down: ball.down,
        distance: ball.distance,
        downAndDistance: ball.downAndDistance,
        yardLine: ball.yardLine,
        yardLineTerritory: ball.yardLineTerritory,
        lastPlay: game.lastPlay,
        awayTimeouts: game.awayTimeouts,
        homeTimeouts: game.homeTimeouts,
      };
    }
  }
}

/** The state of a game that is being played at this moment; null of one to come, one that is over, and one that is paused. */
export function inPlay(game: Game): Live | null {
  const state = gameState(game);
  return state.phase === "live" && !state.isPaused ? state : null;
}

function winnerOf(score: Score | null): Over["winner"] {
  if (score === null || score.away === score.home) return null;
  return score.away > score.home ? "away" : "home";
}
