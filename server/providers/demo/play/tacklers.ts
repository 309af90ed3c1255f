import type { DemoPlayer, DemoTeam } from "../world/demo-player.ts";
import { available, type GameInPlay } from "../game-model/game-in-play.ts";

/** One or two defenders at the ball: fronts stop runs, backs stop passes. */
export function drawTacklers(game: GameInPlay, team: DemoTeam, against: "run" | "pass" | "kick"): DemoPlayer[] {
  const { random } = game;
  const front = against === "run" ? 1 : against === "pass" ? 0.25 : 0.1;
  const back = against === "run" ? 0.35 : 1;
  const defenders = [
    ...available(game, team, "DL").map((player) => ({ player, weight: front })),
    ...available(game, team, "LB").map((player) => ({ player, weight: 1.1 })),
    ...available(game, team, "CB").map((player) => ({ player, weight: back * 0.9 })),
    ...available(game, team, "S").map((player) => ({ player, weight: back * 1.2 })),
  ];
  const first = random.weighted(defenders, ({ weight }) => weight).player;
  const second = random.weighted(defenders, ({ weight }) => weight).player;
  return random.chance(0.32) && second !== first ? [first, second] : [first];
}
