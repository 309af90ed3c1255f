import { counted } from "../../../facts/wording/number-words.ts";
import type { Fact } from "../../../facts/fact.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { isOnly } from "../question/is-only.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { pointsOf } from "../sheet/points-of.ts";
import type { Question } from "../question/question.ts";

const CLOSED =
  /\b(?:clos(?:e|ed|ing)|finish(?:ed|ing)?|end(?:ed|ing)?|wrap(?:ped)?)\b|\b(?:last|final) (?:how many )?(?:unanswered |straight )?(?:points|pts)\b/;
const OPENED = /\b(?:open(?:ed|ing)?|start(?:ed|ing)?|beg[aiu]n)\b/;
const WORDS = "unanswered points score first last margin lead list total made isOver win lose streak most margin";

/** `how many straight points did they close with`: what one team scored last, or first, without a score of the other one. Null where neither end of the game is meant. */
export function closingRun(
  { text, concepts, teams: [team, other], period }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const isClosing = CLOSED.test(text) || concepts.has("last");
  const isOpening = OPENED.test(text) || concepts.has("first");
  if (!concepts.has("unanswered") || isClosing === isOpening || !isOnly(concepts, WORDS)) return null;
  if (period !== null || other !== undefined) return null;
  const scores = sheet.index.ofKind("score");
  const inOrder = isClosing ? scores.toReversed() : scores;
  const whose = inOrder[0]?.team ?? null;
  if (whose === null) return null;
  const run = runOf(inOrder, whose, isClosing, sheet);
  const points = run.reduce((sum, fact) => sum + pointsOf(fact, whose, sheet), 0);
  if (points === 0) return null;
  const told = isClosing ? run.toReversed() : run;
  const so = isClosing && sheet.index.phase === "live" ? " so far" : "";
  const which = isClosing ? "last" : "first";
  const words = `the ${sheet.nick(whose)} scored the ${which} ${counted(points, "point")}${so}`;
  // Of the team that is asked about there is no such run.
  const opening = team === undefined || team === whose ? capitalized(words) : `Not the ${sheet.nick(team)}: ${words}`;
  return [sheet.say(`${opening}: ${listWords(told.map((fact) => sheet.item(fact)))}.`, ...told)];
}

/** The scores of a team until the other one scored, from either end of the game; a try that was returned ends them, too. */
function runOf(scores: readonly Fact[], team: string, isClosing: boolean, sheet: GameSheet): readonly Fact[] {
  const end = scores.findIndex((fact) => fact.team !== team || pointsOf(fact, sheet.other(team), sheet) > 0);
  if (end === -1) return scores;
  // The touchdown came before the return of its try.
  return scores.slice(0, !isClosing && scores[end]?.team === team ? end + 1 : end);
}
