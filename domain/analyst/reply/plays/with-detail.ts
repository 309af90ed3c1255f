import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";

/** Only the play tells the side of a miss. */
const WHICH_SIDE = /\b(?:which|what) (?:side|way|direction)\b|\bwide (?:left|right)\b|\bleft or right\b/;
const WHAT_INJURY =
  /\b(?:what|whats|which)(?: (?:was|is|kind of|type of|sort of|the|his|that|exact))*(?: \w+){0,2} injur(?:y|ies)\b(?! (?:report|list|news))|\bwhats? (?:is |was )?wrong with\b|\bwhat did (?:he|\w+(?: \w+)?) (?:hurt|injure)\b/;

/** An answer with what a question wants of its events beside them: the side of a miss, or that nothing says what an injury was. */
export function withDetail({ text, players }: Question, sentences: readonly Sentence[], sheet: GameSheet): Sentence[] {
  const facts = sentences.flatMap(({ ids }) => ids.flatMap((id) => sheet.index.byId(id) ?? []));
  const misses = WHICH_SIDE.test(text) ? facts.filter(({ kind }) => kind === "miss") : [];
  const plays = sheet.read.plays.filter(({ playId }) => misses.some(({ at }) => at?.playId === playId));
  const isHurt = players.length > 0 && WHAT_INJURY.test(text) && facts.some(({ kind }) => kind === "absence");
  return [
    ...sentences,
    ...plays.map((play) => sheet.told(play)),
    ...(isHurt ? [sheet.say("The stats do not say what the injury was.")] : []),
  ];
}
