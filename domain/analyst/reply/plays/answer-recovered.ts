import { counted } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { capitalized } from "../../../words/sentence-words.ts";
import { fateOf } from "./answer-fumble.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const OWN = /\b(?:own|his|their|its) (?:own )?(?:fumbl\w*|loose ball)\b|\bown (?:team|teammate)\b/;
const MOST_TOLD = 3;

/**
 * `did Robinson recover a fumble`, `did the Vikings recover their own fumble`, `did Watt force one`: whether it was so, also where
 * the ball never changed hands. Null where something else is asked of a fumble.
 */
export function answerRecovered(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, concepts, players, teams, period, asks } = question;
  const [player, another] = players;
  const team = player?.team ?? teams[0];
  const isForced = concepts.has("forced");
  const isAsked =
    concepts.has("fumble") &&
    (isForced
      ? isOnly(concepts, "forced fumble")
      : concepts.has("recovered") && isOnly(concepts, "recovered fumble lose ball"));
  // A kick that he who let it fall took up himself counts as no fumble.
  if (/\bmuff/.test(text)) return null;
  const isOfOne = another === undefined && teams.length + players.length === 1;
  if (!isAsked || !isOfOne || team === undefined || !sheet.hasPlays || (asks !== "yesNo" && asks !== "many"))
    return null;
  if (
    question.numbers.length > 0 ||
    question.nth !== null ||
    question.threshold !== null ||
    question.unknown.length > 0
  )
    return null;
  const isOfOwn = OWN.test(text);
  const loose = sheet.read.plays.filter(
    (play) => (period === null || isWithin(period, play)) && by(play, "fumbles").length > 0,
  );
  const own = (play: Play): boolean => by(play, "fumbles").some((credit) => credit.team === team);
  const got = loose.filter(
    (play) =>
      by(play, isForced ? "forcedFumbles" : "fumbleRecoveries").some(
        (credit) => credit.team === team && (player === undefined || credit.playerId === player.playerId),
      ) &&
      (!isOfOwn || own(play)),
  );
  const who = player === undefined ? `the ${sheet.nick(team)}` : sheet.name(player.playerId);
  const of = !isOfOwn ? "" : player === undefined ? " of their own" : " of his own team";
  const when = period === null ? "" : ` ${period.words}`;
  const count = got.length === 0 ? "no fumble" : counted(got.length, "fumble");
  const words = `${who} ${isForced ? "forced" : "recovered"} ${count}${of}${when}.`;
  const receipts = got.map(({ playId }) => ({ kind: "play" as const, playId }));
  const stated: Sentence =
    got.length === 0
      ? sheet.say(asks === "yesNo" ? words : capitalized(words), sheet.index.byId("result"))
      : { text: asks === "yesNo" ? words : capitalized(words), ids: [], receipts };
  // What became of those that they did not recover.
  const told = got.length > 0 ? got : player === undefined && !isForced ? loose.filter(own) : [];
  return [
    ...withOpening(asks === "yesNo" ? (got.length > 0 ? "Yes," : "No,") : null, [stated]),
    ...(told.length > MOST_TOLD ? [] : told.flatMap((play) => tellOf(play, isForced, sheet))),
  ];
}

/** The plain words of a ball that its team kept mostly say who got it. */
function tellOf(play: Play, isForced: boolean, sheet: GameSheet): Sentence[] {
  const isLost = sheet.index.onPlay(play.playId).some(({ kind }) => kind === "turnover");
  const told = sheet.told(play);
  return !isLost && !isForced && /\brecover/.test(told.text) ? [told] : fateOf(play, false, sheet);
}

function by({ credits }: Play, stat: Play["credits"][number]["stat"]): readonly Play["credits"][number][] {
  return credits.filter((credit) => credit.stat === stat);
}
