import type { Credit } from "../../../game/credit.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { leanOn } from "../question/lean-on.ts";
import { readQuestion } from "../question/question.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { Sentence } from "../sheet/game-sheet.ts";
import type { Asked } from "../talk/answer-parts.ts";
import { eventPlays, toldEvent } from "./answer-after.ts";

const PASSER_AT =
  /\bwho (?:was|were|is|did they have|had) (?:even |actually )?(?:(?:in|playing|out there) )?(?:(?:at|the) )?(?:qb|quarterback|under center)\b(?: in)?(?: for (?:the )?\w+(?: \w+)?| of the \w+)? (?:when|on the (?:play|drive) (?:when|that|where)|as) (.+)$/;
/** `19-S.Thompson in at QB.` */
const IN_AT_QB = /\bin at QB\b/i;

/** `who was in at quarterback when Wright fumbled`: who came in for that drive as the play-by-play notes it, or who threw on it until then. Null where no one play is meant, and where the drive does not say. */
export function answerPasserAt(text: string, { book, before, sheet }: Asked): Sentence[] | null {
  const [first = "", ...rest] = text.split(/[?!.;]+(?=\s|$)/);
  // What is said of it behind the question is a guess at its answer.
  if (rest.some((one) => /\b(?:who|what|when|where|how|why|did)\b/i.test(one))) return null;
  const [, event] = PASSER_AT.exec(readQuestion(first, book).text) ?? [];
  const read = event === undefined ? null : leanOn(readQuestion(event, book), before);
  if (read === null) return null;
  const [play, other] = eventPlays(read, sheet);
  if (play === undefined || other !== undefined) return null;
  const rows = rowsWith(play, sheet);
  const until = rows.slice(0, rows.indexOf(play) + 1).filter(({ team }) => team === play.team);
  const noted = until.findLast(({ description }) => IN_AT_QB.test(finalAccount(description)));
  const since = noted === undefined ? until : until.slice(until.indexOf(noted) + 1);
  const throws = since.flatMap(({ playId, credits }) => credits.filter(isPasser).map((one) => ({ ...one, playId })));
  if (noted !== undefined)
    return throws.length > 0
      ? null
      : [
          sheet.say("On that drive, the last note of a quarterback before it:", null),
          sheet.asWritten(noted),
          toldEvent(play, sheet),
        ];
  const [playerId, another] = new Set(throws.map((one) => one.playerId));
  if (playerId === undefined || another !== undefined || !sheet.people.has(playerId)) return null;
  const receipts = throws.map(({ playId }) => ({ kind: "play" as const, playId }));
  return [
    { text: `${sheet.name(playerId)} was the passer on that drive until then.`, ids: [], receipts },
    toldEvent(play, sheet),
  ];
}

function isPasser({ stat }: Credit): boolean {
  return stat === "passingAttempts" || stat === "sacksTaken";
}
