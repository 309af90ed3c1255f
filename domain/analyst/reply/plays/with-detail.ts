import type { FactKind } from "../../../facts/fact-kind.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";

/** What the play alone tells of an event: the side of a miss, and how a fourth down failed. */
const OF_PLAY: readonly (readonly [asks: RegExp, kind: FactKind])[] = [
  [/\b(?:which|what) (?:side|way|direction)\b|\bwide (?:left|right)\b|\bleft or right\b/, "miss"],
  [
    /\bwhat (?:happened|happend|was the (?:play|call)|did they (?:run|call)) on (?:the |that |their )?(?:4th|fourth)\b/,
    "stop",
  ],
];
const WHAT_INJURY =
  /\b(?:what|whats|which)(?: (?:was|is|kind of|type of|sort of|the|his|that|exact))* injur(?:y|ies)\b(?! (?:report|list|news))|\bwhats? (?:is |was )?wrong with\b|\bwhat did (?:he|\w+(?: \w+)?) (?:hurt|injure)\b/;

/** An answer with what a question wants of its events beside them: the play itself, or that nothing says what an injury was. */
export function withDetail({ text, players }: Question, sentences: readonly Sentence[], sheet: GameSheet): Sentence[] {
  const facts = sentences.flatMap(({ ids }) => ids.flatMap((id) => sheet.index.byId(id) ?? []));
  const kinds = OF_PLAY.flatMap(([asks, kind]) => (asks.test(text) ? [kind] : []));
  const plays = sheet.read.plays.filter(({ playId }) =>
    facts.some(({ kind, at }) => kinds.includes(kind) && at?.playId === playId),
  );
  const isHurt = players.length > 0 && WHAT_INJURY.test(text) && facts.some(({ kind }) => kind === "absence");
  return [
    ...sentences,
    ...plays.map((play) => sheet.told(play)),
    ...(isHurt ? [sheet.say("The stats do not say what the injury was.")] : []),
  ];
}
