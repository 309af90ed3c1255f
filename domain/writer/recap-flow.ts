import type { BriefDrive, BriefScore, GameBrief, StoryLine } from "../facts/game-brief.ts";
import { counted, withArticle, yards } from "./prose-words.ts";
import { playWords, whenWords } from "./story-facts.ts";
import type { StoryKind } from "../facts/story-weights.ts";
import type { Tell } from "./tell.ts";

/**
 * How the game went from score to score, in order of time: the first, the one that led for good, how it stood at the breaks, the
 * last. Empty where the plays are not known. What `told` tells of is not told again.
 */
export function flowSentences({ scores, drives, game }: GameBrief, told: readonly StoryLine[], tell: Tell): string[] {
  const first = scores[0];
  const last = scores.at(-1);
  if (first === undefined || last === undefined || drives.length === 0) return [];
  const beforeHalf = scores.findLast(({ quarter }) => quarter === "1" || quarter === "2");
  const beforeFourth = scores.findLast(({ quarter }) => quarter !== "4" && quarter !== "OT");
  const ahead = leadForGood(scores, game);
  const isToldOf = (score: BriefScore): boolean => told.some((story) => isToldBy(score, story));
  const isLeadTold = ahead === null || ahead === first || isToldOf(ahead) || told.slice(1).some(isLeadOf);
  const lead = (...quarters: readonly string[]): string[] =>
    !isLeadTold && quarters.includes(ahead.quarter) ? [leader(ahead, tell)] : [];
  const isEndTold = last === first || (last === ahead && !isLeadTold) || isToldOf(last);
  const [half = "", ...third] = standings(beforeHalf, beforeFourth, game, tell);
  return [
    isToldOf(first) ? `${tell.nick(first.team)} scored first` : opener(first, tell),
    ...lead("1", "2"),
    half,
    ...lead("3"),
    ...third,
    ...lead("4", "OT"),
    ...(isEndTold ? [] : [closer(last, tell)]),
  ];
}

/** The score after which the winner was ahead to the end; null after a tie. */
function leadForGood(scores: readonly BriefScore[], game: GameBrief["game"]): BriefScore | null {
  const winner = leaderOf(scores.at(-1), game);
  if (winner === null) return null;
  const before = scores.findLastIndex((score) => leaderOf(score, game) !== winner);
  return scores[before + 1] ?? null;
}

/** Stories that name a score and who made it. */
const OF_A_SCORE: readonly StoryKind[] = ["walkOff", "lateLead", "returnTouchdown", "longPlay"];

function isToldBy({ quarter, clock }: BriefScore, { kind, facts }: StoryLine): boolean {
  return OF_A_SCORE.includes(kind) && facts["quarter"] === quarter && facts["clock"] === clock;
}

/** Further down in a text it says when the lead for good was taken; in front it does not. */
function isLeadOf({ facts }: StoryLine): boolean {
  return facts["leadQuarter"] !== undefined;
}

/** The score at halftime, and after three quarters where it had moved. */
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

function leaderOf(score: BriefScore | undefined, { away, home }: GameBrief["game"]): string | null {
  if (score === undefined || score.awayScore === score.homeScore) return null;
  return score.awayScore > score.homeScore ? away.code : home.code;
}

function scoreText({ awayScore, homeScore }: BriefScore): string {
  return `${Math.max(awayScore, homeScore)}-${Math.min(awayScore, homeScore)}`;
}

function moment(score: BriefScore): string {
  return whenWords(score.quarter, score.clock ?? "");
}

/** `DeVonta Smith's 46-yard touchdown catch`, `a safety`. */
function scoreWords({ how, scorer, yards: gained }: BriefScore, tell: Tell): string {
  const isPlain = how === "other" || how === "safety" || scorer === null;
  if (isPlain) return withArticle(how === "other" ? "score" : how);
  return playWords(how, tell.who(scorer), gained !== null && gained > 0 ? gained : null);
}

function opener(score: BriefScore, tell: Tell): string {
  const by = scoreWords(score, tell);
  return tell.wording.pick([
    `${tell.nick(score.team)} scored first, on ${by} ${moment(score)}`,
    `${tell.nick(score.team)} opened the scoring with ${by} ${moment(score)}`,
    `${tell.nick(score.team)} got on the board first, on ${by} ${moment(score)}`,
  ]);
}

function leader(score: BriefScore, tell: Tell): string {
  const by = scoreWords(score, tell);
  return tell.wording.pick([
    `${tell.nick(score.team)} went ahead for good on ${by} ${moment(score)}`,
    `${by} ${moment(score)} put ${tell.nick(score.team)} ahead for good`,
  ]);
}

function closer(score: BriefScore, tell: Tell): string {
  const by = scoreWords(score, tell);
  return tell.wording.pick([
    `${tell.nick(score.team)} had the last score, ${by} ${moment(score)}`,
    `${tell.nick(score.team)} scored last, on ${by} ${moment(score)}`,
    `${tell.nick(score.team)} closed the scoring with ${by} ${moment(score)}`,
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
