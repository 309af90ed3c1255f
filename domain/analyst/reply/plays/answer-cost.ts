import { counted } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { askedPlays, namesPenalty } from "./asked-plays.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { restOf } from "./tell-likely.ts";
import { pointsOf } from "../sheet/points-of.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Damage, and no injury: `did the 2nd one hurt`, `what did it cost them`. */
const COST = new RegExp(
  alternatives`
    \b(?:did|does|do) (?:it|that|this|they|them|those|either|any|the|his|their|these)(?: \w+){0,4} (?:${alternatives`
      hurt | cost | matter | sting | burn | backfire | kill | bite | come back to (?:bite|haunt)
    `})\b
    \bhow (?:much|bad|badly|costly) (?:did|was|were) (?:it|that|they|the|those)(?: \w+){0,3}(?: hurt| cost| matter)?$
    \bwhat did (?:it|that|they|those|the|his|their|this)(?: \w+){0,4}? (?:cost|do to)\b
  `,
);
/** Points, yards for a fantasy team or games are another cost. */
const OF_OTHER = /\b(?:fantasy|ppr|projection|game|lineup|how many)\b/;
const OFTEN = /\b(?:more than once|twice|multiple|(?:two|2|three|3) times|more than one)\b/;
/** More of them are no single ones that somebody remembers. */
const MOST_TOLD = 4;
const MOST_FOLLOWED = 2;

/** `Henry jumped early more than once, right? did the 2nd one hurt`: the flags that are named, and how the drive went on after the one that is meant. Null where no flag or no damage is named. */
export function answerCost(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, concepts, asks, nth } = question;
  const isFlag = namesPenalty(text) || (concepts.has("penalty") && question.players.length > 0);
  if (!isFlag || !COST.test(text) || OF_OTHER.test(text) || !sheet.hasPlays) return null;
  const all = askedPlays({ ...question, nth: null }, sheet);
  if (all === null) return null;
  const { plays } = all;
  if (plays.length === 0 || plays.length > MOST_TOLD) return null;
  const meant = nth === null ? plays : plays.slice(nth - 1, nth);
  const stated = sheet.say(`There ${plays.length === 1 ? "was" : "were"} ${counted(plays.length, all.one, all.many)}.`);
  const isOften = OFTEN.test(text) && (asks === "yesNo" || /\bright\b/.test(text)) ? plays.length > 1 : null;
  return [
    ...(plays.length > 1 || isOften !== null
      ? withOpening(isOften, [{ ...stated, receipts: plays.map(({ playId }) => ({ kind: "play" as const, playId })) }])
      : []),
    ...plays.flatMap((play) => [
      sheet.told(play),
      ...(meant.includes(play) && meant.length <= MOST_FOLLOWED
        ? [...restOf(play, sheet), ...pointsInstead(play, sheet)]
        : []),
    ]),
  ];
}

/** What a drive brought where a flag on the other team took back a field goal that was good. */
function pointsInstead(play: Play, sheet: GameSheet): Sentence[] {
  const { description, team } = play;
  if (!GOOD_KICK.test(description) || team === null) return [];
  const ids = new Set(rowsWith(play, sheet).map(({ playId }) => playId));
  const score = sheet.index.ofKind("score").find(({ at }) => at !== null && ids.has(at.playId ?? ""));
  const points = score === undefined ? 0 : pointsOf(score, team, sheet);
  const words = `The kick was good for three points and did not count; the drive came to ${counted(points, "point")}.`;
  return [sheet.say(words, score ?? sheet.index.byId("result"))];
}

const GOOD_KICK = /field goal is GOOD, NULLIFIED/;
