import { kickDistance, penaltyYards, returnYards } from "../play-text.ts";
import type { Play, PlayType } from "../play.ts";
import type { SentenceContext } from "./sentence-context.ts";
import { isObject, subjectOf } from "./sentence-context.ts";
import type { NumberToken } from "./story-numbers.ts";

/** A play that a sentence tells of by its yards, and the plays of the game that it may be. */
export interface StoryEvent {
  start: number;
  end: number;
  plays: Play[];
}

const KIND =
  "pass|strike|throw|toss|completion|connection|bomb|catch|reception|grab|run|rush|scramble|sneak|dash|keeper|carry|burst|plunge|field goal|field-goal|kick|punt|return|sack|loss|penalty|interception|pick-six|try|attempt|miss";
const BETWEEN = String.raw`^[- ]yard[- ](?:(?!and\b|on\b|for\b)[\w-]+ ){0,3}?`;
const NOUN = new RegExp(`${BETWEEN}(${KIND})(?:es|s)?\\b`, "i");
const ANY_NOUN = new RegExp(`${BETWEEN}(touchdown|score|gain|play)s?\\b`, "i");
const RETURNED = /^[- ]yard[- ](?:[\w-]+ ){0,3}?return(?: touchdown| score)?\b/i;
const FROM = /^[- ]yards?(?: out| away)?(?=\s*(?:[,.;]|$|with|in|to|as|and|on))/i;

const TYPES: Readonly<Record<string, readonly PlayType[]>> = {
  pass: ["Pass"],
  strike: ["Pass"],
  throw: ["Pass"],
  toss: ["Pass"],
  completion: ["Pass"],
  connection: ["Pass"],
  bomb: ["Pass"],
  catch: ["Pass"],
  reception: ["Pass"],
  grab: ["Pass"],
  run: ["Rush"],
  rush: ["Rush"],
  scramble: ["Rush"],
  sneak: ["Rush"],
  dash: ["Rush"],
  keeper: ["Rush"],
  carry: ["Rush"],
  burst: ["Rush"],
  plunge: ["Rush"],
  "field goal": ["FieldGoal"],
  "field-goal": ["FieldGoal"],
  kick: ["FieldGoal"],
  try: ["FieldGoal"],
  attempt: ["FieldGoal"],
  miss: ["FieldGoal"],
  punt: ["Punt"],
  sack: ["Sack"],
  interception: ["Interception"],
  "pick-six": ["Interception"],
};

function yardsFit(play: Play, noun: string, yards: number): boolean {
  switch (noun) {
    case "field goal":
    case "field-goal":
    case "kick":
    case "try":
    case "attempt":
    case "miss":
    case "punt":
      return kickDistance(play) === yards;
    case "return":
    case "interception":
    case "pick-six":
      return returnYards(play) === yards;
    case "sack":
    case "loss":
      return play.yardsGained === -yards;
    case "penalty":
      return penaltyYards(play) === yards;
    case "touchdown":
    case "score":
      return play.yardsGained === yards || returnYards(play) === yards;
    default:
      return play.yardsGained === yards;
  }
}

/** Where a clause ends: what stands beyond belongs to another play. */
const BOUNDARY = /[;:]|,(?! \d)|\b(?:and then|but|while|before|then|when)\b/g;

function clauseOf(text: string, start: number, end: number): [number, number] {
  const bounds = Array.from(text.matchAll(BOUNDARY), (match) => match.index);
  return [bounds.findLast((at) => at < start) ?? 0, bounds.find((at) => at >= end) ?? text.length];
}

/** What a "24-yard touchdown pass" is in the game; null where the number is not the yards of a play. */
export function findEvent(token: NumberToken, context: SentenceContext): StoryEvent | null {
  const { text, facts } = context;
  const after = text.slice(token.end);
  const noun = NOUN.exec(after) ?? ANY_NOUN.exec(after);
  const isFrom = noun === null && /\bfrom\s+$/i.test(text.slice(0, token.start)) && FROM.test(after);
  if (noun === null && !isFrom) return null;
  if (/^[- ]yards? (?:drive|march)/.test(after)) return null;
  const isReturned = RETURNED.exec(after);
  const word = isReturned !== null ? "return" : noun === null ? "from" : (noun[1] ?? "").toLowerCase();
  const phrase = isReturned?.[0] ?? noun?.[0] ?? "";
  const [from, to] = clauseOf(text, token.start, token.end);
  const clause = text.slice(from, to);
  const wantsTouchdown = /touchdown|scor|\bTD\b/i.test(phrase);
  const isReturn = /return/i.test(phrase);
  const wantsMiss = /\b(?:miss\w*|blocked|wide|no good|short|off the)\b/i.test(clause);
  const isMade = TYPES[word]?.[0] === "FieldGoal" && !wantsMiss && !/^(?:try|attempt|miss)$/.test(word);
  const needed = neededPlayers(context, from, to, token);
  const teams = context.mentions.filter(
    (mention) =>
      mention.team !== null && mention.start >= from && mention.end <= token.start && !isObject(text, mention),
  );
  const team = needed.length > 0 ? null : (teams.at(-1)?.team ?? null);
  const plays = facts.plays.filter((play) => {
    const types = isReturn && word !== "interception" ? undefined : TYPES[word];
    if (types !== undefined && !types.includes(play.type)) return false;
    const kicks = word === "from" && play.type === "FieldGoal" && kickDistance(play) === token.value;
    if (!kicks && !yardsFit(play, isReturn ? "return" : word, token.value)) return false;
    if (wantsTouchdown && !play.isTouchdown) return false;
    if (isMade && play.isScoringPlay !== 1) return false;
    if (word === "from" && play.isScoringPlay !== 1) return false;
    if (team !== null && play.team !== team && play.opponent !== team) return false;
    return needed.every((ids) => play.credits.some(({ playerId }) => ids.includes(playerId)));
  });
  return { start: token.start, end: token.end + phrase.length, plays };
}

/** Who has to have had a hand in it: everybody named in the clause; else whom the sentence or the one before was about. */
function neededPlayers(context: SentenceContext, from: number, to: number, token: NumberToken): string[][] {
  const people = context.mentions.filter(({ playerIds }) => playerIds.length > 0);
  const inClause = people.filter(({ start, end }) => start >= from && end <= to);
  // "gave the Ravens a lead over X" speaks of somebody else only where the name is far from the play.
  if (inClause.length > 0) return inClause.map(({ playerIds }) => playerIds);
  const before = people.findLast(({ end }) => end <= token.start);
  const isPronoun = /\b(?:he|his)\b/i.test(context.text.slice(0, token.start));
  const teamBetween = context.mentions.some(
    ({ team, start }) => team !== null && start > (before?.end ?? 0) && start < token.start,
  );
  if (before !== undefined && !teamBetween) return [before.playerIds];
  return isPronoun && context.lastPlayer !== null
    ? [subjectOf(context.lastPlayer, context.facts).players.map(({ playerId }) => playerId)]
    : [];
}
