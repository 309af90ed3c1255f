import type { Credit, CreditStat } from "../game/credit.ts";
import type { Game } from "../game/game.ts";
import { isTry } from "../game/is-try.ts";
import { kickDistance, returnYards } from "../plays/play-text.ts";
import { toldScores } from "../plays/told-scores.ts";
import type { Play } from "../game/play.ts";

/** One score: the scoring play with its try, and the score after both. */
export interface ScoreEvent {
  play: Play;
  tryPlay: Play | null;
  team: string;
  /** The team's own points, its try's included. */
  points: number;
  awayScore: number;
  homeScore: number;
  what: ScoreKind;
  /** Who carried, caught, returned or kicked it in; null where nobody is credited. */
  scorer: Credit | null;
  /** Of a touchdown from scrimmage, a return or a field goal; null where it is unknown. */
  yards: number | null;
}

export type ScoreKind =
  | "touchdown run"
  | "touchdown catch"
  | "return touchdown"
  | "touchdown"
  | "field goal"
  | "safety"
  | "other";

/** Touchdowns that are neither run nor caught from scrimmage. */
export const RETURN_TOUCHDOWNS: readonly CreditStat[] = [
  "interceptionReturnTouchdowns",
  "fumbleReturnTouchdowns",
  "kickReturnTouchdowns",
  "puntReturnTouchdowns",
  "blockedKickReturnTouchdowns",
];

const SCORING_STATS: readonly CreditStat[] = [
  "rushingTouchdowns",
  "receivingTouchdowns",
  ...RETURN_TOUCHDOWNS,
  "kickRecoveryTouchdowns",
  "fieldGoalsMade",
];

/** The scores of the plays, which stand in game order. Points of a try count with the touchdown before it. */
export function scoreEvents(plays: readonly Play[], teams: Pick<Game, "awayTeam" | "homeTeam">): ScoreEvent[] {
  const events: ScoreEvent[] = [];
  const scores = toldScores(plays);
  plays.forEach((play, index) => {
    const touchdown = events.at(-1);
    if (isTry(play.type) && touchdown !== undefined) {
      touchdown.tryPlay = play;
      touchdown.points += touchdown.team === teams.awayTeam ? play.awayPoints : play.homePoints;
    } else if (play.awayPoints + play.homePoints !== 0) {
      const team = play.awayPoints > 0 ? teams.awayTeam : teams.homeTeam;
      const points = play.awayPoints > 0 ? play.awayPoints : play.homePoints;
      const { away: awayScore, home: homeScore } = scores[index] ?? { away: 0, home: 0 };
      const scorer = play.credits.find((credit) => credit.team === team && SCORING_STATS.includes(credit.stat)) ?? null;
      const what = scoreKind(play, points, scorer);
      events.push({
        play,
        tryPlay: null,
        team,
        points,
        awayScore,
        homeScore,
        what,
        scorer,
        yards: scoreYards(play, what, scorer),
      });
    }
  });
  return events;
}

function scoreKind(play: Play, points: number, scorer: Credit | null): ScoreKind {
  if (play.type === "FieldGoal" && points === 3) return "field goal";
  if (points === 2) return "safety";
  if (!play.isTouchdown) return "other";
  if (scorer?.stat === "rushingTouchdowns") return "touchdown run";
  if (scorer?.stat === "receivingTouchdowns") return "touchdown catch";
  return scorer === null || isFallenOn(play, scorer) ? "touchdown" : "return touchdown";
}

/** A touchdown by falling on the ball in the end zone, which is no return. */
export function isFallenOn(play: Play, { playerId, stat }: Credit): boolean {
  if (stat === "kickRecoveryTouchdowns") return true;
  const isCarried = play.credits.some(
    (credit) => credit.playerId === playerId && credit.stat === "fumbleReturnYards" && credit.amount > 0,
  );
  return stat === "fumbleReturnTouchdowns" && !isCarried && (returnYards(play) ?? 0) <= 0;
}

function scoreYards(play: Play, what: ScoreKind, scorer: Credit | null): number | null {
  if (what === "field goal") return kickDistance(play);
  if (what === "touchdown run" || what === "touchdown catch") return scrimmageYards(play, scorer);
  return what === "return touchdown" ? returnYards(play) : null;
}

/** The ball went on from one runner or receiver to another: then the yards of the play are nobody's alone. */
export function hasLateral({ credits }: Play): boolean {
  return credits.filter(({ stat }) => stat === "rushingYards" || stat === "receivingYards").length > 1;
}

/** After a lateral only a part of the play's yards are the scorer's. */
function scrimmageYards(play: Play, scorer: Credit | null): number | null {
  const credits = play.credits.filter(({ stat }) => stat === "rushingYards" || stat === "receivingYards");
  if (credits.length === 1) return play.yardsGained;
  const own = credits.find(({ playerId }) => playerId === scorer?.playerId)?.amount ?? 0;
  return own > 0 ? own : null;
}
