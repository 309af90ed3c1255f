import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { kicksOf } from "../sheet/kicks-of.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";

const KICKER =
  /\bwho (?:was |is |were )?(?:kick(?:ed|ing|s|er)?|the kicker|handled the kicking|did the kicking)\b(?! (?:it|that|the \w+ (?:fg|field goal|one)))|\bkickers?\b/;

/** `who kicked for the Titans`, `the Vikings' kicker: makes and misses`: a team's kickers by their lines and kicks. Null where one is named, or something else is asked. */
export function answerTeamKicker(
  { text, teams, players, concepts, asks, period, nth, threshold, sized }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const [team, other] = teams;
  // `how many fgs did the chiefs make out of how many tries`
  const isOfTries =
    asks === "many" && concepts.has("fieldGoal") && ["attempt", "extraPoint"].some((one) => concepts.has(one));
  if (team === undefined || other !== undefined || players.length > 0 || period !== null) return null;
  if (!isOfTries && !KICKER.test(text)) return null;
  if (
    (asks === "many" && !isOfTries) ||
    asks === "yesNo" ||
    asks === "when" ||
    asks === "why" ||
    nth !== null ||
    sized !== null ||
    threshold !== null
  )
    return null;
  if (!isOnly(concepts, "kick made missed fieldGoal list total attempt stats perform extraPoint longest")) return null;
  if (asks === "who" && !/\bkick\w* for\b|\bkicker\b|\bkicking\b/.test(text)) return null;
  const lines = sheet.lines(null).filter((fact) => fact.team === team && fact.marks.includes("kicking"));
  if (lines.length === 0) return null;
  return lines.flatMap((line) => [...sheet.sentences(line), ...kicksOf(line, sheet, period)]);
}
