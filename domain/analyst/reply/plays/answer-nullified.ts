import type { Fact } from "../../../facts/fact.ts";
import type { Play } from "../../../game/play.ts";
import { canonicalTeamCode } from "../../../game/team-code.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { CALLED_BACK, TAKEN_DOWN } from "./called-back.ts";
import { asksWhoseBall, ballAfter } from "../sheet/ball-after.ts";
import { endOf } from "../sheet/end-of.ts";
import { clockSeconds } from "../../../game/game-clock.ts";
import { momentIn } from "../question/read-moment.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import type { Concept } from "../question/lexicon.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** What somebody remembers and does not find. */
const MISSES_IT = [
  /\b(?:not|nt|isnt|arent|wasnt|dont see it|cant find it|why (?:is|are) ?(?:it|they)?(?: not|nt)?) (?:showing |listed |counted )?(?:it )?(?:in|on) (?:his|the|their) (?:stats?|stat line|line|box(?: score)?)\b/,
  /\b(?:did ?nt|not|does ?nt|never) (?:\w+ ){0,6}count(?:ed)?\b/,
  /\bwhere (?:is|was|did|s) (?:his|that|the)\b.*\bgo\b/,
  /\b(?:app|espn|yahoo|sleeper|box score|it) (?:says|said|shows|has|had) (?:no|none|nothing|0|zero|he did ?nt)\b/,
  /\bwhy (?:was |is )?(?:it |that |this |there )?(?:not a |no |not )(?:td|touchdown|score|catch|fumble|int|pick|interception)\b/,
  /\b(?:got|was|were|gets?) (?:wiped|overturned|nullified|reversed|negated|called back|taken away|brought back)\b/,
  /\b(?:taken|took|called|wiped|waved) (?:it |that )?(?:away|off|out|back)\b/,
  TAKEN_DOWN,
] as const;
/** Who asks whether it was not so recalls it. */
const NOT_SO = /^(?:so |wait |hey |and |but )*(?:did ?nt|did not)\b/;
/** The same of something that he may have done as well. */
const REMEMBERS = [
  NOT_SO,
  /\bsworn\b|\bsw(?:ear|ore)\b/,
  /\b(?:i|we) (?:saw|watched|remember)\b/,
  /\bwhy (?:does|do|did|is|s) (?:he|it|his \w+)\b.*\b(?:have|say|says|show|shows|at|only|still) (?:him with |like |only )?(?:0|zero|no|none|a zero|one|1)\b/,
] as const;
/** `Chargers had a pick wiped out` */
const HAD_ONE =
  /\b(?:had|has|have|got) (?:a|an|that|the|another|what looked like an?) (?:\w+ )?(?:picks?|ints?|interceptions?|sacks?|fumbles?|pick (?:6|six))\b/;
/** So near a time that is named is then, in seconds. */
const NEAR_SECONDS = 45;
const DID_NOT_STAND = /NULLIFIED|No Play|REVERSED/;
/** A ball that was caught, and what it is called. */
const CAUGHT = /\bpass (?!incomplete)[^.]*\bto \d+-.* for -?\d+ yards?\b/;
const BALLS: readonly Concept[] = ["catch", "pass", "ball"];
const EVENTS: readonly (readonly [Concept, RegExp])[] = [
  ["interception", /INTERCEPTED/],
  ["pickSix", /INTERCEPTED/],
  ["fumble", /FUMBLES/],
  ["forced", /FUMBLES/],
  ["recovered", /RECOVERED|FUMBLES/],
  ["touchdown", /TOUCHDOWN/],
  ["score", /TOUCHDOWN/],
  ["sack", /sacked/],
  ...BALLS.map((concept) => [concept, CAUGHT] as const),
];

/** `I could swear Bates picked off Dalton, but it's not in his stats`: the play with him that did not stand, in the source's words. Null where there is none. */
export function answerNullified(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, concepts, period } = question;
  if (DID_COUNT.test(text)) return answerDidCount(question, sheet);
  const ofTeam = ofTheTeam(question, sheet) ?? recalledOfTeam(question, sheet);
  if (ofTeam !== null) return ofTeam;
  const isMissed = MISSES_IT.some((words) => words.test(text));
  if (!isMissed && !REMEMBERS.some((words) => words.test(text))) return null;
  if (players.length === 0 || (!isMissed && hasDone(players, concepts, sheet))) return null;
  const plays = playsNotStanding({ players, concepts, period }, sheet);
  return plays.length === 0
    ? null
    : [
        sheet.say(`${DID_SCORE.test(text) ? "No, that" : "That"} play did not stand:`, null),
        ...plays.map((play) => sheet.told(play)),
        ...cameAfter(text, plays, sheet),
      ];
}

const WHAT_OF_TOUCHDOWN =
  /\b(?:what (?:the \w+ )?(?:happened|happend|happens|became|went on|went down) (?:to|with|of|on)|where (?:is|did)) (?:the |that |their )?(?:\w+ ){0,3}?(?:td|touchdown)\b(?! drive)/;

/** `which touchdown got wiped out`, `whose touchdown was called back` */
const WHICH_TOUCHDOWN = /\b(?:what|which|whose|who)(?: \w+){0,3}? (?:td|touchdown)\b(?! drive)/;
/** Plain words have it so for right before the half. */
const LAST_IN_HALF = /\blast in the first half\b/;
/** The last two minutes of it. */
const END_OF_HALF = { quarters: ["2" as const], within: 120 };

/** `what happened to the Giants' touchdown right before the half`: the one that did not stand, and what the drive came to. Null where the team has one that stands there, or none or several were taken back. */
function ofTheTeam(
  { text, teams: [team, other], players, period: named, concepts }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const isWhich =
    WHICH_TOUCHDOWN.test(text) && CALLED_BACK.test(text) && (SCORED_STILL.test(text) || OF_END.test(text));
  if (!concepts.has("touchdown") || !(isWhich || WHAT_OF_TOUCHDOWN.test(text))) return null;
  if (team === undefined || other !== undefined || players.length > 0) return null;
  const period = LAST_IN_HALF.test(text) && named !== null ? { ...named, ...END_OF_HALF } : named;
  const moment = momentIn(text);
  const isNear = (quarter: string | null | undefined, clock: number | null | undefined): boolean =>
    moment === null || (quarter === moment.quarter && Math.abs((clock ?? 0) - moment.clock) <= NEAR_SECONDS);
  const isThen = (one: { at: Fact["at"] }): boolean =>
    (period === null || isAt(period, one.at)) && isNear(one.at?.quarter, one.at?.clock);
  const stands = sheet.index
    .ofKind("score")
    .some((fact) => fact.team === team && fact.marks.includes("touchdown") && isThen(fact));
  const [play, another] = sheet.read.plays.filter(
    (one) =>
      whoseTouchdown(one) === team &&
      (period === null || isWithin(period, one)) &&
      isNear(one.quarterName, clockSeconds(one)) &&
      isTaken(one, /TOUCHDOWN/),
  );
  return (stands && !isWhich) || play === undefined || another !== undefined
    ? null
    : [
        sheet.say("That play did not stand:", null),
        sheet.told(play),
        ...(play.team === team ? driveEnd(play, SCORED_STILL.test(text), sheet) : []),
      ];
}

/** `didnt Cleveland have a pick right before the half`: the one that did not stand, where it is the only one of its kind there. */
function recalledOfTeam(
  { text, teams: [team, other], players, concepts, period }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const wanted = eventsIn(concepts);
  if (
    !(NOT_SO.test(text) || (HAD_ONE.test(text) && CALLED_BACK.test(text))) ||
    team === undefined ||
    other !== undefined ||
    players.length > 0
  )
    return null;
  const [play, another] = sheet.read.plays.filter(
    (one) =>
      (period === null || isWithin(period, one)) &&
      wanted.some((words) => words.test(one.description)) &&
      (/INTERCEPTED|sacked/.test(one.description) ? one.opponent : whoseTouchdown(one)) === team,
  );
  if (play === undefined || another !== undefined || !wanted.some((words) => isTaken(play, words))) return null;
  return [sheet.say("That play did not stand:", null), sheet.told(play)];
}

/** What is carried back is the other team's, and a loose ball that of who picked it up; null where nobody is said to have. */
function whoseTouchdown({ team, opponent, description }: Play): string | null {
  const [, picked] = [...description.matchAll(/RECOVERED by ([A-Z]+)-/g)].at(-1) ?? [];
  if (/FUMBLES|MUFFS|BLOCKED/.test(description)) return picked === undefined ? null : canonicalTeamCode(picked);
  return /INTERCEPTED|\b(?:punts|kicks) /.test(description) ? opponent : team;
}

const DID_COUNT = new RegExp(
  alternatives`
    \bdid (?:it|that|this|they) (?:actually |really |even |end up )?(?:count|stand)(?:ing)?\b
    ^(?!.*\b(?:why|how come|did ?nt|did not)\b).*\bdid\b.*\b(?:td|touchdown|pick|int|interception|fumble|sack|score)\b.{0,12}\b(?:count|stand)\b
    \bcount(?:ed|s)? or (?:nah|not|no)\b
    ^(?!.*\b(?:not|nt|why|how come)\b).*\b(?:does|do|should) (?:it|that|this|the|his|their)\b.{0,40}\bcount$
  `,
);
const OF_LONG = /\b(?:long|deep|bomb|big|huge|called back|that)\b/;
/** More of them are no single one that somebody remembers. */
const MOST_REMEMBERED = 2;

/** `that scoop and score right before the half, did it count`: no, where it did not stand; null where nothing of the kind was taken back, or something else is asked. */
export function answerDidCount(
  asked: Pick<Question, "players" | "concepts" | "period" | "numbers" | "text">,
  sheet: GameSheet,
): Sentence[] | null {
  if (!DID_COUNT.test(asked.text)) return null;
  const wanted = eventsIn(asked.concepts);
  const plays = sheet.read.plays.filter(
    (play) =>
      (asked.period === null || isWithin(asked.period, play)) &&
      wanted.every((words) => words.test(play.description)) &&
      wanted.some((words) => isTaken(play, words)),
  );
  const own =
    asked.players.length === 0
      ? plays
      : plays.filter(({ description }) => namesOf(asked).some((name) => description.includes(`.${name}`)));
  if (wanted.length === 0 || own.length === 0 || own.length > MOST_REMEMBERED) return null;
  // Another that stands may be meant.
  const isSized = own.some(({ description }) => asked.numbers.some((far) => description.includes(`for ${far} yards`)));
  if (
    asked.players.length > 0 &&
    !isSized &&
    !OF_LONG.test(asked.text) &&
    hasDone(asked.players, asked.concepts, sheet)
  )
    return null;
  return [
    sheet.say("No, that play did not stand:", null),
    ...own.map((play) => sheet.told(play)),
    ...cameAfter(asked.text, own, sheet),
  ];
}

/** What is said to have been taken back; a ball that was caught by itself alone, which a touchdown or a fumble may have been as well. */
function eventsIn(concepts: Question["concepts"]): readonly RegExp[] {
  const named = EVENTS.filter(([concept]) => concepts.has(concept));
  const apart = named.filter(([, words]) => words !== CAUGHT);
  return (apart.length > 0 ? apart : named).map(([, words]) => words);
}

/** Whether something was taken back: a flag undid the play, or a review what it was ruled to be. */
function isTaken({ description }: Play, words: RegExp): boolean {
  if (!DID_NOT_STAND.test(description) || !words.test(description)) return false;
  return /NULLIFIED|No Play/.test(description) || !words.test(finalAccount(description));
}

function namesOf({ players }: Pick<Question, "players">): string[] {
  return players.map(
    ({ playerName }) =>
      playerName
        .replace(/ (?:Jr|Sr|II|III|IV)\.?$/, "")
        .split(" ")
        .at(-1) ?? playerName,
  );
}

/** Whether it counted is asked first. */
const DID_SCORE = /^(?:so |and |wait )*did (?:\w+ ){1,3}?(?:score|get in)\b/;
const SCORED_STILL =
  /\bdid (?:they|he|the \w+|\w+) (?:(?:\w+ )?(?:scor(?:e|ing)|get (?:in|points)) (?:anyway|after|later|on (?:that|the same) drive)|(?:still|even|ever|eventually|at least) (?:score|get))\b/;
const OF_END = new RegExp(
  String.raw`\b(?:${alternatives`
      or not | or no | anyway | instead | end(?:ed)? up | settle[ds]?(?: for)? | (?:get|got|come away|came away|walk away) with
      out of (?:it|that|the drive) | what did (?:the )?\w+ (?:get|make|with|have|go for)
      (?:what|happened|happen|do|did) (?:then|next|after(?:wards?)?)
    `})\b`,
);

/** Whose ball it was, and what the drive came to all the same, where either is asked of one play. */
function cameAfter(text: string, [play, other]: readonly Play[], sheet: GameSheet): Sentence[] {
  if (play === undefined || other !== undefined) return [];
  const isStill = SCORED_STILL.test(text);
  return [
    ...(asksWhoseBall(text) ? ballAfter(play, sheet) : []),
    ...(isStill || OF_END.test(text) ? driveEnd(play, isStill, sheet) : []),
  ];
}

/** What the drive of a play came to after it; with a yes or no where it is asked whether its team scored. */
function driveEnd(play: Play, isStill: boolean, sheet: GameSheet): Sentence[] {
  const rows = rowsWith(play, sheet);
  const end = endOf(rows.slice(rows.indexOf(play) + 1), sheet);
  const hasScored = end.some(({ ids }) =>
    ids.some((id) => sheet.index.byId(id)?.kind === "score" && sheet.index.byId(id)?.team === play.team),
  );
  return isStill ? withOpening(hasScored, end) : end;
}

/** The plays of a kind that somebody had a part in and that did not stand, in the source's words; empty where no kind is named. */
export function notStanding(question: Pick<Question, "players" | "concepts" | "period">, sheet: GameSheet): Sentence[] {
  return playsNotStanding(question, sheet).map((play) => sheet.told(play));
}

function playsNotStanding(
  { players, concepts, period }: Pick<Question, "players" | "concepts" | "period">,
  sheet: GameSheet,
): readonly Play[] {
  const wanted = eventsIn(concepts);
  const names = namesOf({ players });
  return sheet.read.plays.filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      wanted.some((words) => isTaken(play, words)) &&
      names.some((name) => play.description.includes(`.${name}`)),
  );
}

/** Whether they have something of the kind, all of them one thing, that stands. */
function hasDone(players: Question["players"], concepts: Question["concepts"], { index }: GameSheet): boolean {
  const isOfScore = concepts.has("touchdown") || concepts.has("score");
  return index
    .ofKind(...(isOfScore ? (["score"] as const) : (["turnover"] as const)))
    .some(({ roles }) => players.every(({ playerId }) => Object.values(roles).includes(playerId)));
}
