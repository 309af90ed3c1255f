import { otherTeam, type DemoPlayer, type DemoTeam } from "../world/demo-player.ts";
import { available, type GameInPlay } from "../game-model/game-in-play.ts";
import type { Fumble } from "../game-model/play-event.ts";

interface LooseBall {
  fumbler: DemoPlayer;
  carrierTeam: DemoTeam;
  /** Yards from the ball to the goal line that the carrier attacks: 1 to 99. */
  spot: number;
  forcedBy: DemoPlayer | null;
  /** How often the other team gets it. */
  lostShare: number;
}

/** Settles who gets a ball that lies on the ground, and how far a defender takes it. */
export function resolveFumble(
  game: GameInPlay,
  { fumbler, carrierTeam, spot, forcedBy, lostShare }: LooseBall,
): Fumble {
  const { random } = game;
  const team = otherTeam(carrierTeam);
  const lost = random.chance(lostShare * 1.06);
  if (!lost) {
    const helpers = [...available(game, carrierTeam, "OL"), ...available(game, carrierTeam, "WR"), fumbler];
    return { fumbler, forcedBy, recoverer: random.pick(helpers), lost, returnYards: 0, touchdown: false };
  }
  const recoverers = [...available(game, team, "DL"), ...available(game, team, "LB"), ...available(game, team, "S")];
  const wanted = random.chance(0.35) ? Math.round(random.exponential(14)) : 0;
  const goal = 100 - spot;
  return {
    fumbler,
    forcedBy,
    recoverer: random.pick(recoverers),
    lost,
    returnYards: Math.min(wanted, goal),
    touchdown: wanted >= goal,
  };
}
