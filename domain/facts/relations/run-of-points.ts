import type { Fact } from "../fact.ts";
import { phrase, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { type Relate, relation } from "./relate.ts";

const LEAST_POINTS = 10;

/** Ten and more points of one team without any of the other's between. Its id is its first score's, so that it can grow. */
export const runOfPoints: Relate = (_read, facts) => {
  const runs: Fact[][] = [];
  for (const fact of facts.of("score")) {
    const current = runs.at(-1);
    if (current !== undefined && current[0]?.team === fact.team) current.push(fact);
    else runs.push([fact]);
  }
  return runs.flatMap((scores) => {
    const [first] = scores;
    const last = scores.at(-1);
    const points = scores.reduce((sum, { values }) => sum + (values.points ?? 0), 0);
    if (
      first === undefined ||
      last === undefined ||
      first.score === null ||
      last.score === null ||
      first.team === null ||
      scores.length < 2 ||
      points < LEAST_POINTS
    ) {
      return [];
    }
    return [
      relation({
        id: `run:${first.id}`,
        kind: "run",
        weight: 46 + Math.min(14, points - LEAST_POINTS),
        team: first.team,
        values: { points, count: scores.length },
        at: first.at,
        until: last.at,
        score: { before: first.score.before, after: last.score.after },
        of: scores,
        clause: phrase`${teamName(first.team)} scored ${points} straight points`,
        noun: phrase`${teamsOwn(first.team)} ${points} straight points`,
      }),
    ];
  });
};
