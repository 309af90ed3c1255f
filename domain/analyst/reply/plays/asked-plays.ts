import { isFakeKick } from "./is-fake-kick.ts";
import { isKneelDown } from "../../../plays/is-kneel-down.ts";
import type { Play, PlayType } from "../../../game/play.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import { CALLED_BACK } from "./called-back.ts";
import type { GameSheet } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { isFlagged, isNamesakeFlagged, nameInText } from "../sheet/is-flagged.ts";
import { isWithin } from "../sheet/is-within.ts";
import { QUARTERS } from "../question/when-asked.ts";

/** Plays that no fact is about, as a question singles them out. */
interface AskedPlays {
  /** `false start`, `play that was called back` */
  one: string;
  many: string;
  /** In game order. */
  plays: readonly Play[];
  /** So much said of them that words beside it, which nothing is known of, do not matter. */
  isSingled: boolean;
  /** A kind of play is named, which can be counted; without one only a down or a spot is. */
  isKind: boolean;
}

interface PlayKind {
  words: RegExp;
  one: string;
  many?: string;
  fits: (play: Play) => boolean;
}

const text =
  (pattern: RegExp) =>
  ({ description }: Play): boolean =>
    pattern.test(description);

/** Of an offense, or of a defense. */
const EARLY = "false start or offside penalty";

/** What a fan calls a penalty, and the league's name of it. */
const PENALTIES: readonly (readonly [words: RegExp, name: RegExp, one: string])[] = [
  [/\b(?:dpi|defensive pass interference)\b/, /Defensive Pass Interference/i, "defensive pass interference penalty"],
  [/\b(?:opi|offensive pass interference)\b/, /Offensive Pass Interference/i, "offensive pass interference penalty"],
  [/\b(?:pi|pass interference)\b/, /Pass Interference/i, "pass interference penalty"],
  [/\bfalse starts?\b/, /False Start/i, "false start"],
  [/\bdefensive holding\b/, /Defensive Holding/i, "defensive holding penalty"],
  [/\bholding\b|\bholds\b/, /Holding/i, "holding penalty"],
  // Of the offense it is a false start.
  [
    /\b(?:jump|mov|flinch|twitch|budg)\w* (?:too )?early\b|\bflinch\w*/,
    /False Start|Offside|Encroachment|Neutral Zone/i,
    EARLY,
  ],
  [
    /\b(?:off ?sides?|encroachment|jump(?:ed|ing|s)? (?:over|off ?sides?)|neutral zone)\b/,
    /Offside|Encroachment|Neutral Zone/i,
    "offside or encroachment penalty",
  ],
  [
    /\b(?:r[au]n|runs|running|hit|hits|hitting|rough(?:ed|ing)?|crash\w*|bump\w*|took out|taking out) (?:into )?(?:the |their |our |his )?(?:punter|kicker)\b/,
    /(?:Roughing|Running Into) the Kicker/i,
    "roughing or running into the kicker penalty",
  ],
  [/\brough(?:ing|ed)\b/, /Roughing/i, "roughing penalty"],
  [/\bface ?masks?\b/, /Face ?Mask/i, "face mask penalty"],
  [
    /\b(?:unnecessary roughness|late hits?|hit (?:him|\w+) late|personal fouls?)\b/,
    /Unnecessary Roughness|Roughing|Face ?Mask|Horse Collar/i,
    "personal foul",
  ],
  [
    /\b(?:unsportsmanlike|taunt(?:ing|ed)?)\b/,
    /Unsportsmanlike|Taunting/i,
    "penalty for unsportsmanlike conduct or taunting",
  ],
  [/\bdelay of games?\b/, /Delay of Game/i, "delay of game penalty"],
  [/\b(?:intentional )?grounding\b/, /Grounding/i, "intentional grounding penalty"],
  [
    /\billegal (?:contact|formation|shift|motion|block|use|touch|substitution|man)\w*\b/,
    /Illegal/i,
    "illegal play penalty",
  ],
  [/\bleverage\b/, /Leverage/i, "leverage penalty"],
  [/\b(?:12|twelve|too many) men\b/, /12 Men|Too Many Men/i, "penalty for too many men"],
  [/\b(?:ejected|ejection|tossed|thrown out|kicked out|disqualified)\b/, /Disqualif|Ejected/i, "disqualification"],
];

/** With less on the clock there is time for one play. */
const LAST_SECONDS = 10;

/** A deep pass as a quarter's time ran out. */
export function isLastHeave({ type, description, timeRemainingMinutes, timeRemainingSeconds }: Play): boolean {
  return (
    type === "Pass" &&
    timeRemainingMinutes === 0 &&
    (timeRemainingSeconds ?? LAST_SECONDS) < LAST_SECONDS &&
    /\bdeep\b/.test(description)
  );
}

const PLAY_KINDS: readonly PlayKind[] = [
  {
    words:
      /\b(?:real|actual|meaningful|true|competitive) (?:play|snap)\b|\b(?:play|snap)\b.*\b(?:not|wasnt|isnt|besides|before|except|other than) (?:a |the |any )?(?:kneel\w*|knees?)\b/,
    one: "snap",
    fits: ({ type, down, description }) =>
      down > 0 && type !== "Penalty" && type !== "Timeout" && !/\b(?:kneels|spiked)\b/.test(description),
  },
  {
    words: /\b(?:overturn\w*|revers(?:ed?|al))\b/,
    one: "call that was reversed",
    many: "calls that were reversed",
    fits: text(/REVERSED/),
  },
  {
    words: CALLED_BACK,
    one: "play that did not stand",
    many: "plays that did not stand",
    fits: text(/NULLIFIED|REVERSED|No Play/),
  },
  {
    words: /\b(?:replay|review\w*)\b|^challeng\w+$/,
    one: "review",
    fits: text(/\bchalleng(?:ed|ing)\b|Replay Official|\breviewed\b/),
  },
  {
    words:
      /\bmuff\w*\b|\btouch(?:ed|es|ing)? (?:the|that) (?:punt|kick)\b|\b(?:punt|kick) (?:hit|touched|bounced off|grazed) (?:him|his)\b/,
    one: "muffed kick",
    fits: text(/\bMUFFS?\b/),
  },
  {
    words: /\bfake\w* (?:a |the )?(?:field goals?|fgs?)\b/,
    one: "fake field goal",
    fits: (play) => isFakeKick(play) && /Field Goal formation\)/i.test(play.description),
  },
  { words: /\bfake\w*\b/, one: "fake kick", fits: isFakeKick },
  {
    words: /\blateral\w*\b|\bhook and ladder\b/,
    one: "play with a lateral",
    many: "plays with a lateral",
    fits: text(/\blateral\w*\b/i),
  },
  { words: /\b(?:took a knee|kneel\w*|knelt|victory formation|knees?)\b/, one: "kneel-down", fits: isKneelDown },
  {
    words: /\bhail mar(?:y|ys|ies)\b|\bthe (?:final |last )?(?:heave|prayer)\b/,
    one: "deep pass as time ran out",
    many: "deep passes as time ran out",
    fits: isLastHeave,
  },
  { words: /\bspik(?:e|ed|es|ing)\b/, one: "spike", fits: text(/\bspiked\b/) },
  { words: /\b(?:bad|botched|aborted|fumbled) snap\b/, one: "bad snap", fits: text(/Aborted|\bsnap\b.*FUMBLES/i) },
  { words: /\btouchbacks?\b/, one: "touchback", fits: text(/\bTouchback\b/i) },
  {
    words: /\bfair ?catch (?:free ?)?(?:kicks?|kicked|field goals?|fgs?)\b|\bfree kick field goals?\b/,
    one: "fair catch kick",
    fits: text(/\bFair[- ]Catch Kick\b/i),
  },
  { words: /\bfair (?:catch|caught)\w*\b/, one: "fair catch", many: "fair catches", fits: text(/\bfair catch\b/i) },
  { words: /\b(?:kick ?offs?|kickoffs?)\b/, one: "kickoff", fits: ({ type }) => type === "Kickoff" },
  {
    words: /\b(?:snaps?|plays? from scrimmage)\b(?! count| share| percent)/,
    one: "snap",
    fits: ({ type, down }) => down > 0 && type !== "Penalty" && type !== "Timeout",
  },
];

/** Whether a text names a penalty by its own name: `somebody hit him late`. */
export function namesPenalty(text: string): boolean {
  return PENALTIES.some(([words]) => words.test(text));
}

/** Whether a word names a penalty, or plays as the play-by-play calls them: `kneeldowns`. */
export function isPlayWord(word: string): boolean {
  return PENALTIES.some(([words]) => words.test(word)) || PLAY_KINDS.some(({ words }) => words.test(word));
}

/** What was taken back, beside touchdowns. */
const LOST: readonly (readonly [concept: string, says: RegExp])[] = [
  ["fumble", /FUMBLES/],
  ["interception", /INTERCEPTED/],
  ["sack", /\bsacked\b/],
  ["fieldGoal", /\bfield goal is\b/],
];

const AFTER_FLAG =
  /\b(?:after|following|thanks to|because of) (?:the|that|a|an|his|their|some) (?:\w+ ){0,3}?(?:call|penalty|flag|foul)\b/;
/** Who is named was to have the ball, or drew the flag. */
const AGAINST =
  /\b(?:drew|draws?|drawn|against|covering|guarding|(?:ball|pass|throw|shot|bomb|target) (?:intended )?(?:to|for))\b/;

/** Clocks are remembered to the second or so. */
const CLOCK_SLACK = 5;
/** Whole minutes are rounder. */
const ABOUT = 40;

const DOWN_AND_DISTANCE =
  /\b(1st|first|2nd|second|3rd|third|4th|fourth) (?:and|n|nd|down and) (goal|inches|long|short|\d+|[a-z]+)\b/;
const SPOT =
  /\b(?:at|from|on|inside) (?:the |their |its )?(own )?(?:[a-z]{2,} )?(\d{1,2})(?! (?:to|yards?|yds?|points?|minutes?|seconds?|left)\b)(?: (?:yard|yd) line)?\b/;

/**
 * The plays that a question singles out by their penalty, by what the play-by-play calls them, or by down, distance and spot; narrowed to the part of the
 * game, the players and the team that it names. Null where it does none of these.
 */
export function askedPlays(question: Question, sheet: GameSheet): AskedPlays | null {
  const snap = snapOf(question.text);
  // `2nd & 23 after the grounding call`: the flag was on the play before.
  const isAfterFlag = snap !== null && AFTER_FLAG.test(question.text);
  const penalty = isAfterFlag ? undefined : PENALTIES.find(([words]) => words.test(question.text));
  const drive = question.concepts.has("penalty") && question.concepts.has("drive") ? driveOf(question, sheet) : null;
  const isFlag =
    penalty !== undefined ||
    drive !== null ||
    (!isAfterFlag && question.concepts.has("penalty") && question.players.length > 0);
  // A first and a last name that nobody here has: the flags of others are not his.
  if (isFlag && question.unknown.some((word) => word.includes(" "))) return null;
  const kind = isFlag ? undefined : PLAY_KINDS.find(({ words }) => words.test(question.text));
  if (!isFlag && kind === undefined && snap === null) return null;
  const isPickedOnly = kind?.one === "snap" || kind?.one === "kickoff";
  if (isPickedOnly && (pickOf(question) === null || /\btime\b|\bwhen\b|^touchdown/.test(question.text))) return null;
  const all = (drive ?? sheet.read.plays).filter(
    (play) =>
      (question.period === null || isWithin(question.period, play)) &&
      (kind === undefined || (kind.fits(play) && (kind.one !== "muffed kick" || isOfType(play, question)))) &&
      (snap === null || (snap(play) && isOfType(play, question))),
  );
  const name = penalty?.[1] ?? /./;
  const own = isFlag
    ? all.filter((play) => isFlagged(play, name, drive === null ? question : { ...question, teams: [] }, sheet))
    : all;
  // A name may be another's, whom no statistics have.
  const flagged = own.length > 0 || !isFlag ? own : all.filter((play) => isNamesakeFlagged(play, name, question));
  // Who is named may have drawn the flag.
  const ofPenalty =
    (penalty === undefined && !AGAINST.test(question.text)) || flagged.length > 0 || question.players.length === 0
      ? flagged
      : withMost(
          all.filter((play) => isFlagged(play, name, { ...question, players: [], teams: [] }, sheet)),
          question.players,
        );
  const ofPlayers = isFlag ? ofPenalty : withMost(ofPenalty, question.players);
  const ofTeam = isFlag ? ofPlayers : ofTheTeam(ofPlayers, question.teams);
  const isTouchdown =
    question.concepts.has("touchdown") || /\bscored?\b|\bg[eo]t in\b|\bbr(?:oke|eak) the plane\b/.test(question.text);
  const isTaken = CALLED_BACK.test(question.text);
  const lost = isTaken && !isTouchdown ? LOST.find(([concept]) => question.concepts.has(concept)) : undefined;
  const ofLost = lost === undefined ? [] : ofTeam.filter(text(lost[1]));
  const scoring = isTaken && isTouchdown ? ofTeam.filter(hadTouchdown) : ofLost;
  // Of nobody who is named only touchdowns are meant.
  const isOfScores =
    (scoring.length > 0 && ofLost.length === 0) ||
    (isTaken && question.concepts.has("touchdown") && question.players.length === 0);
  const plays = drive === null ? picked(isOfScores || ofLost.length > 0 ? scoring : ofTeam, question) : ofTeam;
  const isStart = penalty?.[2] === EARLY && plays.every(text(/False Start/i)) && plays.length > 0;
  const one =
    (isStart ? "false start" : penalty?.[2]) ??
    (isFlag ? "penalty" : isOfScores ? "touchdown that did not stand" : (kind?.one ?? "play"));
  const onDrive = drive === null ? "" : " on that drive";
  return {
    one: `${one}${onDrive}`,
    many: `${(isFlag ? undefined : isOfScores ? "touchdowns that did not stand" : kind?.many) ?? (one.endsWith("y") ? `${one.slice(0, -1)}ies` : `${one}s`)}${onDrive}`,
    plays,
    isSingled: snap !== null || isFlag || CALLED_BACK.test(question.text),
    isKind: isFlag || kind !== undefined,
  };
}

/** Whether a touchdown is what was taken back: a review can give one as well. */
function hadTouchdown({ description }: Play): boolean {
  return (
    /TOUCHDOWN/.test(description) &&
    (/NULLIFIED|No Play/.test(description) || !/TOUCHDOWN/.test(finalAccount(description)))
  );
}

/** The plays of a team's first or last drive, which gain by the flags of both teams. */
function driveOf({ concepts, teams: [team, other] }: Question, { read }: GameSheet): readonly Play[] | null {
  const drives = read.drives.filter((drive) => drive.plays > 0 && drive.team === team);
  const drive = concepts.has("last") ? drives.at(-1) : concepts.has("first") ? drives[0] : undefined;
  return other === undefined && drive !== undefined ? drive.rows : null;
}

const TYPES: Readonly<Record<string, PlayType>> = {
  punt: "Punt",
  fieldGoal: "FieldGoal",
  rush: "Rush",
  carry: "Rush",
  sack: "Sack",
};

function isOfType({ type }: Play, { concepts }: Question): boolean {
  const asked = Object.entries(TYPES).flatMap(([concept, one]) => (concepts.has(concept) ? [one] : []));
  return asked.length === 0 || asked.includes(type);
}

/** `2:14 left`, `under a minute left`: the seconds of the clock between which a play was. */
export function clockOf(question: string): readonly [number, number] | null {
  const [, minutes, seconds = "0"] = /\b(\d{1,2}) (\d\d) (?:left|remaining|to go|to play)\b/.exec(question) ?? [];
  const clock = Number(minutes) * 60 + Number(seconds);
  if (minutes !== undefined) return [clock - CLOCK_SLACK, clock + CLOCK_SLACK];
  const [, bare] = /\b(\d{1,2}) (?:secs?|seconds) (?:left|remaining|to go|to play)\b/.exec(question) ?? [];
  if (bare !== undefined) return [Number(bare) - CLOCK_SLACK, Number(bare) + CLOCK_SLACK];
  const [, about] = /\b(\d{1,2}) (?:mins?|minutes) (?:left|remaining|to go|to play)\b/.exec(question) ?? [];
  if (about !== undefined) return [Number(about) * 60 - ABOUT, Number(about) * 60 + ABOUT];
  return /\b(?:under|less than|inside) (?:a|one|1) min(?:ute)? (?:left|remaining|to go|to play)\b/.test(question)
    ? [0, 60]
    : null;
}

export function isAtClock(
  { timeRemainingMinutes, timeRemainingSeconds }: Play,
  clock: readonly [number, number],
): boolean {
  const left = (timeRemainingMinutes ?? 0) * 60 + (timeRemainingSeconds ?? 0);
  return timeRemainingMinutes !== null && left >= clock[0] && left <= clock[1];
}

/** From goal line to goal line, in yards. */
const FIELD = 100;

/** By down, distance and spot, and by the clock; null where none of them is named. A spot or a clock alone is none: numbers mean much. */
export function snapOf(question: string): ((play: Play) => boolean) | null {
  const clock = clockOf(question);
  const found = DOWN_AND_DISTANCE.exec(question);
  const near = SPOT.exec(question)?.[2];
  if (found === null)
    return clock === null || near === undefined
      ? null
      : (play) => play.down > 0 && play.yardLine === Number(near) && play.quarterName === "4" && isAtClock(play, clock);
  const [whole, ordinal = "", far = ""] = found;
  const number = numberOf(far) ?? Number(far);
  if (Number.isNaN(number) && !/^(?:goal|inches|long|short)$/.test(far)) return null;
  const [, own, spot] = SPOT.exec(question.replace(whole, " ")) ?? [];
  const isTried = /\b(?:(?:go|goes|going|went) for it|convert\w*|conversion)\b/.test(question);
  return (play) =>
    play.down === Number(QUARTERS[ordinal]) &&
    play.type !== "Timeout" &&
    !(isTried && (play.type === "Punt" || play.type === "FieldGoal")) &&
    (clock === null || isAtClock(play, clock)) &&
    (far === "goal"
      ? play.yardsToEndZone === play.distance
      : far === "long"
        ? play.distance >= 8
        : far === "short" || far === "inches"
          ? play.distance <= 2
          : play.distance === number) &&
    (spot === undefined || play.yardLine === Number(spot)) &&
    (own === undefined || play.yardsToEndZone === FIELD - Number(spot));
}

/** The plays with the most of the players named: of three named in one question one may have been elsewhere. */
function withMost(plays: readonly Play[], players: readonly RosterPlayer[]): readonly Play[] {
  if (players.length === 0) return plays;
  const counts = new Map(plays.map((play) => [play, players.filter((player) => isIn(player, play)).length]));
  const most = Math.max(1, ...counts.values());
  return plays.filter((play) => counts.get(play) === most);
}

/** Those of a team's own offense, or of its kicks; all of them where it has none. */
function ofTheTeam(plays: readonly Play[], [team, other]: readonly string[]): readonly Play[] {
  if (team === undefined || other !== undefined) return plays;
  const own = plays.filter((play) => play.team === team);
  return own.length > 0 ? own : plays.filter((play) => play.opponent === team);
}

function pickOf({ concepts, nth }: Question): "first" | "last" | number | null {
  if (nth !== null) return nth;
  return concepts.has("first") ? "first" : concepts.has("last") ? "last" : null;
}

function picked(plays: readonly Play[], question: Question): readonly Play[] {
  const pick = pickOf(question);
  if (pick === null || DOWN_AND_DISTANCE.test(question.text)) return plays;
  if (pick === "last") return plays.slice(-1);
  return pick === "first" ? plays.slice(0, 1) : plays.slice(pick - 1, pick);
}

/** Whether somebody has done something on a play, or is named in its text. */
function isIn(player: RosterPlayer, { credits, description }: Play): boolean {
  return credits.some(({ playerId }) => playerId === player.playerId) || nameInText(player).test(description);
}

/** The plays that have somebody, in game order. */
export function playsWith(player: RosterPlayer, sheet: GameSheet): readonly Play[] {
  return sheet.read.plays.filter((play) => isIn(player, play));
}
