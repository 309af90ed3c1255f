import { LINE_WORDS_OF, NUMBER_UNITS, UNITS_OF_LINE } from "../../cited/number-units.ts";
import type { NameHit } from "../../cited/name-mask.ts";
import type { FactKind } from "../../facts/fact-kind.ts";
import type { LineMark } from "../../facts/mark.ts";
import type { Role } from "../../facts/role.ts";
import type { Unit } from "../../facts/unit.ts";
import type { PlayerLine } from "../../game/player-line.ts";
import { type NumberToken, saysIt } from "../../words/story-numbers.ts";
import type { FactRow } from "../tools/fact-row.ts";
import {
  type Contradiction,
  factOf,
  factsAbout,
  isDenied,
  quartersSaid,
  type SpokenSentence,
  subjectAt,
} from "./spoken-sentence.ts";

/** What names a figure before it: "passing yards: 214". */
const LABELS: readonly (readonly [RegExp, readonly Unit[]])[] = [
  [/\bpass(?:ing)? attempts:? $/i, ["attempts"]],
  [/\bcompletions:? $/i, ["completions"]],
  [/\bpassing yards:? $/i, ["passingYards"]],
  [/\bpassing (?:TDs|touchdowns):? $/i, ["passingTouchdowns"]],
  [/\binterceptions:? $/i, ["interceptionsThrown", "interceptions"]],
  [/\b(?:carries|rushing attempts):? $/i, ["carries"]],
  [/\brushing yards:? $/i, ["rushingYards"]],
  [/\brushing (?:TDs|touchdowns):? $/i, ["rushingTouchdowns"]],
  [/\b(?:catches|receptions):? $/i, ["receptions"]],
  [/\btargets:? $/i, ["targets"]],
  [/\breceiving yards:? $/i, ["receivingYards"]],
  [/\breceiving (?:TDs|touchdowns):? $/i, ["receivingTouchdowns"]],
  [/\bfavou?red by (?:just |about )?$/i, ["spread"]],
];
/** What somebody did so many times. */
const TIMES: readonly (readonly [RegExp, readonly Unit[]])[] = [
  [/\bscored $/, ["touchdowns", "rushingTouchdowns", "receivingTouchdowns", "nth"]],
  [/\b(?:was|were|been|got) sacked $/, ["sacksTaken"]],
  [/\bsacked @ $/, ["sacksTaken", "sacks"]],
  [/\b(?:picked off|intercepted) $/, ["interceptionsThrown"]],
  [/\btargeted $/, ["targets"]],
  [/\bpunted $/, ["punts"]],
  [/\bpenalized $/, ["penalties"]],
  [/\bturned (?:it|the ball) over $/, ["turnovers"]],
];
/** What people say instead of the words of `NUMBER_UNITS`. */
const SAID: readonly (readonly [RegExp, readonly Unit[]])[] = [
  [/^ (?:balls|grabs)\b/, ["receptions"]],
  [/^-point favou?rites?\b/, ["spread"]],
  [/^ (?:mph|miles (?:an|per) hour)\b/, ["windSpeed"]],
  [/^ extra points?\b/, ["extraPointsMade"]],
  [/^ straight\b| (?:more|fewer|less|short|shy|better|worse|apiece|each)\b/, []],
];

/** "Had 16 at halftime": points go without saying. */
const POINTS_BEFORE = /#(?: \w+ly| also)? (?:scored|had|have|put up|managed) (?:all |just |only )?$/;
const POINTS_AFTER = /^ (?:in|at|by) (?:the )?(?:first|second|third|fourth|halftime|half|break)\b/;
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
  /\b(?:seasons?|years?|career|per game|average\w*|combined|together|each|both|apiece|every|record|entering|since|expect\w*|forecast|needed|away from|another|other|half of|twice as|between|so-called|asked|said)\b|\?\s*$/i;
/** One play of several: the facts hold only those that stand out. */
const ONE_PLAY =
  /\b(?:an?|the|that|this|one|(?:his|her|their)(?: \w+)?|longest|long|best) (?:[\w-]+ ){0,3}(?:run|carry|catch|reception|pass|play|gain|scramble|return|punt|drive|completion|grab|kick|touch|rush|bomb|strike|throw|shot|loss|pickup|ball|interception|sack)\b|\b(?:longest|lost|loss|return\w*|punt\w*|penalt\w+|penalized)\b/i;
const LOOSE_PART =
  /\b(?:drives?|possessions?|minutes?|seconds?|late|early|final|last|opening|before|after|until|through|downs?|span|stretch|start|end|when|while|first|next|straight|unanswered)\b/i;

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
  const piece = pieceAround(text, token);
  const isPlay = text[token.end] === "-";
  const { units, line } = isPlay ? { units: unitsOf(token, text), line: null } : narrowed(unitsOf(token, text), piece);
  const own = whose === null ? [] : factsAbout(book, whose);
  const says = (fact: FactRow): boolean => bears(fact, units, line, token, text);
  if (/\bproject/i.test(text))
    return otherValue(
      own.filter(({ kind }) => kind === "projection"),
      units,
      says,
    );
  if (units.length > 0 && units.every((unit) => UNOWNED.has(unit))) return otherValue(book.facts, units, says);
  if (units.length === 0) return null;
  if (isStranger(token, units, text)) return { truth: null };
  if (whose === null) return null;
  if (whose.team !== null && units.includes("points") && OWN_POINTS.test(text.slice(0, token.start)))
    return pointsFault(token, whose, sentence);
  const counted = countFault(token, units, whose, sentence);
  if (counted !== undefined) return counted;
  // "Smith and Brown had 40 and 50": whoever is named may own it.
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
  // Whoever has no line has nothing of it, but for odd plays: a lateral's yards stand in the page's line alone.
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

function unitsOf({ start, end, text: said }: NumberToken, text: string): readonly Unit[] {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const label = LABELS.find(([says]) => says.test(before));
  if (label !== undefined) return label[1];
  if (/^(?:twice|thrice)$/i.test(said) || /^ times\b/.test(after))
    return TIMES.find(([says]) => says.test(before))?.[1] ?? [];
  if (POINTS_BEFORE.test(before) && POINTS_AFTER.test(after)) return ["points"];
  if (/^ (?:and|to|of|with|in|on|for|but|or|from|at|per)\b/.test(after)) return [];
  return (
    SAID.find(([says]) => says.test(after.slice(0, 24)))?.[1] ??
    NUMBER_UNITS.find(({ says }) => says.test(after))?.units ??
    []
  );
}

/** Where the words around a figure say by ground or air, only that line's figures and those of single plays. */
function narrowed(units: readonly Unit[], piece: string): { units: readonly Unit[]; line: LineMark | null } {
  const lines: readonly LineMark[] = ["receiving", "rushing", "passing"];
  const said = lines.find((one) => LINE_WORDS_OF.some(([line, words]) => line === one && words.test(piece)));
  const line =
    said ??
    lines.find((one) => units.length === 1 && units.every((unit) => UNITS_OF_LINE[one]?.includes(unit))) ??
    null;
  const own = line === null ? [] : (UNITS_OF_LINE[line] ?? []);
  const ofLine = units.filter((unit) => own.includes(unit));
  return ofLine.length === 0
    ? { units, line: null }
    : { units: [...ofLine, ...units.filter((unit) => unit === "yards" || unit.startsWith("redZone"))], line };
}

/** The words around a number up to the next comma or "and". */
function pieceAround(text: string, { start, end }: NumberToken): string {
  const before =
    text
      .slice(0, start)
      .split(/[,;:]| and | but /)
      .at(-1) ?? "";
  const after = text.slice(end).split(/[,;:]| and | but /)[0] ?? "";
  const lead = /[@#]/.test(before)
    ? before
    : text.slice(Math.max(0, text.slice(0, start).search(/[@#][^@#]*$/)), start);
  return `${/[a-z]{3}/.test(before) ? before : lead}${text.slice(start, end)}${after}`;
}

const ROLE_OF_LINE = { receiving: "receiver", rushing: "rusher", passing: "passer" } as const satisfies Partial<
  Record<LineMark, Role>
>;
const PASSED = /\b(?:topped|passed|surpassed|cleared|eclipsed|reached|went over) $/i;

function bears(
  { values, roles }: FactRow,
  units: readonly Unit[],
  line: LineMark | null,
  token: NumberToken,
  text: string,
): boolean {
  const hedge = text.slice(0, token.start);
  return units.some((unit) => {
    if (
      unit === "yards" &&
      line !== null &&
      line in ROLE_OF_LINE &&
      roles[ROLE_OF_LINE[line as keyof typeof ROLE_OF_LINE]] === undefined
    )
      return false;
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

const COUNTED: Readonly<Partial<Record<Unit, (fact: FactRow) => boolean>>> = {
  touchdowns: ({ kind, marks }) => kind === "score" && marks.includes("touchdown"),
  passingTouchdowns: ({ kind, marks }) => kind === "score" && marks.includes("touchdown") && marks.includes("pass"),
  rushingTouchdowns: ({ kind, marks }) => kind === "score" && marks.includes("touchdown") && marks.includes("run"),
  fieldGoalsMade: ({ kind, marks }) => kind === "score" && marks.includes("fieldGoal"),
  interceptionsThrown: ({ kind, marks }) => kind === "turnover" && marks.includes("interception"),
  interceptions: ({ kind, marks }) => kind === "turnover" && marks.includes("interception"),
  sacks: ({ marks }) => marks.includes("sack"),
};

/**
 * Scores and turnovers are counted, in the quarters that are named: of a team all, of a player those in which he has a part. Undefined
 * where nothing is to be counted or the facts may say otherwise.
 */
function countFault(
  { value }: NumberToken,
  units: readonly Unit[],
  whose: NameHit,
  sentence: SpokenSentence,
): Contradiction | null | undefined {
  const quarters = quartersSaid(sentence.text);
  const unit = units.find((one) => COUNTED[one] !== undefined);
  const isOne = unit === undefined ? undefined : COUNTED[unit];
  if (isOne === undefined) return undefined;
  const all = factsAbout(sentence.book, whose).filter(isOne);
  const inQuarters = all.filter(({ at }) => quarters === null || quarters.includes(at?.quarter ?? ""));
  if (inQuarters.length === value) return null;
  const [first] = all;
  const isPart = quarters === null || LOOSE_PART.test(sentence.text) || unit === "sacks";
  return isPart || first === undefined ? undefined : { truth: (inQuarters[0] ?? first).words };
}

/** Points of a team: of the game, or of the quarters that are named. */
function pointsFault({ value }: NumberToken, whose: NameHit, { text, book }: SpokenSentence): Contradiction | null {
  const result = factOf(book, "result");
  const quarters = quartersSaid(text);
  if (LOOSE_PART.test(text) || /\boff\b/.test(text)) return null;
  if (quarters !== null) {
    const own = book.facts.filter(
      ({ kind, team, at }) => kind === "quarter" && team === whose.team && quarters.includes(at?.quarter ?? ""),
    );
    const sum = own.reduce((points, { values }) => points + (values.points ?? 0), 0);
    return own.length === 0 || sum === value ? null : { truth: own.map(({ words }) => words).join(", and ") };
  }
  if (result === null || result.score === null) return null;
  const points = whose.team === book.cast.away.code ? result.score.after.away : result.score.after.home;
  return points === value ? null : { truth: result.words };
}

const SHARES: readonly (readonly [Unit, Unit])[] = [
  ["completions", "attempts"],
  ["receptions", "targets"],
  ["made", "of"],
  ["fieldGoalsMade", "fieldGoalAttempts"],
  ["extraPointsMade", "extraPointAttempts"],
  ["targets", "of"],
  ["carries", "of"],
  // "Caught six for 52."
  ["receptions", "receivingYards"],
  ["carries", "rushingYards"],
];

function shareFault(
  { value, other }: NumberToken,
  { book, hits, text }: SpokenSentence,
  whose: NameHit | null,
): Contradiction | null {
  if (whose === null || quartersSaid(text) !== null) return null;
  const holds = (facts: readonly FactRow[]): boolean =>
    facts.some(({ values }) => SHARES.some(([made, of]) => values[made] === value && values[of] === other));
  const own = factsAbout(book, whose);
  if (holds(own) || hits.some((hit) => holds(factsAbout(book, hit)))) return null;
  const passing = own.find(({ kind, values }) => kind === "line" && values.completions !== undefined);
  const receiving = own.find(({ kind, values }) => kind === "line" && values.receptions !== undefined);
  const meant = /\b(?:caught|catch\w*|targets?|receptions?|grabs?)\b/.test(text) ? receiving : passing;
  return meant === undefined ? null : { truth: meant.words };
}

/** A name that nobody of this game has, before a figure. */
const STRANGER =
  /(?:@|(?<!\p{L})(?!Super|Week|New|Pro|Both|Big|The|Sunday|Monday|Thursday|Saturday)\p{Lu}[\p{L}'.-]+) (?!Jr|Sr|I)\p{Lu}\p{Ll}[\p{L}'-]*(?: (?:has|already|also))? (?:ran|rushed|threw|thrown|passed|had|has|caught|saw|carried|scored|completed|finished)\b[^@#,;]*$/u;

/** Everybody with a figure has a fact: who has no fact has no figure. */
function isStranger({ value, start }: NumberToken, units: readonly Unit[], text: string): boolean {
  return value > 0 && units.some((unit) => LINE_UNITS.has(unit)) && STRANGER.test(text.slice(0, start));
}
