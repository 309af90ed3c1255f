import { Link } from "react-router";

import type { FantasyStrip as Strip } from "../../domain/page/fantasy-strip.ts";
import type { MyPoints } from "../../domain/page/my-points.ts";
import { formatPoints } from "../../domain/words/format.ts";

interface FantasyStripProps {
  strip: Strip;
  /** Points under the reader's own rules. */
  my: MyPoints | null | undefined;
}

/** Under the score: the three best in fantasy points, each with what made them. */
export function FantasyStrip({ strip: { source, best }, my }: FantasyStripProps) {
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
            <p className="small">
              {my ? <b>MY {formatPoints(my[source].points[playerId] ?? null)} · </b> : null}
              {phrase}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
