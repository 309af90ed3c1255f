import { Link } from "react-router";

import type { FantasyStrip as Strip } from "../../domain/page/fantasy-strip.ts";

/** Under the score: the three best in fantasy points, each with what made them. */
export function FantasyStrip({ strip: { source, best } }: { strip: Strip }) {
  return (
    <div className="fantasy">
      <h2 className="caps">{source === "stats" ? "Fantasy" : "Projected"}, PPR</h2>
      <ol>
        {best.map(({ playerId, name, role, points, phrase }, place) => (
          // By place, as in the box score.
          <li key={place}>
            <b className="n" key={points}>
              {points}
            </b>
            <p key={playerId}>
              <Link to={`/players/${playerId}`}>{name}</Link> <span className="caps">{role}</span>
            </p>
            <p className="small">{phrase}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
