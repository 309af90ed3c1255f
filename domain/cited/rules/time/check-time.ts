import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { deedsOf } from "../clause/deed-spots.ts";
import { DRIVE_STARTED, DRIVE_STARTS, driveStarts, isOnlyBegin } from "./drive-starts.ts";
import { factsOfNamed } from "../clause/facts-of-named.ts";
import { isClock } from "../clause/is-clock.ts";
import { isQuietSpan } from "./is-quiet-span.ts";
import { MOMENT_RULES } from "./moment-rules.ts";
import {
  ALL_QUARTERS,
  GAME,
  HALVES,
  OVERTIME,
  type Period,
  periodOf,
  type Place,
  placeIn,
  QUARTER,
} from "./periods.ts";
import { isShareGone, isShareLeft, MUCH_LEFT, MUCH_GONE } from "./shares-of-period.ts";

interface PartRule {
  /** Words with a period in them, or words that stand alone: then `alone` has the periods of which they speak. */
  says: RegExp;
  alone?: readonly Period[];
  holds: (place: Place, found: readonly (string | undefined)[]) => boolean;
  /** The break itself is not before it. */
  isOfDeeds?: true;
  /** Where a deed is cited, it is the deed that happens then. */
  isOfItsDeed?: true;
  /** Nothing comes after it. A kick with six seconds left is followed by another play: so in 40 of 40 games. */
  isLast?: true;
  examples: readonly string[];
}

const OWN_QUARTER = /^(?:the|that) (?:quarter|period)$/i;
const BEFORE_A_BREAK = [HALVES[0], GAME] as const;

const BREAK = "(?:halftime|the half(?! of)|the break|(?:the )?intermission|the locker room)";
/** What follows "in the third" where it is a quarter and no third drive, down or try. */
const ENDED = String.raw`(?=[,.;:]|$| for (?:the|his|their|an?|[@#])| (?:and|with|but|when|as|before|after|was|were|is|had|has|did|put|gave|made|brought|set|led|cut|pulled|got|went|came|ended|began|opened|closed|tied|sealed|turned|changed|won|decided|proved|helped|left|if|then|because|while|until|at)\b)`;
/** Periods by their names, and such as are plain only beside a part of them. */
const QUARTERS = String.raw`(?:the )?(?:first|second|third|fourth|opening|final|last|1st|2nd|3rd|4th)[- ](?:quarter|period|frame|stanza)|(?:the )?(?:first|second|opening|final)[- ]half`;
const PERIODS = [
  QUARTERS,
  `the (?:first|second|third|fourth)(?:${ENDED}|(?= (?:to|for|that|which|on|by)\\b))`,
  String.raw`(?<=into )the (?:first|second|third|fourth)\b(?! (?:down|try|straight|time|touchdown|\d))`,
  "the half|halftime|the break|(?:the )?intermission",
  "(?:the|that) (?:quarter|period)",
  "(?:the )?(?:overtime|extra (?:period|session))|OT",
  "(?:the )?(?:game|contest|day|night|afternoon|evening|regulation|matchup)",
].join("|");
const COUNT = String.raw`(?:an?|half an?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twenty|thirty|forty|fifty)(?:-\w+)?)`;
/** `2:56`, `three minutes`, `two minutes and 10 seconds`, `12 seconds`, with how exactly: seven groups. */
export const CLOCK = String.raw`((?:just |only |barely |still |(?:a )?little )*(?:less than|fewer than|more than|under|over|inside|within|about|around|roughly|nearly|almost|just)? ?)(?:(?<![\d:])(\d{0,2}):(\d{2})|(?:(${COUNT}) minutes?(?:,? (?:and )?(${COUNT}) seconds?)?|(${COUNT}) (second|tick)s?))`;
const LEFT = String.raw`(?: still)? (?:left|remaining|to (?:go(?! \d)|play|run|spare)|showing|on the (?:game )?clock)`;
/** `27-second`, `three-minute`, `7:45` as a place on the clock: the groups of a clock. */
const MARK = String.raw`()(?:(\d{1,2}):(\d{2})|(${COUNT})-minute(?:,? (?:and )?(${COUNT})-second)?|(${COUNT})-(second))[ -]mark`;
const STILL = "(?: still| yet)?(?: left| remaining| to (?:go|play|be played|come|run|spare)| ahead| unplayed)";
const CLOSING = "(?:closing|final|last|waning|dying|fading)";
const OPENING = "(?:opening|first|early)";
const SPANS: Readonly<Record<string, number>> = {
  minute: 60,
  "half-minute": 30,
  minutes: 300,
  moments: 120,
  seconds: 60,
  instants: 60,
};
const INTO = "(?:in(?:to)?|of|to|from|during)";
const IN = "(?:(?:with)?in(?:side)? |during |with )?";
const says = (words: string): RegExp =>
  new RegExp(String.raw`\b(?:${words.replaceAll("PERIOD", `(?<period>${PERIODS})`)})`, "gi");

/** By the length of what it is a part of: a quarter, a half, a game. */
const early = ({ gone, length }: Place): boolean => gone <= (length <= QUARTER ? 330 : length <= 1800 ? 600 : QUARTER);
const late = ({ left, length }: Place): boolean => left <= (length <= QUARTER ? 330 : length <= 1800 ? 300 : 600);
/** `the last two minutes`, `the closing seconds` */
const spanOf = (count: string | undefined, unit: string | undefined): number => {
  const counted = count === undefined ? null : (numberOf(count) ?? Number(count));
  return counted === null ? (SPANS[unit ?? ""] ?? 120) : counted * (unit?.startsWith("second") === true ? 1 : 60);
};
const SPAN = String.raw`(?:(\w+) )?(half-minute|minutes?|moments|seconds|instants)`;

/** Parts of a period, and when they hold. What one has read is not read again, so that longer ones come first. */
export const TIME_RULES: readonly PartRule[] = [
  {
    says: says(
      `(?<!(?:last|final|closing) ?)(?:with )?${CLOCK}(?:${LEFT}(?: in| of| before| until)| (?:before|from|ahead of|shy of)(?: the end of)?) (?:PERIOD)`,
    ),
    holds: ({ left }, found) => isClock(left, found),
    examples: ["with 2:56 left in the fourth quarter", "29 seconds before halftime"],
  },
  {
    says: says(String.raw`(?:at |the )*()(\d{1,2}):(\d{2}) (?:of|in) (?:PERIOD)`),
    holds: ({ left }, found) => isClock(left, found),
    examples: ["at 7:45 of the second"],
  },
  {
    says: says(String.raw`(?:at |by |around |near |the )*${MARK} (?:of|in) (?:PERIOD)`),
    holds: ({ left }, found) => isClock(left, found),
    examples: ["at the 7:45 mark of the third quarter", "at the 27-second mark of the fourth"],
  },
  {
    says: says(`${CLOCK} (?:into|after the (?:start|beginning) of|gone in|deep into) (?:PERIOD)`),
    holds: ({ gone }, found) => isClock(gone, found),
    examples: ["less than three minutes into the game", "2:30 into the third quarter"],
  },
  {
    says: says(`${IN}(?:the )?${OPENING} ${SPAN} of (?:PERIOD)`),
    holds: ({ gone }, found) => gone <= spanOf(found[1], found[2]),
    examples: ["in the opening minutes of the second half", "the first two minutes of the game"],
  },
  {
    says: says(`${IN}(?:the )?${CLOSING} ${SPAN} (?:of|before|in|to) (?:PERIOD)`),
    holds: ({ left }, found) => left <= spanOf(found[1], found[2]),
    examples: ["in the final minute of the half", "inside the last two minutes of the game"],
  },
  {
    says: says(`as (?:PERIOD) (?:opened|began|started|got (?:going|under way))`),
    holds: ({ gone }) => gone <= 60,
    examples: ["as the second quarter began"],
  },
  {
    says: says(`(?:moments|seconds|shortly) into (?:PERIOD)`),
    holds: ({ gone }) => gone <= 120,
    examples: ["moments into the fourth quarter"],
  },
  {
    says: says(
      `(?:at|from|near|toward) the (?:very )?(?:start|beginning|outset|top) of (?:PERIOD)|to (?:open|start|begin) (?:PERIOD)|(?:opened|started|began|kicked off) (?:PERIOD)(?= with (?:an?|his|their) (?:[\\w-]+ ){0,3}(?:return|run|catch|sack|interception)\\b)`,
    ),
    holds: ({ gone }) => gone <= 300,
    examples: ["at the start of the third quarter", "to open the second half", "opened the second half with a return"],
  },
  {
    says: says(`on the (?:first|opening|very first) (?:play|snap)(?: from scrimmage)? of (?:PERIOD)`),
    holds: ({ gone }) => gone <= 25,
    isOfItsDeed: true,
    examples: ["on the first play of the third quarter"],
  },
  {
    says: says(`as (?:PERIOD) (?:ended|expired|ran out|came to an end)`),
    holds: ({ left }) => left <= 8,
    isOfItsDeed: true,
    isLast: true,
    examples: ["as the half ended"],
  },
  {
    says: says(
      `(?:(?:at|near|toward) )?(?:the )?(?:very )?(?:end|close) of (?:PERIOD)|to (?:end|close|finish) (?:PERIOD)|(?:ended|closed) (?:PERIOD)|as (?:PERIOD) (?:wound down|closed)`,
    ),
    holds: ({ left }) => left <= 135,
    examples: ["at the end of the third quarter", "to close the half"],
  },
  {
    says: says(`${MUCH_LEFT} (?:of )?(?:PERIOD)${STILL}`),
    holds: ({ left, length }, found) => isShareLeft(left / length, found),
    examples: ["with most of the quarter still to be played", "with little of the half left"],
  },
  {
    says: says(`(?:PERIOD)(?: (?:was|were|is|already))* ${MUCH_GONE}`),
    holds: ({ gone, length }, found) => isShareGone(gone / length, found),
    examples: ["with the first quarter all but over", "the half barely under way"],
  },
  { says: says(`early (?:on )?(?:${INTO} )?(?:PERIOD)`), holds: early, examples: ["early in the fourth"] },
  {
    says: says(`(?:late|deep)(?: on)? (?:${INTO} )(?:PERIOD)`),
    holds: late,
    examples: ["late in the game", "deep into the fourth quarter"],
  },
  {
    says: says(`(?:midway|halfway|in the middle)(?: through| of| into| in)? (?:PERIOD)`),
    holds: ({ gone, length }) => gone > length * 0.26 && gone < length * 0.71,
    examples: ["midway through the third quarter"],
  },
  {
    says: says(`(?:just|shortly|right|seconds|moments|immediately) (?:before|ahead of) ${BREAK}`),
    alone: [HALVES[0]],
    holds: ({ left }) => left <= 135,
    examples: ["just before halftime"],
  },
  {
    says: says(`(?<=\\b(?:lead|edge|advantage|deficit) )out of ${BREAK}`),
    alone: [HALVES[0]],
    holds: ({ left }) => left === 0,
    examples: ["carried a lead out of halftime"],
  },
  {
    says: says(
      `(?:just|shortly|right|immediately|moments) (?:after|out of|following) ${BREAK}|(?:fresh )?out of (?:the )?(?:halftime|locker room|break)`,
    ),
    alone: [HALVES[1]],
    holds: ({ gone }) => gone <= 300,
    examples: ["shortly after halftime", "out of the locker room"],
  },
  {
    says: says(`before ${BREAK}|before the (?:first )?half (?:was over|ended|ran out|was out)`),
    alone: [HALVES[0]],
    holds: () => true,
    isOfDeeds: true,
    examples: ["before halftime"],
  },
  {
    says: says(`before (?:PERIOD) (?:was over|ended|ran out|was out|was done)`),
    holds: () => true,
    isOfItsDeed: true,
    examples: ["before the quarter was over"],
  },
  {
    says: says(`(?:after|since) ${BREAK}`),
    alone: [HALVES[1], OVERTIME],
    holds: () => true,
    examples: ["after the break"],
  },
  {
    says: says(
      String.raw`as (?:time|the clock) (?:expired|ran out)|at the (?:gun|buzzer|horn)|(?:on|with) the (?:final|last) (?:play|snap)`,
    ),
    alone: BEFORE_A_BREAK,
    holds: ({ left }) => left <= 8,
    isOfItsDeed: true,
    isLast: true,
    examples: ["as time expired"],
  },
  {
    says: says("(?:with(?:in)?|after|inside|beyond|past) the two-minute (?:mark|warning)"),
    alone: BEFORE_A_BREAK,
    holds: ({ left }) => left <= 120,
    examples: ["after the two-minute warning"],
  },
  {
    says: says("before the two-minute (?:mark|warning)"),
    alone: BEFORE_A_BREAK,
    holds: ({ left }) => left >= 118 && left <= 300,
    examples: ["just before the two-minute warning"],
  },
  {
    says: says("(?:at |by )?the two-minute (?:mark|warning)"),
    alone: BEFORE_A_BREAK,
    holds: ({ left }) => Math.abs(left - 120) <= 8,
    examples: ["at the two-minute warning"],
  },
  {
    says: says(`${IN}the (?:final|last) minute`),
    alone: BEFORE_A_BREAK,
    holds: ({ left }) => left <= 60,
    examples: ["in the final minute"],
  },
  {
    says: says(`${IN}(?:the|its|their) ${CLOSING} ${SPAN}`),
    alone: [GAME],
    holds: ({ left }, found) => left <= spanOf(found[1], found[2]),
    examples: ["in the closing minutes", "inside the last two minutes"],
  },
  {
    says: says(`${IN}(?:the|its|their) ${OPENING} ${SPAN}`),
    alone: [GAME],
    holds: ({ gone }, found) => gone <= spanOf(found[1], found[2]),
    examples: ["in the opening minutes"],
  },
  {
    says: says(
      `${CLOCK} (?:from|before|short of|shy of) the (?:end|finish|(?:final )?(?:whistle|gun|horn|buzzer))(?! of)`,
    ),
    alone: [GAME],
    holds: ({ left }, found) => isClock(left, found),
    examples: ["58 seconds from the end"],
  },
  {
    says: says(`${CLOCK} (?:in|into it)(?=[,.;:]|$)`),
    alone: [GAME],
    holds: ({ gone }, found) => isClock(gone, found),
    examples: ["25 seconds in"],
  },
  { says: says("down the stretch"), alone: [GAME], holds: ({ left }) => left <= 720, examples: ["down the stretch"] },
  {
    says: says("early on|right away|early in it"),
    alone: [GAME],
    holds: ({ gone }) => gone <= QUARTER,
    examples: ["early on"],
  },
];

const BARE_PERIOD = new RegExp(
  String.raw`\b(?<enters>(?:into|entering) )?(?:(?<period>${QUARTERS})|(?:in|of|through|during|by) (?<period>the (?:first|second|third|fourth))${ENDED}|(?<intoTo>into) (?<period>the (?:second|third|fourth))${ENDED})`,
  "gi",
);
const CLOCK_LEFT = new RegExp(String.raw`\b(?:with )?${CLOCK}${LEFT}`, "gi");
const CLOCK_MARK = new RegExp(String.raw`\b(?:at |by |around |near )?the ${MARK}`, "gi");
const CLOCK_APART = new RegExp(
  String.raw`\b${CLOCK} (?:later(?: on the (?:game )?clock)?|after|before|earlier|apart)\b`,
  "gi",
);
const LONGER_CLOCK =
  /(?<=\b(?:the ball|it|possession)(?: [a-z]+){0,2} )()(\d{1,2}):(\d{2})(?= (?:longer|more)(?:[,.;]|$| than (?:the )?#))/g;
const LONE_CLOCK = /(?<![\d:])()(\d{1,2}):(\d{2})(?![\d:])/g;

/** "A pair of touchdown passes, both in the last five minutes": each of them. */
const OF_ALL =
  /^(?:both|each of the) (?:teams|sides|clubs|kickers)\b[^,;]*$|\b(?:both|all(?: of (?:them|those)| (?:two|three|four))?)(?: of (?:them|those))? (?:came |were )?$/;

/** "Two in the first half, then two in the second": the half. */
function bareOf(named: string, soFar: string): Period {
  return periodOf(named === "the second" && /\b(?:first|opening) half\b/i.test(soFar) ? "second half" : named);
}

const secondsOf = (found: RegExpExecArray): number => Number(found[2]) * 60 + Number(found[3]);

/** Every time that is said is that of a cited fact: its quarter, its clock, and what part of the game it was in. */
export function checkTime(reading: Reading): Finding[] {
  const { part, pool, borne } = reading;
  if (part.ids.length === 0) return [];
  const own = deedsOf(reading.cited, reading).flatMap((fact) => (fact.at === null ? [] : [{ at: fact.at, fact }]));
  const moments = factsOfNamed(reading).flatMap((fact) =>
    (fact.kind === "gap" || (own.length > 0 && isQuietSpan(fact, reading)) ? [] : [fact.at, fact.until]).flatMap((at) =>
      at === null ? [] : [{ at, fact }],
    ),
  );
  const faults: Finding[] = [];
  // What takes a while is all of it so at its end, and up to a break what is told of the break.
  const wholes = own
    .filter(({ fact }) => fact.kind !== "break")
    .flatMap(({ at, fact }) => [at, fact.until ?? at].map((moment) => ({ at: moment, fact })));
  let text = reading.text;
  const starts = driveStarts(reading);
  const momentsOf = ({ 0: said, index: at }: RegExpExecArray): typeof moments => {
    const isOfStart = DRIVE_STARTED.test(text.slice(0, at)) || DRIVE_STARTS.test(text.slice(at + said.length));
    return !isOfStart ? moments.filter((one) => !isOnlyBegin(one, reading)) : starts.length > 0 ? starts : moments;
  };
  const read = (pattern: RegExp, test: (found: RegExpExecArray) => boolean): void => {
    for (const found of matches(text, pattern)) {
      const [said] = found;
      if (!test(found))
        faults.push({
          word: said.trim(),
          reason: `"${said.trim()}" is not when it was in ${idsOf(reading)}. Say when it was, or leave it out.`,
        });
      borne.push([found.index, found.index + said.length]);
      text = text.slice(0, found.index) + "_".repeat(said.length) + text.slice(found.index + said.length);
    }
  };
  const quarters: Period[] = [];
  const isLong = (seconds: number): boolean =>
    pool.some(({ values }) => values.seconds === seconds || values.possessionSeconds === seconds);
  for (const { says: pattern, alone, holds, isOfDeeds = false, isOfItsDeed = false, isLast = false } of TIME_RULES)
    read(pattern, (found) => {
      const named = found.groups?.["period"] ?? "";
      // "Midway through the quarter": the one that it was in.
      const periods = alone ?? (OWN_QUARTER.test(named) ? ALL_QUARTERS : [periodOf(named)]);
      if (alone === undefined) quarters.push(...periods);
      const isOfAll = OF_ALL.test(text.slice(0, found.index));
      const deeds = isOfItsDeed || isOfAll ? own : [];
      const all = isOfAll ? wholes : [];
      const fits = ({ at, fact }: (typeof moments)[number]): boolean =>
        periods.some((period) => {
          if (isOfDeeds && fact.kind === "break") return false;
          const place = placeIn(period, at);
          const isTooEarly = isLast && fact.marks.includes("fieldGoal") && (place?.left ?? 0) > 5;
          return place !== null && !isTooEarly && holds(place, found);
        });
      return (
        (all.length > 1 ? all.every(fits) : (deeds.length > 0 ? deeds : momentsOf(found)).some(fits)) ||
        (/^\d/.test(found[0]) && found[3] !== undefined && isLong(secondsOf(found)))
      );
    });
  read(BARE_PERIOD, (found) => {
    const { groups } = found;
    const period = bareOf(groups?.["period"] ?? "", `${reading.sentenceSoFar} ${reading.text.slice(0, found.index)}`);
    quarters.push(period);
    if (wholes.length > 1 && OF_ALL.test(text.slice(0, found.index).replace(/\b(?:in|during|of|by) (?:the )?$/, "")))
      return wholes.every(({ at }) => placeIn(period, at) !== null);
    return momentsOf(found).some(
      ({ at, fact }) =>
        placeIn(period, at) !== null ||
        ((groups?.["enters"] ?? groups?.["intoTo"]) !== undefined &&
          fact.kind === "break" &&
          Number(at.quarter) * QUARTER === period.from),
    );
  });
  const isLeft = (found: RegExpExecArray): boolean =>
    momentsOf(found).some(
      ({ at }) =>
        at.clock !== null &&
        isClock(at.clock, found) &&
        (quarters.length === 0 || quarters.some((period) => placeIn(period, at) !== null)),
    );
  read(CLOCK_LEFT, (found) => isLeft(found) || (found[0].endsWith("clock") && isLong(secondsOf(found))));
  read(CLOCK_MARK, isLeft);
  const deeds = [...reading.before.slice(-1), ...reading.cited].flatMap(({ at, of }) =>
    of.length > 1 ? [] : (at?.elapsed ?? []),
  );
  // "Two minutes later": what lies between two deeds; what a gap says is for its number.
  for (const found of matches(text, CLOCK_APART)) {
    const [said] = found;
    const isSo = deeds.some((one) => deeds.some((two) => two > one && isClock(two - one, found)));
    if (isSo) {
      borne.push([found.index, found.index + said.length]);
      text = text.slice(0, found.index) + "_".repeat(said.length) + text.slice(found.index + said.length);
    } else if (/(?:apart|clock)$/.test(said) && deeds.length > 1 && pool.every(({ kind }) => kind !== "gap"))
      faults.push({ word: said.trim(), reason: `That is not what lies between ${idsOf(reading)}. Leave it out.` });
  }
  read(LONGER_CLOCK, (found) =>
    pool.some(({ kind, values }) => kind === "compare" && values.difference === secondsOf(found)),
  );
  read(LONE_CLOCK, (found) => isLeft(found) || isLong(secondsOf(found)));
  for (const { says: pattern, holds } of MOMENT_RULES)
    read(pattern, () => moments.some(({ at, fact }) => holds(at, fact)));
  return faults;
}
