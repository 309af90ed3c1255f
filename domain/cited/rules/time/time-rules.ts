import { numberOf } from "../../../words/story-numbers.ts";
import { isClock } from "../clause/is-clock.ts";
import { CLOCK, LEFT, MARK } from "./clock.ts";
import { GAME, HALVES, OVERTIME, type Period, type Place, QUARTER } from "./periods.ts";
import { isShareGone, isShareLeft, MUCH_GONE, MUCH_LEFT } from "./shares-of-period.ts";

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

/** A period with no part of it: "in the third quarter", "into the fourth". */
export const BARE_PERIOD = new RegExp(
  String.raw`\b(?<enters>(?:into|entering) )?(?:(?<period>${QUARTERS})|(?:in|of|through|during|by) (?<period>the (?:first|second|third|fourth))${ENDED}|(?<intoTo>into) (?<period>the (?:second|third|fourth))${ENDED})`,
  "gi",
);
