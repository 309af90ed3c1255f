import { Link } from "react-router";

import { teamName } from "../../domain/team.ts";
import { searchPlayers } from "../../server/pages/search-players.server.ts";
import { PageShell } from "../components/page-shell.tsx";
import { Sleeve } from "../components/sleeve.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/players";

export function loader({ context, request }: Route.LoaderArgs) {
  return searchPlayers(context, new URL(request.url).searchParams);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const query = loaderData?.query ?? "";
  return [
    ...pageMeta({
      title: query === "" ? "Players - Pickle Six" : `Players named “${query}” - Pickle Six`,
      description: "Find an NFL player: season game log, fantasy points and projections, game by game.",
      keywords: ["fantasy football", "NFL players", "game log", "PPR"],
      path: "/players",
      baseUrl: loaderData?.baseUrl ?? null,
    }),
    ...(query === "" ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

export default function PlayersPage({ loaderData }: Route.ComponentProps) {
  const { query, players, more, sources } = loaderData;
  return (
    <PageShell skipTo="search" sources={sources} current="players">
      <div className="wrap search-page">
        <h1>Players</h1>
        <search>
          <form className="search" action="/players" key={query}>
            <label htmlFor="q">Name, or a part of it</label>
            <div className="field">
              <input
                id="q"
                name="q"
                type="search"
                defaultValue={query}
                autoComplete="off"
                autoCorrect="off"
                maxLength={80}
              />
              <button className="btn" type="submit">
                Search
              </button>
            </div>
          </form>
        </search>
        <output className="found">
          {players === null ? (
            <>
              {query === ""
                ? "First or last name, in any order."
                : "Two letters or more, please: one fits half the league."}
            </>
          ) : players.length === 0 ? (
            <>
              Nobody here is called “{query}”. Try the last name alone; only players of the seasons that are loaded can
              be found.
            </>
          ) : (
            <>
              {more
                ? `The first ${players.length} players`
                : players.length === 1
                  ? "One player"
                  : `${players.length} players`}{" "}
              named “{query}”{more ? ". Add letters to narrow them down." : "."}
            </>
          )}
        </output>
        {players === null || players.length === 0 ? null : (
          <ul className="people">
            {players.map(({ playerId, name, position, team, jerseyNumber }) => (
              <li key={playerId}>
                <Link to={`/players/${playerId}`}>
                  {team === null ? <span className="nobody" /> : <Sleeve team={team} />}
                  <span className="nm">{name}</span>
                  <span className="small">
                    {[
                      position,
                      team === null ? "Free agent" : teamName(team, 9999).nick,
                      jerseyNumber === null ? null : `#${jerseyNumber}`,
                    ]
                      .filter((part) => part !== null && part !== "")
                      .join(", ")}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageShell>
  );
}
