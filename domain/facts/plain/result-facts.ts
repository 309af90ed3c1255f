import type { Fact, Moment, Points } from "../fact.ts";
import { type GameRead, otherTeam, ownPoints } from "../game-read.ts";
import { gameReceipts, makeFact } from "../make-fact.ts";
import { phrase, team, teamsOwn } from "../wording/phrase-of.ts";

const ROUT = 17;
const ONE_SCORE = 8;

/** The score at the end, or so far; nothing before kickoff. */
export function resultFacts(read: GameRead): Fact[] {
  const { game, phase } = read;
  if (phase === "before" || game.awayScore === null || game.homeScore === null) return [];
  const score: Points = { away: game.awayScore, home: game.homeScore };
  const isOver = phase === "over";
  const margin = Math.abs(score.away - score.home);
  const leader = margin === 0 ? null : score.away > score.home ? game.awayTeam : game.homeTeam;
  const most = Math.max(score.away, score.home);
  const least = Math.min(score.away, score.home);
  return [
    makeFact({
      id: "result",
      kind: "result",
      weight: 100,
      team: leader,
      marks: [
        !isOver && "soFar",
        leader === null ? "tie" : isOver ? "win" : "lead",
        game.isOvertime && "overtime",
        isOver && margin >= ROUT && "rout",
        isOver && margin > 0 && margin <= ONE_SCORE && "oneScore",
        isOver && least === 0 && most > 0 && "shutout",
      ],
      values: { points: most, margin, totalPoints: score.away + score.home },
      at: endOf(read),
      score: { before: score, after: score },
      receipts: [...gameReceipts("awayScore", "homeScore"), ...(game.isOvertime ? gameReceipts("isOvertime") : [])],
      ...resultWording(read, leader, score),
    }),
  ];
}

function resultWording(
  { game, phase }: GameRead,
  leader: string | null,
  score: Points,
): Pick<Parameters<typeof makeFact>[0], "clause" | "noun"> {
  const extra = game.isOvertime && phase === "over" ? " in overtime" : "";
  if (leader === null) {
    const tied = `${score.away}-${score.home}`;
    const both = phrase`${team(game.awayTeam)} and ${team(game.homeTeam)}`;
    return phase === "over"
      ? { clause: phrase`${both} tied ${tied}${extra}`, noun: phrase`the ${tied} tie` }
      : { clause: phrase`${both} are tied ${tied}`, noun: null };
  }
  const other = otherTeam(game, leader);
  const { own, other: theirs } = ownPoints(score, leader, game);
  return phase === "over"
    ? {
        clause: phrase`${team(leader)} beat ${team(other)} ${own}-${theirs}${extra}`,
        noun: phrase`${teamsOwn(leader)} ${own}-${theirs}${extra === "" ? "" : " overtime"} win over ${team(other)}`,
      }
    : {
        clause: phrase`${team(leader)} lead ${team(other)} ${own}-${theirs}`,
        noun: phrase`${teamsOwn(leader)} ${own}-${theirs} lead`,
      };
}

/** The end of a game that is over, the last play of one that is not; null without a play. */
export function endOf({ game, phase, plays, moments }: GameRead): Moment | null {
  const last = plays.at(-1);
  const moment = last === undefined ? undefined : moments.get(last);
  if (moment === undefined) return null;
  return phase === "over" ? { ...moment, quarter: game.isOvertime ? "OT" : "4", clock: 0 } : moment;
}
