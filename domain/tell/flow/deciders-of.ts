import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";

const LATE = 300;
const BALL_LOST_LATE = 600;
const ONE_SCORE = 8;
const LONG_GAIN = 40;

/**
 * Ids of what decided a game late, in its last five minutes while one score was between the teams, and in overtime: the ball lost, the
 * fourth down that failed, the onside kick recovered, the field goal missed; in overtime a long gain too. In a game that ended one score
 * apart a ball lost in its last ten minutes is one as well.
 */
export function decidersOf(index: FactIndex): ReadonlySet<string> {
  const found = index
    .ofKind("turnover", "stop", "miss", "block", "play")
    .filter((fact) => isInReach(fact, index) && isDecider(fact) && !isScore(fact, index));
  return new Set(found.map(({ id }) => id));
}

/** Whether a score came in the last five minutes, or in overtime, and one score was between the teams before it or after it. */
export function isLateScore(fact: Fact): boolean {
  return fact.kind === "score" && isAfter(fact, LATE) && marginsOf(fact).some((margin) => margin <= ONE_SCORE);
}

function isInReach(fact: Fact, index: FactIndex): boolean {
  const [before = Infinity] = marginsOf(fact);
  if (fact.at?.quarter !== "OT" && before > ONE_SCORE) return false;
  if (isAfter(fact, LATE)) return true;
  const [result] = index.ofKind("result");
  return fact.kind === "turnover" && isAfter(fact, BALL_LOST_LATE) && (result?.values.margin ?? Infinity) <= ONE_SCORE;
}

function isAfter({ at }: Fact, left: number): boolean {
  return at?.quarter === "OT" || (at?.quarter === "4" && at.clock !== null && at.clock <= left);
}

/** How far apart the teams were before a fact and after it; nothing where its score is unknown. */
function marginsOf({ score }: Fact): number[] {
  return score === null ? [] : [score.before, score.after].map(({ away, home }) => Math.abs(away - home));
}

/** What was returned for points is told as the score. */
function isScore({ at }: Fact, index: FactIndex): boolean {
  return (
    at?.playId !== null && at?.playId !== undefined && index.onPlay(at.playId).some(({ kind }) => kind === "score")
  );
}

function isDecider({ kind, marks, at, values }: Fact): boolean {
  switch (kind) {
    case "turnover":
    case "stop":
      return true;
    case "miss":
    case "block":
      return marks.includes("fieldGoal");
    default:
      return marks.includes("onsideKick")
        ? marks.includes("good")
        : at?.quarter === "OT" && marks.includes("longGain") && (values.yards ?? 0) >= LONG_GAIN;
  }
}
