import { Link } from "react-router";

import { Mark } from "./mark.tsx";

export type SiteSection = "scores" | "mine" | "players" | "account";

/** The site's head: the name, the two ways in, and the search for a player. */
export function Masthead({ current }: { current?: SiteSection | undefined }) {
  return (
    <header className="mast">
      <div className="wrap">
        <Link className="brand" to="/stats">
          <Mark /> Pickle Six
        </Link>
        <nav aria-label="Site">
          <Link to="/stats" aria-current={current === "scores" ? "page" : undefined}>
            Scores
          </Link>
          <Link to="/my" aria-current={current === "mine" ? "page" : undefined}>
            My Sunday
          </Link>
          <Link to="/players" aria-current={current === "players" ? "page" : undefined}>
            Players
          </Link>
          <Link to="/login" aria-current={current === "account" ? "page" : undefined}>
            Account
          </Link>
        </nav>
        {current === "players" ? null : (
          <search className="find">
            <form action="/players">
              <label className="vh" htmlFor="find">
                Find a player
              </label>
              <input id="find" name="q" type="search" placeholder="Find a player" autoComplete="off" required />
            </form>
          </search>
        )}
      </div>
    </header>
  );
}
