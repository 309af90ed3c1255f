import { isTry } from "../../../game/is-try.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const TRY = String.raw`(?:conversions?|extra points?|xps?|pats?|try|tries|(?:two|2) ?(?:point|pt)\w*)`;
const ASKED = new RegExp(
  String.raw`\bdefensive (?:two|2) ?(?:point|pt)\w*|\breturn\w*\b.*\b${TRY}\b|\b${TRY}\b.*\breturn\w*|\breturn\w*\b.*\bfor (?:two|2)(?: (?:points|pts))?$`,
);

/** `was there a defensive two-point return`: the tries that the other team brought back for two points, or that there was none. Null where something else is asked. */
export function answerTryReturned(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, concepts, period, asks, teams } = question;
  // `where did their two points come from`: a try that was returned is no score of the kinds that the facts count.
  const isOfTwo = concepts.has("twoPoints") && asks !== "many";
  if (!(ASKED.test(text) || isOfTwo) || !sheet.hasPlays || sheet.index.phase === "before") return null;
  if (["touchdown", "kickoffTime", "interception", "punt", "yards"].some((one) => concepts.has(one))) return null;
  const { plays: all, game } = sheet.read;
  const plays = all.filter(
    (play) =>
      isTry(play.type) &&
      (play.team === game.awayTeam ? play.homePoints : play.awayPoints) > 0 &&
      !(isOfTwo && teams.length === 1 && teams[0] === play.team),
  );
  const told = plays.filter((play) => period === null || isWithin(period, play)).map((play) => sheet.told(play));
  if (told.length > 0) return withOpening(asks === "yesNo" && question.players.length === 0 ? true : null, told);
  if (isOfTwo) return null;
  const no = asks === "yesNo" ? "No. " : "";
  const when = period === null ? "" : ` ${period.words}`;
  return [sheet.say(`${no}No try was returned for two points${when}.`, sheet.index.byId("result"))];
}
