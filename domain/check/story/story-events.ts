import { kickDistance, penaltyYards, returnYards } from "../../plays/play-text.ts";
import type { Play, PlayType } from "../../game/play.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { isInAside, isObject, subjectOf } from "../sentence-context.ts";
import { isListed } from "./story-distances.ts";
import { isFlagged, isTheirs, overruled, OVERRULED } from "./story-overruled.ts";
import type { NumberToken } from "../../words/story-numbers.ts";

/** A play that a sentence tells of by its yards, and the plays of the game that it may be. */
export interface StoryEvent {
  start: number;
  end: number;
  plays: Play[];
  /** One of a list of distances, which says nothing of when the rest of the sentence was. */
  isListed?: boolean;
}

const KIND =
  "pass|strike|throw|laser|dart|lob|heave|toss|completion|connection|bomb|catch|reception|grab|run|rush|end-around|sweep|draw|blast|scramble|sneak|dash|keeper|carry|burst|plunge|field goal|field-goal|kick|punt|return|sack|loss|penalty|interception|pick-six|try|attempt|miss";
const BETWEEN = String.raw`^[- ]yard[- ](?:(?!and\b|on\b|for\b)[\w-]+ ){0,3}?`;
const NOUN = new RegExp(`${BETWEEN}(${KIND})(?:es|s)?\\b`, "i");
const ANY_NOUN = new RegExp(`${BETWEEN}(touchdown|TD|score|gain|play|dagger|shot|hookup|catch-and-run)s?\\b`, "i");
/** Its first word is the name of a play too: "a 30-yard pass interference penalty". */
const FLAG = /^[- ]yard[- ](?:[a-z-]+ ){0,3}(penalty|flag)\b/i;

/** A number of yards as a noun of its own: "a 53-yarder". */
const YARDER = /^-yarders?\b/i;
/** Words that tell of one play by its yards: "went 65 yards untouched", "returned it 22 yards for a touchdown". */
const ONE_RUN =
  /\b(?:sprinting|racing|scrambling|rumbling|dashing|bolting|darting|bursting|streaking|going|sprinted|raced|rumbled|scrambled|dashed|galloped|bolted|scampered|streaked|weaved|darted|burst|(?:ran|took|taking|running|raced|brought|returned|returning) (?:it|the ball|him|one|the (?:first|second|third|other|last)(?: one)?|[\w' ]{0,30}?(?:interception|fumble|kick|kickoff|punt|pass|throw|toss|screen|pick|handoff|carry|snap|pitch|option)(?: (?:of|by) (?:[A-Z][\w.'-]+ ?){1,3}(?<! ))?)(?: back)?|returned|went|go(?:es|ing)?) (?:for )?$/i;
const CLEAR_RUN =
  /(?:\b(?:it|back|ball|interception|fumble|kick|kickoff|punt|pass|throw|toss|screen|pick|handoff|carry|snap|pitch|option|returned|(?:interception|fumble|pass|throw|pick) (?:of|by) (?:[A-Z][\w.'-]+ ?){1,3}(?<! ))|sprinting|racing|scrambling|rumbling|dashing|bolting|darting|bursting|streaking|sprinted|raced|rumbled|scrambled|dashed|galloped|bolted|scampered|streaked|weaved|darted|burst) (?:for )?$/i;
const RUN_END =
  /^ yards? (?:untouched|to the (?:house|end zone)|(?:for|on) (?:a|the|his|another|an)\b|to paydirt|the other way|with)/i;
const RETURNED = /^[- ]yard[- ](?:[\w-]+ ){0,3}?return(?: touchdown| score)?\b/i;
const FROM =
  /^[- ]yards?(?: out| away)?(?=\s*(?:[,.;]|$|with|in|to|as|and|on|midway|early|late|after|before|for|but|when|just))/i;

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
  laser: ["Pass"],
  dart: ["Pass"],
  lob: ["Pass"],
  heave: ["Pass"],
  "end-around": ["Rush"],
  sweep: ["Rush"],
  draw: ["Rush"],
  blast: ["Rush"],
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
    case "flag":
      return penaltyYards(play) === yards;
    case "touchdown":
    case "td":
    case "score":
    case "one":
    case "yarder":
      return play.yardsGained === yards || returnYards(play) === yards;
    default:
      return play.yardsGained === yards;
  }
}

/** Where a clause ends: what stands beyond belongs to another play. */
const BOUNDARY = /[;:]|,(?! \d)|\b(?:and then|but|while|before|then|when)\b/g;

/** And where it may end, if nothing of the wider clause happened. */
const NARROW =
  /[;:]|,(?! \d)|\b(?:and|but|while|before|then|when|after|followed|led to|leading to|set up|setting up)\b/g;

function clauseOf(text: string, start: number, end: number, boundary: RegExp): [number, number] {
  const bounds = Array.from(text.matchAll(boundary), (match) => match.index);
  return [bounds.findLast((at) => at < start) ?? 0, bounds.find((at) => at >= end) ?? text.length];
}

/** What a "24-yard touchdown pass" is in the game; null where the number is not the yards of a play. */
export function findEvent(token: NumberToken, context: SentenceContext): StoryEvent | null {
  const { text } = context;
  const after = text.slice(token.end);
  const noun = FLAG.exec(after) ?? NOUN.exec(after) ?? ANY_NOUN.exec(after);
  const before = text.slice(0, token.start);
  const isFrom = noun === null && /\bfrom\s+$/i.test(before) && FROM.test(after);
  const isRun =
    noun === null &&
    /^ yards?\b/.test(after) &&
    ONE_RUN.test(before) &&
    (RUN_END.test(after) || CLEAR_RUN.test(before));
  const isYarder = YARDER.test(after);
  const listed = noun === null && !isYarder && !isFrom && isListed(text, token);
  if (noun === null && !isFrom && !isRun && !isYarder && !listed) return null;
  if (/^[- ]yards? (?:drive|march)/.test(after)) return null;
  const isReturned = RETURNED.exec(after);
  const special = isYarder ? "yarder" : isRun ? "one" : "from";
  const word = isReturned !== null ? "return" : noun === null ? special : (noun[1] ?? "").toLowerCase();
  const phrase = isReturned?.[0] ?? noun?.[0] ?? (isRun ? (RUN_END.exec(after)?.[0] ?? "") : "");
  const told = { word, phrase, token, context };
  const end = token.end + phrase.length;
  const wide = playsLike(told, clauseOf(text, token.start, token.end, BOUNDARY));
  if (wide.length > 0) return { start: token.start, end, plays: wide, isListed: listed };
  const narrow = playsLike(told, clauseOf(text, token.start, token.end, NARROW));
  // "from 12" may be a place on the field as well.
  return listed && narrow.length === 0 ? null : { start: token.start, end, plays: narrow, isListed: listed };
}

interface ToldPlay {
  word: string;
  phrase: string;
  token: NumberToken;
  context: SentenceContext;
}

/** The plays that a phrase fits, with everybody its clause names. */
function playsLike({ word, phrase, token, context }: ToldPlay, [from, to]: readonly [number, number]): Play[] {
  const { text, facts } = context;
  const clause = text.slice(from, to);
  const before = text.slice(0, token.start);
  const wantsTouchdown =
    /touchdown|scor|\bTD\b/i.test(phrase) ||
    (TYPES[word]?.[0] !== "FieldGoal" && /\bscor(?:ed|es|ing) on an? $/i.test(before)) ||
    (word === "yarder" && /\b(?:touchdown|score|TD), an? $/.test(before));
  const wantsPoints =
    /\b(?:capp|finish|culminat|punctuat)\w+\b[^.;]*\bwith an? $/.test(before) ||
    /^[^.;,]*\bthat (?:gave [^.;,]*\blead|made it \d|tied\b)/.test(text.slice(token.end));
  const isMissed = /\bmiss(?:ed|es|ing)? (?:on )?an? (?:\w+ )?$/.test(before);
  const isRushed =
    word === "from" && /\b(?:scrambl\w+|r[au]n|dove|dived|plunged|sneaked|bulled|rushed)\b[^.;,]*\bfrom $/.test(before);
  const isReturn = /return/i.test(phrase);
  const wantsMiss = /\b(?:miss\w*|blocked|wide|no good|short|off the|pushed|clanged)\b/i.test(clause);
  const isMade = TYPES[word]?.[0] === "FieldGoal" && !wantsMiss && !/^(?:try|attempt|miss)$/.test(word);
  if (OVERRULED.test(clause)) return overruled(token.value, clause, facts.plays);
  const needed = neededPlayers(context, from, to, token);
  const teams = context.mentions.filter(
    (mention) =>
      mention.team !== null && mention.start >= from && mention.end <= token.start && !isObject(text, mention),
  );
  const team = needed.length > 0 ? null : (teams.at(-1)?.team ?? null);
  return facts.plays.filter((play) => {
    const types = isReturn && word !== "interception" ? undefined : TYPES[word];
    if (types !== undefined && !types.includes(play.type)) return false;
    const isKick = play.type === "FieldGoal" && kickDistance(play) === token.value;
    const kicks = isKick && (word === "from" || (word === "yarder" && (play.isScoringPlay === 1) !== wantsMiss));
    if (word === "yarder" && !kicks && !play.isTouchdown && (wantsMiss || !isTheirs(play, needed))) return false;
    if (!kicks && !yardsFit(play, isReturn ? "return" : word, token.value)) return false;
    if (wantsTouchdown && !play.isTouchdown) return false;
    if (wantsPoints && play.isScoringPlay !== 1) return false;
    if ((isMissed && play.isScoringPlay === 1) || (isRushed && play.type !== "Rush")) return false;
    if (isMade && play.isScoringPlay !== 1) return false;
    if (word === "from" && play.isScoringPlay !== 1) return false;
    if (team !== null && play.team !== team && play.opponent !== team) return false;
    const flagged = word === "penalty" || word === "flag" ? play.description : null;
    return needed.every(
      (ids) =>
        play.credits.some(({ playerId }) => ids.includes(playerId)) ||
        (flagged !== null && ids.some((id) => isFlagged(facts.players.get(id)?.playerName ?? "", flagged))),
    );
  });
}

/** Who has to have had a hand in it: everybody named in the clause; else who the sentence or the one before was about. */
function neededPlayers(context: SentenceContext, from: number, to: number, token: NumberToken): string[][] {
  const people = context.mentions.filter(({ playerIds }) => playerIds.length > 0);
  const isAside = isInAside(context.text.slice(0, token.start));
  const inClause = people.filter((one) => one.start >= from && one.end <= to && !isAside(one));
  // "gave the Ravens a lead over X" speaks of somebody else only where the name is far from the play.
  if (inClause.length > 0) return inClause.map(({ playerIds }) => playerIds);
  const before = people.findLast((one) => one.end <= token.start && !isAside(one));
  const isPronoun = /\b(?:he|his)\b/i.test(context.text.slice(0, token.start));
  const teamBetween = context.mentions.some(
    ({ team, start }) => team !== null && start > (before?.end ?? 0) && start < token.start,
  );
  if (before !== undefined && !teamBetween) return [before.playerIds];
  return isPronoun && context.lastPlayer !== null
    ? [subjectOf(context.lastPlayer, context.facts).players.map(({ playerId }) => playerId)]
    : [];
}
