import { counted } from "../../facts/wording/number-words.ts";
import { playsWith } from "./asked-plays.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { isWithin } from "./is-within.ts";
import type { Question } from "./question.ts";

const WHOM =
  /\bwho(?:m)? (?:all )?(?:did|d) (?:he|\w+(?: \w+)?) (?:get|tackle|bring down|take down|stop|drop|hit)\b|\bwhod he (?:get|tackle|hit)\b/;
const TACKLE = /\btackl\w*|\bbr(?:ing|ought) down\b|\btook down\b/;
const OF_KICK = /\b(?:kick|punt|kickoff)? ?returns?\b|\bkickoffs?\b|\bspecial teams\b/;
const MOST_TOLD = 4;

/** `did Tucker make a tackle, who'd he get`: the plays of somebody's tackles. Null where something else is asked, and of who made too many to tell. */
export function answerTackled(
  { text, players: [player, other], period, asks }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (player === undefined || other !== undefined || !TACKLE.test(text) || !WHOM.test(text)) return null;
  const isKick = OF_KICK.test(text);
  const plays = playsWith(player, sheet).filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      (!isKick || play.type === "Kickoff" || play.type === "Punt") &&
      play.credits.some(({ playerId, stat }) => playerId === player.playerId && stat === "tackles"),
  );
  if (plays.length === 0 || plays.length > MOST_TOLD) return null;
  const name = sheet.name(player.playerId);
  const opening = asks === "yesNo" ? "Yes. " : "";
  return [
    {
      text: `${opening}${name} had ${counted(plays.length, "tackle")}${isKick ? " on a kick" : ""}.`,
      ids: [],
      receipts: plays.map(({ playId }) => ({ kind: "play" as const, playId })),
    },
    ...plays.flatMap((play) => [sheet.told(play), sheet.asWritten(play)]),
  ];
}
