import { Link } from "react-router";

import { formatPoints } from "../../domain/words/format.ts";
import { withMinus } from "../../domain/words/with-minus.ts";
import { teamName } from "../../domain/game/team.ts";
import { shownPosition } from "../../domain/game/shown-position.ts";
import type { ListedPlayer } from "../../domain/game/listed-player.ts";
import { StarButton } from "./star-button.tsx";
import { StarForm } from "./star-form.tsx";
import { Sleeve } from "./sleeve.tsx";

interface FoundPlayersProps {
  players: ListedPlayer[];
  season: number | null;
  /** Those starred by the reader. */
  starred: readonly string[];
  query: string;
  /** Which page of the matches it is, from 1. */
  page: number;
  /** Rules that the address names, which stay in its links; null without any. */
  scoring: string | null;
}

/** Players who fit a search, best first, with their points of the season and a star. */
export function FoundPlayers({ players, season, starred, query, page, scoring }: FoundPlayersProps) {
  const ruled = scoring === null ? "" : `?${new URLSearchParams({ scoring })}`;
  return (
    <StarForm to={`/players?${searchParams(query, page, scoring)}`}>
      {(isOn) => (
        <ul className="people">
          {players.map((player) => (
            <li key={player.playerId}>
              <Link to={`/players/${player.playerId}${ruled}`}>
                {player.team === null ? <span className="nobody" /> : <Sleeve team={player.team} />}
                <span className="nm">{player.name}</span>
                <span className="small">{describe(player, season)}</span>
                {player.points === null ? null : (
                  <span className="made">
                    <span>
                      <b>{withMinus(formatPoints(player.points))}</b> {player.pointsName}
                    </span>
                    {player.my === null ? null : (
                      <span>
                        <b>{withMinus(formatPoints(player.my))}</b> MY
                      </span>
                    )}
                  </span>
                )}
              </Link>
              <StarButton
                owner={player.playerId}
                name={player.name}
                isStarred={isOn(player.playerId, starred.includes(player.playerId))}
              />
            </li>
          ))}
        </ul>
      )}
    </StarForm>
  );
}

/** `WR, Rams, #17`, and the team the points were made for where it was another one. */
function describe({ position, team, jerseyNumber, teamThen }: ListedPlayer, season: number | null): string {
  return [
    shownPosition(position),
    team === null ? "Free agent" : teamName(team, 9999).nick,
    jerseyNumber === null ? null : `#${jerseyNumber}`,
    teamThen === null || season === null ? null : `${teamName(teamThen, season).nick} in ${season}`,
  ]
    .filter((part) => part !== null && part !== "")
    .join(", ");
}

/** The parameters of a page of a search. */
export function searchParams(query: string, page: number, scoring: string | null): URLSearchParams {
  return new URLSearchParams({
    q: query,
    ...(page === 1 ? {} : { page: `${page}` }),
    ...(scoring === null ? {} : { scoring }),
  });
}
