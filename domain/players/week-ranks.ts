import { isInGroup, type LeaderGroup } from "../game/leader-group.ts";

/** Somebody's line in a game, as far as it says who he is compared with. */
interface ComparedLine {
  id: string;
  /** `defense` of a team's. */
  role: string;
  position: string | null;
}

/** A game with everybody's line. */
interface ComparedGame {
  gameKey: string;
  week: number;
  lines: readonly ComparedLine[];
}

/** How weeks are compared. */
interface WeekComparison<Game> {
  group: LeaderGroup;
  /** The keys of the games that his log has: he has a place also in one that counts nothing of his. */
  played: readonly string[];
  /** A game's points in the order of its lines. */
  pointsOf: (game: Game) => readonly number[];
}

/**
 * Where somebody finished each week among those of a group who have a line in it: 1 for the most points, and equals share the better place. By
 * `gameKey`. A game of his log without a line of his is one of 0.0 points there, and so it is here: his weeks would else be fewer than his games.
 */
export function weekRanks<Game extends ComparedGame>(
  games: readonly Game[],
  owner: string,
  { group, played, pointsOf }: WeekComparison<Game>,
): Record<string, number> {
  const ranks: Record<string, number> = {};
  for (const ofWeek of Map.groupBy(games, ({ week }) => week).values()) {
    const compared = ofWeek.flatMap((game) =>
      pointsOf(game).flatMap((points, place) => {
        const line = game.lines[place];
        return line === undefined || !isCompared(line, owner, group) ? [] : [{ line, gameKey: game.gameKey, points }];
      }),
    );
    for (const { gameKey } of ofWeek.filter((game) => played.includes(game.gameKey))) {
      const own = compared.find((one) => one.line.id === owner && one.gameKey === gameKey)?.points ?? 0;
      ranks[gameKey] = 1 + compared.filter(({ points }) => points > own).length;
    }
  }
  return ranks;
}

/** He stands among them also in a game that lists him elsewhere. */
function isCompared({ id, role, position }: ComparedLine, owner: string, group: LeaderGroup): boolean {
  if (id === owner) return true;
  return group === "DST" ? role === "defense" : role === "player" && isInGroup(group, position);
}
