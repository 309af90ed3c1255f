import { ScoreSwitch } from "./score-switch.tsx";
import { WaysIn } from "./ways-in.tsx";

/** The page of somebody without leagues: the ways in, as on the page of the leagues. */
export function EmptySunday({ problems, ownScoring }: { problems: readonly string[]; ownScoring: string | null }) {
  return (
    <div className="wrap my-leagues">
      <h1>My Sunday</h1>
      <p>
        Add a Sleeper league, and this page says at every moment whether you are winning, why, and what you still need.
        Pasted and starred players have no opponent: their points are added up. All is kept in this browser; no account
        is needed.
      </p>
      <Problems problems={problems} />
      <WaysIn answer={undefined} hasLeagues={false} ownScoring={ownScoring} />
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
