import type { BriefDrive, BriefScore, GameBrief } from "../brief/game-brief.ts";
import { counted, withArticle, yards } from "./prose-words.ts";
import { whenWords } from "./story-facts.ts";
import type { Tell } from "./tell.ts";

/** How the game went from score to score, in sentences in order of time; empty where the plays are not known. */
export function flowSentences({ scores, drives, game }: GameBrief, tell: Tell): string[] {
  const first = scores[0];
  const last = scores.at(-1);
  if (first === undefined || last === undefined || drives.length === 0) return [];
  const beforeHalf = scores.findLast(({ quarter }) => quarter === "1" || quarter === "2");
  const beforeFourth = scores.findLast(({ quarter }) => quarter !== "4" && quarter !== "OT");
  return [
    opener(first, tell),
    ...standings(beforeHalf, beforeFourth, game, tell),
    ...(last === first ? [] : [closer(last, tell)]),
  ];
}

/** The score at half-time, and after three quarters where it had moved. */
function standings(
  half: BriefScore | undefined,
  third: BriefScore | undefined,
  game: GameBrief["game"],
  tell: Tell,
): string[] {
  const isMoved = third !== undefined && third !== half;
  if (half === undefined) {
    const none = "There was no score at halftime";
    return isMoved ? [none, standingWords(third, "after three quarters", game, tell)] : [none];
  }
  const first = standingWords(half, "at halftime", game, tell);
  if (!isMoved) return [first];
  const leader = leaderOf(half, game);
  if (leader === null || leader !== leaderOf(third, game)) {
    return [first, standingWords(third, "after three quarters", game, tell)];
  }
  return [`${first} and ${scoreText(third)} after three quarters`];
}

function leaderOf({ awayScore, homeScore }: BriefScore, { away, home }: GameBrief["game"]): string | null {
  if (awayScore === homeScore) return null;
  return awayScore > homeScore ? away.code : home.code;
}

function scoreText({ awayScore, homeScore }: BriefScore): string {
  return `${Math.max(awayScore, homeScore)}-${Math.min(awayScore, homeScore)}`;
}

const WHAT: Readonly<Record<BriefScore["what"], string>> = {
  touchdown: "touchdown",
  "field goal": "field goal",
  safety: "safety",
  other: "score",
};

function moment(score: BriefScore): string {
  return whenWords(score.quarter, score.clock ?? "");
}

function opener(score: BriefScore, tell: Tell): string {
  const what = withArticle(WHAT[score.what]);
  return tell.wording.pick([
    `${tell.nick(score.team)} scored first, on ${what} ${moment(score)}`,
    `${tell.nick(score.team)} opened the scoring with ${what} ${moment(score)}`,
  ]);
}

function closer(score: BriefScore, tell: Tell): string {
  const what = withArticle(WHAT[score.what]);
  return tell.wording.pick([
    `${tell.nick(score.team)} had the last score, ${what} ${moment(score)}`,
    `${tell.nick(score.team)} scored last, on ${what} ${moment(score)}`,
  ]);
}

function standingWords(score: BriefScore, when: string, game: GameBrief["game"], tell: Tell): string {
  const leader = leaderOf(score, game);
  if (leader === null) return `It was ${scoreText(score)} ${when}`;
  return `${tell.wording.pick([tell.nick(leader), tell.place(leader)])} led ${scoreText(score)} ${when}`;
}

/** The longest way to a touchdown, where the drives tell one. */
export function driveSentence({ drives }: GameBrief, tell: Tell): string[] {
  const scored = drives.filter(({ result, yards: gained, plays }) => result === "Touchdown" && gained > 0 && plays > 1);
  const longest = scored.reduce<BriefDrive | null>(
    (most, drive) => (most === null || drive.yards > most.yards ? drive : most),
    null,
  );
  if (longest === null) return [];
  const size = `${yards(longest.yards)} in ${counted(longest.plays, "play")}`;
  return [
    tell.wording.pick([
      `${tell.nick(longest.team)} had a touchdown drive of ${size}`,
      `${tell.place(longest.team)} put together a touchdown drive of ${size}`,
    ]),
  ];
}
