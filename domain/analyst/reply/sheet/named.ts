import type { GameSheet, Sentence } from "./game-sheet.ts";
import { linesOf } from "./lines-of.ts";
import type { Question } from "../question/question.ts";

/** What is known anyway about the players and the teams that the question names. */
export function named({ players, isShared, teams }: Question, sheet: GameSheet): Sentence[] {
  if (isShared && players.length > 2) return [];
  if (players.length === 0)
    return teams.length === 0
      ? []
      : sheet.sentences(sheet.index.byId("result"), ...teams.map((team) => sheet.index.teamRow(team, "totalYards")));
  return players.slice(0, 2).flatMap((player) => {
    const lines = linesOf(player, sheet).slice(0, 1);
    if (lines.length > 0 || sheet.index.phase === "before") return sheet.sentences(...lines);
    return [
      sheet.say(`The stats have nothing for ${sheet.name(player.playerId)} in this game.`, null),
      ...sheet.sentences(sheet.index.byId(`pj:${player.playerId}`)),
    ];
  });
}
