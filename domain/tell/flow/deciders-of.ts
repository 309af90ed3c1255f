import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { opponentOf, pointsOf } from "../parts/standing.ts";

const LATE = 300;
const ONE_SCORE = 8;
const FIELD_GOAL = 3;
const LONG_GAIN = 40;

/**
 * Ids of what decided a game late, in its last five minutes while one score was between the teams, and in overtime: the ball lost, the
 * fourth down that failed, the onside kick recovered, the field goal missed that would have tied or led; in overtime a long gain too.
 */
export function decidersOf(index: FactIndex): ReadonlySet<string> {
  const found = index
    .ofKind("turnover", "stop", "miss", "block", "play")
    .filter((fact) => isLateAndClose(fact) && isDecider(fact, index) && !isScore(fact, index));
  return new Set(found.map(({ id }) => id));
}

function isLateAndClose({ at, score }: Fact): boolean {
  if (at === null || score === null) return false;
  if (at.quarter === "OT") return true;
  const { away, home } = score.before;
  return at.quarter === "4" && at.clock !== null && at.clock <= LATE && Math.abs(away - home) <= ONE_SCORE;
}

/** What was returned for points is told as the score. */
function isScore({ at }: Fact, index: FactIndex): boolean {
  return (
    at?.playId !== null && at?.playId !== undefined && index.onPlay(at.playId).some(({ kind }) => kind === "score")
  );
}

function isDecider(fact: Fact, index: FactIndex): boolean {
  const { kind, marks, at, values } = fact;
  switch (kind) {
    case "turnover":
    case "stop":
      return true;
    case "miss":
      return marks.includes("fieldGoal") && wouldHaveHelped(fact, fact.team, index);
    case "block":
      return (
        marks.includes("fieldGoal") &&
        wouldHaveHelped(fact, fact.team === null ? null : opponentOf(fact.team, index), index)
      );
    default:
      return marks.includes("onsideKick")
        ? marks.includes("good")
        : at?.quarter === "OT" && marks.includes("longGain") && (values.yards ?? 0) >= LONG_GAIN;
  }
}

/** Whether three points would have tied the game for a team, or put it ahead. */
function wouldHaveHelped({ score }: Fact, team: string | null, index: FactIndex): boolean {
  if (score === null || team === null) return false;
  const { own, other } = pointsOf(score.before, team, index);
  return own <= other && own + FIELD_GOAL >= other;
}
