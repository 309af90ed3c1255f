import { fieldGoalChance } from "./last-play.ts";
import type { OvertimeRule } from "./overtime-rules.ts";
import type { Snap } from "./snap.ts";

/** A snap of overtime. Seconds left are those of the period. */
export interface OvertimeSnap extends Pick<Snap, "secondsLeft" | "lead" | "down" | "yardsToEndZone" | "homeFavoredBy"> {
  ball: 1 | -1;
  rule: OvertimeRule;
  /** Whose drive it is: the first of the overtime, the other team's first, or one after both have had the ball. */
  drive: "first" | "second" | "later";
  /** Regular-season overtime ends in a tie when its time is up; in the postseason another period follows. */
  canTie: boolean;
}

/** Drives that begin at the 25 in overtime: how many end in a touchdown and in a field goal. */
const TOUCHDOWN = 0.18;
const FIELD_GOAL = 0.15;
/** A drive at the goal line, in addition. */
const GOAL_LINE_TOUCHDOWN = 0.55;
const START = 75;
/** Field goals of drives at the goal line that miss the touchdown, in addition. */
const FIELD_GOAL_AHEAD = 0.6;
/** The drive is not lost before its kick. */
const KICKED = 0.95;
/** Few offenses go for it on fourth down. */
const FOURTH_DOWN = 0.1;
/** What is left of a drive's prospects on each down. */
const BY_DOWN = [1, 1, 0.92, 0.78];
/** A team that must score goes for it on fourth down. */
const MUST_SCORE = 1.25;
/** Any score wins: the team with the ball wins this much more often than half, with time enough. */
const BALL_EDGE = 0.08;
const TWO_POINTS = 0.48;
const EXTRA_POINT = 0.94;
/** Seconds in which a drive of overtime commonly takes shape. */
const DRIVE_SECONDS = 90;
/** Log-odds for each point by which a team is favored: a tenth of a game is about 0.04. */
const FAVORITE = 0.04;

/**
 * The home team's chance to win from a snap of overtime, 0 to 1, half a tie counted. A rough estimate by rules: overtimes under any one
 * rule are too few to fit a model on. It knows who must still answer, the spot, the down and the time.
 */
export function overtimeChance(snap: OvertimeSnap): number {
  const offense = offenseChance(snap);
  const home = snap.ball === 1 ? offense : 1 - offense;
  if (home <= 0 || home >= 1) return home;
  return 1 / (1 + Math.exp(-(Math.log(home / (1 - home)) + FAVORITE * snap.homeFavoredBy)));
}

function offenseChance(snap: OvertimeSnap): number {
  const ahead = snap.lead * snap.ball;
  const share = snap.canTie ? 1 - Math.exp(-snap.secondsLeft / DRIVE_SECONDS) : 1;
  /** The chance of a team that gets the ball while it is tied and any score wins. */
  const withBall = 0.5 + BALL_EDGE * share;
  const { touchdown, fieldGoal } = driveChances(snap, share);
  if (ahead !== 0)
    return mayAnswer(snap, ahead) ? answerChance(-ahead, { touchdown, fieldGoal, withBall }) : won(ahead);
  const stopped = (1 - touchdown - fieldGoal) * (1 - withBall);
  if (snap.drive !== "first" || snap.rule === "sudden-death") return touchdown + fieldGoal + stopped;
  const fresh = driveChances({ down: 1, yardsToEndZone: START }, share);
  const afterFieldGoal = 1 - answerChance(3, { ...fresh, withBall });
  const afterTouchdown = snap.rule === "both-possess" ? 1 - answerChance(7, { ...fresh, withBall }) : 1;
  return touchdown * afterTouchdown + fieldGoal * afterFieldGoal + stopped;
}

/** Behind after the other team's first drive, where the rule gives a drive to answer. */
function mayAnswer({ rule, drive }: OvertimeSnap, ahead: number): boolean {
  if (drive !== "second" || ahead > 0 || rule === "sudden-death") return false;
  return rule === "both-possess" || ahead >= -3;
}

function won(ahead: number): number {
  return ahead > 0 ? 1 : 0;
}

interface Prospects {
  touchdown: number;
  fieldGoal: number;
  withBall: number;
}

/** The chance of a team that is `behind` and has one drive to answer: to win with it, or to tie and play on without the ball. */
function answerChance(behind: number, { touchdown, fieldGoal, withBall }: Prospects): number {
  const reach = Math.min(1, touchdown * MUST_SCORE);
  const tied = 1 - withBall;
  if (behind < 3) return Math.min(1, reach + fieldGoal * MUST_SCORE);
  if (behind === 3) return Math.min(1, reach + fieldGoal * MUST_SCORE * tied);
  if (behind < 6) return reach;
  if (behind === 6) return reach * (EXTRA_POINT + (1 - EXTRA_POINT) * tied);
  if (behind === 7) return reach * Math.max(TWO_POINTS, EXTRA_POINT * tied);
  return behind === 8 ? reach * TWO_POINTS * tied : 0;
}

/** How often a drive at this spot and down ends in a touchdown and in a field goal. */
function driveChances(
  { down, yardsToEndZone }: Pick<Snap, "down" | "yardsToEndZone">,
  share: number,
): { touchdown: number; fieldGoal: number } {
  const come = (START - yardsToEndZone) / START;
  const ahead = Math.max(0, come);
  const reach = TOUCHDOWN * (1 + Math.min(0, come)) + GOAL_LINE_TOUCHDOWN * ahead ** 2;
  const kick = KICKED * fieldGoalChance(yardsToEndZone);
  if (down === 4) {
    // Mostly a kick, and mostly a punt where it is out of reach.
    const touchdown = share * FOURTH_DOWN * reach;
    return { touchdown, fieldGoal: (1 - touchdown) * kick };
  }
  const left = share * (BY_DOWN[down] ?? 1);
  const touchdown = left * reach;
  const toCome = left * (FIELD_GOAL / (1 - TOUCHDOWN) + FIELD_GOAL_AHEAD * ahead);
  return { touchdown, fieldGoal: (1 - touchdown) * Math.max(kick, toCome) };
}
