import type { Bound } from "./meets.ts";

/** The bounds that a question sets, and what it says without them. */
interface Bounds {
  rest: string;
  sized: Bound | null;
  threshold: Bound | null;
}

const PLAY =
  "(?:plays?|runs?|rush(?:es)?|carr(?:y|ies)|catch(?:es)?|receptions?|pass(?:es)?|completions?|kicks?|field goals?|fgs?|punts?|returns?|gains?|tds?|touchdowns?|bombs?|yarders?|drives?)";
const LONG_PLAY = new RegExp(
  String.raw`\b(the |that |his )?(?:over )?(\d+) (?:plus )?(?:(?:yards?|yds?) (?:or (?:more|longer) |plus )?(?=\w)|(?=yarder)|(?<=\d\d (?:plus )?)(?=(?:fgs?|field goals?|kicks?)\b))((?:rushing |passing |receiving |td |touchdown )?${PLAY})\b`,
);
const PLAY_OVER = new RegExp(
  String.raw`\b((?:any|many|all|every|a|an|other|the) (?:\w+ )?${PLAY}) (?:that (?:went|were|was|are) |go |went |of |for |longer )?(over|more than|longer than|than|at least|under|above|past) (\d+)(?: plus)?(?: yards?| yds?)?\b`,
);

/** Takes the length of plays out of a question in plain words. */
function readSized(text: string): { rest: string; sized: Bound | null } {
  const long = LONG_PLAY.exec(text);
  if (long !== null) {
    const [found, owner, value = "", play = ""] = long;
    const isOne = owner !== undefined && !play.endsWith("s");
    return { rest: text.replace(found, play), sized: { op: isOne ? "exact" : "least", value: Number(value) } };
  }
  const over = PLAY_OVER.exec(text);
  if (over === null) return { rest: text, sized: null };
  const [found, play = "", op = "", value = ""] = over;
  const how = op === "under" ? "under" : op === "at least" ? "least" : "over";
  // How big they are is said by their length.
  return { rest: text.replace(found, play.replace(/\bbig /, "")), sized: { op: how, value: Number(value) } };
}

/** What sets a bound, by its words; the first that is found counts, so that longer ones stand before what they begin with. */
const BOUND_WORDS: readonly (readonly [words: string, op: Bound["op"]])[] = [
  ["at most|no more than|not more than", "most"],
  ["exactly|precisely", "exact"],
  ["over|more than|above|past|surpass|eclipse|go over|went over", "over"],
  ["under|fewer than|less than|below", "under"],
  [
    "at least|no fewer than|no less than|reach|reached|top|topped|crack|cracked|hit|get to|got to|break|broke|go for",
    "least",
  ],
];
const THRESHOLD = new RegExp(
  String.raw`\b(?<!\bturn(?:ed|ing)? (?:it|the ball) )(${BOUND_WORDS.map(([words]) => words).join("|")}) (?:the )?(a hundred|\d+(?: \d)?)(?: plus)?\b(?! (?:quarter|minute|passer|rusher|receiver|player|scorer|tackler|fantasy (?:player|scorer)))`,
);

function readThreshold(text: string): { rest: string; threshold: Bound | null } {
  const found = THRESHOLD.exec(text);
  const plus = /\b(\d+) (?:plus|or more)\b/.exec(text);
  const bare =
    /\b(?<!\b(?:still|only|just|somehow) )(?:did|does|have|has|had|get|gets|got|throw|threw|run|rush|catch|score) (?:for )?(\d{2,3}|a hundred)\b(?= (?:\w+ )?(?:yards?|yds|points|pts|rushing|receiving|passing)|$)/.exec(
      text,
    );
  const ofPlayers = /\b(\d{2,3}) (?:yards?|yds?) (?=(?:receivers?|rushers?|passers?|runners?|backs?|games?)\b)/.exec(
    text,
  );
  const chosen = plus ?? found ?? bare ?? ofPlayers;
  if (
    chosen === null ||
    (chosen === found &&
      /^(?:go for|hit|get|got|break|broke|top|crack|reach)/.test(found[1] ?? "") &&
      Number(found[2]) < 10)
  )
    return { rest: text, threshold: null };
  const number = (chosen === found ? chosen[2] : chosen[1])?.replace("a hundred", "100").replace(" ", ".") ?? "0";
  const op =
    chosen === found
      ? (BOUND_WORDS.find(([words]) => words.split("|").includes(found[1] ?? ""))?.[1] ?? "least")
      : "least";
  // "Rush for 100": what was done is still asked.
  const deed = chosen === bare ? (/^(?:throw|threw|run|rush|catch|score)\b/.exec(chosen[0])?.[0] ?? "") : "";
  return { rest: text.replace(chosen[0], `${deed} `), threshold: { op, value: Number(number) } };
}

/** Takes out of a question in plain words how long its plays are and what figure is asked about; plain words have lost the point of a number: `18.4` stands there as 184. */
export function readBounds(plain: string, written: string): Bounds {
  const { rest: text, sized } = readSized(plain);
  const { rest, threshold } = readThreshold(text);
  const bound = threshold === null ? null : { ...threshold, value: pointed(threshold.value, written) };
  return { rest, sized, threshold: bound };
}

/** A number with the point that it was written with: plain words have none. */
export function pointed(value: number, written: string): number {
  const decimals = Array.from(written.matchAll(/\d+\.\d+/g), ([number]) => number);
  return Number(decimals.find((number) => Number(number.replace(".", "")) === value) ?? value);
}
