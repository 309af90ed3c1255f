import { answerApart } from "../answer-apart.ts";
import type { Asked } from "./answer-parts.ts";
import type { Sentence } from "../sheet/game-sheet.ts";
import { leanOn } from "../question/lean-on.ts";
import { type Question, readQuestion } from "../question/question.ts";
import { isForeign } from "./small-talk.ts";

const BETWEEN = /\s*[,;:+&/?!]+\s*(?:and |n |plus |also )?|\s*\.\s+|\s+(?:and|n|plus|along with|as well as)\s+/i;
/** These change what is asked of all of it. */
const BOUND =
  /\b(?:besides|except|excluding|other than|apart from|aside from|without|not counting|nor|neither|if|after|before|since|until|despite|instead)\b/i;
const MOST_ITEMS = 4;
const CONNECTING = /^(?:and|also|plus|then|what about|how about|his|her|their|the)\s+/i;

/**
 * `touches and yards`, `line + half ppr`, `sacks, hits and takeaways for Tampa`: each of several things that are named together, of the player or team that the whole text is
 * about. Null where one of them is not understood by itself.
 */
export function eachItem(text: string, { book, before, sheet, answer }: Asked): Sentence[] | null {
  if (BOUND.test(text)) return null;
  const whole = leanOn(readQuestion(text, book), before);
  if (whole === null || isForeign(whole) || whole.isShared) return null;
  const items = text.split(BETWEEN).filter((item) => item.trim() !== "");
  if (items.length < 2 || items.length > MOST_ITEMS) return null;
  const subjects = whole.players.length + (whole.players.length > 0 ? 0 : whole.teams.length);
  const sentences: Sentence[] = [];
  for (const item of items) {
    const question = ofItem(item.replace(CONNECTING, ""), whole, subjects, book);
    if (question === null) return null;
    const isNamedOnly = question.concepts.size === 0 && question.position === null;
    const found = (isNamedOnly ? null : answer(question, sheet)) ?? answerApart(question, sheet);
    if (found === null || found.length === 0) return null;
    sentences.push(...found);
  }
  return [...new Map(sentences.map((one) => [one.ids.join() || one.text, one])).values()];
}

/** One thing of several with what it is about; null where it is not clear, or nothing is asked by it. */
function ofItem(item: string, whole: Question, subjects: number, book: Asked["book"]): Question | null {
  const own = readQuestion(item, book);
  if (own.unknown.length > 0) return null;
  // Whose touchdowns of a trade they are no event says.
  if (whole.position !== null && own.position !== whole.position) return null;
  const isBare = own.players.length + own.teams.length === 0;
  // Of two who are named nobody knows whose it is.
  if (isBare && subjects > 1) return null;
  const of = isBare ? { players: whole.players, teams: whole.players.length > 0 ? own.teams : whole.teams } : {};
  // Interceptions that a team lost are not those that it made.
  const isLost = isBare && whole.concepts.has("lose") && own.concepts.has("interception");
  const concepts = isLost ? new Set([...own.concepts, "lose"]) : own.concepts;
  return { ...own, ...of, concepts, pronoun: null, period: own.period ?? whole.period };
}
