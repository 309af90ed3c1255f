import type { GameSnapshot } from "../game/game-snapshot.ts";
import { teamName } from "../game/team.ts";
import { countGame, type CountedPlay, sumCounts } from "./counting/count-game.ts";
import { officialCounts } from "./official-counts.ts";
import type { Owner } from "./scoring-item.ts";
import { scoreLine, type Scoring } from "./scoring.ts";

/** Somebody whose points are counted. */
export interface ScoredOwner extends Owner {
  /** `playerId`, or the code of a team whose defense it is. */
  id: string;
  name: string;
  team: string;
  plays: CountedPlay[];
}

/** What points are counted from. */
export type ScoredSource = Pick<GameSnapshot, "game" | "allPlays" | "playerGameStats" | "playerProjections">;

/** Everyone with a play. Without plays nobody has a ledger, not even a defense that allowed nothing: it is not known. */
export function scoredOwners({ game, allPlays, playerGameStats, playerProjections }: ScoredSource): ScoredOwner[] {
  if (allPlays.length === 0) return [];
  const people = new Map(
    allPlays.flatMap(({ credits }) =>
      credits.map(({ playerId, playerName, team }) => [playerId, { name: playerName, team }]),
    ),
  );
  // A live line can be later than the play.
  const positions = new Map(
    [...playerProjections, ...playerGameStats].map(({ playerId, position }) => [playerId, position]),
  );
  return [...countGame(allPlays, game)].flatMap(([id, plays]): ScoredOwner[] => {
    if (id === game.awayTeam || id === game.homeTeam)
      return [
        { id, role: "defense", position: null, name: `${teamName(id, game.season).nick} defense`, team: id, plays },
      ];
    const person = people.get(id);
    return person === undefined ? [] : [{ id, role: "player", position: positions.get(id) ?? null, ...person, plays }];
  });
}

/** The points of everyone with a play under a scoring, by `playerId` or team code: to the hundredth what each one's ledger adds up to. */
export function gamePoints(
  source: ScoredSource & Pick<GameSnapshot, "differences">,
  scoring: Scoring,
): Record<string, number> {
  return Object.fromEntries(
    scoredOwners(source).map((owner) => {
      const line = sumCounts([...owner.plays, { counts: officialCounts(source.differences, owner.id) }]);
      return [owner.id, scoreLine(line, owner, scoring)];
    }),
  );
}
