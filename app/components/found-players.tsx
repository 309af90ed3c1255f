import { Link } from "react-router";

import { formatPoints } from "../../domain/words/format.ts";
import { teamName } from "../../domain/game/team.ts";
import type { ListedPlayer } from "../../domain/game/listed-player.ts";
import { Sleeve } from "./sleeve.tsx";

/** Players who fit a search, best first, with their points of the season. */
export function FoundPlayers({ players, season }: { players: ListedPlayer[]; season: number | null }) {
  return (
    <ul className="people">
      {players.map((player) => (
        <li key={player.playerId}>
          <Link to={`/players/${player.playerId}`}>
            {player.team === null ? <span className="nobody" /> : <Sleeve team={player.team} />}
            <span className="nm">{player.name}</span>
            <span className="small">{describe(player, season)}</span>
            {player.points === null ? null : (
              <span className="made">
                <b>{formatPoints(player.points)}</b> PPR
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** `WR, Rams, #17`, and the team the points were made for where it was another one. */
function describe({ position, team, jerseyNumber, teamThen }: ListedPlayer, season: number | null): string {
  return [
    position,
    team === null ? "Free agent" : teamName(team, 9999).nick,
    jerseyNumber === null ? null : `#${jerseyNumber}`,
    teamThen === null || season === null ? null : `${teamName(teamThen, season).nick} in ${season}`,
  ]
    .filter((part) => part !== null && part !== "")
    .join(", ");
}
