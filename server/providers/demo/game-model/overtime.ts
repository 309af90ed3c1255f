import { otherTeam, type DemoTeam } from "../world/demo-player.ts";
import { awaitKickoff, type GameInPlay } from "./game-in-play.ts";

/**
 * Opens overtime under the rules of 2025 (rule 16): ten minutes and two timeouts a team in the regular season, fifteen
 * and three in the postseason, and both teams may have the ball once whatever the first one does with it.
 */
export function startOvertime(game: GameInPlay, kicker: DemoTeam): void {
  awaitKickoff(game, kicker);
  game.secondsLeft = game.isPostseason ? 900 : 600;
  const timeouts = game.isPostseason ? 3 : 2;
  game.timeouts = { away: timeouts, home: timeouts };
  game.hasHadItsChance = { away: false, home: false };
}

/**
 * True once overtime is decided: somebody leads and the other team's chance is over. A defense that scores on the first
 * possession has therefore won, and so has a second team that passes the first one, without a try.
 */
export function isOvertimeDecided(game: GameInPlay): boolean {
  if (game.period < 5 || game.score.away === game.score.home) return false;
  const leader: DemoTeam = game.score.away > game.score.home ? "away" : "home";
  return game.hasHadItsChance[otherTeam(leader)];
}
