import { countWords } from "../../../facts/wording/number-words.ts";
import { leaguePenalties } from "../../../plays/penalties.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { isFlaggedFor, nameInText } from "../sheet/is-flagged.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

const BIGGEST =
  /\b(?:biggest|longest|largest|costliest|most (?:costly|yards))\b.*\b(?:penalty|penalties|flags?)\b|\b(?:penalty|flag)\b.*\b(?:biggest|longest|costliest|most (?:costly|yards))\b/;
/** Which one in the order of play, with nothing else that it is singled out by. */
const ENDMOST =
  /^(?:so |ok )*(?:(?:what|who|which) (?:was|were|is|got|drew|had) )?(?:the |that )?(?:very )?(first|last|final) (?:penalty|flag)\b(?: (?:of|in) (?:the|this) game| (?:on|against|by|of|for) (?:the )?(?<whose>\w+))?$/;
const FLAGS = /\b(?:flags?|penalt(?:y|ies)|calls?|laundry)\b/;
const OF_YARDS = /\b(\d{1,2}) (?:yarders?|yards?|yds?)\b/;

/** `how many of his flags were 15-yarders`: a player's penalties of so many yards. Null where no player, no flag or no length is named. */
export function answerFlagsOf({ text, players: [player, other] }: Question, sheet: GameSheet): Sentence[] | null {
  const [, yards] = OF_YARDS.exec(text) ?? [];
  if (player === undefined || other !== undefined || yards === undefined || !FLAGS.test(text)) return null;
  if (!/\bhow many\b|\bwhich\b|\bwhat (?:were|was|for)\b|^(?:did|was|were|had)\b/.test(text)) return null;
  const plays = sheet.read.plays.filter(({ description }) =>
    leaguePenalties(finalAccount(description)).some(
      (flag) =>
        flag.outcome === "enforced" &&
        flag.yards === Number(yards) &&
        flag.player !== null &&
        nameInText(player).test(flag.player),
    ),
  );
  const flagged = sheet.read.plays.filter((play) => isFlaggedFor(play, player));
  if (flagged.length === 0) return null;
  const proof = (plays.length > 0 ? plays : flagged).map(({ playId }) => ({ kind: "play" as const, playId }));
  const name = sheet.name(player.playerId);
  const count = plays.length === 0 ? "no" : countWords(plays.length);
  const words = `${name} had ${count} ${yards}-yard ${plays.length === 1 ? "penalty" : "penalties"}.`;
  return [{ text: words, ids: [], receipts: proof }, ...plays.map((play) => sheet.told(play))];
}

/** The enforced penalty of the most yards, the first or the last one, of the game or of the team that was flagged. Null where something else is asked. */
export function answerPenalty(
  { text, teams: [team, other], players, period }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const endmost = ENDMOST.exec(text);
  const end = endmost?.[1];
  // A man's flags and those of a down are told elsewhere.
  if (endmost !== null && (players.length > 0 || (endmost.groups?.whose !== undefined && team === undefined)))
    return null;
  if ((end === undefined && !BIGGEST.test(text)) || !sheet.hasPlays || other !== undefined) return null;
  const flagged = sheet.read.plays.filter(
    (play) =>
      (play.penaltyYards ?? 0) > 0 &&
      (team === undefined || new RegExp(String.raw`PENALTY on ${team}\b`, "i").test(play.description)) &&
      (period === null || isWithin(period, play)),
  );
  const [one] = end === undefined ? [] : flagged.slice(end === "first" ? 0 : -1);
  if (end !== undefined) return one === undefined ? null : [sheet.told(one)];
  const most = Math.max(...flagged.map(({ penaltyYards }) => penaltyYards ?? 0));
  const chosen = flagged.filter(({ penaltyYards }) => penaltyYards === most);
  return chosen.length === 0 || chosen.length > 3 ? null : chosen.map((play) => sheet.told(play));
}
