import { eventPlays, toldEvent } from "./answer-after.ts";
import { namesPenalty } from "./asked-plays.ts";
import { isFlaggedFor, toldFlags } from "../sheet/is-flagged.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { isWithin } from "../sheet/is-within.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** Behind it stands a play, and nobody who was flagged. */
const FLAG_ON =
  /\b(?:flags?|penalt(?:y|ies)|laundry) (?:(?:was |were |came |thrown |called |that was )*)(?:on|during) (.*\b(?:tds?|touchdowns?|scores?|catch|run|pass|throw|bomb|pick|int|interception|return|sack|fumble|punt|fg|field goal|kick)\b.*)$/;
/** Whether there was one at all; whose it was and what became of it are other questions. */
const EXISTS = /^(?:so |wait )*(?:was|were) there (?:a|any) (?:flags?|penalt(?:y|ies)|laundry) /;
const OF_FATE =
  /\b(?:not|no|never|before|after|overturn\w*|declin\w*|back|stand|stood|count\w*|cost|wip\w+|negat\w+|nullif\w*|offset\w*)\b/;
/** Of a drive there are many. */
const OF_MORE = /\b(?:drives?|possession|series|quarter|half|downs?)\b/;

/** `did Rodgers get flagged after that int` */
const FLAGGED_AFTER =
  /\bdid .+? get (?:flagged|penalized) (?:right )?(?:after|following) ((?:the|that|his) (?:\w+ )?(?:int|interception|pick|fumble|sack)\b.*)$/;

/** The play after which somebody was flagged, where the flag stands on it; null where none does. */
function flaggedAfter(event: string, question: Question, sheet: GameSheet): Sentence[] | null {
  const concepts = new Set([...question.concepts].filter((one) => one !== "penalty"));
  const [play, other] = eventPlays({ ...question, concepts, text: event, asks: "other" }, sheet);
  const isOn = play !== undefined && question.players.some((player) => isFlaggedFor(play, player));
  return isOn && other === undefined ? withOpening(true, [sheet.told(play)]) : null;
}

/** `what was the flag on Rice's touchdown`: that play with its penalties, on either team, or that it had none. Null where no single play is named. */
export function answerFlagOnPlay(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, concepts, players, asks } = question;
  const [, before] = FLAGGED_AFTER.exec(text) ?? [];
  if (before !== undefined && sheet.hasPlays) return flaggedAfter(before, question, sheet);
  const [, event] = FLAG_ON.exec(text) ?? [];
  const ofKick = event === undefined ? null : onKick(event, question, sheet);
  if (ofKick !== null) return ofKick;
  if (event === undefined || OF_MORE.test(text) || players.length === 0 || asks === "many" || !sheet.hasPlays)
    return null;
  if (OF_FATE.test(text) || namesPenalty(text) || (asks === "yesNo" && !EXISTS.test(text))) return null;
  const [play, other] = eventPlays(
    { ...question, concepts: new Set([...concepts].filter((one) => one !== "penalty")), text: event, asks: "other" },
    sheet,
  );
  if (play === undefined || other !== undefined) return null;
  const flags = toldFlags(play);
  if (flags.length > 0) {
    const told = sheet.told(play);
    const isShown = flags.some(({ name }) => told.text.toLowerCase().includes(name.toLowerCase()));
    return withOpening(asks === "yesNo" ? true : null, isShown ? [told] : [told, sheet.asWritten(play)]);
  }
  return [sheet.say(`${asks === "yesNo" ? "No. " : ""}There was no flag on this play:`), toldEvent(play, sheet)];
}

const KICKS: readonly (readonly [says: RegExp, tells: RegExp])[] = [
  [/\b(?:fgs?|field goals?)\b/, /\bfield goal\b/i],
  [/\b(?:extra point|xp|pat)\b/, /\bextra point\b/i],
  [/\bpunt\b/, /\bpunts\b/],
];

/** `the flag on the Eagles' field-goal try in the 3rd`: of the kicks of one team, or of its kicker, in a part of the game the one that was flagged, also where it did not count. */
function onKick(event: string, { text, teams, players, period, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [, tells] = KICKS.find(([says]) => says.test(event)) ?? [];
  const kicker = players.find(({ position }) => position === "K");
  const [team, other] = kicker === undefined ? teams : [kicker.team];
  if (tells === undefined || team === undefined || other !== undefined) return null;
  if (players.length > (kicker === undefined ? 0 : 1)) return null;
  if (asks === "many" || asks === "yesNo" || OF_FATE.test(text) || namesPenalty(text)) return null;
  const [play, second] = sheet.read.plays.filter(
    (one) =>
      one.team === team &&
      tells.test(one.description) &&
      toldFlags(one).length > 0 &&
      (period === null || isWithin(period, one)),
  );
  return play === undefined || second !== undefined ? null : [sheet.told(play)];
}
