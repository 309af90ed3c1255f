import { failedTries } from "../plays/answer-six.ts";
import { scoresOf } from "./answer-points.ts";
import { oddPoints, teamWith } from "./odd-points.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

const NUMBER = new RegExp(
  alternatives`
    \b(?:get|got|end(?:ed)? up|wind up|wound up|finish\w*|come up|c[ao]me) (?:to|at|with|on|their) (\d{1,2})\b(?! (?:yards?|yds?|minutes?|mins?|seconds?|secs?|catch\w*|carr\w+|targets?|sacks?|picks?|plays?|tds?|touchdowns?|first downs?))
    \b(\d{1,2})\b (?:is |was |s )?(?:\w+ ){0,3}(?:weird|odd|strange|random|funny) (?:number|score|total)\b
  `,
);
const ASKS = /\b(?:how|why|explain)\b/;

/** `37 is a weird number, how'd they get there`: the scores of the team that had so many points at the end, and its tries that failed. Null where no team, or both, had them. */
export function answerShape({ text, teams, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  const [, made, weird] = NUMBER.exec(text) ?? [];
  const said = made ?? weird;
  if (!ASKS.test(text) || players.length > 0 || period !== null || sheet.index.phase !== "over") return null;
  const meant = said === undefined ? oddPoints(text, sheet) : teamWith(Number(said), sheet);
  if (meant === null || (teams.length === 1 && teams[0] !== meant.team)) return null;
  const told = scoresOf(meant.team, sheet);
  if (told === null) return null;
  return [...told, ...failedTries(new Set([meant.team]), sheet).map((fact) => sheet.event(fact))];
}
