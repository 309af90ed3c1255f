import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { isForGood } from "../parts/is-for-good.ts";
import { opponentOf, pointsOf } from "../parts/standing.ts";
import { starOf, starSize } from "./star-of.ts";

/** What kind of game it was, which decides what is told first. */
export type PlotKind =
  | "tie"
  /** Decided by a score in overtime or in the last five minutes. */
  | "lateScore"
  /** A touchdown in the last five minutes put the winner out of reach of one score. */
  | "clincher"
  /** One score apart at the end, and the loser's last drive was ended by a play or by the clock, or its try to tie or win failed. */
  | "lastStand"
  /** Won after being ten points down or more. */
  | "comeback"
  /** A return for a touchdown turned a close game. */
  | "returned"
  /** One player's day. */
  | "star"
  /** The ball won again and again. */
  | "takeaways"
  /** Many points in a row. */
  | "run"
  /** The quarterback was brought down again and again. */
  | "sacks"
  | "plain";

/** A finished game as its recap sees it. */
export interface Plot {
  kind: PlotKind;
  result: Fact;
  winner: string;
  loser: string;
  /** The go-ahead score that stood; null of a tie, and without plays. */
  goAhead: Fact | null;
  /** The late touchdown by which a lead of one score became one of two; null without one. */
  clincher: Fact | null;
  /** The play, the failed try, or the drive cut off by the clock, that ended the loser's last chance; null without one. */
  lastStand: Fact | null;
  /** The winner's way back, where it was a long one. */
  comeback: Fact | null;
  /** The line of the winner's player who stood out; null where nobody did. */
  star: Fact | null;
  /** The winner's longest run of points, with which it went ahead or away; null of a short one. */
  run: Fact | null;
  /** The winner's return for a touchdown that turned a close game for good; null without one. */
  returned: Fact | null;
  /** The loser's row of turnovers, where it had many; null otherwise. */
  takeaways: Fact | null;
  /** The winner's row of sacks, where it had many; null otherwise. */
  sacks: Fact | null;
}

const LATE_SECONDS = 300;
const LONG_WAY_BACK = 10;
const ONE_SCORE = 8;
const LONG_RUN = 13;
const MANY_TURNOVERS = 3;
const MANY_SACKS = 6;
const GREAT_SACKS = 8;
const GREAT_DAY = 125;

/** Reads what kind of game it was; null where it has no final score. */
export function plotOf(index: FactIndex): Plot | null {
  const [result] = index.ofKind("result");
  if (result === undefined || result.score === null || result.marks.includes("soFar")) return null;
  const winner = result.team ?? index.home.code;
  const loser = opponentOf(winner, index);
  const isTie = result.team === null;
  const [back] = index.ofKind("comeback");
  const turnovers = index.teamRow(loser, "turnovers");
  const sacks = index.teamRow(winner, "sacks");
  const [run] = index
    .ofKind("run")
    .filter(({ team, values }) => team === winner && (values.points ?? 0) >= LONG_RUN)
    .toSorted((a, b) => (b.values.points ?? 0) - (a.values.points ?? 0));
  const plot = {
    result,
    winner,
    loser,
    goAhead: isTie ? null : (index.ofKind("score").find((score) => isForGood(score, index)) ?? null),
    clincher: isTie ? null : clincherOf(index, winner),
    lastStand: isTie ? null : (lastStandOf(index, result, loser) ?? failedTryOf(index, loser)),
    comeback: isTie || back === undefined ? null : wayBackOf(index, back, winner),
    star: isTie ? null : starOf(index, winner),
    // Who shut out the other team scored all points in a row.
    run: isTie || result.marks.includes("shutout") ? null : (run ?? null),
    returned: isTie ? null : returnedOf(index, winner, result),
    takeaways: !isTie && (turnovers?.values.turnovers ?? 0) >= MANY_TURNOVERS ? turnovers : null,
    sacks: !isTie && (sacks?.values.sacks ?? 0) >= MANY_SACKS ? sacks : null,
  };
  return { ...plot, kind: isTie ? "tie" : kindOf(plot) };
}

function kindOf(plot: Omit<Plot, "kind">): PlotKind {
  const { goAhead, clincher, comeback, lastStand, returned, star, run, takeaways, sacks } = plot;
  if (goAhead !== null && isLate(goAhead)) return "lateScore";
  if (comeback !== null) return "comeback";
  if (clincher !== null) return "clincher";
  if (lastStand !== null) return "lastStand";
  if (star !== null && starSize(star) >= GREAT_DAY) return "star";
  if ((sacks?.values.sacks ?? 0) >= GREAT_SACKS) return "sacks";
  if (returned !== null) return "returned";
  if (takeaways !== null) return "takeaways";
  if (run !== null && (run.values.points ?? 0) >= 17) return "run";
  if (star !== null) return "star";
  if (sacks !== null) return "sacks";
  return run !== null ? "run" : "plain";
}

/** Whether a run of points were the first of the game. */
export function isFromKickoff({ score }: Fact): boolean {
  return score !== null && score.before.away === 0 && score.before.home === 0;
}

function isLate({ at }: Fact): boolean {
  if (at === null) return false;
  return at.quarter === "OT" || (at.quarter === "4" && at.clock !== null && at.clock <= LATE_SECONDS);
}

/**
 * A long way back that is the story of the game: the winner was far behind after halftime still, or the first lead after it was the
 * one that won, in the fourth quarter. What was made up early and lost again is none, nor what was made up early in a game that was not close.
 */
function wayBackOf(index: FactIndex, back: Fact, winner: string): Fact | null {
  if ((back.values.margin ?? 0) < LONG_WAY_BACK) return null;
  const behind = ({ score }: Fact, when: "before" | "after"): number => {
    if (score === null) return 0;
    const { own, other } = pointsOf(score[when], winner, index);
    return other - own;
  };
  const scores = index.ofKind("score");
  const isFarLater = scores
    .filter(({ at }) => at?.quarter !== "1" && at?.quarter !== "2")
    .some((score) => Math.max(behind(score, "before"), behind(score, "after")) >= LONG_WAY_BACK);
  if (isFarLater) return back;
  const from = scores.findIndex(({ id }) => id === back.of[0]);
  const ahead = scores.slice(from + 1).find((score) => behind(score, "after") < 0);
  const isInFourth = ahead?.at?.quarter === "4" || ahead?.at?.quarter === "OT";
  return ahead !== undefined && isForGood(ahead, index) && isInFourth ? back : null;
}

/** The last touchdown of the game, where it turned a lead of one score late into one of two. */
function clincherOf(index: FactIndex, winner: string): Fact | null {
  const last = index.ofKind("score").findLast(({ marks }) => marks.includes("touchdown"));
  if (last === undefined || last.team !== winner || last.score === null || !isLate(last)) return null;
  const { before, after } = last.score;
  const [was, is] = [Math.abs(before.away - before.home), Math.abs(after.away - after.home)];
  return was > 0 && was <= ONE_SCORE && is > ONE_SCORE ? last : null;
}

/**
 * A return for a touchdown from within one score, after which the other team was never ahead: one that made up a deficit, one after
 * halftime, or one without whose points the game would not have been won. Of several the last.
 */
function returnedOf(index: FactIndex, winner: string, { values: { margin = 0 } }: Fact): Fact | null {
  const scores = index.ofKind("score");
  const found = scores.findLast((score, at) => {
    if (score.team !== winner || score.score === null || !score.marks.includes("return")) return false;
    const { own, other } = pointsOf(score.score.before, winner, index);
    const after = pointsOf(score.score.after, winner, index);
    if (Math.abs(own - other) > ONE_SCORE || after.own < after.other) return false;
    const isLed = scores.slice(at + 1).some((later) => {
      const points = later.score === null ? after : pointsOf(later.score.after, winner, index);
      return points.own < points.other;
    });
    const isLater = score.at?.quarter !== "1" && score.at?.quarter !== "2";
    return !isLed && (own < other || isLater || margin <= after.own - own);
  });
  return found ?? null;
}

const LEAST_PLAYS = 3;
const LEAST_YARDS = 20;

/** What ended the loser's last drive, where that was after the last score, late, and one score would have changed something. */
function lastStandOf(index: FactIndex, result: Fact, loser: string): Fact | null {
  if ((result.values.margin ?? 0) > ONE_SCORE) return null;
  const drives = index.ofKind("drive");
  const drive = drives.findLast(({ team }) => team === loser);
  const last = index.ofKind("score").at(-1);
  if (drive === undefined || last === undefined || index.compareTime(drive, last) <= 0) return null;
  const isOurs = ({ kind, team }: Fact): boolean => (kind === "miss" ? team === loser : team !== loser);
  const play = index
    .ofKind("turnover", "stop", "miss", "block")
    .findLast((fact) => fact.marks.includes("late") && isOurs(fact) && index.compareTime(fact, drive) >= 0);
  if (play !== undefined) return play;
  const { plays = 0, driveYards = 0 } = drive.values;
  const isCutOff = drive.marks.includes("ranOut") && drive === drives.at(-1);
  return isCutOff && plays >= LEAST_PLAYS && driveYards >= LEAST_YARDS ? drive : null;
}

const TWO_POINTS = 2;

/** The loser's try in the last two minutes that would have tied the game or won it, where nobody scored afterwards. */
function failedTryOf(index: FactIndex, loser: string): Fact | null {
  const last = index.ofKind("score").at(-1);
  if (last === undefined || last.team !== loser || last.score === null || last.at === null) return null;
  const { away, home } = last.score.after;
  const behind = Math.abs(away - home);
  const found = index
    .ofKind("twoPoint", "miss", "block")
    .findLast(
      (fact) =>
        fact.marks.includes("late") &&
        (fact.kind === "twoPoint" ? fact.marks.includes("failed") : fact.marks.includes("extraPoint")) &&
        index.compareTime(fact, last) >= 0,
    );
  if (found === undefined || behind > (found.kind === "twoPoint" ? TWO_POINTS : 1)) return null;
  return found;
}
