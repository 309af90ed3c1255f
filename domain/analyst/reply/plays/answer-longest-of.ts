import { counted, countWords, times } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { creditedTo, creditOf } from "../../../plays/plain/credit-of.ts";
import { possessive } from "../../../words/possessive.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { yards } from "../../../words/yard-words.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import { playsWith } from "./asked-plays.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { inPeriod } from "../sheet/in-period.ts";
import { isWithin } from "../sheet/is-within.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

const LONG_ONES =
  /\b(two|three|2|3|couple|few|some) (?:of )?(?:very |really |super |big )?(?:long|big|huge) (?:ones?|runs?|plays?|catch(?:es)?|gains?|carries|receptions?)\b/;
const WITHOUT = new RegExp(
  alternatives`
    \b(?:${alternatives`
      strip(?:ping)? out | tak(?:e|ing) (?:out|away) | without | minus | excluding | remov(?:e|ing) | not counting | besides
      outside of
    `}) (?!(?:(?:his|the|that|their|\w+s) )?(?:an?|any|even|scoring|first|second|third|last|opening|passing) )(?:(?:\w+ ){1,2}?)?(?:(\d|one|two|three|both) )?(?:(?:(?:longest|biggest|big|long) (?:(td|touchdown) )?|(td|touchdown) )(?:runs?|carr(?:y|ies)|catch(?:es)?|receptions?|rush(?:es)?)|(?:(?:longest|biggest|big|long) )?(tds?|touchdowns?)(?! (?:drive|pass|throw|return)))\b
    \b(?:longest|biggest) (?:runs?|carr(?:y|ies)|catch(?:es)?|receptions?) (?:aside|excluded|not counted)\b
  `,
);
/** `take away the 40 yarder` */
const WITHOUT_ONE =
  /\b(?:tak(?:e|ing) (?:out|away)|without|minus|excluding|remov(?:e|ing)|not counting|besides|outside of|other than) (?:his |the |that )?(?:one )?(\d+) (?:yarder|(?:yard|yd) (?:run|carry|rush|catch|reception|td|touchdown|one|gain))\b/;
/** `how much of his yardage came on one play` */
const ON_ONE = new RegExp(
  alternatives`
    \b(?:was|were|is) (?:just |only |all )?(?:one|1|a single|his long|his longest) (?:big |long |huge )?(?:play|catch|run|carry|reception|bomb|pass|one)\b
    \b(?:on|from|off|in|with|via) (?:(?:just|only|a|the|his|that|this|one|1|single) )*(?:(?:long|longest|biggest|big|huge|touchdown|td|one|1|single) )(?:(?:long|big|touchdown|td|deep) )*(?:${alternatives`
      plays? | catch | run | carry | reception | bomb | pass | grab | shot | gain | td | touchdown | score | one | completion
    `})\b
    \bon (?:his|the|that) (?:td|touchdown|score|bomb|long one|(?:\w+ )?\d+ (?:yarder|(?:yard|yd) \w+))\b
  `,
);
const OF_PART =
  /\bhow (?:much|many)\b.*\b(?:yards?|yds|yardage|total|day|production|rushing|receiving|passing|it|was|were)\b|\b(?:most|half|bulk|all) of (?:his|\w+)|\bwhat (?:share|part|percent\w*|chunk|portion) of\b/;
/** Each of them is wanted. */
const LENGTHS = /\bhow (?:long|far|big|many yards)\b|\bwhich\b|\blist\b|\bwhat were\b|\bdistances?\b|\bwhen\b/;
/** `how long was each of his catches`, `list his runs` */
const EACH_LENGTH = new RegExp(
  String.raw`^(?!.*\b(?:longest|biggest|(?<!how )long|big|losing|average|first|last|over|under|total|touchdowns?|tds?|and|by|from|than)\b).*\b(?:${alternatives`
      how (?:long|far) (?:was|were|did) | (?:yards|yds) (?:on|for) (?:each|every) | lengths? of | list
    `})\b.*\b(catches|receptions|grabs|carries|runs|rushes)\b`,
);
const MOST_LENGTHS = 24;
/** Shorter is no long gain. */
const LONG = 10;
const MOST = 3;

/** A player's long gains one by one, or what is left of his day without them: `two very long ones, how long`, `without his longest run`. Null where neither is asked of one player. */
export function answerLongestOf(
  { text, players, position, asks, period, unknown, concepts }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const [player, other] = players;
  if (player === undefined || other !== undefined || !sheet.hasPlays) return null;
  const [, many] = LONG_ONES.exec(text) ?? [];
  const single = WITHOUT_ONE.exec(text);
  const without = single ?? WITHOUT.exec(text);
  // Of yards after the catch and the like nothing is known.
  const isPart = ON_ONE.test(text) && OF_PART.test(text) && unknown.length === 0;
  const isListed = many !== undefined && asks !== "yesNo" && LENGTHS.test(text);
  const trade = position ?? player.position;
  if (isPart) return partOnOne({ text, trade, player, period, asks }, sheet);
  const isOfEach = period === null && unknown.length === 0 && isOnly(concepts, "catch rush carry yards list");
  const each = isOfEach && !/yesNo|who/.test(asks) ? EACH_LENGTH.exec(text) : null;
  if (each !== null)
    return eachLength(player.playerId, /carries|ru/.test(each[1] ?? "") ? "rushingAttempts" : "receptions", sheet);
  // A passer's long ones are others'.
  if ((!isListed && without === null) || (trade === "QB" && !/run|carr|rush/.test(text))) return null;
  const kind =
    /catch|recep/.test(text) || (trade !== "RB" && !/run|carr|rush/.test(text)) ? "receptions" : "rushingAttempts";
  const own = playsWith(player, sheet).flatMap((play) => {
    const gain = gainOf(play, player.playerId, kind);
    return gain === null ? [] : [{ play, gain }];
  });
  const longest = own.toSorted((a, b) => b.gain - a.gain);
  if (without === null) {
    const few = longest
      .filter(({ gain }) => gain >= LONG)
      .slice(0, many === "couple" ? 2 : (numberOf(many ?? "") ?? MOST));
    return few.length === 0 ? null : few.map(({ play }) => sheet.told(play));
  }
  const isOfScores = single === null && (without[2] ?? without[3] ?? without[4]) !== undefined;
  const scored = longest.filter(({ play }) => isScoredBy(player.playerId, kind, play));
  const said = without[1] === "both" ? 2 : Number(without[1] ?? NaN) || (numberOf(without[1] ?? "one") ?? 1);
  const isEvery = without[1] === undefined && (without[4] ?? "").endsWith("s");
  const count = single !== null ? 1 : Math.min(MOST, isEvery ? scored.length : said);
  if (isOfScores && scored.length < count) return null;
  // Which of several is meant nobody can tell.
  const isUnsaid = without[4] !== undefined && count === 1 && scored.length > 1 && !/\b(?:long|big)/.test(without[0]);
  if (period !== null || isUnsaid || /\bwould\b/.test(text)) return null;
  const gone =
    single === null
      ? (isOfScores ? scored : longest).slice(0, count)
      : longest.filter(({ gain }) => gain === Number(single[1])).slice(0, 1);
  const left = longest.filter((play) => !gone.includes(play));
  if (gone.length === 0 || left.length === 0) return null;
  const [one, verb] = kind === "receptions" ? ["catch", "caught"] : ["run", "ran"];
  const lengths = listWords(gone.map(({ gain }) => String(gain)));
  const whose =
    count === 1
      ? gone[0] === longest[0] && !isOfScores
        ? `his longest ${one}, of ${yards(gone[0]?.gain ?? 0)}`
        : `his ${gone[0]?.gain ?? 0}-yard ${one}`
      : `his ${countWords(count)} ${isOfScores ? (scored.length > count ? "longest touchdown" : "touchdown") : "longest"} ${one === "catch" ? "catches" : "runs"}, of ${lengths} yards`;
  const sum = left.reduce((total, { gain }) => total + gain, 0);
  const line = sheet.index.byId(`l:${player.playerId}:${kind === "receptions" ? "receiving" : "rushing"}`);
  const often = kind === "receptions" ? counted(left.length, "pass", "passes") : times(left.length);
  return [
    sheet.say(`Without ${whose}, ${sheet.name(player.playerId)} ${verb} ${often} for ${yards(sum)}.`, line),
    ...sheet.sentences(line),
  ];
}

const WAYS = {
  receptions: { yards: "receivingYards", mark: "receiving", one: "catch", td: "receivingTouchdowns" },
  rushingAttempts: { yards: "rushingYards", mark: "rushing", one: "run", td: "rushingTouchdowns" },
  passingCompletions: { yards: "passingYards", mark: "passing", one: "completion", td: "passingTouchdowns" },
} as const;
type Way = keyof typeof WAYS;

interface OnOne extends Pick<Question, "text" | "period" | "asks"> {
  trade: string;
  player: Question["players"][number];
}

/** How many of somebody's yards came on his longest play, or on his only touchdown where that is named. */
function partOnOne({ text, trade, player, period, asks }: OnOne, sheet: GameSheet): Sentence[] | null {
  const isRun = /\b(?:run|rush\w*|carr\w+|ground)\b/.test(text);
  const way: Way =
    isRun || (trade === "RB" && !/\b(?:catch|rec\w*)\b/.test(text))
      ? "rushingAttempts"
      : trade === "QB"
        ? "passingCompletions"
        : "receptions";
  const { mark, yards: unit, one } = WAYS[way];
  const line = sheet.lines(period).find(({ marks, roles }) => marks.includes(mark) && roles.player === player.playerId);
  const whole = line?.values[unit];
  if (line === undefined || whole === undefined || whole <= 0) return null;
  const own = sheet.read.plays
    .filter((play) => period === null || isWithin(period, play))
    .flatMap((play) => {
      const gain = gainOf(play, player.playerId, way);
      return gain === null ? [] : [{ play, gain }];
    });
  const scored = own.filter(({ play }) => isScoredBy(player.playerId, way, play));
  const [, far] = /\bon (?:his|the|that) (?:\w+ )?(\d+) (?:yard|yd)/.exec(text) ?? [];
  const isOfScore = /\b(?:td|touchdown|score)\b/.test(text) && scored.length === 1;
  const meant = far === undefined ? (isOfScore ? scored : own) : own.filter(({ gain }) => gain === Number(far));
  const [most] = meant.toSorted((a, b) => b.gain - a.gain);
  if (most === undefined || most.gain <= 0) return null;
  const which = far !== undefined ? `${far}-yard ${one}` : isOfScore ? `touchdown ${one}` : `longest ${one}`;
  const opening = asks === "yesNo" ? most.gain * 2 > whole : null;
  const when = period === null ? "" : ` ${period.words}`;
  const share = sheet.say(
    `${most.gain} of ${possessive(sheet.name(player.playerId))} ${whole} ${mark} yards${when} came on his ${which}.`,
    line,
  );
  const figures = sheet.sentences(line).map((one) => inPeriod(one, { period }));
  return [...withOpening(opening, [share]), sheet.told(most.play), ...figures];
}

/** The yards of each run or catch of somebody, in game order, behind his line. */
function eachLength(playerId: string, way: Way, sheet: GameSheet): Sentence[] | null {
  const own = sheet.read.plays.filter((play) => gainOf(play, playerId, way) !== null);
  if (own.length === 0 || own.length > MOST_LENGTHS) return null;
  const text = `In order: ${listWords(own.map((play) => String(gainOf(play, playerId, way))))} yards.`;
  const receipts = own.map((play) => ({ kind: "play" as const, playId: play.playId }));
  return [...sheet.sentences(sheet.index.byId(`l:${playerId}:${WAYS[way].mark}`)), { text, ids: [], receipts }];
}

function isScoredBy(playerId: string, kind: Way, { credits }: Play): boolean {
  return credits.some((credit) => credit.playerId === playerId && credit.stat === WAYS[kind].td);
}

/** The yards of somebody's run, catch or completion; null on a play that was none. */
function gainOf(play: Play, playerId: string, kind: Way): number | null {
  return creditOf(play, kind, playerId) === undefined ? null : creditedTo(playerId, WAYS[kind].yards, play);
}
