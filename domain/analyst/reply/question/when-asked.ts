import { QUARTER_NAMES, type QuarterName } from "../../../game/play.ts";

/** The part of a game that a question is about. */
export interface Period {
  quarters: readonly QuarterName[];
  /** Seconds left in the quarter at most; null for all of it. */
  within: number | null;
  /** `in the second half` */
  words: string;
  /** Of it only these plays, where a down, a place or a score singles them out. */
  plays?: ReadonlySet<string>;
}

/** A moment between quarters at which a question asks for the score. */
export interface Break {
  /** The quarter that has ended. */
  after: "1" | "2" | "3" | "4";
}

/** The words for a quarter. */
export const QUARTERS: Readonly<Record<string, QuarterName>> = {
  first: "1",
  "1st": "1",
  one: "1",
  "1": "1",
  second: "2",
  "2nd": "2",
  two: "2",
  "2": "2",
  third: "3",
  "3rd": "3",
  three: "3",
  "3": "3",
  fourth: "4",
  "4th": "4",
  four: "4",
  "4": "4",
  final: "4",
  last: "4",
  overtime: "OT",
};

const NUMBER = "first|second|third|fourth|1st|2nd|3rd|4th|final|last";
const Q = String.raw`(?:(?:the )?(${NUMBER}) (?:quarter|qtr|q)s?|q ?([1-4])|quarter (?:number )?([1-4]|one|two|three|four)|the (third|fourth|3rd|4th)(?! (?:and|n) (?:\d+|goal|long|short|inches|one|two)\b)(?= *$| (?:for|by|with|did|and|was|were|how|who|what|when|to|at|ever|n)\b)|in the (first|second|1st|2nd)(?= *$))`;
const ENDED =
  "after|through|thru|entering|(?:heading|headed|going) (?:in)?to|at the end of|end of|by the end of|start of|at the start of|coming into";

/** A play is asked about, and no score. */
const OF_PLAY =
  /^(?!.*\b(?:score|lead|leading|winning|up|ahead|down by \d+)\b).*\b(?:plays?|drives?|(?:1st|2nd|3rd|4th|first|second|third|fourth) down|possessions?|series|fumbled?|picked?|interception|punt|sacked|stop|stand|flag|penalty)\b/;

interface Timed {
  rest: string;
  period: Period | null;
  at: Break | null;
}

const WORDS: Readonly<Record<QuarterName, string>> = {
  "1": "in the first quarter",
  "2": "in the second quarter",
  "3": "in the third quarter",
  "4": "in the fourth quarter",
  OT: "in overtime",
};

const HALVES: readonly (readonly [RegExp, readonly QuarterName[], string])[] = [
  [/\b(?:in|during|of) regulation\b/, ["1", "2", "3", "4"], "in regulation"],
  [/\b(?:in |during |of |by )?(?:the )?(?:first|1st) half\b/, ["1", "2"], "in the first half"],
  [/\b(?:before|by) (?:the )?(?:half|halftime|break|intermission)\b/, ["1", "2"], "in the first half"],
  [/\b(?:in |during |of )?(?:the )?(?:second|2nd) half\b/, ["3", "4"], "in the second half"],
  [/\b(?:after|since|coming out of) (?:the )?(?:half|halftime|break|intermission)\b/, ["3", "4"], "in the second half"],
];

/** Takes the part of the game out of a question in plain words. The rest of it is without those words. The last minutes of a game that went to overtime are those of that. */
export function readWhen(text: string, isOvertime: boolean): Timed {
  const none = { period: null, at: null };
  const closing = readClosing(text, isOvertime);
  if (closing !== null) return closing;
  const half =
    /\b(?:at|going into|heading into|headed into|entering|by|into|to|end of|at the end of) (?:the )?(?:half|halftime|half time|the break|break|intermission|(?:first|1st) half)\b|\b(?:halftime|half time) (?:score|lead)\b|\bhalftime\b(?! show)|(?<!\b(?:first|second|1st|2nd) )\bhalf time\b/.exec(
      text,
    );
  if (half !== null && !/\b(?:before|after|since) (?:the )?half/.test(text)) {
    const kept = /score|lead/.exec(half[0])?.[0] ?? "";
    return { ...none, rest: text.replace(half[0], ` ${kept} `), at: { after: "2" } };
  }
  const regulation =
    /\b(?:at |by )?(?:the )?end of regulation\b|\bafter regulation\b|\b(?:at the )?end of regular time\b/.exec(text);
  if (regulation !== null) return { ...none, rest: text.replace(regulation[0], " "), at: { after: "4" } };
  for (const [words, quarters, said] of HALVES) {
    if (words.test(text))
      return { ...none, rest: text.replace(words, " "), period: { quarters, within: null, words: said } };
  }
  const over = new RegExp(String.raw`\bwhen ${Q} (?:ended|was over|finished)|\b${Q} (?:ended|was over)\b`).exec(text);
  if (over !== null) {
    const quarter = QUARTERS[over.slice(1).find((part) => part !== undefined) ?? ""];
    if (quarter !== undefined && quarter !== "OT")
      return { ...none, rest: text.replace(over[0], " "), at: { after: quarter } };
  }
  const three =
    /\b(?:after|through|thru) (three|3|one|1|two|2)(?: quarters?)?(?= |$)|\bafter (?:the )?(third|3rd|first|1st|second|2nd)(?= |$)(?! (?:down|half))(?: quarter| qtr| q)?/.exec(
      text,
    );
  if (three !== null) {
    const after = QUARTERS[three[1] ?? three[2] ?? ""];
    if (after === "1" || after === "2" || after === "3")
      return { ...none, rest: text.replace(three[0], " "), at: { after } };
  }
  const atEnd = readEnded(text);
  if (atEnd !== null) return atEnd;
  const earlier = new RegExp(String.raw`\b(?:before|prior to|until|til) ${Q}(?! (?:ended|was over))`).exec(text);
  if (earlier !== null) {
    const quarter = QUARTERS[earlier.slice(1).find((part) => part !== undefined) ?? ""] ?? "1";
    const quarters = QUARTER_NAMES.slice(0, QUARTER_NAMES.indexOf(quarter));
    const last = quarters.at(-1);
    const rest = text.replace(earlier[0], " ");
    // The score before a quarter is that of the break.
    if (/\bscore\b/.test(text) && !/\bwho\b/.test(text) && last !== undefined && last !== "OT")
      return { ...none, rest, at: { after: last } };
    if (last !== undefined)
      return { ...none, rest, period: { quarters, within: null, words: WORDS[quarter].replace("in ", "before ") } };
  }
  const one = new RegExp(String.raw`\b(?:in |during |of |for |from )?(?:the )?${Q}\b`).exec(text);
  if (one !== null) {
    const quarter = QUARTERS[one.slice(1).find((part) => part !== undefined) ?? ""] ?? "1";
    return {
      ...none,
      rest: text.replace(one[0], " "),
      period: { quarters: [quarter], within: null, words: WORDS[quarter] },
    };
  }
  const late =
    /(?<!\bhow |\btoo |\bhit \w+ )\b(?:late(?: on| in (?:the )?(?:game|4th|fourth|4q|q4))?(?= *$| (?:and|who|what|how|did)\b)|down the stretch|in (?:garbage|crunch|winning) time|when it (?:mattered|counted)(?: most)?)/.exec(
      text,
    );
  if (late !== null)
    return {
      ...none,
      rest: text.replace(late[0], " "),
      period: { quarters: ["4", "OT"], within: null, words: "late in the game" },
    };
  const overtime = /\b(?:in|during|of) (?:ot|overtime|extra time)\b/.exec(text);
  if (overtime !== null)
    return {
      ...none,
      rest: text.replace(overtime[0], " "),
      period: { quarters: ["OT"], within: null, words: WORDS.OT },
    };
  return { ...none, rest: text };
}

/** `at the end of the third`, `going into the fourth`, and what happened at the start of a quarter. */
function readEnded(text: string): Timed | null {
  const none = { period: null, at: null };
  const ended = new RegExp(String.raw`\b(${ENDED}) (?:of )?${Q}`).exec(text);
  if (ended !== null) {
    const quarter = QUARTERS[ended.slice(2).find((part) => part !== undefined) ?? ""] ?? "1";
    const isStart = /to$|entering|start/.test(ended[1] ?? "");
    // What happened at the start of a quarter was in it.
    if (/start/.test(ended[1] ?? "") && OF_PLAY.test(text))
      return {
        ...none,
        rest: text.replace(ended[0], " "),
        period: { quarters: [quarter], within: null, words: WORDS[quarter] },
      };
    const after = isStart ? ({ "2": "1", "3": "2", "4": "3" } as Record<string, Break["after"]>)[quarter] : quarter;
    if (after !== undefined && after !== "OT" && !(after === "4" && !isStart))
      return { ...none, rest: text.replace(ended[0], " "), at: { after } };
  }
  return null;
}

const MINUTES: Readonly<Record<string, number>> = {
  "1": 1,
  "2": 2,
  "3": 3,
  "5": 5,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  couple: 2,
  "couple of": 2,
  few: 3,
};
const MINUTE_WORDS = ["", "minute", "two minutes", "three minutes", "", "five minutes"];
const LAST_MINUTES =
  /\b(?:in |of |during |inside )?(?:the )?(?:final|last) (two|2|couple(?: of)?|few|five|5|one|1|three|3)? ?(?:minutes?|mins?|min)\b/;
const OF_GAME = /^ of (?:the )?(?:game|fourth|4th|(?:second|2nd) half|regulation)(?: quarter)?\b/;
const MADE_UP =
  /\b(?:come ?back|c[ao]me (?:all the way )?back|tied?|ties|tying|force[ds]?|sen[dt]|rall\w+|eras\w+|bl[eo]w\w*|los[et] the lead|lead|collaps\w*)\b/;
const OF_REGULATION = /\b(?:regulation|fourth|4th|half|q ?4)\b/;
const OF_HALF = /^ (?:of|in|before|to) (?:the )?(?:(?:first|1st) half|halftime|half|break)\b/;
const OF_QUARTER = new RegExp(
  String.raw`^ (?:of|in) (?:${Q}(?: (?:quarter|qtr|q)\b)?|the (first|1st|second|2nd|third|3rd)\b)`,
);

/** `in the last two minutes`, of the game or of the half or quarter that is named, and what came after a two-minute warning. */
function readClosing(text: string, isOvertime: boolean): Timed | null {
  const found = LAST_MINUTES.exec(text);
  if (found === null) return afterWarning(text);
  const [last, count = ""] = found;
  const minutes = MINUTES[count] ?? (/minutes|mins/.test(last) ? 2 : 1);
  const after = text.slice(found.index + last.length);
  const ofQuarter = OF_QUARTER.exec(after);
  const of = OF_HALF.exec(after) ?? OF_GAME.exec(after) ?? ofQuarter;
  const named = QUARTERS[ofQuarter?.slice(1).find((part) => part !== undefined) ?? "4"] ?? "4";
  const quarter = OF_HALF.test(after) ? "2" : named;
  const isOfGame = quarter === "4" || quarter === "OT";
  // A lead is made up, and a game sent to overtime, before it.
  const isBoth = isOfGame && (!isOvertime || MADE_UP.test(text)) && !OF_REGULATION.test(of?.[0] ?? "");
  const isOfOvertime = isOvertime && isOfGame && !isBoth && !OF_REGULATION.test(of?.[0] ?? "");
  const part = OF_HALF.test(after)
    ? " of the first half"
    : isOfOvertime
      ? " of overtime"
      : !isOfGame
        ? WORDS[quarter].replace("in ", " of ")
        : isOvertime && !isBoth
          ? " of regulation"
          : "";
  return {
    at: null,
    rest: text.replace(`${last}${of?.[0] ?? ""}`, " "),
    period: {
      quarters: isBoth ? ["4", "OT"] : isOfOvertime ? ["OT"] : [quarter],
      within: minutes * 60,
      words: `in the last ${MINUTE_WORDS[minutes]}${part}`,
    },
  };
}

const WARNING = /\b(?:after|since|following|past|inside|under|within) (?:the )?(?:two|2) (?:minute|min) warning\b/;
const BEFORE_HALF =
  /\b(?:in |of |to end |before )?(?:the )?(?:(?:first|1st) half|half|halftime|(?:second|2nd) (?:quarter|qtr|q)|q2)\b/;

function afterWarning(text: string): Timed | null {
  if (!WARNING.test(text)) return null;
  const rest = text.replace(WARNING, " ");
  const isLate = /\b(?:second|2nd) half\b/.test(rest);
  const half = isLate ? /\b(?:in |of )?(?:the )?(?:second|2nd) half\b/.exec(rest) : BEFORE_HALF.exec(rest);
  const isFirst = half !== null && !isLate;
  return {
    at: null,
    rest: half === null ? rest : rest.replace(half[0], " "),
    period: {
      quarters: [isFirst ? "2" : "4"],
      within: 2 * 60,
      words: `after the two-minute warning of the ${isFirst ? "first" : "second"} half`,
    },
  };
}
