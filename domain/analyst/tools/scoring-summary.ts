import type { ToolSnapshot } from "./analyst-tool.ts";
import { formatClock } from "../../words/format.ts";
import { isTry } from "../../game/is-try.ts";
import { playWords } from "../../plays/play-words.ts";
import type { QuarterName, ShownPlay } from "../../game/play.ts";
import type { FactRow } from "../../facts/fact-row.ts";
import { clipped } from "./result-frame.ts";

/** One score, a touchdown with its try. */
export interface ScoringRow {
  quarter: QuarterName;
  clock: string;
  team: string;
  /** With the try's. */
  points: number;
  what: "touchdown" | "field goal" | "safety" | "other";
  text: string;
  /** The teams' points after it. */
  awayScore: number;
  homeScore: number;
  /** What a clause about it cites; absent where the facts are not known. */
  id?: string;
}

/** Every score of the game in order. */
export function scoringSummary({
  game,
  allPlays,
  facts = [],
}: Pick<ToolSnapshot, "game" | "allPlays" | "facts">): ScoringRow[] {
  const rows: ScoringRow[] = [];
  let awayScore = 0;
  let homeScore = 0;
  for (const play of allPlays.toSorted((a, b) => a.sequence - b.sequence)) {
    if (play.awayPoints + play.homePoints === 0) continue;
    awayScore += play.awayPoints;
    homeScore += play.homePoints;
    const touchdown = rows.at(-1);
    if (isTry(play.type) && touchdown !== undefined) {
      touchdown.points += touchdown.team === game.awayTeam ? play.awayPoints : play.homePoints;
      Object.assign(touchdown, { awayScore, homeScore });
      continue;
    }
    const points = Math.max(play.awayPoints, play.homePoints);
    rows.push({
      quarter: play.quarterName,
      clock: formatClock(play.timeRemainingMinutes, play.timeRemainingSeconds),
      team: play.awayPoints > 0 ? game.awayTeam : game.homeTeam,
      points,
      what: kindOf(play, points),
      text: clipped(playWords(play.description), 300),
      awayScore,
      homeScore,
      ...idOf(facts, play),
    });
  }
  return rows;
}

function idOf(facts: readonly FactRow[], { playId }: ShownPlay): { id?: string } {
  const fact = facts.find((row) => row.kind === "score" && row.at?.playId === playId);
  return fact === undefined ? {} : { id: fact.id };
}

function kindOf(play: ShownPlay, points: number): ScoringRow["what"] {
  if (play.isTouchdown) return "touchdown";
  if (play.type === "FieldGoal" && points === 3) return "field goal";
  return points === 2 ? "safety" : "other";
}
