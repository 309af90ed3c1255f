import type { GameSheet, Sentence } from "./game-sheet.ts";
import { isOnly } from "./is-only.ts";
import { isAt } from "./is-within.ts";
import { playsWith } from "./asked-plays.ts";
import { scoreAt } from "./answer-after.ts";
import type { Question } from "./question.ts";

const WORDS = "touchdown kick only points score twoPoint extraPoint made total missed";
/** A point is missing. */
const MISSES =
  /\bonly (?:6|six)\b|\b(?:7th|seventh|extra|other|missing) (?:point|pt)\b.*\bwhere\b|\bwhere (?:is |s )?(?:the |did the )?(?:7th|seventh|extra|other|missing) (?:point|pt)\b|\b\d+ (?:and |instead of )?not \d+\b|\b\d+ instead of \d+\b/;
/** A touchdown without its try. */
const SIX = 6;

/** `why do the Browns only have 6`: the touchdowns whose try brought nothing, and the try. Null where the question is about something else. */
export function answerSix(
  { asks, text, teams, players, concepts, period }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const [team] = teams;
  const isMissed = MISSES.test(text);
  const isAsked = isMissed || (asks === "why" && /\b(?:6|six)\b/.test(text) && players.length === 0);
  if (!isAsked || teams.length > 1 || (!isMissed && (period !== null || !isOnly(concepts, WORDS)))) return null;
  const scores = sheet.index.ofKind("score").filter((fact) => {
    if (period !== null && !isAt(period, fact.at)) return false;
    if (!fact.marks.includes("touchdown") || fact.score === null || (team !== undefined && fact.team !== team))
      return false;
    const { before, after } = fact.score;
    return Math.abs(after.away - before.away) + Math.abs(after.home - before.home) === SIX;
  });
  if (scores.length === 0) return null;
  const teamsOf = new Set(scores.map((fact) => fact.team));
  const tries = [
    ...sheet.index.ofKind("miss", "block").filter(({ marks }) => marks.includes("extraPoint")),
    ...sheet.index.ofKind("twoPoint").filter(({ marks }) => !marks.includes("good")),
  ].filter((fact) => fact.kind === "block" || teamsOf.has(fact.team));
  return [...scores, ...tries].map((fact) => sheet.event(fact));
}

/** Takes a try for one that came off, or asks what it made the score. */
const PRESUMES =
  /\b(?:punch\w*|convert\w*|made|making|good|got|getting|ran|caught|catch\w*|scored|huge|big|clutch|tied|score)\b/;

/** `Conner punching in the two-point try, what did that make it`: that it failed, and the score it stood at. Null of one that came off, and where whether it did is the question. */
export function answerFailedTry({ text, concepts, players, teams, asks }: Question, sheet: GameSheet): Sentence[] | null {
  if (!concepts.has("twoPoint") || asks === "yesNo" || asks === "many" || !PRESUMES.test(text)) return null;
  if (["missed", "turning"].some((one) => concepts.has(one))) return null;
  const tries = sheet.index.ofKind("twoPoint").filter(({ team }) => teams.length !== 1 || team === teams[0]);
  const named = tries.filter(({ receipts }) =>
    players.some((player) =>
      playsWith(player, sheet).some(({ playId }) =>
        receipts.some((receipt) => receipt.kind === "play" && receipt.playId === playId),
      ),
    ),
  );
  const [only, other] = players.length > 0 ? named : tries;
  if (only === undefined || other !== undefined || only.marks.includes("good")) return null;
  const [play] = sheet.read.plays.filter(({ playId }) => playId === only.at?.playId);
  return [
    sheet.say("That try failed.", only),
    ...sheet.playTexts(only),
    ...(play === undefined ? [] : scoreAt(play, "", sheet).slice(1)),
  ];
}
