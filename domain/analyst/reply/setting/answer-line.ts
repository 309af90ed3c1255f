import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { counted, countWords, decimal } from "../../../facts/wording/number-words.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

const NUMBER = /(?<![\d.-])(\d{1,2}(?:\.5)?)(?![\d.]*\d)(?!\s*-?(?:yards?|yds?|yarders?)\b)/g;
/** How a number of the odds came out, and no play. */
const CAME_OUT = new RegExp(
  String.raw`\b(?:${alternatives`
      beaten | easy money | free money | never in doubt | in doubt | cash(?:ed|es)? | get there | got there | get home | got home
      right side | right bet | right pick | right play | safe | too (?:low|high) | crazy (?:line|number|total|spread) | sharp | off
      come in | came in | good bet | winner | hit
    `})\b`,
  "i",
);
const OF_TOTAL = /\b(?:total|over|under|o\/u|points total)\b/i;
const OF_SPREAD = /\b(?:line|spread|favou?rites?|favou?red|underdogs?|dogs?|points?|cover(?:ed)?|lay|laying|laid)\b/i;
const RIGHT_SIDE = /\bright (?:side|bet|pick)\b/i;
/** Something else is asked as well, or about what is to come. */
const OTHER =
  /\b(?:who|whose|why|which|when|how|should|will|gonna|next|tomorrow|half|quarter|yards?|kickers?|projection|projected|fantasy|ppr)\b/i;
/** Nothing else stands beside a side of the total. */
const BARE_TOTAL = new RegExp(
  String.raw`^(?:\s|[,.?!'’/-]|\b(?:so|ok|and|was|were|is|it|this|that|these|those|did|does|do|they|we|i|you|the|a|to|of|on|at|in|for|with|by|how|much|many|far|close|what|which|who|one|way|side|final|result|outcome|total|totals|points?|combined|score|game|number|line|land|landed|finish|finished|end|ended|up|go|went|going|come|came|through|out|hit|cash|cashed|cashes|get|got|there|home|win|won|wins|right|bet|bettors?|betters?|people|ticket|tickets|money|or|over|overs|under|unders|u|o|both|teams?|turn|vs)\b|\b\d{2}(?:\.5)?\b)+$`,
  "i",
);
/** `is it over` is a question of the game. */
const SIDES =
  /\bovers?\b.*\bunders?\b|\bunders?\b.*\bovers?\b|\b(?:overs|unders|(?:the|go|went) (?:over|under)|(?:over|under) (?:hit|cash\w*|\d{2}(?:\.5)?)|o\/u|u\/o|o or u|u or o)\b/i;
const HOW_FAR = /\bhow (?:much|many|far|close)\b/i;
/** Whether a team won by so much that it covered. */
const ENOUGH =
  /\b(?:win|won|beat \w+|favou?red) (?:it |this )?by (?:enough|more than (?:the|that) (?:spread|line|number))\b|\bwin big enough\b|\b(?:lose|lost) by (?:too much|less than (?:the|that) (?:spread|line|number))\b/i;
/** A total so far from the game's own is none. */
const NEAR = 10;

/**
 * The spread and the total said otherwise than in the words of bets: `under 36 had to be easy money`, `19.5 is a crazy line, they get there?`, `was the
 * 2.5-point favorite the right side`. Null where the game is not over, no number is the game's own line, or something else is asked.
 */
export function answerLine(text: string, { players, teams }: Question, sheet: GameSheet): Sentence[] | null {
  if (players.length > 0 || teams.length > 1 || sheet.index.phase !== "over") return null;
  const [number, another] = Array.from(text.matchAll(NUMBER), ([, found]) => Number(found));
  if (teams.length === 0 && another === undefined && SIDES.test(text) && BARE_TOTAL.test(text))
    return ofTotal(text, number, true, sheet);
  if (ENOUGH.test(text) && !/\b(?:who|why|which|when|how)\b/i.test(text))
    return coverOf(teams[0] ?? sheet.index.byId("spread")?.team ?? "", sheet);
  if (OTHER.test(text) || !CAME_OUT.test(text)) return null;
  if (another !== undefined) return null;
  if (OF_TOTAL.test(text)) return teams.length > 0 ? null : ofTotal(text, number, false, sheet);
  return ofSpread(text, number, teams[0], sheet);
}

/** Whether the points of both were over a total, or under it; bare: `under or over?`, `did the unders cash`, `how close was it to the over`. */
function ofTotal(text: string, number: number | undefined, isBare: boolean, sheet: GameSheet): Sentence[] | null {
  const line = sheet.index.byId("overUnder")?.values.overUnder;
  const result = sheet.index.byId("result");
  const points = result?.values.totalPoints;
  if (line === undefined || points === undefined || result === null) return null;
  if (number !== undefined && Math.abs(number - line) > NEAR) return null;
  // Beside other words and without a number it is in the words of bets.
  if (!isBare && number === undefined && /\b(?:hit|cash\w*)\b/i.test(text)) return null;
  const held = number ?? line;
  const isOver = /\b(?:overs?|o)\b/i.test(text);
  const isUnder = /\b(?:unders?|u)\b/i.test(text);
  const isBoth = isOver && isUnder;
  if (isBoth && !isBare) return null;
  const apart = Math.abs(points - held);
  const outcome = apart === 0 ? "matched" : points > held ? "went over" : "stayed under";
  const by = apart > 0 && HOW_FAR.test(text) ? ` by ${decimal(apart)}` : "";
  const stated = sheet.say(`The teams' ${points} points ${outcome} the total of ${decimal(held)}${by}.`, result);
  const isAsked = !isBare || number !== undefined || /^(?:so |ok |and )?(?:did|was|does|is)\b/i.test(text);
  // Too low is what was beaten, too high what was not.
  const isBeaten = isUnder || /\btoo high\b/i.test(text) ? points < held : points > held;
  return withOpening(isAsked && !isBoth ? isBeaten : null, [stated]);
}

/** Whether a side came out right against the spread that is named; the favorite where none is. */
function ofSpread(
  text: string,
  number: number | undefined,
  team: string | undefined,
  sheet: GameSheet,
): Sentence[] | null {
  const line = sheet.index.byId("spread");
  const spread = Math.abs(sheet.read.game.pointSpread ?? 0);
  if (line === null || line.team === null || spread === 0) return null;
  const isHalf = number !== undefined && !Number.isInteger(number);
  if (number === undefined ? !RIGHT_SIDE.test(text) : number !== spread) return null;
  if (!OF_SPREAD.test(text) && !isHalf && (team === undefined || !RIGHT_SIDE.test(text))) return null;
  const side = team ?? (/\b(?:under)?dogs?\b/i.test(text) ? sheet.other(line.team) : line.team);
  return coverOf(side, sheet);
}

/** Whether a team covered, and by how much. */
export function coverOf(team: string, sheet: GameSheet): Sentence[] | null {
  const { awayTeam, awayScore, homeScore, pointSpread } = sheet.read.game;
  const line = sheet.index.byId("spread");
  if (
    awayScore === null ||
    homeScore === null ||
    pointSpread === null ||
    line?.team === undefined ||
    line.team === null
  )
    return null;
  const given = line.team === team ? -Math.abs(pointSpread) : Math.abs(pointSpread);
  const margin = team === awayTeam ? awayScore - homeScore : homeScore - awayScore;
  const left = margin + given;
  const fact = sheet.index.byId("spread:result");
  const ending = margin === 0 ? "tied" : `${margin > 0 ? "won" : "lost"} by ${countWords(Math.abs(margin))}`;
  const outcome =
    left === 0
      ? "it was a push"
      : `they ${left > 0 ? "covered" : "missed"} the spread by ${counted(Math.abs(left), "point")}`;
  const words = `The ${sheet.nick(team)} ${ending}, so ${outcome}.`;
  return [
    ...withOpening(left === 0 ? null : left > 0, [sheet.say(words, fact)]),
    ...sheet.sentences(line, sheet.index.byId("result")),
  ];
}
