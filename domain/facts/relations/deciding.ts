import type { Fact } from "../fact.ts";
import { type GameRead, otherTeam, ownPoints } from "../game-read.ts";
import { phrase, team as teamName } from "../wording/phrase-of.ts";
import { type FactsSoFar, type Relate, relation, thing } from "./relate.ts";
import { isTurnedByTry, turnerOf } from "./turning-try.ts";

/** Two scores and a try: further ahead nothing late decides any more. */
const OUT_OF_REACH = 16;
const LATE = 300;

/**
 * The acts that decided a game that is over: the go-ahead score that stood, and the ball won (or the miss) by which the winner kept a
 * lead of one or two scores in the last five minutes or in overtime, after which the loser had no more chance to score: nobody
 * scored, and no other ball was won.
 */
export const deciding: Relate = (read, facts) => {
  const winner = facts.of("result").find(({ marks }) => marks.includes("win"))?.team ?? null;
  if (winner === null) return [];
  return [...goAhead(read, facts, winner), ...sealed(read, facts, winner)];
};

function goAhead({ game }: GameRead, facts: FactsSoFar, winner: string): Fact[] {
  const last = facts.of("score").findLast(({ score, team }) => {
    if (score === null || team !== winner) return false;
    const [before, after] = [ownPoints(score.before, winner, game), ownPoints(score.after, winner, game)];
    return before.own <= before.other && after.own > after.other;
  });
  if (last === undefined) return [];
  const isLate = last.at?.quarter === "4" || last.at?.quarter === "OT";
  return [
    relation({
      id: `deciding:${last.id}`,
      kind: "deciding",
      weight: isLate ? 95 : 50,
      team: winner,
      marks: ["forGood", last.marks.includes("late") && "late"],
      at: last.at,
      score: last.score,
      of: [last],
      ...(isLate
        ? {
            clause: phrase`${turnerOf(last)} ${isTurnedByTry(last) ? "were the winning points" : "was the winning score"}`,
            tail: phrase`the winning score`,
          }
        : {
            clause: phrase`${turnerOf(last)} put ${teamName(winner)} ahead for good`,
            tail: phrase`putting ${teamName(winner)} ahead for good`,
          }),
    }),
  ];
}

function sealed(read: GameRead, facts: FactsSoFar, winner: string): Fact[] {
  const { game } = read;
  const loser = otherTeam(game, winner);
  const won = [...facts.of("turnover"), ...facts.of("stop"), ...facts.of("block"), ...facts.of("miss")]
    .filter(({ marks }) => !marks.includes("extraPoint"))
    .filter(
      ({ at }) => at !== null && (at.quarter === "OT" || (at.quarter === "4" && at.clock !== null && at.clock <= LATE)),
    )
    .toSorted((a, b) => (a.at?.elapsed ?? 0) - (b.at?.elapsed ?? 0));
  const last = won.at(-1);
  if (last === undefined || last.score === null) return [];
  const keeps = last.kind === "miss" ? last.team === loser : last.team === winner;
  const { own, other } = ownPoints(last.score.before, winner, game);
  const scoredLater = facts.of("score").some(({ at }) => (at?.elapsed ?? 0) > (last.at?.elapsed ?? 0));
  if (!keeps || own <= other || own - other > OUT_OF_REACH || scoredLater) return [];
  return [
    relation({
      id: `deciding:${last.id}`,
      kind: "deciding",
      weight: 88,
      team: winner,
      marks: ["sealed", "late"],
      at: last.at,
      score: last.score,
      of: [last],
      clause: phrase`${thing(last)} sealed the win for ${teamName(winner)}`,
      tail: phrase`sealing the win`,
    }),
  ];
}
