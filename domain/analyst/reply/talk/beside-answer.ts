import type { Fact } from "../../../facts/fact.ts";
import { counted, times } from "../../../facts/wording/number-words.ts";
import { didNotPlay } from "../sheet/did-not-play.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

const OF_LEAVING = new RegExp(
  alternatives`
    \b(?:before|until|till|when|after|b4) (?:he|his|the|\w+|\w+ \w+) (?:even )?(?:${alternatives`
      went down | left | got (?:hurt|injured|knocked out) | was (?:hurt|injured) | exited | injury | departed | went out
    `})\b
    \bwhen (?:did|was) \w+(?: \w+)? (?:go (?:out|down)|leave|exit|come out|knocked out)\b | \b(?:get|got|gets) (?:hurt|injured)\b
    \bbefore (?:getting|being) (?:hurt|injured|knocked out)\b | \bbefore (?:leaving|exiting|going down)\b
  `,
);
const OF_LINE = /\b(?:line|stat ?line|stats|numbers)\b(?<!\b(?:the|betting) line)/;

/** The play on which somebody was hurt. */
const OF_PLAY =
  /\b(?:hurt|injur\w*|went down|left)\b.*\b(?:what|which) play\b|\b(?:what|which) play\b.*\b(?:hurt|injur\w*|left)\b|\bhow did\b.*\b(?:hurt|injured)\b/;
const OF_SACKS = /\bsack(?:s|ed)\b/;

/** A poor day is explained by his line as well as by what gave him points. */
const POOR =
  /\b(?:so|this|that|really|such a?) (?:\w+ )?(?:bad|low|few|poor\w*|quiet|awful|terrible|trash|little|dud)\b|\b(?:suck\w*|struggl\w*|bust\w*|disappear\w*|stunk|stink|flop\w*)\b/i;
const MANY_SACKS = 3;

function sackedWords(count: number): string {
  return count === 0 ? "not sacked" : `sacked ${times(count)}`;
}

/** An answer with what stands beside it in a text and has not been told: when somebody left, his line beside his projection, his targets, and a passer's touchdowns. */
export function besideAnswer(
  written: string,
  question: Question,
  sentences: readonly Sentence[],
  sheet: GameSheet,
): Sentence[] {
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
  // A remark on how it felt is no part of the question.
  const isThrown = THROWN_AT.test(written) && !sentences.some((one) => /\btarget/i.test(one.text));
  const receiving = isThrown ? ownLine(player, "receiving", question, sheet) : undefined;
  const targets = receiving !== undefined && told.has(receiving.id) ? receiving.values.targets : undefined;
  const lines = linesOf(player, sheet, period);
  const isUntold = !lines.some(({ id }) => told.has(id));
  const isLine = OF_LINE.test(text) && concepts.has("projected") && isUntold;
  const isPoor = question.asks === "why" && POOR.test(written) && isUntold;
  const sacked = isPoor ? lines.find(({ values }) => (values.sacksTaken ?? 0) >= MANY_SACKS) : undefined;
  // Who is named first is named in full.
  if (isLine) sheet.begin();
  return [
    ...(isLine ? sheet.sentences(...lines) : []),
    ...sentences,
    ...(isPoor ? sheet.sentences(...lines) : []),
    ...(sacked === undefined || isSaid
      ? []
      : [sheet.say(`${sheet.name(player.playerId)} was ${sackedWords(sacked.values.sacksTaken ?? 0)}.`, sacked)]),
    ...left.map((fact) => sheet.event(fact)),
    ...plays
      .filter(({ description }) => !sentences.some((one) => one.text.includes(description)))
      .map((play) => sheet.told(play)),
    ...touchdownsOf(question, sentences, sheet),
    ...didNotPlay(player, sheet).filter(({ ids }) => ids.every((id) => !told.has(id))),
    ...(targets === undefined
      ? []
      : [sheet.say(`${sheet.name(player.playerId)} had ${counted(targets, "target")}.`, receiving ?? null)]),
    ...(passing === undefined || isSaid
      ? []
      : [sheet.say(`${sheet.name(player.playerId)} was ${sackedWords(passing.values.sacksTaken ?? 0)}.`, passing)]),
  ];
}

/** How often he was thrown to is what is felt. */
const THROWN_AT =
  /\btargets?\b|\b(?:thr[eo]w\w*|thrown|went|go|going|look\w*|forc\w+|chuck\w*|feed\w*|fed|pepper\w*) (?:\w+ ){0,3}?(?:(?:at|to|for|toward\w*) )?him\b|\b(?:throw\w*|threw|ball) (?:\w+ ){0,3}his (?:way|direction)\b/i;

function ownLine(
  { playerId }: Question["players"][number],
  mark: Fact["marks"][number],
  { period }: Question,
  sheet: GameSheet,
): Fact | undefined {
  return sheet.lines(period).find(({ marks, roles }) => marks.includes(mark) && roles.player === playerId);
}

const TOUCHDOWNS_TOO =
  /\b(?:tds?|touchdowns?) (?:and|n|plus|with|total) |\b(?:and|n|plus) (?:total |his |how many )?(?:tds?|touchdowns?)\b/;

/** `his touchdowns and fantasy points`, of a quarterback: those of every way together, where only his lines have been told. */
function touchdownsOf(
  { players: [player], text, concepts, period }: Question,
  sentences: readonly Sentence[],
  sheet: GameSheet,
): Sentence[] {
  const isBoth = concepts.has("touchdown") && (concepts.has("fantasy") || concepts.has("ppr"));
  if (player?.position !== "QB" || !isBoth || period !== null || !TOUCHDOWNS_TOO.test(text)) return [];
  if (sentences.some((one) => /\btouchdowns? in all\b/.test(one.text))) return [];
  const own = sheet.lines(null).filter(({ roles }) => roles.player === player.playerId);
  if (own.length === 0) return [];
  const thrown = own.reduce((sum, { values }) => sum + (values.passingTouchdowns ?? 0), 0);
  const others = own.reduce(
    (sum, { values }) => sum + (values.rushingTouchdowns ?? 0) + (values.receivingTouchdowns ?? 0),
    0,
  );
  const how = thrown === 0 && others > 0 ? " and no touchdown passes" : "";
  const words = `${sheet.name(player.playerId)} had ${counted(thrown + others, "touchdown")} in all${how}.`;
  return [sheet.say(words, ...own)];
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
