import type { FactKind } from "../../../facts/fact-kind.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { rarePlays } from "./answer-incident.ts";
import { tellLikely } from "./tell-likely.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Something that happened is asked about, and no figure. */
const OF_INCIDENT = new RegExp(
  alternatives`
    \bwhy\b | \bhow come\b | \bwtf\b | \bwhat (?:the \w+ )?(?:happen\w*|was that|did .+ do (?:this time|now|again|wrong))\b
    \bhow (?:tf|the \w+|on earth|is that|did (?:they|he))\b | \bhow$ | \bget in\b | \bnonsense\b | \bsuddenly\b | \bnot score\b
    \bzero points\b | \bno (?:points|td|touchdown)\b
  `,
);
/** How much of something it was, or how he did. */
const OF_FIGURES =
  /\b(?:few|little|so many|so much|stats|day|game|struggle\w*|line|how (?:did|was|is|has) (?:\w+ ){1,3}(?:do|look|play))\b/i;
const FIGURES: ReadonlySet<FactKind> = new Set(["line", "fantasy", "team", "result", "usage"]);
const MOST_AFTER = 2;

/** Who had few points because he left is told so. */
function leftOf(
  { players: [player, other], concepts }: Question,
  sentences: readonly Sentence[],
  sheet: GameSheet,
): Sentence[] {
  if (player === undefined || other !== undefined) return [];
  if (!["fantasy", "ppr", "projected", "happened"].some((concept) => concepts.has(concept))) return [];
  const known = new Set(sentences.flatMap(({ ids }) => ids));
  return sheet.index
    .ofKind("absence")
    .filter(({ id, roles }) => roles.player === player.playerId && !known.has(id))
    .map((fact) => sheet.event(fact));
}

/** An answer of figures alone to a question about something that happened, with the plays that it most likely means before it; as it is otherwise. */
export function withIncident(
  written: string,
  sentences: readonly Sentence[],
  question: Question,
  sheet: GameSheet,
): Sentence[] {
  const left =
    OF_INCIDENT.test(question.text) || /\bzero\b/.test(question.text) ? leftOf(question, sentences, sheet) : [];
  if (left.length > 0) return [...sentences, ...left];
  // What opens an answer or is said in words of its own has no facts, and tells more than figures.
  const kinds = sentences.flatMap(({ ids }) =>
    ids.length === 0 ? [null] : ids.map((id) => sheet.index.byId(id)?.kind ?? null),
  );
  if (
    question.players.length === 0 ||
    question.players.length > 2 ||
    !OF_INCIDENT.test(question.text) ||
    OF_FIGURES.test(written) ||
    kinds.some((kind) => kind === null || !FIGURES.has(kind))
  )
    return [...sentences];
  if (["fantasy", "ppr", "projected"].some((concept) => question.concepts.has(concept))) return [...sentences];
  sheet.begin();
  const found = tellLikely(question, sheet);
  const likely = found.length > 0 ? found : rarePlays(question, sheet);
  return likely.length === 0 ? [...sentences] : [...likely, ...sentences.slice(0, MOST_AFTER)];
}
