import { matches } from "../../../words/matches.ts";
import { numberOf, type NumberToken } from "../../../words/story-numbers.ts";
import type { Reading } from "../../reading.ts";
import { blankNumbers } from "./blank-numbers.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Parts of a whole, as they are said. */
export const PARTS: Readonly<Record<string, number>> = {
  half: 0.5,
  "a third": 1 / 3,
  "a quarter": 0.25,
  "two-thirds": 2 / 3,
  "three-quarters": 0.75,
};

/** What a clause says of two figures: who has more of it, by how much, or how many times as much. */
export interface WorkedClaim {
  start: number;
  /** Where its own words end, and what stands on its other side begins. */
  end: number;
  /** Where its other side stands, up to the next comma; an empty place where it names none. */
  tail: readonly [start: number, end: number];
  /** Null of a multiple. */
  isMore: boolean | null;
  /** Whether it is better, and not more: of points allowed, turnovers and penalties that is fewer. */
  isBetter: boolean;
  by: { token: NumberToken; before: string } | null;
  times: { value: number; hedge: string } | null;
  /** What it is of, as it would stand after a number. */
  of: readonly string[];
}

const WAYS =
  "more|fewer|less|better|worse|higher|lower|longer|shorter|above|below|over|under|beyond|ahead|behind|short|shy|clear|north|south|on top";
const LESS = /^(?:los|leak|soft|fewer|less|worse|lower|shorter|below|under|behind|short|shy|south|trail|miss|undersh)/;
const HEDGE =
  "(?:(?:(?:more|fewer|less|better) than|nearly|almost|about|exactly|just|barely|roughly|over|just over) )?";
const ONE = String.raw`\ban?(?: single| lone)?(?= (?:yard|point|catch|carry|target|touchdown|sack|first down)\b)`;
/** Numbers are written as `~`: "5.2 more than", "105 more passing yards", "a yard short of". */
const GAP = new RegExp(
  String.raw`(?<n>~+|${ONE})(?<u>(?: (?:PPR|fantasy|points?|yards?|a game|(?:passing |rushing |receiving )?[a-z]+s))*?) (?<way>${WAYS})\b(?<v>(?: (?!than\b|of\b|the\b|his\b|their\b|its\b|what\b|for\b|on\b)[A-Za-z-]+){0,3})`,
  "g",
);
const SIDE = new RegExp(
  String.raw`\b(?<way>${WAYS}) (?=than |of )|\b(?<way>above|below|over|under|beyond) (?=his\b|the ~|what he|project|expect)|\b(?<way>more|fewer|longer|shorter)\b(?<v>(?: (?!than\b)[a-z-]+){0,2})`,
  "g",
);
const BEATS = new RegExp(
  String.raw`\b(?<verb>out-?(?:gain|rush|ran|scor|pass|threw|carr|target|catch|caught|perform|did)[a-z]*|edg(?:ed|es|ing)|beat(?:s|ing)?|top(?:s|ped|ping)|best(?:s|ed|ing)|better(?:ed|ing)|trail(?:s|ed|ing)|exceed\w*|surpass\w*|eclips\w+|outstripp\w+|(?:over|under)sh(?:ot|oot\w*)|clear(?:s|ed|ing)|smash\w*|missed|missing) (?=${alternatives`
      [@#] | him\b | them\b | (?:his|its|the|their) (?:own )?(?:project|expect|averag|mean|forecast) | by (?:just |only )*~
    `})`,
  "g",
);
const BY = new RegExp(
  String.raw`^[^,;:~]{0,30}? by (?<hedge>(?:just |only |exactly |about |nearly |almost |over |more than |less than )*)(?<n>~+|${ONE})(?<u>(?: [\w-]+){0,2})`,
);
const TIMES = new RegExp(
  String.raw`(?<hedge>${HEDGE})\b(?:(?<times>half|most(?= of (?:that|this|the|his|their|#'s?|@'s) (?:[\w-]+ )?(?:damage|work|yards|yardage|carries|targets|production|total)\b)|twice|double|triple|a third|a quarter|two-thirds|three-quarters|(?:three|four|five|six) times)(?: as (?:many|much|long)(?<u>(?: (?!(?:as|and|but|while)\b)[a-z-]+){0,2})(?: as(?= ))?| of(?= )|(?= (?:the|his|their|what|that|#|@)))|(?<times>doubl|tripl|halv)(?:ed|ing)(?= (?:up )?(?:@|#|his|the|their|him|that|what)))`,
  "g",
);
const BETTER = /\b(?:better|worse|stingier|tighter|stouter|sturdier|leakier|softer|won|win|lost|lose)\b/;
/** "Won the turnover battle", "have the stingier defense". */
const BATTLE = new RegExp(
  alternatives`
    \b(?<way>won|win|lost|lose) the (?:[\w-]+ ){1,2}(?:battle|war|fight|duel|department|column|game|margin|count|side)\b
    \b(?<way>stingier|tighter|stouter|sturdier|leakier|softer) (?<defense>defense|unit|side|one)\b
    \b(?<way>had|has|held|got|took|owned) (?:the|an?) (?:[a-z]+ )?(?:edge|advantage) in(?<u> (?:PPR points|fantasy points|(?:passing |rushing |receiving )?yards|catches|targets|carries))(?=[,.;]|$)
    \b(?<way>in front)(?<points>)(?=[,.;]|$| with )
  `,
  "g",
);
/** "Over his last six games" */
const SPAN =
  /^ ?(?:[\w@#']+ ){0,4}(?:games|weeks|outings|seasons?|stretch|span)\b|^ ?(?:his|their|its|the) (?:last|past|first|previous)\b/;
const TIMES_OF: Readonly<Record<string, number>> = {
  ...PARTS,
  most: 0.5,
  halv: 0.5,
  twice: 2,
  doubl: 2,
  double: 2,
  tripl: 3,
  triple: 3,
};

/** "Worthy by 3.5, with 20.8 PPR points", "Mayfield's edge was 105 passing yards": at the head of an answer, by how much. */
const HEAD = new RegExp(
  String.raw`^[^@#]{0,20}(?<name>[@#])(?:,? by|'s (?:edge|advantage)(?: over @)? (?:was|came to)) (?<hedge>(?:just |only |exactly |about )*)(?<n>~+|${ONE})(?<u>(?: (?!to\b)[\w-]+){0,2})`,
  "g",
);

/** Every comparison of a clause, the most exact first: none is told twice. */
export function workedClaims({ text, numbers }: Reading): WorkedClaim[] {
  const plain = numbers.filter(({ form, end }) => form === "plain" && !/^ times as\b/.test(text.slice(end)));
  const shape = blankNumbers(
    text,
    plain.filter(({ text: said }) => !/^(?:twice|thrice)$/i.test(said)),
  );
  const one = { form: "plain", value: 1, other: 0, decimals: 0 } as const;
  const tokenAt = (start: number, said: string): NumberToken =>
    plain.find((token) => token.start === start) ?? { start, end: start + said.length, text: said, ...one };
  const claims: WorkedClaim[] = [];
  const add = (start: number, end: number, found: Partial<WorkedClaim>): void => {
    const isBetter = BETTER.test(text.slice(start, end));
    const claim = {
      start,
      end,
      tail: [end, end] as const,
      isMore: null,
      isBetter,
      by: null,
      times: null,
      of: [],
      ...found,
    };
    const isSpan = /\bover ?$/.test(text.slice(0, end)) && SPAN.test(text.slice(...claim.tail));
    if (!isSpan && claims.every((other) => end <= other.start || start >= other.end)) claims.push(claim);
  };
  for (const { 0: said, index: start, groups = {} } of matches(shape, TIMES)) {
    const { times: word = "", u = "" } = groups;
    const hedge = word === "most" ? "more" : (groups["hedge"] ?? "").trim();
    const times = { value: TIMES_OF[word] ?? numberOf(word.replace(" times", "")) ?? 1, hedge };
    const end = start + said.length;
    add(start, end, { tail: tailOf(shape, end), times, of: [u] });
  }
  for (const { 0: said, index: start, groups = {} } of matches(shape, GAP)) {
    const { n = "", u = "", way = "", v = "" } = groups;
    const [join = ""] = /^ (?:than|of)\b/.exec(shape.slice(start + said.length)) ?? [];
    const isBare = join === "" && !/^(?:above|below|over|under|beyond|behind)/.test(way);
    // "Finished 2.8 ahead, 20.2 points to Doubs' 17.4": both figures follow.
    const isTold =
      /^(?:ahead|clear|better)/.test(way) &&
      /^, (?:with )?(?:~+ [^,;:]{0,24}\bto [^,;:]{0,24}~|\d+-\d+\b)/.test(shape.slice(start + said.length));
    if (isBare && !isTold && !/^(?:more|fewer|less|longer|shorter)/.test(way)) continue;
    const end = start + said.length + join.length;
    const tail = isBare ? thanOf(shape, end) : tailOf(shape, end);
    const by = { token: tokenAt(start, n), before: text.slice(0, start) };
    const [isMore, of] = [!LESS.test(way), [u, v]];
    // How many minutes lie between two possessions is for the numbers.
    if (/\b(?:minutes?|seconds?)\b/.test(u + v)) add(start + n.length, end, { tail, isMore, of });
    else add(start, end, { tail, isMore, by, of });
  }
  for (const { 0: said, index: start, groups = {} } of matches(shape, BEATS)) {
    const end = start + said.length - 1;
    const { verb = "" } = groups;
    const by = BY.exec(shape.slice(end));
    const { n = "", u = "", hedge = "" } = by?.groups ?? {};
    const at = end + (by?.[0].length ?? 0) - u.length - n.length;
    const isMore = /\b(?:was|were|been|got|being) $/.test(text.slice(0, start)) === LESS.test(verb);
    const of = [u, ...(OF_VERB.find(([says]) => says.test(verb))?.[1] ?? [])];
    if (by === null) add(start, end, { tail: tailOf(shape, end), isMore, of });
    else
      add(start, at + n.length, {
        tail: [end, end + by[0].indexOf(" by ")],
        isMore,
        by: { token: tokenAt(at, n), before: hedge },
        of,
      });
  }
  for (const { 0: said, groups = {} } of matches(shape, HEAD)) {
    const { n = "", u = "", hedge = "" } = groups;
    const end = said.length - u.length;
    const by = { token: tokenAt(end - n.length, n), before: hedge };
    const of = [/^ (?:(?:passing |rushing |receiving )?yards?|PPR|points?)/.test(u) ? u : ""];
    const from = said.search(/[@#]/) + 1;
    if (!/^(?: [A-Za-z]+)? to /.test(shape.slice(said.length))) add(from, end, { isMore: true, by, of });
    // "By 372 to 244": both figures.
    else add(from, from + " by".length, { isMore: true, of });
  }
  for (const { 0: said, index: start, groups = {} } of matches(shape, BATTLE))
    add(start, start + said.length, {
      isMore: !LESS.test(groups["way"] ?? ""),
      of:
        groups["defense"] !== undefined
          ? [" points allowed"]
          : groups["points"] !== undefined
            ? [" PPR points"]
            : [groups["u"] ?? ""],
    });
  for (const { 0: said, index: start, groups = {} } of matches(shape, SIDE)) {
    const { way = "", v } = groups;
    const [join = ""] = /^(?:than|of)\b/.exec(shape.slice(start + said.length)) ?? [];
    const end = start + said.length + join.length;
    const tail = v === undefined ? tailOf(shape, end) : thanOf(shape, end);
    // "More than 100" is a hedge.
    if (v !== undefined || !/^ (?:~|an? )/.test(shape.slice(end)))
      add(start, end, { tail, isMore: !LESS.test(way), of: [v ?? ""] });
  }
  return claims;
}

const OF_VERB: readonly (readonly [says: RegExp, of: readonly string[]])[] = [
  [/^out-?(?:rush|ran)/, [" rushing yards"]],
  [/^out-?(?:pass|threw)/, [" passing yards"]],
  [/^out-?gain/, [" total yards", " yards"]],
  [/^out-?carr/, [" carries"]],
  [/^out-?target/, [" targets"]],
  [/^out-?ca/, [" catches"]],
  [/^/, [" PPR points", " points"]],
];

function tailOf(shape: string, start: number): [number, number] {
  const said =
    /^[^,;:.]*?(?=[,;:.]|$| (?:and|but|while|though|when) | ~+(?: [A-Za-z-]+){0,3} to [^a-z]*(?:just |only |his |their )?~)/.exec(
      shape.slice(start),
    )?.[0] ?? "";
  return [start, start + said.length];
}

/** "More yards on the ground than @" */
function thanOf(shape: string, end: number): [number, number] {
  const said = /^[^,;:]{0,30}? than(?= )/.exec(shape.slice(end))?.[0];
  return said === undefined ? [end, end] : tailOf(shape, end + said.length);
}
