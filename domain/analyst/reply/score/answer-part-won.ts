import { QUARTER_NAMES, type QuarterName } from "../../../game/play.ts";
import type { Fact } from "../../../facts/fact.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { isOnly } from "../question/is-only.ts";
import { namesOtherTeam } from "../question/names-other-team.ts";
import { type Question, upTo } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt } from "../sheet/is-within.ts";
import { pointsOf } from "../sheet/points-of.ts";
import { takeawaysOf } from "../sheet/takeaways-of.ts";
import { alternatives } from "../../../words/alternatives.ts";

const GOT_UP = new RegExp(
  String.raw`\b(?:how|why) (?:did|do|were|was|have|has|could)\b.*\b(?:${alternatives`
      get | got | go | went | jump\w* | race\w* | run | ran | build | built | open\w* | storm\w* | take | took | grab\w*
    `})\b.*\b(?:lead|(?:up|ahead|in front)(?= *$| (?:so|that|this|such|big|huge|far|high|early|quick\w*|fast|at|by|in|going|heading|into|before)\b))`,
);
const FLIPPED =
  /\b(?:how|why) (?:did|do|could)\b.*\b(?:(?:flip|swing|turn) (?:it|this|that|things|the (?:game|script|tide|momentum))|take (?:over|control)|seize control)\b/;
const OF_SCORE = "isOver lead win score points scoreline margin turning";
const MOST_TOLD = 6;

/**
 * `how did the Dolphins get up so big by halftime`, `how did the Packers flip it in the third`: how it stood before and after the part of the game that is
 * named, and what was scored in it, with what gave the ball. Null where the team was not ahead then, or had no more points than the other in that part.
 */
export function answerPartWon(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, players, at, period, concepts, numbers, threshold } = question;
  if (players.length > 0 || teams.length !== 1 || namesOtherTeam(question) || !sheet.hasPlays) return null;
  if (numbers.length > 0 || threshold !== null || !isOnly(concepts, OF_SCORE)) return null;
  const [team = ""] = teams;
  const part = at === null ? period : upTo(at);
  if (part === null || part.within !== null || part.plays !== undefined) return null;
  const scores = sheet.index.ofKind("score").filter((fact) => isAt(part, fact.at));
  if (by(team, scores, sheet) <= 0) return null;
  const [first = "1"] = part.quarters;
  const end = breakAfter(part.quarters.at(-1), sheet);
  if (first === "1")
    return GOT_UP.test(text) && end !== null ? [...sheet.sentences(end), ...told(scores, sheet)] : null;
  return FLIPPED.test(text)
    ? [
        ...sheet.sentences(breakAfter(QUARTER_NAMES[QUARTER_NAMES.indexOf(first) - 1], sheet)),
        ...told(scores, sheet),
        ...sheet.sentences(end ?? sheet.index.byId("result")),
      ]
    : null;
}

function breakAfter(quarter: QuarterName | undefined, { index }: GameSheet): Fact | null {
  return quarter === undefined ? null : index.byId(`break:${quarter}`);
}

/** By how many points a team had more of these scores than the other one. */
function by(team: string, scores: readonly Fact[], sheet: GameSheet): number {
  return scores.reduce((sum, fact) => sum + pointsOf(fact, team, sheet) - pointsOf(fact, sheet.other(team), sheet), 0);
}

function told(scores: readonly Fact[], sheet: GameSheet): Sentence[] {
  return [
    ...(scores.length > MOST_TOLD
      ? [sheet.say(`${capitalized(listWords(scores.map((fact) => sheet.item(fact))))}.`, ...scores)]
      : scores.map((fact) => sheet.event(fact))),
    ...takeawaysOf(scores, sheet),
  ];
}
