import type { Asking } from "./asking.ts";
import type { Question } from "./question.ts";
import { FILLERS } from "./question-words.ts";

/** A kind of question: how it is known, what it understands, and how it is answered. */
export interface QuestionKind {
  /** Phrases that make a question one of this kind. */
  asks: RegExp;
  /** Phrases with which it is another kind after all. */
  unless?: RegExp;
  /** Words that it understands beside the fillers; any other word, and it is not this kind. */
  knows: RegExp;
  takes: { players?: boolean; teams?: boolean; position?: boolean; quarter?: boolean };
  answer: (question: Question, asking: Asking) => string | null;
}

/** Words for figures of players and sides. */
export const FIGURE_WORDS =
  /^(?:pass(?:ed|es|ing)?|throw|threw|thrown|throwing|throws|rush(?:ed|es|ing)?|ran|run|runs|running|ground|air|receiv(?:e|ed|ing)|yards?|yds|yardage|touchdowns?|tds?|carr(?:y|ies|ied)|catch|catches|caught|receptions?|targets?|targeted|completions?|completed|attempts?|interceptions?|ints?|picks?|picked|intercepted|off|fumbles?|fumbled|fantasy|ppr|points?|total|combined|number|count|lot|times)$/;

/** Words that some questions have in spite of everything. */
const EXTRA_FILLERS = /^(?:in|standing|latest)$/;

/** Whether every word of a question is one that the kind understands. */
export function isOfKind(question: Question, { asks, unless, knows, takes }: QuestionKind): boolean {
  if (!asks.test(question.text) || unless?.test(question.text) === true) return false;
  return question.words.every((word) => {
    if (word === "@player") return takes.players === true;
    if (word === "@team") return takes.teams === true || takes.players === true;
    if (word === "@position") return takes.position === true || takes.players === true;
    if (word === "@quarter") return takes.quarter === true;
    return (
      FILLERS.has(word) ||
      EXTRA_FILLERS.test(word) ||
      knows.test(word) ||
      ((takes.players === true || takes.position === true) && FIGURE_WORDS.test(word))
    );
  });
}
