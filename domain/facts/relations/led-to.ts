import type { Play } from "../../game/play.ts";
import type { Fact } from "../fact.ts";
import { type GameRead, otherTeam } from "../game-read.ts";
import { phrase } from "../wording/phrase-of.ts";
import { type Relate, relation, thing } from "./relate.ts";

/** A ball won, and the score that it brought: on the play itself, or with the possession that it began. */
export const ledTo: Relate = (read, facts) => {
  const won = [...facts.of("turnover"), ...facts.of("stop"), ...facts.of("block"), ...facts.of("miss")].filter(
    ({ marks }) => !marks.includes("extraPoint"),
  );
  const order = new Map(read.plays.map(({ playId }, index) => [playId, index]));
  const scores = new Map(facts.of("score").map((fact) => [fact.at?.playId, fact]));
  return won.flatMap((fact) => {
    const at = order.get(fact.at?.playId ?? "");
    // A miss is the fact of the team that kicked.
    const team = fact.team === null ? null : fact.kind === "miss" ? otherTeam(read.game, fact.team) : fact.team;
    if (at === undefined || team === null) return [];
    const [play] = read.plays.slice(at, at + 1);
    const own = scores.get(play?.playId);
    if (own !== undefined) return own.team === team ? [brought(fact, own, null)] : [];
    const { score, snaps } = nextPossession(read, at, team);
    const came = score === null ? undefined : scores.get(score.playId);
    return came === undefined || came.team !== team ? [] : [brought(fact, came, snaps)];
  });
};

/** The score of the possession that begins with the next snap, where that is the team's own and in the same half. */
function nextPossession({ plays }: GameRead, from: number, team: string): { score: Play | null; snaps: number } {
  const start = plays[from];
  let snaps = 0;
  for (const play of plays.slice(from + 1)) {
    if (halfOf(play) !== halfOf(start)) break;
    const isSnap =
      play.down > 0 &&
      play.team !== null &&
      play.type !== "Timeout" &&
      play.type !== "Period" &&
      play.type !== "TwoMinuteWarning";
    if (play.type === "Kickoff" || (isSnap && play.team !== team)) break;
    if (play.awayPoints + play.homePoints > 0) return { score: play, snaps: snaps + 1 };
    if (isSnap) snaps += 1;
  }
  return { score: null, snaps };
}

function halfOf(play: Play | undefined): number {
  if (play === undefined || play.quarterName === "OT") return 3;
  return play.quarterName <= "2" ? 1 : 2;
}

function brought(won: Fact, score: Fact, snaps: number | null): Fact {
  const [gone, now] = [won.at?.elapsed ?? null, score.at?.elapsed ?? null];
  const what = score.marks.includes("touchdown")
    ? "a touchdown"
    : score.marks.includes("safety")
      ? "a safety"
      : "points";
  return relation({
    id: `ledTo:${won.id}`,
    kind: "ledTo",
    weight: 58,
    team: score.team,
    marks: [snaps === null ? "onThePlay" : "nextDrive"],
    values: { points: score.values.points, plays: snaps, seconds: gone === null || now === null ? null : now - gone },
    at: score.at,
    score: score.score,
    of: [won, score],
    clause: snaps === null ? phrase`${thing(won)} became ${what}` : phrase`${thing(won)} led to ${thing(score)}`,
    tail: snaps === null ? null : phrase`after ${thing(won)}`,
  });
}
