import type { RosterPlayer } from "../../../names/game-roster.ts";
import { playsWith } from "../plays/asked-plays.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { linesOf } from "./lines-of.ts";

/** That somebody who had been projected has no statistics and no play, with the projection; empty of everybody else, and until the game is over. */
export function didNotPlay(player: RosterPlayer, sheet: GameSheet): Sentence[] {
  const projected = sheet.index.byId(`pj:${player.playerId}`);
  if (projected === null || sheet.index.phase !== "over" || !sheet.hasPlays) return [];
  if (linesOf(player, sheet).length > 0 || playsWith(player, sheet).length > 0) return [];
  const isCounted = sheet.snapshot.snaps?.some(({ playerId }) => playerId === player.playerId) === true;
  const missing = `No play of this game has ${player.playerName}`;
  return [
    sheet.say(isCounted ? `${missing}.` : `${missing}: as far as its data say, he did not play.`, projected),
    ...sheet.sentences(projected),
  ];
}
