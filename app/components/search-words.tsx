import type { ReactNode } from "react";
import { Link } from "react-router";

import type { SearchOrder } from "../../domain/players/find-players.ts";
import type { PlayerSearch } from "../../domain/players/player-search.ts";
import { searchParams } from "./found-players.tsx";

/** The order of what was found, as it is. */
const ORDER_WORDS: Readonly<Record<Exclude<SearchOrder, "none">, string>> = {
  PPR: "by PPR points in SEASON",
  FPTS: "by fantasy points in SEASON",
  IDP: "by IDP points in SEASON",
  MY: "by points under your rules (MY) in SEASON",
  "mine-first": "by points under your rules (MY) in SEASON, those without any last",
  mixed: "by fantasy points in SEASON",
  "defenders-last": "by fantasy points in SEASON, defenders last",
  fit: "closest names and most points in SEASON first",
};

interface SearchWordsProps {
  query: string;
  season: number | null;
  search: PlayerSearch | null;
  hidesScores: boolean;
}

/** What came of the search, or what can be searched for. */
export function SearchWords({ query, season, search, hidesScores }: SearchWordsProps): ReactNode {
  if (query === "") {
    return season !== null || hidesScores ? (
      "Try a name, a nickname, initials, or a team with a position: CMC, Bills RB, Bears defense."
    ) : (
      <>
        No regular-season games here yet. <Link to="/stats">See the games</Link>.
      </>
    );
  }
  if (search === null) return "Two letters or more, please: one fits half the league.";
  const { players, matches, isGuess, before } = search;
  if (matches === 0) {
    return (
      <>
        No match for “{query}”. Try the last name alone, or <Link to="/players">see the leaders</Link>. Only players
        from loaded seasons can be found.
      </>
    );
  }
  if (isGuess) return `No match for “${query}”. Did you mean ${matches === 1 ? "this player" : "one of these"}?`;
  const order =
    season === null || hidesScores || search.order === "none"
      ? ""
      : `, ${ORDER_WORDS[search.order].replace("SEASON", `${season}`)}`;
  const count = matches === 1 ? "One match" : `${matches} matches`;
  if (players.length < matches)
    return `${count} for “${query}”${order}: ${before === 0 ? "the first" : `${before + 1} to`} ${before + players.length}.`;
  return `${count} for “${query}”${matches === 1 ? "" : order}.`;
}

/** Which page of its matches a search shows, from 1. */
export function pageOf({ pages }: Pick<PlayerSearch, "pages">): number {
  return pages.before === null ? 1 : pages.before + 1;
}

/** The matches before and after those that are listed. */
export function SearchPages({
  query,
  pages,
  scoring,
}: Pick<PlayerSearch, "pages"> & { query: string; scoring: string | null }) {
  const { before, after } = pages;
  if (before === null && after === null) return null;
  const to = (page: number) => `/players?${searchParams(query, page, scoring)}`;
  return (
    <nav className="more-found" aria-label="More matches">
      {before === null ? null : <Link to={to(before)}>Matches before these</Link>}
      {after === null ? null : <Link to={to(after)}>More matches</Link>}
    </nav>
  );
}
