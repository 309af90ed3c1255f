import { UNITS_OF_LINE } from "../../cited/number-units.ts";
import type { FactKind } from "../../facts/fact-kind.ts";
import type { LineMark } from "../../facts/mark.ts";
import type { Role } from "../../facts/role.ts";
import type { Unit } from "../../facts/unit.ts";
import type { PlayerLine } from "../../game/player-line.ts";
import { type NumberToken, saysIt } from "../../words/story-numbers.ts";
import type { FactRow } from "../../facts/fact-row.ts";
import { countFault, LOOSE_PART, pointsFault, shareFault } from "./count-fault.ts";
import { type CountedThing, countedBy } from "./counted-by.ts";
import {
  type Contradiction,
  factsAbout,
  isDenied,
  quartersSaid,
  type SpokenSentence,
  subjectAt,
} from "./spoken-sentence.ts";
import { alternatives } from "../../words/alternatives.ts";

/** A team's own points of a game or a quarter, rather than those of a drive or a run. */
const OWN_POINTS =
  /#(?: \w+ly| also)? (?:scored|had|have|put up|managed|finished with|ended with|posted) (?:all |just |only )?$/;

/** Of what is true of the whole game: nobody need be named for it. */
const UNOWNED: ReadonlySet<Unit> = new Set<Unit>(["spread", "overUnder", "degreesLow", "degreesHigh", "windSpeed"]);
/** Kinds whose figures are somebody's total, by which another total is wrong. */
const TOTALS: ReadonlySet<FactKind> = new Set<FactKind>(["line", "fantasy", "team"]);
/** "A 50-yard touchdown", "from 22 yards out" */
const SCORED_FROM = /^(?:-yard(?:er)?\b| yards out\b)/;
const LINE_UNITS: ReadonlySet<Unit> = new Set(Object.values(UNITS_OF_LINE).flat());

/** Figures that no fact of this game settles: of other games, of several people, of a part, of what was expected. */
const UNSETTLED =
  /\b(?:per game|average\w*|combined|together|each|both|apiece|every|record|expect\w*|forecast|needed|away from|another|other|half of|twice as|between|so-called|asked|said)\b|\?\s*$/i;
/** One play of several: the facts hold only those that stand out. */
const ONE_PLAY = new RegExp(
  alternatives`
    \b(?:an?|the|that|this|one|(?:his|her|their)(?: \w+)?|longest|long|best) (?:[\w-]+ ){0,3}(?:${alternatives`
      run | carry | catch | reception | pass | play | gain | scramble | return | punt | drive | completion | grab | kick | touch | rush
      bomb | strike | throw | shot | loss | pickup | ball | interception | sack
    `})\b
    \b(?:longest|lost|loss|return\w*|punt\w*|penalt\w+|penalized)\b
  `,
  "i",
);
/** Every figure of a player, of a team or of the game that the index holds with another value, and in no fact of theirs with this one. */
export function checkFigures(sentence: SpokenSentence): Contradiction | null {
  const { text, numbers } = sentence;
  if (UNSETTLED.test(text)) return null;
  for (const token of numbers) {
    const found = figureFault(token, sentence);
    if (found !== null) return found;
  }
  return null;
}

function figureFault(token: NumberToken, sentence: SpokenSentence): Contradiction | null {
  const { text, book, hits } = sentence;
  if (isDenied(text, token.start) || /\bof #'s? $/.test(text.slice(0, token.start))) return null;
  const whose = subjectAt(sentence, token.start);
  if (token.form === "share") return shareFault(token, sentence, whose);
  if (token.form !== "plain") return null;
  const meant = countedBy(token, text);
  const { units, line, piece } = meant;
  const isPlay = text[token.end] === "-";
  const own = whose === null ? [] : factsAbout(book, whose);
  const says = (fact: FactRow): boolean => bears(fact, meant, token, text);
  const projected = own.filter(({ kind }) => kind === "projection");
  if (/\bproject/i.test(text)) return otherValue(projected, units, says);
  if (units.length > 0 && units.every((unit) => UNOWNED.has(unit))) return otherValue(book.facts, units, says);
  if (units.length === 0) return null;
  if (isStranger(token, units, text)) return { truth: null };
  if (whose === null) return null;
  if (whose.team !== null && units.includes("points") && OWN_POINTS.test(text.slice(0, token.start)))
    return pointsFault(token, whose, sentence);
  const counted = countFault(token, units, whose, sentence);
  if (counted !== undefined) return counted;
  // "Smith and Brown had 40 and 50": anybody named may own it.
  if (own.some(says) || hits.some((hit) => factsAbout(book, hit).some(says))) return null;
  const scores = own.filter(({ kind }) => kind === "score");
  const isKick = /^-yarder\b/.test(text.slice(token.end)) && scores.some(({ roles }) => roles.kicker === roles.scorer);
  if (
    SCORED_FROM.test(text.slice(token.end)) &&
    (isKick || /\b(?:scor\w+|touchdowns?|TDs?|field goals?)\b/.test(piece))
  )
    return otherValue(scores, ["yards", "kickYards"], says);
  if (units.includes("points") && whose.team !== null) return null;
  if (quartersSaid(text) !== null || LOOSE_PART.test(piece)) return null;
  if (isPlay || (units.includes("yards") && ONE_PLAY.test(piece))) return null;
  const totals = own.filter(({ kind }) => TOTALS.has(kind));
  const other = otherValue(totals, units, says);
  if (other !== null) return other;
  // A player without a line has nothing of it, but for odd plays: a lateral's yards stand in the page's line alone.
  const isOfLine = whose.team === null && token.value > 0 && units.every((unit) => unit === "yards" || isOwnUnit(unit));
  const isYards = units.some((unit) => unit.endsWith("Yards"));
  const isOdd = isYards && book.lines.some((one) => whose.players.includes(one.playerId) && hasYards(one, token.value));
  return isOfLine && line !== null && !isOdd ? { truth: totals[0]?.words ?? null } : null;
}

function isOwnUnit(unit: Unit): boolean {
  return LINE_UNITS.has(unit) || unit.startsWith("redZone");
}

function hasYards(line: PlayerLine, value: number): boolean {
  return line.receivingYards === value || line.rushingYards === value || line.passingYards === value;
}

/** The first fact with another value of these units; null where one has this value, or none has any. */
function otherValue(
  facts: readonly FactRow[],
  units: readonly Unit[],
  says: (fact: FactRow) => boolean,
): Contradiction | null {
  const known = facts.filter(({ values }) => units.some((unit) => values[unit] !== undefined));
  const [first] = known;
  return first === undefined || known.some(says) ? null : { truth: first.words };
}

const ROLE_OF_LINE: Readonly<Partial<Record<LineMark, Role>>> = {
  receiving: "receiver",
  rushing: "rusher",
  passing: "passer",
};
const PASSED = /\b(?:topped|passed|surpassed|cleared|eclipsed|reached|went over) $/i;

function bears({ values, roles }: FactRow, { units, line }: CountedThing, token: NumberToken, text: string): boolean {
  const role = line === null ? undefined : ROLE_OF_LINE[line];
  const hedge = text.slice(0, token.start);
  return units.some((unit) => {
    if (unit === "yards" && role !== undefined && roles[role] === undefined) return false;
    const own = values[unit];
    if (own === undefined) return false;
    const value = unit === "tackles" ? own + (values.assists ?? 0) : own;
    const isRounded = token.decimals === 0 && !Number.isInteger(value) && Math.round(value) === token.value;
    return (
      isRounded ||
      (PASSED.test(hedge) && value >= token.value) ||
      saysIt(token, hedge, value) ||
      saysIt(token, hedge, -value)
    );
  });
}

/** A name that nobody of this game has, before a figure. */
const STRANGER = new RegExp(
  String.raw`(?:@|(?<!\p{L})(?!Super|Week|New|Pro|Both|Big|The|Sunday|Monday|Thursday|Saturday)\p{Lu}[\p{L}'.-]+) (?!Jr|Sr|I)\p{Lu}\p{Ll}[\p{L}'-]*(?: (?:has|already|also))? (?:${alternatives`
      ran | rushed | threw | thrown | passed | had | has | caught | saw | carried | scored | completed | finished
    `})\b[^@#,;]*$`,
  "u",
);

/** Everybody with a figure has a fact: who has no fact has no figure. */
function isStranger({ value, start }: NumberToken, units: readonly Unit[], text: string): boolean {
  return value > 0 && units.some((unit) => LINE_UNITS.has(unit)) && STRANGER.test(text.slice(0, start));
}
