import type { Question } from "../question/question.ts";
import type { Play } from "../../../game/play.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { withOpening, withoutVerdict } from "../sheet/with-opening.ts";

/** Only the play tells the side of a miss. */
const WHICH_SIDE =
  /\b(?:which|what) (?:side|way|direction)\b|\b(?:wide|to the) (?:left|right)\b|\bmiss(?:ed)? left\b|\bleft or right\b/;
const EITHER_SIDE = /\b(?:left|right) or (?:wide |to the |the )*(?:left|right)\b/;
const ONE_SIDE = /\b(?:(?:wide|to the) (left|right)|miss(?:ed)? (left))\b/;
const WHAT_INJURY =
  /\b(?:what|whats|which)(?: (?:was|is|kind of|type of|sort of|the|his|that|exact))*(?: \w+){0,2} injur(?:y|ies)\b(?! (?:report|list|news))|\bwhats? (?:is |was )?wrong with\b|\bwhat did (?:he|\w+(?: \w+)?) (?:hurt|injure)\b/;

/** An answer with what a question wants of its events beside them: the side of a miss, or that nothing says what an injury was. */
export function withDetail(
  { text, players, asks }: Question,
  sentences: readonly Sentence[],
  sheet: GameSheet,
): Sentence[] {
  const facts = sentences.flatMap(({ ids }) => ids.flatMap((id) => sheet.index.byId(id) ?? []));
  const misses = WHICH_SIDE.test(text) ? facts.filter(({ kind }) => kind === "miss") : [];
  const plays = sheet.read.plays.filter(({ playId }) => misses.some(({ at }) => at?.playId === playId));
  const isHurt = players.length > 0 && WHAT_INJURY.test(text) && facts.some(({ kind }) => kind === "absence");
  const said = misses.length > 0 && asks === "yesNo" ? withSide(text, sentences, plays) : sentences;
  return [
    ...said,
    ...plays.map((play) => sheet.told(play)),
    ...(isHurt ? [sheet.say("The stats do not say what the injury was.")] : []),
  ];
}

/** Whether one kick went wide on the side that is asked for, and not whether it was missed; off the upright is neither. No yes or no of two sides or of several kicks. */
function withSide(
  text: string,
  sentences: readonly Sentence[],
  plays: readonly Pick<Play, "description">[],
): Sentence[] {
  const facts = withoutVerdict(sentences);
  const side = ONE_SIDE.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  const [play, other] = plays;
  if (side === undefined || EITHER_SIDE.test(text) || play === undefined || other !== undefined) return facts;
  return withOpening(new RegExp(String.raw`\bwide ${side}\b`, "i").test(play.description), facts);
}
