import type { Play } from "../../../game/play.ts";
import { ballAfter } from "../sheet/ball-after.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { endOf } from "../sheet/end-of.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { situationOf } from "./tell-likely.ts";
import { alternatives } from "../../../words/alternatives.ts";

const OF_FIRST = new RegExp(
  String.raw`\b(?:did|was) (?:it|that|this|they|he|(?:the )?\w+) (?:even |actually |at least |ever |end up |still |really )?(?:${alternatives`
      get(?:ting)? | got | pick(?:ing)? up | make | reach | have | move | (?:good |enough )?for
    `})(?: enough for| past)? (?:the |a |that )?(?:(?:first|1st)(?: down)?|sticks|chains|marker|line to gain)(?= *$| (?:and|on|after|with|there|then)\b)`,
);

/** Whether it is asked if a play made the first down: `did they get the first`, `did that move the chains`. */
export function asksFirst(text: string): boolean {
  return OF_FIRST.test(text);
}

/** Whether a play made the first down, and the down that came after it; what was done with a fourth down, too. Empty where a half was over first. */
export function gotFirst(play: Play, sheet: GameSheet): Sentence[] {
  if (play.isTouchdown) return withOpening(true, endOf([play], sheet));
  const next = snapAfter(play, sheet);
  if (next === undefined) return [];
  if (next.team !== play.team)
    return withOpening(play.yardsGained >= play.distance ? null : false, ballAfter(play, sheet));
  if (next.down === 1) return withOpening(true, situationOf(next, sheet));
  const later = snapAfter(next, sheet);
  const isKept = next.down === 4 && later?.team === play.team && later.down === 1;
  const { playId } = next;
  const kept: Sentence = { text: "That made the first down.", ids: [], receipts: [{ kind: "play", playId }] };
  return [
    ...withOpening(false, situationOf(next, sheet)),
    sheet.told(next),
    ...(isKept && !next.isTouchdown ? [kept] : []),
  ];
}

/** An answer that tells of one play, with whether it made the first down where that is asked and neither yes nor no has been said; as it is otherwise. */
export function withGotFirst(text: string, sentences: readonly Sentence[], sheet: GameSheet): Sentence[] {
  if (
    !asksFirst(
      text
        .toLowerCase()
        .replace(/[?!.,;]+/g, " ")
        .trimEnd(),
    )
  )
    return [...sentences];
  const ids = new Set(
    sentences.flatMap(({ receipts }) => receipts.flatMap((one) => (one.kind === "play" ? [one.playId] : []))),
  );
  const [play, other] = sheet.read.plays.filter(({ playId }) => ids.has(playId));
  const isSaid = sentences.some((one) => /^(?:Yes|No)\b/.test(one.text));
  return play === undefined || other !== undefined || isSaid || play.down === 0
    ? [...sentences]
    : [...sentences, ...gotFirst(play, sheet)];
}

/** The next snap of the same half. */
function snapAfter(play: Play, { read }: GameSheet): Play | undefined {
  const next = read.plays
    .slice(read.plays.indexOf(play) + 1)
    .find(({ down, team, type }) => down > 0 && team !== null && type !== "Timeout");
  const isOver = play.quarterName === "2" && next?.quarterName === "3";
  return isOver || (play.quarterName === "4" && next?.quarterName === "OT") ? undefined : next;
}
