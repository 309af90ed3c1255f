import type { Game } from "../game/game.ts";
import { gameState } from "../game/game-state.ts";
import { formatSpread } from "../words/format.ts";

/** What the betting line says of a coming game, each with its label: `Spread`, `Over/under`, `Implied score`, `Win chance`. */
export type ComingOdds = [label: string, value: string][];

/**
 * The line of a scheduled game as its hero tells it: the spread seen from the favored team (`DET -2.5`, `Even`), the total, the
 * points that both come to (`BUF 26.5, DET 29`), and the chance to win that the line gives, of which the home team's is given in whole
 * percent. Without a total no points; empty without a spread, and for any other game.
 */
export function comingOdds(game: Game, homeChance: number): ComingOdds {
  const { awayTeam, homeTeam, pointSpread, overUnder } = game;
  const state = gameState(game);
  if (pointSpread === null || state.phase !== "before" || !state.isScheduled) return [];
  const favored = formatSpread(-Math.abs(pointSpread));
  const team = pointSpread < 0 ? homeTeam : awayTeam;
  const spread: ComingOdds = [["Spread", favored === null ? "Even" : `${team} ${favored}`]];
  const chance: ComingOdds = [["Win chance", `${awayTeam} ${100 - homeChance}%, ${homeTeam} ${homeChance}%`]];
  if (overUnder === null || overUnder <= 0) return [...spread, ...chance];
  const points = (value: number): string => String(Math.round(value * 4) / 4);
  const away = points((overUnder + pointSpread) / 2);
  const home = points((overUnder - pointSpread) / 2);
  return [
    ...spread,
    ["Over/under", String(overUnder)],
    ["Implied score", `${awayTeam} ${away}, ${homeTeam} ${home}`],
    ...chance,
  ];
}
