import { formatDuration } from "../../../words/format.ts";
import { placeOf } from "../plays/answer-came-of.ts";
import { eventPlays, toldEvent } from "../plays/answer-after.ts";
import type { FactKind } from "../../../facts/fact-kind.ts";
import type { Play } from "../../../game/play.ts";
import { partsOf } from "../question/question-parts.ts";
import { type Question, readQuestion } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Asked } from "../talk/answer-parts.ts";

const BETWEEN =
  /\b(?:how (?:long|much (?:game |real )?(?:time|clock)|many (?:game )?minutes|far(?= apart\b))|(?:game |clock |elapsed )?time(?= (?:\w+ )?between\b))\b(.*?)\b(between|from|apart (?:are|were|did)) (?:the |their |his |its )?(.+?)(?: (?:and|n|to|until|till) (?:the |their |his |its )?(.+?))?(?: (?:without|with no) .+)?$/;
/** `their 2nd and 3rd touchdown`, `his first touchdown to his second`: an ordinal alone has its noun from the other. */
const ORDINAL = /\b(?:first|second|third|fourth|fifth|last|final|1st|2nd|3rd|4th|5th)\b/;
/** `the two touchdowns`, `their first two field goals`; plain words have lost the number of some. */
const BOTH = /\b(?:first )?(?:two|2|both(?: of)?) /;

/** `how long between their 2nd and 3rd touchdown`: the game time between two scores or other events. Null where two single plays are not named. */
export function timeBetween(written: string, { book, sheet }: Asked): Sentence[] | null {
  const text = written
    .replace(WHAT_LAY, "how long between ")
    .replace(APART, "how long between $1")
    .replace(WHAT_BETWEEN, " ");
  if (partsOf(text).length > 1) return null;
  const asked = readQuestion(text, book);
  const [, main = "", word, one, other] = BETWEEN.exec(asked.text) ?? [];
  if (one === undefined || !sheet.hasPlays) return null;
  const read = (words: string): Question => ofMain(readQuestion(words, book), readQuestion(main, book), asked);
  const plays =
    other === undefined
      ? eventPlays(read(one.replace(BOTH, "")), sheet)
      : [withNoun(one, other), withNoun(other, one)].map((words) => onlyOf(eventPlays(read(words), sheet)));
  const [start, end] = plays;
  if (start === undefined || end === undefined || start === null || end === null || start === end) return null;
  // What stands alone after `from` is a beginning without an end, also where there are two of it.
  if (other === undefined && word === "from" && !BOTH.test(one)) return null;
  const [from, to] = [start, end].map((play) => sheet.read.moments.get(play)?.elapsed ?? null);
  if (from === null || to === null || from === undefined || to === undefined) return null;
  sheet.begin();
  const told = [start, end].map((play) => toldEvent(play, sheet));
  const words = `${formatDuration(Math.abs(to - from))} of game time passed between them.`;
  const isOfEvents = WHAT_LAY.test(written) || WHAT_BETWEEN.test(written);
  const between = isOfEvents ? eventsBetween(start, end, sheet) : [];
  return [
    ...told.slice(0, 1),
    ...between,
    ...told.slice(1),
    {
      ...told.at(-1),
      text: words,
      ids: told.flatMap(({ ids }) => ids),
      receipts: told.flatMap(({ receipts }) => receipts),
    },
  ];
}

/** `and what happened in between` */
const WHAT_BETWEEN =
  /,? (?:and |& |n )?what(?:'s| is| was| else| all|ever)? (?:\w+ ){0,2}?(?:in )?between(?: (?:them|those|the two|it))?(?=[\s?.!]*$)/i;

/** `what happened between Gibbs' two scores` */
const WHAT_LAY =
  /^(?:so |and )?what (?:all |else )?(?:happened|lay|came|was|went on|took place) (?:in )?between (?=\w)/i;

/** `his two scores, how far apart` */
const APART = /^(.+?),? how (?:far|long|much time) apart(?: (?:were|are) they)?[\s?.!]*$/i;

/** The scores, turnovers and other events between two plays; where there is none, what the drives between came to. */
function eventsBetween(one: Play, other: Play, sheet: GameSheet): Sentence[] {
  const [from = 0, to = 0] = [one, other].map((play) => sheet.read.plays.indexOf(play)).toSorted((a, b) => a - b);
  const between = new Set(sheet.read.plays.slice(from + 1, to).map(({ playId }) => playId));
  const inside = (kinds: readonly FactKind[]) =>
    sheet.index.ofKind(...kinds).filter(({ at }) => at !== null && at.playId !== null && between.has(at.playId));
  const events = inside(["score", "turnover", "block", "miss", "stop"]);
  const told = events.length > 0 ? events : inside(["drive"]);
  return told
    .toSorted((a, b) => placeOf(a.at?.playId, sheet) - placeOf(b.at?.playId, sheet))
    .map((fact) => sheet.event(fact));
}

function withNoun(words: string, other: string): string {
  return ORDINAL.test(words.split(" ").at(-1) ?? "") ? `${words} ${other.split(ORDINAL).at(-1) ?? ""}` : words;
}

function onlyOf<T>(all: readonly T[]): T | null {
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** An event of the team or the player of the rest of the question, where it names none itself. */
function ofMain(own: Question, main: Question, whole: Question): Question {
  const asks = "other" as const;
  if (own.players.length + own.teams.length > 0) return { ...own, asks };
  const by = main.players.length + main.teams.length > 0 ? main : whole;
  return {
    ...own,
    asks,
    players: by.players,
    teams: by.players.length > 0 ? [] : by.teams,
    period: own.period ?? main.period,
  };
}
