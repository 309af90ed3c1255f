import { counted } from "../../../facts/wording/number-words.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { playsWith } from "./asked-plays.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

const WHO_IT_WAS =
  /\bwho(?:m)? (?:all )?(?:did|d) (?:he|\w+(?: \w+)?) (?:get|tackle|bring down|take down|stop|drop|hit)\b|\bwhod he (?:get|tackle|hit)\b/;
const TACKLE = /\btackl\w*|\bbr(?:ing|ought) down\b|\btook down\b/;
const OF_KICK = /\b(?:kick|punt|kickoff)? ?returns?\b|\bkickoffs?\b|\bspecial teams\b/;
const BY_WHOM = /^(?:so |and )?who (?:tackled|brought down|took down) (?!the\b)\w+(?: \w+)? (?:the )?most\b/;
/** What somebody does who is tackled. */
const WITH_THE_BALL: readonly string[] = ["rushingAttempts", "receptions", "kickReturns", "puntReturns"];
const MOST_TOLD = 4;

/** `did Tucker make a tackle, who'd he get`: the plays of somebody's tackles. Null where something else is asked, and of who made too many to tell. */
export function answerTackled(
  { text, players: [player, other], period, asks, concepts }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (OF_SAFETY.test(text) && concepts.has("safety")) return onSafety(sheet);
  if (player === undefined || other !== undefined || !TACKLE.test(text)) return null;
  if (BY_WHOM.test(text) && period === null) return tacklersOf(player, sheet);
  if (!WHO_IT_WAS.test(text)) return null;
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

const OF_SAFETY =
  /\b(?:who|how)\b.*\b(?:tackl\w*|got|get|made|make|record\w*|had|forced|caused|credited|stop\w*|happen\w*|sack\w*)\b.*\bsafety\b|\bsafety\b.*\b(?:who|how)\b/;
const MOST_SAFETIES = 2;

/** Who made it, and who had the ball: the safeties, as the play-by-play tells them. */
function onSafety(sheet: GameSheet): Sentence[] | null {
  const safeties = sheet.index.ofKind("score").filter(({ marks }) => marks.includes("safety"));
  if (safeties.length === 0) return [sheet.say("Neither team had a safety.", sheet.index.byId("result"))];
  if (safeties.length > MOST_SAFETIES) return null;
  return safeties.flatMap((fact) => [
    sheet.event(fact),
    ...sheet.read.plays.filter(({ playId }) => playId === fact.at?.playId).map((play) => sheet.told(play)),
  ]);
}

/** Who made the most tackles of somebody with the ball, those with help included. */
function tacklersOf(player: RosterPlayer, sheet: GameSheet): Sentence[] | null {
  const plays = playsWith(player, sheet).filter(({ credits }) =>
    credits.some(({ playerId, stat }) => playerId === player.playerId && WITH_THE_BALL.includes(stat)),
  );
  const tackles = plays.flatMap(({ playId, credits }) =>
    credits.flatMap(({ playerId, stat, team }) =>
      team !== player.team && (stat === "tackles" || stat === "assists") ? [{ playId, playerId }] : [],
    ),
  );
  const byDefender = [...Map.groupBy(tackles, ({ playerId }) => playerId)].toSorted(
    ([, one], [, another]) => another.length - one.length,
  );
  const most = byDefender[0]?.[1].length;
  const first = byDefender.filter(([, own]) => own.length === most);
  if (most === undefined || first.length > MOST_TOLD) return null;
  const verb = first.length > 1 ? "each had a part in" : "had a part in";
  const words = `${listWords(first.map(([playerId]) => sheet.name(playerId)))} ${verb} ${counted(most, "tackle")} of ${sheet.name(player.playerId)}.`;
  const receipts = first.flatMap(([, own]) => own.map(({ playId }) => ({ kind: "play" as const, playId })));
  return [{ text: words, ids: [], receipts }];
}
