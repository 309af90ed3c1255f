import type { Credit, CreditStat } from "../game/credit.ts";
import type { Drive } from "../plays/find-drives.ts";
import { gainedIt, isRushOrPass } from "../plays/flow-rules.ts";
import { type GameAccount, nameOf, otherSide, playReceipts, scoreBefore, scoreFor } from "./game-account.ts";
import type { StoryLine } from "./game-brief.ts";
import type { Play } from "../game/play.ts";
import { RETURN_TOUCHDOWNS, type ScoreEvent, whenFacts } from "./score-events.ts";
import { storyWeight } from "./story-weights.ts";

/** The most turning points of one game that are told. */
const MOST_TOLD = 3;
/** Points between the sides beyond which nothing turns any more: more than two scores. */
const OUT_OF_REACH = 17;

/** Balls won that brought points at once or on the drive that they began, and touchdowns on returns. */
export function turnoverStories(account: GameAccount): StoryLine[] {
  const turns = account.drives
    .flatMap((drive, index) => turningPoint(account, drive, account.drives[index + 1]))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_TOLD);
  return [...turns, ...account.events.flatMap((event) => returnTouchdown(account, event))];
}

type Turn = "interception" | "fumble" | "downs" | "blocked kick";

/** The row on which a drive lost the ball, and how; null where it did not. */
function lossOf({ rows, team }: Drive<Play>): { play: Play; how: Turn } | null {
  const losses = rows.flatMap((play): { play: Play; how: Turn }[] => {
    const how = howLost(play, team);
    return how === null ? [] : [{ play, how }];
  });
  return losses.at(-1) ?? null;
}

function howLost(play: Play, team: string | null): Turn | null {
  if (play.team !== team) return null;
  if (play.credits.some(({ stat, team: side }) => stat === "interceptions" && side !== team)) return "interception";
  if (play.credits.some(({ stat, team: side }) => stat === "fumblesLost" && side === team)) return "fumble";
  if (play.isBlocked && play.down === 4) return "blocked kick";
  return play.down === 4 && isRushOrPass(play) && gainedIt(play) === false ? "downs" : null;
}

function turningPoint(account: GameAccount, drive: Drive<Play>, next: Drive<Play> | undefined): StoryLine[] {
  const { game, plays, events, final } = account;
  const loss = drive.team === null ? null : lossOf(drive);
  if (loss === null || drive.team === null) return [];
  const winner = otherSide(game, drive.team);
  // After the ball came back again (a fumbled return), the next drive is the same side's.
  const began = next !== undefined && next.team === winner ? next.rows : [];
  const brought = events.filter(({ play, team }) => team === winner && (play === loss.play || began.includes(play)));
  const [score] = brought;
  if (score === undefined || score.play.type === "Kickoff") return [];
  const before = scoreFor(scoreBefore(plays, loss.play), winner, game);
  const after = scoreFor(score, winner, game);
  if (Math.abs(before.own - before.other) > OUT_OF_REACH) return [];
  const isOwnScore = score.play === loss.play;
  const by = creditOf(loss.play, winner, ["interceptions", "forcedFumbles", "blockedKicks"]);
  const from = creditOf(loss.play, drive.team, ["passingInterceptions", "fumblesLost"]);
  return [
    {
      kind: "turningPoint",
      weight: storyWeight(
        "turningPoint",
        score.points * share(before, after, loss.play) * (winner === final.loser ? 0.5 : 1),
      ),
      facts: {
        team: winner,
        opponent: drive.team,
        how: loss.how,
        ...(by === null ? {} : { by: nameOf(account, by.playerId, by.playerName) }),
        ...(from === null ? {} : { from: nameOf(account, from.playerId, from.playerName) }),
        ...whenFacts(loss.play),
        points: score.points,
        what: score.what,
        teamScore: after.own,
        opponentScore: after.other,
        ...(isOwnScore || next === undefined ? {} : { plays: next.plays, yards: next.yards }),
      },
      team: winner,
      playerId: by?.playerId ?? null,
      proof: playReceipts([loss.play, score.play, score.tryPlay]),
    },
  ];
}

interface Sides {
  own: number;
  other: number;
}

/** What is won early can be lost again. */
const LATENESS = { "1": 0.5, "2": 0.75, "3": 1, "4": 1.25, OT: 1.25 } as const;

const MOST_WITHOUT_A_TURN = 0.8;

/** What a score counts for: it can turn a game, break a tie, or do neither. */
function turned(before: Sides, after: Sides): number {
  if (after.own <= after.other || before.own > before.other) return 1;
  return before.own < before.other ? 2 : 4 / 3;
}

/** A score that only adds to a lead, or takes from one, turns nothing however late it is. */
function share(before: Sides, after: Sides, play: Play): number {
  const by = turned(before, after);
  const lateness = LATENESS[play.quarterName];
  return by === 1 ? Math.min(MOST_WITHOUT_A_TURN, lateness) : by * lateness;
}

function creditOf(play: Play, team: string, stats: readonly CreditStat[]): Credit | null {
  return play.credits.find((credit) => credit.team === team && stats.includes(credit.stat)) ?? null;
}

const RETURNS = new Map<CreditStat, string>([
  ["interceptionReturnTouchdowns", "interception"],
  ["fumbleReturnTouchdowns", "fumble"],
  ["kickReturnTouchdowns", "kickoff"],
  ["puntReturnTouchdowns", "punt"],
  ["blockedKickReturnTouchdowns", "blocked kick"],
]);

function returnTouchdown(account: GameAccount, event: ScoreEvent): StoryLine[] {
  const { scorer, play, team, yards } = event;
  if (scorer === null || !RETURN_TOUCHDOWNS.includes(scorer.stat)) return [];
  // A side that falls on its own fumble in the end zone has returned nothing.
  if (scorer.stat === "fumbleReturnTouchdowns" && play.team === team) return [];
  return [
    {
      kind: "returnTouchdown",
      weight: storyWeight("returnTouchdown"),
      facts: {
        team,
        opponent: otherSide(account.game, team),
        how: RETURNS.get(scorer.stat) ?? "return",
        player: nameOf(account, scorer.playerId, scorer.playerName),
        ...(yards === null || scorer.stat === "fumbleReturnTouchdowns" ? {} : { yards }),
        ...whenFacts(play),
      },
      team,
      playerId: scorer.playerId,
      proof: playReceipts([play]),
    },
  ];
}
