import { chargeTimeout } from "../game-model/clock.ts";
import type { DemoPlayer } from "../world/demo-player.ts";
import { defenseOf, type GameInPlay } from "../game-model/game-in-play.ts";
import type { PlayEvent } from "../game-model/play-event.ts";
import { recordMarker } from "../game-model/record-row.ts";

/** What may follow a play from scrimmage: an injury, or a coach's challenge. */
export function playAftermath(game: GameInPlay, event: PlayEvent): void {
  hurtSomebody(game, event);
  challenge(game, event);
}

function hurtSomebody(game: GameInPlay, event: PlayEvent): void {
  const { random } = game;
  if (event.kind !== "rush" && event.kind !== "sack" && !(event.kind === "pass" && event.complete)) return;
  if (!random.chance(0.0075)) return;
  const carrier = event.kind === "rush" ? event.rusher : event.kind === "sack" ? event.passer : event.target;
  const tackler = event.kind === "sack" ? event.sackers[0] : event.tacklers[0];
  const player: DemoPlayer | null | undefined = random.chance(0.55) ? carrier : tackler;
  if (player === null || player === undefined) return;
  const team = player.team === game.teams.away.code ? "away" : "home";
  const returns = random.chance(0.45);
  const place = game.teams[team].callName;
  const words = returns
    ? `Injury timeout: ${player.name} (${place}) is down, gets up and walks off on his own.`
    : `Injury timeout: ${player.name} (${place}) is helped off the field and will not return.`;
  recordMarker(game, "Other", words);
  game.wall += 95;
  if (game.clock === "running") game.clock = "ready";
  if (!returns) game.injured.add(player.playerId);
}

/** A challenge that was lost costs a timeout; one that was won is part of the play's own words. */
function challenge(game: GameInPlay, event: PlayEvent): void {
  const isCatch = event.kind === "pass" && event.complete && event.yards >= 10 && !event.touchdown;
  const isSpot = event.kind === "rush" && game.next === "scrimmage" && game.down === 1;
  if ((!isCatch && !isSpot) || game.next !== "scrimmage") return;
  const team = defenseOf(game);
  const isAllowed = game.timeouts[team] > 0 && game.challenges[team] > 0 && game.secondsLeft > 120;
  if (!isAllowed || !game.random.chance(isCatch ? 0.011 : 0.006)) return;
  game.challenges[team] -= 1;
  game.wall += 70;
  const what = isCatch ? "the catch" : "the spot of the ball";
  chargeTimeout(
    game,
    team,
    `${game.teams[team].callName} challenged ${what}; the ruling on the field stands. The challenge costs a timeout`,
  );
}
