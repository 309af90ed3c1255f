import { Link } from "react-router";

import { LeagueField } from "./league-field.tsx";
import { ScoreSwitch } from "./score-switch.tsx";

/** The page of somebody without leagues: the ways in, the shortest first. */
export function EmptySunday({ problems }: { problems: readonly string[] }) {
  return (
    <div className="wrap empty-sunday">
      <h1>Whose Sunday is it?</h1>
      <p>
        Add a league, and this page says at every moment whether you are winning, why, and what you still need. It is
        kept in this browser; no account is needed.
      </p>
      <Problems problems={problems} />
      <section className="first-way" aria-labelledby="sleeper-h">
        <h2 id="sleeper-h">Sleeper league</h2>
        {/* A plain form: what it leads to is a page of its own. */}
        <form method="post" action="/my/leagues">
          <input type="hidden" name="intent" value="find" />
          <LeagueField />
          <button className="btn" type="submit">
            Find my leagues
          </button>
        </form>
        <p className="small">We read your leagues, lineups and rules, and ask for no password.</p>
      </section>
      <section className="first-way" aria-labelledby="others-h">
        <h2 id="others-h">Another app</h2>
        <p>
          <Link to="/my/leagues">Paste your lineup</Link>, a name a line or with commas, or star names as you read.
        </p>
      </section>
    </div>
  );
}

/** The page where scores are hidden: points tell how games went, so it asks first. */
export function HiddenSunday({ path, shownPath }: { path: string; shownPath: string }) {
  return (
    <div className="wrap empty-sunday">
      <h1>My Sunday</h1>
      <section className="spoil" aria-labelledby="spoil-h">
        <h2 id="spoil-h">Scores hidden</h2>
        <p>
          Your players’ points tell how their games went. This browser hides scores, so nothing of yours is shown here.
        </p>
        <div className="ways">
          {/* A whole new page: it is another one for the server. */}
          <a className="btn" href={shownPath}>
            Show my Sunday
          </a>
          <ScoreSwitch isHidden to={path} label="Show scores everywhere" />
        </div>
      </section>
    </div>
  );
}

/** What is wrong with the leagues, in sentences. */
export function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems" aria-label="What is wrong with your leagues">
      {problems.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
