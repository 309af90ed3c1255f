import type { CreditStat } from "../../../game/credit.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** A way to a touchdown, and the figure that counts it. */
const WAYS: readonly (readonly [says: RegExp, stat: CreditStat, words: (count: number) => string])[] = [
  [
    /\b(?:pass(?:ing|ed)?|thr[eo]w\w*)\b/,
    "passingTouchdowns",
    (count) => `threw ${counted(count, "touchdown pass", "touchdown passes")}`,
  ],
  [/\b(?:run|ran|running|rush\w*)\b/, "rushingTouchdowns", (count) => `ran for ${counted(count, "touchdown")}`],
  [
    /\b(?:catch\w*|caught|receiv\w*|reception)\b/,
    "receivingTouchdowns",
    (count) => `caught ${counted(count, "touchdown")}`,
  ],
];
const TOUCHDOWN = /\b(?:tds?|touchdowns?|scores?|scored)\b/;
const EACH = /\b(?:and|both|each|every|all three|plus)\b|, ?\w+,/;
const MOST_TOLD = 4;

/** `did he throw, run and catch a touchdown`: how many of each, and yes where there was one of all. Null where fewer than two ways, or more than one player, are named. */
export function answerWays(
  { text, players, concepts, asks, period, threshold }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const ways = WAYS.filter(([says]) => says.test(text));
  if (!sheet.hasPlays || ways.length < 2 || !TOUCHDOWN.test(text) || !EACH.test(text) || /\bor\b/.test(text))
    return null;
  if (
    /\bwho\b/.test(text) ||
    threshold !== null ||
    asks === "who" ||
    concepts.has("yards") ||
    concepts.has("projected")
  )
    return null;
  const known = players.filter(({ playerId }) => sheet.lines(period).some(({ roles }) => roles.player === playerId));
  const [player, other] = known;
  if (player === undefined || other !== undefined) return null;
  const lines = sheet.lines(period).filter(({ roles }) => roles.player === player.playerId);
  // A touchdown after a lateral is of no catch, and on no line.
  const plays = sheet.read.plays.filter((play) => period === null || isWithin(period, play));
  const counts = ways.map(([, stat, words]) => {
    const count = plays.filter(({ credits }) =>
      credits.some((credit) => credit.playerId === player.playerId && credit.stat === stat),
    ).length;
    return { count, words: words(count) };
  });
  const when = period === null ? "" : ` ${period.words}`;
  const said = sheet.say(
    `${sheet.name(player.playerId)} ${listWords(counts.map(({ words }) => words))}${when}.`,
    ...lines,
  );
  const scores = sheet.index
    .ofKind("score")
    .filter(({ marks, roles }) => marks.includes("touchdown") && Object.values(roles).includes(player.playerId));
  const isFantasy = concepts.has("fantasy") || concepts.has("ppr");
  return [
    ...withOpening(asks === "yesNo" ? counts.every(({ count }) => count > 0) : null, [said]),
    ...(scores.length > MOST_TOLD || period !== null ? [] : scores.map((fact) => sheet.event(fact))),
    ...(isFantasy ? sheet.sentences(sheet.index.byId(`f:${player.playerId}`)) : []),
  ];
}
