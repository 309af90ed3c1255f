import type { Fact } from "../../../facts/fact.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { scorePlay } from "../plays/answer-after.ts";
import type { Asked } from "../talk/answer-parts.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { readQuestion, upTo } from "../question/question.ts";
import { takeawaysOf } from "../sheet/takeaways-of.ts";

const SCORE = String.raw`\d{1,2}\s?-\s?\d{1,2}\b`;
/** What asks how it went on from a score. */
const AFTER = [
  /\b(?:when|where|how)(?: \w+){0,3}? did (?:\w+ ){1,3}(?:lose|blow|win|choke|squander)\b/i,
  /\bhow(?:['’]?d| did) (?:that|it|this|they let it) (?:slip|get) away\b/i,
  /\bturn\w* (?:it|this|that|things|(?:the|this|that) (?:game|thing|one)) (?:all )?around\b/i,
  /\bmake (?:it |this )?(?:a game|close|interesting)\b/i,
  /\b(?:come|came|fight|fought|rally|rallied|climb|claw\w*) (?:all the way )?back\b/i,
  /\bhow (?:were|was|did) (?:they|it|the \w+|\w+) (?:\w+ )?(?:ahead|up|leading|tied|close|end up|go up|take the lead|get ahead)\b/i,
  /\b(?:turned|switched|shut|flipped) (?:it|the game|this) off (?:at|when)\b/i,
  /\b(?:fell asleep|left|stopped watching|tuned out|quit watching|went to bed) (?:at|when|with)\b/i,
  /\bwhen did (?:this|the|that|it) (?:game |thing |one )?(?:flip|turn|swing|change|get away|slip away)\b/i,
  /\bwhat (?:did i miss|happened (?:after|since|from there))\b/i,
] as const;
/** What asks how it came to a score. */
const BEFORE = [
  /\balready\b/i,
  /\b(?:suddenly|all of a sudden|next thing i know)\b/i,
  /\b(?:looked up|came back|got back|come back|came home|woke up|tuned in|got home)\b.*\b(?:it|they|we) (?:was|were|is)\b/i,
  new RegExp(
    String.raw`\bhow\b.*\b(?:ahead|up|leading|tied|lead|back|down|end up)(?: \w+){0,2}? (?:at |to )?${SCORE}`,
    "i",
  ),
  new RegExp(
    String.raw`\bhow\b.*\b(?:take|took|get|got|build|built|grab\w*|race\w*|jump\w*|open\w*|storm\w*)\b(?: \w+){0,4}? (?:${SCORE} (?:lead|start|advantage)|to ${SCORE})`,
    "i",
  ),
] as const;
/** Who left at the half asks what came after it. */
const LEFT_AT = /\b(?:left|bed|asleep|off|watching|out) (?:at|by) (?:the )?(?:half|halftime|break)\b/i;
/** Who was behind at the break, and came back, did it after the break. */
const SINCE_BREAK =
  /\b(?:trail\w*|led|lead\w*|down|up|behind|ahead|was|were)\b[^.?!]*\bat (?:the )?(?:half|halftime|break)\b.*\b(?:turn\w*|c[ao]me back|rall(?:y|ied)|win|won|lose|lost|blow|blew|(?:second|2nd) half)\b/i;
/** What was come back from is where it began. */
const BACK_FROM =
  /\b(?:back|rall(?:y|ied)|climb\w*|claw\w*|recover\w*) (?:\w+ ){0,2}(?:from|after|trailing|down)\b|\bdown\b[^.?!]*\b(?:c[ao]me|g[eo]t|fought|fight|rall\w+) (?:\w+ )?back\b/i;
/** `it went 10-9 to 17-10`: two scores, and what came between them. */
const FROM_TO = new RegExp(String.raw`\b(${SCORE})(?:\D{1,25})\b(?:in)?to (${SCORE})`, "i");
const STRAIGHT =
  /\b(?:straight|unanswered|consecutive) (?:points|pts)\b|\b(?:points|pts) (?:straight|unanswered|in a row)\b/i;
const UNTIL_IT = /\b(?:to make it|made it|making it|to get to|to tie it at)\b/i;
const MOST_TOLD = 4;

/**
 * `when did they lose this? it was 24-19`, `I left at 23-0`: what was scored, lost and stopped after that score, up to a break or a score that is named,
 * and how it came out. `It was already 7-0, what happened`: what came before. Who names the final score asks how it came to it.
 */
export function sinceScore(text: string, { book, sheet }: Asked): Sentence[] | null {
  const [, from, to] = FROM_TO.exec(text) ?? [];
  const isBefore = from === undefined && BEFORE.some((words) => words.test(text)) && !BACK_FROM.test(text);
  const isAsked =
    from !== undefined ||
    isBefore ||
    BACK_FROM.test(text) ||
    STRAIGHT.test(text) ||
    AFTER.some((words) => words.test(text));
  const play = isAsked ? scorePlay(from ?? text, sheet) : null;
  if (play === null) return isAsked ? neverStood(text, sheet) : null;
  const scores = sheet.index.ofKind("score");
  const { at: named, teams } = readQuestion(text, book);
  if (STRAIGHT.test(text)) return straight(play, teams, UNTIL_IT.test(text), sheet);
  if (!isBefore && scores.at(-1)?.at?.playId === play.playId) return null;
  const last = to === undefined ? null : scorePlay(to, sheet);
  const until = named === null || LEFT_AT.test(text) || SINCE_BREAK.test(text) ? null : upTo(named);
  const { plays } = sheet.read;
  const [start, end] = isBefore
    ? [0, plays.indexOf(play) + 1]
    : [plays.indexOf(play) + 1, last === null ? plays.length : plays.indexOf(last) + 1];
  const meant = new Set(
    plays.slice(start, end).flatMap((one) => (until === null || isWithin(until, one) ? [one.playId] : [])),
  );
  const isMeant = ({ at }: Fact): boolean => at !== null && at.playId !== null && meant.has(at.playId);
  const facts = sheet.index.ofKind("score", "turnover", "stop", "block", "miss").filter(isMeant);
  const told = facts.length > MOST_TOLD ? scores.filter(isMeant) : facts;
  if (told.length === 0) return null;
  const result = until === null && last === null && !isBefore ? sheet.sentences(sheet.index.byId("result")) : [];
  return [
    ...(told.length > MOST_TOLD ? [inList(told, sheet)] : told.map((fact) => sheet.event(fact))),
    ...takeawaysOf(told, sheet),
    ...result,
  ];
}

const LED_BY = new RegExp(
  String.raw`\b(?:up|ahead|leads?|led|leading|down|trail\w*|behind|blow\w*|blew|choked?|back from)\s+(?:(?:a|by|at|to|the|that|their)\s+)*(${SCORE})(?!\s*(?:on|in) )`,
  "i",
);

/** That a lead which a question names was never held, and the largest that were. */
function neverStood(text: string, sheet: GameSheet): Sentence[] | null {
  const [, score] = LED_BY.exec(text) ?? [];
  const leads = sheet.index.ofKind("largestLead");
  return score === undefined || sheet.index.phase !== "over"
    ? null
    : [
        sheet.say(`It was never ${score.replaceAll(" ", "")} after a score.`, sheet.index.byId("result")),
        ...leads.map((fact) => sheet.event(fact)),
        ...sheet.sentences(sheet.index.byId("result")),
      ];
}

function inList(facts: readonly Fact[], sheet: GameSheet): Sentence {
  return sheet.say(`${capitalized(listWords(facts.map((fact) => sheet.item(fact))))}.`, ...facts);
}

/** What a team scored after a play until the other team scored; or up to that play since the other team last did. */
function straight(play: Play, [team, other]: readonly string[], isUntil: boolean, sheet: GameSheet): Sentence[] | null {
  const at = sheet.read.plays.indexOf(play);
  const placed = sheet.index
    .ofKind("score")
    .map((fact) => ({ fact, place: sheet.read.plays.findIndex(({ playId }) => playId === fact.at?.playId) }));
  // Away from the score that is named.
  const away = isUntil
    ? placed.filter(({ place }) => place <= at).toReversed()
    : placed.filter(({ place }) => place > at);
  const facts = away.map(({ fact }) => fact);
  const whose = (other === undefined && !isUntil ? team : undefined) ?? facts[0]?.team ?? null;
  const end = facts.findIndex((fact) => fact.team !== whose);
  const run = end === -1 ? facts : facts.slice(0, end);
  if (whose === null || run.length === 0) return null;
  const points = run.reduce(
    (sum, { score }) => sum + (score === null ? 0 : total(score.after) - total(score.before)),
    0,
  );
  const isOpen = end === -1 && !isUntil && sheet.index.phase === "live";
  const words = isUntil ? `${counted(points, "straight point")} up to it` : `the next ${counted(points, "point")}`;
  const inOrder = isUntil ? run.toReversed() : run;
  return [
    sheet.say(`The ${sheet.nick(whose)} scored ${words}${isOpen ? " so far" : ""}.`, ...inOrder),
    inList(inOrder, sheet),
  ];
}

function total({ away, home }: { away: number; home: number }): number {
  return away + home;
}
