import { times } from "../../../facts/wording/number-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";

const OF_LEAVING =
  /\b(?:before|until|till|when|after|b4) (?:he|his|the|\w+|\w+ \w+) (?:even )?(?:went down|left|got (?:hurt|injured|knocked out)|was (?:hurt|injured)|exited|injury|departed|went out)\b|\b(?:get|got|gets) (?:hurt|injured)\b|\bbefore (?:getting|being) (?:hurt|injured|knocked out)\b|\bbefore (?:leaving|exiting|going down)\b/;
const OF_LINE = /\b(?:line|stat ?line|stats|numbers)\b(?<!\b(?:the|betting) line)/;

/** The play on which somebody was hurt. */
const OF_PLAY =
  /\b(?:hurt|injur\w*|went down|left)\b.*\b(?:what|which) play\b|\b(?:what|which) play\b.*\b(?:hurt|injur\w*|left)\b|\bhow did\b.*\b(?:hurt|injured)\b/;
const OF_SACKS = /\bsack(?:s|ed)\b/;

function sackedWords(count: number): string {
  return count === 0 ? "not sacked" : `sacked ${times(count)}`;
}

/** An answer with what stands beside it in a question and has not been told: when somebody left, and his line beside his projection. */
export function besideAnswer(question: Question, sentences: readonly Sentence[], sheet: GameSheet): Sentence[] {
  const { players, isShared, text, concepts, period } = question;
  const [player, other] = players;
  if (player === undefined || other !== undefined || isShared) return [...sentences];
  const told = new Set(sentences.flatMap(({ ids }) => ids));
  const left = OF_LEAVING.test(text)
    ? sheet.index.ofKind("absence").filter(({ id, roles }) => roles.player === player.playerId && !told.has(id))
    : [];
  const known = [...sentences.flatMap(({ ids }) => ids), ...left.map(({ id }) => id)];
  const hurt = OF_PLAY.test(text)
    ? sheet.index.ofKind("absence").filter(({ id, marks }) => known.includes(id) && marks.includes("left"))
    : [];
  const plays = sheet.read.plays.filter(({ playId }) => hurt.some(({ at }) => at?.playId === playId));
  const passing =
    player.position === "QB" && OF_SACKS.test(text)
      ? sheet.lines(period).find(({ marks, roles }) => marks.includes("passing") && roles.player === player.playerId)
      : undefined;
  const isSaid = sentences.some((one) => /\bsack/i.test(one.text));
  const lines = linesOf(player, sheet, period);
  const isLine = OF_LINE.test(text) && concepts.has("projected") && !lines.some(({ id }) => told.has(id));
  // Who is named first is named in full.
  if (isLine) sheet.begin();
  return [
    ...(isLine ? sheet.sentences(...lines) : []),
    ...sentences,
    ...left.map((fact) => sheet.event(fact)),
    ...plays
      .filter(({ description }) => !sentences.some((one) => one.text.includes(description)))
      .map((play) => sheet.told(play)),
    ...(passing === undefined || isSaid
      ? []
      : [sheet.say(`${sheet.name(player.playerId)} was ${sackedWords(passing.values.sacksTaken ?? 0)}.`, passing)]),
  ];
}

const OPENING = /^(?:Yes|No)[.,] /;

/** Without what has been said before, in full or by the surname. */
export function saidOnce(sentences: readonly Sentence[]): Sentence[] {
  const cores = sentences.map(({ text }) => text.replace(OPENING, ""));
  return sentences.filter(({ ids, text }, at) => {
    if (ids.length === 0 || OPENING.test(text)) return true;
    return !sentences
      .slice(0, at)
      .some((one, earlier) => one.ids.join() === ids.join() && isSame(cores[earlier] ?? "", cores[at] ?? ""));
  });
}

/** The same words, but for a first name. */
function isSame(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return long === short || (long.endsWith(` ${short}`) && !long.slice(0, -short.length).trim().includes(" "));
}
