import { eventPlays, toldEvent } from "./answer-after.ts";
import { toldFlags } from "../sheet/is-flagged.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** Behind it stands a play, and nobody who was flagged. */
const FLAG_ON =
  /\b(?:flags?|penalt(?:y|ies)|call|laundry)\b(?: (?:\w+ ){0,2}?)?\b(?:on|during) (.*\b(?:tds?|touchdowns?|scores?|catch|run|pass|throw|bomb|pick|int|interception|return|sack|fumble|punt|fg|field goal|kick)\b.*)$/;
/** Of a drive there are many. */
const OF_MORE = /\b(?:drives?|possession|series|quarter|half|downs?)\b/;

/** `what was the flag on Rice's touchdown`: that play with its penalties, on either team, or that it had none. Null where no single play is named. */
export function answerFlagOnPlay(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, concepts, players, asks } = question;
  const [, event] = FLAG_ON.exec(text) ?? [];
  if (event === undefined || OF_MORE.test(text) || players.length === 0 || asks === "many" || !sheet.hasPlays)
    return null;
  const [play, other] = eventPlays(
    { ...question, concepts: new Set([...concepts].filter((one) => one !== "penalty")), text: event, asks: "other" },
    sheet,
  );
  if (play === undefined || other !== undefined) return null;
  const flags = toldFlags(play);
  if (flags.length > 0) return withOpening(asks === "yesNo" ? true : null, [sheet.told(play)]);
  return [sheet.say(`${asks === "yesNo" ? "No. " : ""}There was no flag on this play:`), toldEvent(play, sheet)];
}
