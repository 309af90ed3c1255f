import { phrase } from "../wording/phrase-of.ts";
import { type Relate, relation, thing } from "./relate.ts";

/** A team's score that came next after one of the other's. */
export const answered: Relate = (_read, facts) => {
  const scores = facts.of("score");
  return scores.flatMap((fact, index) => {
    const before = scores[index - 1];
    if (before === undefined || before.team === fact.team) return [];
    const [gone, now] = [before.at?.elapsed ?? null, fact.at?.elapsed ?? null];
    return [
      relation({
        id: `answered:${fact.id}`,
        kind: "answered",
        weight: 22,
        team: fact.team,
        values: { seconds: gone === null || now === null ? null : now - gone },
        at: fact.at,
        score: fact.score,
        of: [before, fact],
        clause: phrase`${thing(fact)} answered ${thing(before)}`,
        tail: phrase`answering ${thing(before)}`,
      }),
    ];
  });
};
