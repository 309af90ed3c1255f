import type { Fact, Points } from "../../../facts/fact.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { driveWith } from "../sheet/drive-with.ts";
import { isAt } from "../sheet/is-within.ts";
import { takeawaysOf } from "../sheet/takeaways-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { namesOtherTeam } from "../question/names-other-team.ts";
import type { Question } from "../question/question.ts";
import { ONE_SCORE } from "./answer-outcome.ts";
import { alternatives } from "../../../words/alternatives.ts";

const PULLED_AWAY = new RegExp(
  alternatives`
    \bhow\b.*\b(?:(?:run|ran|running|pull\w*|broke|break) away|(?:blow|blew|break|broke|bust\w*|crack\w*) (?:it|this|that|the game|this one|things) (?:wide )?open)\b
    \bhow (?:did|d) (?:it|this|that|things|the \w+|this (?:game|one|thing))(?: \w+)? (?:become|turn(?:ed)? into|get|end up|go) (?:such |so )?(?:(?:a|this|that) )?(?:\w+ ){0,2}(?:${alternatives`
      blow ?out | rout | laugher | beatdown | out of (?:hand|reach) | lopsided | one ?sided
    `})\b
  `,
);
const MOST_TOLD = 6;
/** So long a return gives a drive its place, in yards. */
const LONG_RETURN = 25;

/** `how did the Saints run away with it`: the result, and what was scored in order, in the part of the game that is named from the score that is named, or from when it was last one score after points of the other team, until the lead was widest, with what gave the ball. Null where the game is not over, the team did not win, it never stood so, or nothing opened it up. */
export function answerPulledAway(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, players, period, numbers } = question;
  const { index } = sheet;
  const result = index.byId("result");
  const after = result?.score?.after;
  if (!PULLED_AWAY.test(text) || players.length > 0 || teams.length > 1 || namesOtherTeam(question)) return null;
  if (index.phase !== "over" || after === undefined || after.away === after.home) return null;
  const winner = sheet.teams[after.away > after.home ? 0 : 1];
  if (marginOf(after) <= ONE_SCORE || (teams.length === 1 && teams[0] !== winner)) return null;
  const scores = index.ofKind("score");
  const named = scores.findIndex(
    ({ score }) =>
      numbers.length === 2 && numbers.every((one) => one === score?.after.away || one === score?.after.home),
  );
  if (numbers.length === 2 && named === -1) return null;
  const closest = scores.findLastIndex(({ team, score }) => team !== winner && marginOf(score?.after) <= ONE_SCORE);
  const since = scores.slice((named === -1 || named === scores.length - 1 ? closest : named) + 1);
  const widest = Math.max(...since.map(({ score }) => marginOf(score?.after)));
  const told =
    period === null
      ? since.slice(0, since.findIndex(({ score }) => marginOf(score?.after) === widest) + 1)
      : scores.filter(({ at }) => isAt(period, at));
  if (!told.some(({ team }) => team === winner)) return null;
  return [
    ...sheet.sentences(result),
    ...(told.length > MOST_TOLD
      ? [sheet.say(`${capitalized(listWords(told.map((fact) => sheet.item(fact))))}.`, ...told)]
      : told.flatMap((fact) => [...returnBefore(fact, sheet), sheet.event(fact)])),
    ...takeawaysOf(told, sheet),
  ];
}

function marginOf(points: Points | undefined): number {
  return points === undefined ? 0 : Math.abs(points.away - points.home);
}

/** The long return that a drive to a score began with. */
function returnBefore({ at }: Fact, sheet: GameSheet): Sentence[] {
  const drive = at?.playId === undefined || at.playId === null ? null : driveWith({ playId: at.playId }, sheet);
  const first = sheet.read.plays.findIndex(({ playId }) => playId === drive?.at?.playId);
  const kick = sheet.read.plays
    .slice(0, Math.max(first, 0))
    .findLast(({ type }) => type !== "Timeout" && type !== "Period");
  const isLong = kick?.credits.some(({ stat, amount }) => stat === "puntReturnYards" && amount >= LONG_RETURN);
  return kick === undefined || isLong !== true ? [] : [sheet.told(kick)];
}
