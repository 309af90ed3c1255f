import type { ReactNode } from "react";
import { Link } from "react-router";

import { LONGEST_QUERY } from "../../domain/players/search-text.ts";
import { loadPlayersPage, type PlayersPageData } from "../../server/pages/players-page.server.ts";
import { FoundPlayers } from "../components/found-players.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { Risers } from "../components/risers.tsx";
import { ScoreSwitch } from "../components/score-switch.tsx";
import { ScrambledNotice } from "../components/scrambled-notice.tsx";
import { SeasonLeaders } from "../components/season-leaders.tsx";
import { pageMeta } from "../page-meta.ts";
import { useSearchAsTyped } from "../use-search-as-typed.ts";
import type { Route } from "./+types/players";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { baseUrl, ...page } = await loadPlayersPage(context, new URL(request.url).searchParams);
  return { ...page, meta: metaOf(page, baseUrl) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: "Players - Pickle Six" }];
}

export default function PlayersPage({ loaderData }: Route.ComponentProps) {
  const { query, season, search, leaders, hidesScores, throughWeek, position, order, sources, isScrambled, starred } =
    loaderData;
  const { field, onInput, onSubmit } = useSearchAsTyped("/players", query);
  return (
    <PageShell skipTo="search" sources={sources} current="players">
      {isScrambled ? <ScrambledNotice /> : null}
      <div className="wrap search-page">
        <h1>Players</h1>
        <search>
          <form className="search" action="/players" onInput={onInput} onSubmit={onSubmit}>
            <label htmlFor="q">Name, team or position</label>
            <div className="field">
              <input
                ref={field}
                id="q"
                name="q"
                type="search"
                defaultValue={query}
                autoComplete="off"
                autoCorrect="off"
                maxLength={LONGEST_QUERY}
              />
              <button className="btn" type="submit">
                Search
              </button>
            </div>
          </form>
        </search>
        <output className="found">
          <SearchWords page={loaderData} />
        </output>
        <p>
          <Link to="/my/leagues">My leagues and stars</Link>
        </p>
        {search === null || search.players.length === 0 ? null : (
          <FoundPlayers players={search.players} season={season} starred={starred} query={query} />
        )}
        {hidesScores ? (
          <div className="no-scores">
            <p className="empty">Scores are hidden in this browser, and fantasy points with them.</p>
            <ScoreSwitch isHidden />
          </div>
        ) : null}
        {loaderData.risers === null ? null : <Risers risers={loaderData.risers} />}
        {season === null || leaders.length === 0 ? null : (
          <SeasonLeaders
            leaders={leaders}
            season={season}
            throughWeek={throughWeek}
            position={position}
            order={order}
          />
        )}
      </div>
    </PageShell>
  );
}

/** What came of the search, or what can be searched for. */
function SearchWords({
  page: { query, season, search, leaders, hidesScores },
}: {
  page: Pick<PlayersPageData, "query" | "season" | "search" | "leaders" | "hidesScores">;
}): ReactNode {
  if (query === "") {
    return leaders.length > 0 || hidesScores ? (
      "Try a name, a nickname, initials, or a team with a position: CMC, Bills RB."
    ) : (
      <>
        No regular-season games here yet. <Link to="/stats">See the games</Link>.
      </>
    );
  }
  if (search === null) return "Two letters or more, please: one fits half the league.";
  const { players, matches, isGuess } = search;
  if (matches === 0) {
    return (
      <>
        No match for “{query}”. Try the last name alone, or <Link to="/players">see the leaders</Link>. Only players
        from loaded seasons can be found.
      </>
    );
  }
  if (isGuess) return `No match for “${query}”. Did you mean ${matches === 1 ? "this player" : "one of these"}?`;
  const order = season === null || hidesScores ? "" : `, by PPR points in ${season}`;
  const count = matches === 1 ? "One match" : `${matches} matches`;
  if (players.length < matches) return `${count} for “${query}”. The first ${players.length}${order}:`;
  return `${count} for “${query}”${matches === 1 ? "" : order}.`;
}

function metaOf(
  { query, season, position }: Pick<PlayersPageData, "query" | "season" | "position">,
  baseUrl: string | null,
) {
  const leaders = season === null ? "" : `${season} fantasy leaders${position === null ? "" : ` at ${position}`}. `;
  return [
    ...pageMeta({
      title:
        query === ""
          ? `Players${position === null ? "" : `, ${position}`} - Pickle Six`
          : `“${query}” in Players - Pickle Six`,
      description: `${leaders}Find an NFL player by name, nickname, team or position: game log, fantasy points and projections.`,
      keywords: ["fantasy football", "NFL players", "fantasy leaders", "game log", "PPR"],
      path: position === null ? "/players" : `/players?pos=${position}`,
      baseUrl,
    }),
    ...(query === "" ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
