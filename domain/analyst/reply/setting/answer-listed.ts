import type { RosterPlayer } from "../../../names/game-roster.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";
import { playsWith } from "../plays/asked-plays.ts";
import { answerAbsent, type Listed, listedIn, sayListed } from "./answer-absent.ts";

/** What else is said where somebody's absence is asked about. */
const OF_ABSENCE = /^(?:wrong|start|starting|starter|dress|dressed|uniform|inactive|y|there|status|health|healthy)$/;

/**
 * `why didnt tua play`, `did aj brown score`: of somebody who is on the report of before the game alone, that he is in no play, and what the report
 * said. `read` reads the question again with names; null where it is about somebody else.
 */
export function answerListed(
  asked: Question,
  read: (roster: readonly RosterPlayer[]) => Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (asked.players.length > 0 || asked.unknown.length === 0 || answerAbsent(asked, sheet) !== null) return null;
  const listed = listedIn(sheet);
  const away = listed
    .map(({ person: { playerId, playerName, team } }) => ({ playerId, playerName, team, position: "", weight: 0 }))
    .filter((one) => linesOf(one, sheet).length === 0 && playsWith(one, sheet).length === 0);
  if (away.length === 0) return null;
  const { players, unknown, isShared } = read(away);
  if (players.length === 0 || (players.length > 1 && !isShared) || unknown.some((word) => !OF_ABSENCE.test(word)))
    return null;
  return players.flatMap((player) => {
    const own = listed.filter(({ person }) => person.playerId === player.playerId);
    return [...withoutPlay(player, own, sheet), ...own.map((one) => sayListed(one, sheet))];
  });
}

/** Snaps of those who only block are not counted: that somebody is in no play says that he was away only where the report said so. */
function withoutPlay({ playerName }: RosterPlayer, own: readonly Listed[], sheet: GameSheet): Sentence[] {
  if (sheet.index.phase !== "over" || !sheet.hasPlays) return [];
  const isAway = own.some(({ report: { status } }) => status === "Out" || status === "Inactive");
  const why = isAway ? ": as far as its data say, he did not play" : "";
  return [sheet.say(`No play of this game has ${playerName}${why}.`, sheet.index.byId("result"))];
}
