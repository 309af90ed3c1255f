import type { GameRead } from "../game-read.ts";
import { phrase } from "../wording/phrase-of.ts";
import { type Relate, relation, thing } from "./relate.ts";

/**
 * A team's score that came next after one of the other's. It answered it, in words too, only where it came with the very next possession
 * of the game (the mark `nextDrive`), or on the kickoff: after a punt it is the next score and nothing more.
 */
export const answered: Relate = (read, facts) => {
  const scores = facts.of("score");
  const possessions = possessionsOf(read);
  const order = new Map(read.plays.map(({ playId }, index) => [playId, index]));
  return scores.flatMap((fact, index) => {
    const before = scores[index - 1];
    if (before === undefined || before.team === fact.team) return [];
    const [gone, now] = [before.at?.elapsed ?? null, fact.at?.elapsed ?? null];
    const [from, to] = [before, fact].map(({ at }) => order.get(at?.playId ?? "") ?? 0);
    const isAnswer = isNextPossession(possessions, from ?? 0, to ?? 0);
    return [
      relation({
        id: `answered:${fact.id}`,
        kind: "answered",
        weight: 22,
        team: fact.team,
        marks: [isAnswer && "nextDrive"],
        values: { seconds: gone === null || now === null ? null : now - gone },
        at: fact.at,
        score: fact.score,
        of: [before, fact],
        ...(isAnswer
          ? { clause: phrase`${thing(fact)} answered ${thing(before)}`, tail: phrase`answering ${thing(before)}` }
          : {
              clause: phrase`${thing(fact)} was the next score after ${thing(before)}`,
              tail: phrase`the next score after ${thing(before)}`,
            }),
      }),
    ];
  });
};

/** Where in the game each possession with a snap begins and ends. */
function possessionsOf({ drives, plays }: GameRead): { first: number; last: number }[] {
  const order = new Map(plays.map((play, index) => [play, index]));
  return drives.flatMap(({ rows, team, plays: count }) => {
    const snap = rows.find((row) => row.down > 0 && row.team === team);
    const last = rows.at(-1);
    return snap === undefined || last === undefined || count === 0
      ? []
      : [{ first: order.get(snap) ?? 0, last: order.get(last) ?? 0 }];
  });
}

function isNextPossession(drives: readonly { first: number; last: number }[], from: number, to: number): boolean {
  return drives.every(({ first, last }) => first <= from || last >= to);
}
