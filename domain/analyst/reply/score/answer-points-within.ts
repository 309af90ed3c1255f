import { counted } from "../../../facts/wording/number-words.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isAt } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { pointsOf } from "../sheet/points-of.ts";
import { takeawaysOf } from "../sheet/takeaways-of.ts";

/** What gave them the ball is asked as well. */
const OF_TAKEAWAYS =
  /\b(?:set|sets|setting) (?:it |them |that |those )?up\b|\b(?:off|from|after) (?:what|which)\b|\b(?:which|what|whose) (?:picks?|ints?|interceptions?|turnovers?|takeaways?|fumbles?)\b/;

/** `how many points in the last five minutes`: of a team, or of each and of both, in a part of the game that is no whole quarter. Null where something else is asked. */
export function answerPointsWithin(question: Question, sheet: GameSheet): Sentence[] | null {
  const { asks, concepts, text, period, players, teams, threshold, numbers } = question;
  if (period === null || period.within === null || period.plays !== undefined || players.length > 0) return null;
  const isWon = OF_TAKEAWAYS.test(text);
  const words = `points score total made last${isWon ? " interception turnover takeaway fumble pass" : ""}`;
  if (asks !== "many" || !concepts.has("points") || !isOnly(concepts, words)) return null;
  if (threshold !== null || numbers.length > 0 || !sheet.hasPlays) return null;
  const asked = sheet.teams.filter((team) => teams.length !== 1 || team === teams[0]);
  const scores = sheet.index
    .ofKind("score")
    .filter((fact) => isAt(period, fact.at) && asked.some((team) => pointsOf(fact, team, sheet) > 0));
  const points = asked.map((team) => scores.reduce((sum, fact) => sum + pointsOf(fact, team, sheet), 0));
  const shares = asked.map((team, at) => `the ${sheet.nick(team)} scored ${counted(points[at] ?? 0, "point")}`);
  const sum = points.reduce((all, one) => all + one, 0);
  const both = asked.length > 1 && sum > 0 ? `, ${sum} in all` : "";
  const items = scores.length === 0 ? "" : `: ${listWords(scores.map((fact) => sheet.item(fact)))}`;
  const proof = scores.length === 0 ? [sheet.index.byId("result")] : scores;
  return [
    sheet.say(`${capitalized(listWords(shares))} ${period.words}${both}${items}.`, ...proof),
    ...(isWon ? takeawaysOf(scores, sheet) : []),
  ];
}
