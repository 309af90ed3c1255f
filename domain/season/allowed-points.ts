import { withFantasyPoints } from "../fold/fantasy-points.ts";
import type { Game } from "../game/game.ts";
import type { PlayerLine } from "../game/player-line.ts";

/** The positions whose fantasy points defenses are compared by. */
export const ALLOWED_POSITIONS = ["QB", "RB", "WR", "TE"] as const;

export type AllowedPosition = (typeof ALLOWED_POSITIONS)[number];

/** PPR points of all of a position's players against a team in one game. */
export interface AllowedPoints {
  gameKey: string;
  /** The defense. */
  team: string;
  position: AllowedPosition;
  points: number;
}

/** What the teams allowed to each position, from all lines of their games; a game without lines gives nothing. */
export function allowedPoints(
  games: readonly Game[],
  lines: readonly { gameKey: string; line: PlayerLine }[],
): AllowedPoints[] {
  const byGame = Map.groupBy(lines, ({ gameKey }) => gameKey);
  return games.flatMap(({ gameKey, awayTeam, homeTeam }) =>
    [awayTeam, homeTeam].flatMap((team) => {
      const against = (byGame.get(gameKey) ?? []).filter(({ line }) => line.team !== team);
      if (against.length === 0) return [];
      return ALLOWED_POSITIONS.map((position) => ({
        gameKey,
        team,
        position,
        points: against
          .filter(({ line }) => line.position === position)
          .reduce((sum, { line }) => sum + (withFantasyPoints(line).fantasyPointsPPR ?? 0), 0),
      }));
    }),
  );
}
