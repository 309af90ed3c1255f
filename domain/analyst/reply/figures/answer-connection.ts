import type { CreditStat } from "../../../game/credit.ts";
import { creditedTo } from "../../../plays/plain/credit-of.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import { yards } from "../../../words/yard-words.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** The ball goes from the one to the other, and neither is held against the other. */
const BETWEEN =
  /\b(?:to|from|throwing to|targeting|targeted|connect\w*|connection|hook(?:ed)? up|link(?:ed)? up|find|found|between)\b/;

/** What a passer and one of his receivers did together: targets, catches, yards and touchdowns. Null where no such two are named, or something else is asked. */
export function answerConnection(question: Question, sheet: GameSheet): Sentence[] | null {
  const { players, isShared, text, concepts, period, threshold, nth, sized, asks } = question;
  const isOfHis = TO_EACH.test(text) && players[0]?.position === "QB" && players.length === 1;
  const many = HOW_MANY_CAUGHT.test(text) || isOfHis ? catchersOf(question, sheet) : null;
  if (many !== null) return many;
  // Another question before it is answered by itself.
  if (/\band (?:how|who|what|when|did)\b/.test(text)) return null;
  if (players.length !== 2 || isShared || threshold !== null || nth !== null || sized !== null || !sheet.hasPlays)
    return null;
  const passer = players.find(({ position }) => position === "QB");
  const receiver = players.find(({ position }) => position !== "QB");
  if (passer === undefined || receiver === undefined || passer.team !== receiver.team) return null;
  const isAsked = asks === "many" || asks === "other" || asks === "how" || /\bhow (?:many|often|much)\b/.test(text);
  if (!BETWEEN.test(text) || !isAsked || asks === "yesNo") return null;
  if (!isOnly(concepts, "yards catch receive pass completion target touchdown stats attempt total score")) return null;
  // The one touchdown, and when it was, is an event.
  const isLinked = asks === "many" || /\b(?:connect\w*|hook\w*|link\w*)\b/.test(text);
  if ((concepts.size === 0 && !isLinked) || (concepts.size === 1 && concepts.has("touchdown") && asks !== "many"))
    return null;
  const sumOf = (stat: CreditStat): number =>
    thrown.reduce((sum, play) => sum + creditedTo(receiver.playerId, stat, play), 0);
  const thrown = sheet.read.plays.filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      play.credits.some(({ playerId, stat }) => playerId === passer.playerId && stat === "passingAttempts") &&
      play.credits.some(
        ({ playerId, stat }) =>
          playerId === receiver.playerId && (stat === "receivingTargets" || stat === "receptions"),
      ),
  );
  const when = period === null ? "" : ` ${period.words}`;
  const [from, to] = [sheet.name(passer.playerId), sheet.name(receiver.playerId)];
  if (thrown.length === 0) return [sheet.say(`${from} threw no pass to ${to}${when}.`, sheet.index.byId("result"))];
  const touchdowns = sumOf("receivingTouchdowns");
  const parts = [
    counted(sumOf("receptions"), "completion"),
    yards(sumOf("receivingYards")),
    ...(touchdowns > 0 ? [counted(touchdowns, "touchdown")] : []),
  ];
  return [
    {
      text: `${from} threw to ${to} on ${counted(thrown.length, "pass", "passes")}${when}: ${listWords(parts)}.`,
      ids: [],
      receipts: thrown.map(({ playId }) => ({ kind: "play", playId })),
    },
  ];
}

const PEOPLE =
  "(?:different |total |separate |unique )*(?:guys|players|receivers|people|pass catchers|wrs|targets|wideouts|dudes)";
const HOW_MANY_CAUGHT = new RegExp(
  String.raw`\bhow many ${PEOPLE}\b.*\b(?:caught|catch|had|got|recorded|with|get) (?:a |an |at least (?:one|1) )?(?:pass|passes|ball|balls|catch|reception)\b|\bhow many ${PEOPLE} (?:did|does) .+ (?:hit|find|complete|throw|connect|use|target|spread|get)\b`,
);

/** `Najee Harris (6 for 54)`, of a passer; without the yards of a team. */
function caughtBy(playerId: string, all: readonly { gain: number }[], isFar: boolean, sheet: GameSheet): string {
  const far = isFar ? ` for ${all.reduce((sum, { gain }) => sum + gain, 0)}` : "";
  return `${sheet.name(playerId)} (${all.length}${far})`;
}

/** `Wilson threw for 414, how many to each guy` */
const TO_EACH = new RegExp(
  alternatives`
    \bhow (?:many|much) (?:yards |catches |completions |passes )?(?:went |did he (?:throw|complete) )?to (?:each|every|all|who[m]?)\b
    \bwho[m]? did (?:\w+ ){1,2}(?:throw|complete|spread) (?:them |it |all (?:those|of them) |(?:those|his) \w+ |the ball (?:around )?)?to$
    \bby receiver\b | \b(?:completions|passes) to each\b
  `,
);

/** `how many different guys caught a pass`: of a team, of a passer, or of each team, with who they are. */
function catchersOf({ players, teams, period, threshold }: Question, sheet: GameSheet): Sentence[] | null {
  const [passer, other] = players;
  if (other !== undefined || threshold !== null || (passer !== undefined && passer.position !== "QB")) return null;
  const plays = sheet.read.plays.filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      (passer === undefined ||
        play.credits.some(({ playerId, stat }) => playerId === passer.playerId && stat === "passingCompletions")),
  );
  const sides = passer !== undefined ? [passer.team] : teams.length === 1 ? teams : sheet.teams;
  const when = period === null ? "" : ` ${period.words}`;
  return sides.map((team) => {
    const catches = plays.flatMap((play) =>
      play.credits.flatMap(({ stat, playerId, team: own }) =>
        stat === "receptions" && own === team
          ? [{ playId: play.playId, playerId, gain: creditedTo(playerId, "receivingYards", play) }]
          : [],
      ),
    );
    const each = [...Map.groupBy(catches, ({ playerId }) => playerId)].toSorted(([, a], [, b]) => b.length - a.length);
    const of =
      passer === undefined
        ? `of the ${sheet.nick(team)} caught a pass`
        : `caught a pass from ${sheet.name(passer.playerId)}`;
    const names = listWords(each.map(([playerId, all]) => caughtBy(playerId, all, passer !== undefined, sheet)));
    return {
      text: `${capitalized(counted(each.length, "player"))} ${of}${when}${names === "" ? "" : `: ${names}`}.`,
      ids: [],
      receipts: catches.map(({ playId }) => ({ kind: "play" as const, playId })),
    };
  });
}
