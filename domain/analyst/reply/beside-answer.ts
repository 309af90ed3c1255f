import type { GameSheet, Sentence } from "./game-sheet.ts";
import { linesOf } from "./lines-of.ts";
import type { Question } from "./question.ts";

const OF_LEAVING =
  /\b(?:before|until|till|when|after|b4) (?:he|his|the|\w+|\w+ \w+) (?:even )?(?:went down|left|got (?:hurt|injured|knocked out)|was (?:hurt|injured)|exited|injury|departed|went out)\b|\bbefore (?:getting|being) (?:hurt|injured|knocked out)\b|\bbefore (?:leaving|exiting|going down)\b/;
const OF_LINE = /\b(?:line|stat ?line|stats|numbers)\b(?<!\b(?:the|betting) line)/;

/** An answer with what stands beside it in a question and has not been told: when somebody left, and his line beside his projection. */
export function besideAnswer(question: Question, sentences: readonly Sentence[], sheet: GameSheet): Sentence[] {
  const { players, isShared, text, concepts, period } = question;
  const [player, other] = players;
  if (player === undefined || other !== undefined || isShared) return [...sentences];
  const told = new Set(sentences.flatMap(({ ids }) => ids));
  const left = OF_LEAVING.test(text)
    ? sheet.index.ofKind("absence").filter(({ id, roles }) => roles.player === player.playerId && !told.has(id))
    : [];
  const lines = linesOf(player, sheet, period);
  const isLine = OF_LINE.test(text) && concepts.has("projected") && !lines.some(({ id }) => told.has(id));
  return [...(isLine ? sheet.sentences(...lines) : []), ...sentences, ...left.map((fact) => sheet.event(fact))];
}
