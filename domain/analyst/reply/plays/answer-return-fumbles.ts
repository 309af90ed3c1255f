import { counted } from "../../../facts/wording/number-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const RETURN =
  /\b(?:kick(?:off)?s?|punts?) (?:return\w*|coverage|team)\b|\breturn (?:unit|team|man|men|guys?|game)\b|\breturners?\b|\bfumbl\w* (?:any |a |the )?(?:\w+ )?returns?\b|\bon (?:a |the |their |any )?(?:\w+ )?returns?\b/;
const LOSES =
  /\b(?:fumbl\w*|los[et]|losing|cough\w*|drop\w*|muff\w*|turn\w* (?:it |the ball )?over|turnovers?|giv\w* (?:it |the ball )?(?:away|up))\b/;

/** `how many did their return unit lose, and who did it`: the fumbles that were lost on kicks and punts. Null where something else is asked of returns. */
export function answerReturnFumbles(
  { text, teams, players, period, asks, concepts }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const isAsked = asks === "many" || asks === "who" || asks === "yesNo";
  if (!RETURN.test(text) || !LOSES.test(text) || !isAsked || players.length > 0 || !sheet.hasPlays) return null;
  if (["touchdown", "interception", "yards", "kept"].some((one) => concepts.has(one))) return null;
  // The team whose returns they are is named first, and the one that got the ball after it.
  const [team] = teams;
  const facts = sheet.index
    .ofKind("turnover")
    .filter(
      (fact) =>
        fact.marks.includes("fumble") &&
        (fact.marks.includes("kickoff") || fact.marks.includes("punt")) &&
        (team === undefined || fact.team === sheet.other(team)) &&
        (period === null || isAt(period, fact.at)),
    );
  const whose = team === undefined ? "There were" : `The ${sheet.nick(team)} lost`;
  const count = facts.length === 0 ? "no fumbles" : counted(facts.length, "fumble");
  const lost = team === undefined ? "lost on returns" : "on returns";
  const when = period === null ? "" : ` ${period.words}`;
  const stated = sheet.say(
    `${whose} ${count} ${lost}${when}.`.replace("There were one", "There was one"),
    ...facts,
    facts.length === 0 ? sheet.index.byId("result") : null,
  );
  return withOpening(asks === "yesNo" ? facts.length > 0 : null, [stated, ...facts.map((fact) => sheet.event(fact))]);
}
