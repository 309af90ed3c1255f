import type { Fact } from "../../facts/fact.ts";
import { counted } from "../../facts/wording/number-words.ts";
import type { Play } from "../../game/play.ts";
import { capitalized, listWords } from "../../words/sentence-words.ts";
import { scorePlay } from "./answer-after.ts";
import type { Asked } from "./answer-parts.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { isWithin } from "./is-within.ts";
import { readQuestion, upTo } from "./question.ts";

const OF_TURN =
  /\b(?:when|where|how) did (?:\w+ ){1,3}(?:lose|blow|win)\b|\bmake (?:it |this )?(?:a game|close|interesting)\b|\b(?:come|came|get|got|fight|fought|rally|rallied|climb|claw\w*) (?:all the way )?back\b|\bhow (?:were|was|did) (?:they|it|the \w+|\w+) (?:\w+ )?(?:ahead|up|leading|tied|close|end up|go up|take the lead|get ahead)\b|\b(?:turned|switched|shut|flipped) (?:it|the game|this) off (?:at|when)\b|\b(?:fell asleep|left|stopped watching|tuned out|quit watching|went to bed) (?:at|when|with)\b|\bwhen did (?:this|the|that|it) (?:game |thing |one )?(?:flip|turn|swing|change|get away|slip away)\b|\bwhat (?:did i miss|happened (?:after|since|from there))\b/i;
const LEFT_AT = /\b(?:left|bed|asleep|off|watching|out) (?:at|by) (?:the )?(?:half|halftime|break)\b/i;
const MOST_SINCE = 4;

/** `it went 10-9 to 17-10`: two scores, and what came between them. */
const FROM_TO = /\b(\d{1,2}\s?-\s?\d{1,2})\b(?:\D{1,25})\bto (\d{1,2}\s?-\s?\d{1,2})\b/i;
const ALREADY = /\b(?:already|suddenly|all of a sudden|next thing i know|look(?:ed)? up|come back|came back)\b/i;

/**
 * `when did they lose this? it was 24-19`, `I left at 23-0`: what was scored, lost and stopped after that score, up to a break or a score that is named,
 * and how it came out. `It was already 7-0, what happened`: what came before. Who names the final score asks how it came to it.
 */
export function sinceScore(text: string, { book, sheet }: Asked): Sentence[] | null {
  const [, from, to] = FROM_TO.exec(text) ?? [];
  const scores = sheet.index.ofKind("score");
  const play =
    from !== undefined || OF_TURN.test(text) || ALREADY.test(text) || STRAIGHT.test(text)
      ? scorePlay(from ?? text, sheet)
      : null;
  if (play === null) return null;
  const last = to === undefined ? null : scorePlay(to, sheet);
  const isBefore = from === undefined && ALREADY.test(text) && !OF_TURN.test(text);
  if (!isBefore && scores.at(-1)?.at?.playId === play.playId) return null;
  const { at: named, teams } = readQuestion(text, book);
  // Who left at the half asks what came after it.
  const at = LEFT_AT.test(text) ? null : named;
  if (STRAIGHT.test(text)) return straight(play, teams, sheet);
  const until = at === null ? null : upTo(at);
  const { plays } = sheet.read;
  const [start, end] = isBefore
    ? [0, plays.indexOf(play) + 1]
    : [plays.indexOf(play) + 1, last === null ? plays.length : plays.indexOf(last) + 1];
  const meant = new Set(
    plays.slice(start, end).flatMap((one) => (until === null || isWithin(until, one) ? [one.playId] : [])),
  );
  const isMeant = ({ at: when }: Fact): boolean => when !== null && when.playId !== null && meant.has(when.playId);
  const facts = sheet.index.ofKind("score", "turnover", "stop", "block", "miss").filter(isMeant);
  const told = facts.length > MOST_SINCE ? scores.filter(isMeant) : facts;
  if (told.length === 0) return null;
  const result = until === null && last === null && !isBefore ? sheet.sentences(sheet.index.byId("result")) : [];
  return [...told.slice(0, MOST_SINCE).map((fact) => sheet.event(fact)), ...result];
}

const STRAIGHT =
  /\b(?:straight|unanswered|consecutive) (?:points|pts)\b|\b(?:points|pts) (?:straight|unanswered|in a row)\b/i;

/** What a team scored after a play until the other team scored. */
function straight(play: Play, [team]: readonly string[], sheet: GameSheet): Sentence[] | null {
  const from = sheet.read.plays.indexOf(play);
  const later = sheet.index
    .ofKind("score")
    .filter(({ at }) => sheet.read.plays.findIndex(({ playId }) => playId === at?.playId) > from);
  const whose = team ?? later[0]?.team ?? null;
  const end = later.findIndex((fact) => fact.team !== whose);
  const run = end === -1 ? later : later.slice(0, end);
  const points = run.reduce(
    (sum, { score }) => sum + (score === null ? 0 : total(score.after) - total(score.before)),
    0,
  );
  if (whose === null || run.length === 0) return null;
  return [
    sheet.say(`The ${sheet.nick(whose)} scored the next ${counted(points, "point")}.`, ...run),
    sheet.say(`${capitalized(listWords(run.map((fact) => sheet.item(fact))))}.`, ...run),
  ];
}

function total({ away, home }: { away: number; home: number }): number {
  return away + home;
}
