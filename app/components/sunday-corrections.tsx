import { Link } from "react-router";

import { pointsPath } from "../../domain/page/address/points-address.ts";
import type { SundayCorrection } from "../../domain/sunday/sunday-view.ts";
import { formatPointsChange } from "../../domain/words/points-change.ts";
import { usePointsView } from "../use-points-view.ts";

/** Points that official statistics changed after the plays were counted. */
export function SundayCorrections({
  corrections,
  rules,
}: {
  corrections: readonly SundayCorrection[];
  rules: string | null;
}) {
  const view = usePointsView(rules);
  return (
    <section className="fix" aria-labelledby="fix-h">
      <h2 id="fix-h">Corrected by official statistics</h2>
      <ul>
        {corrections.map(({ side, name, points, words, owner, gameKey }) => (
          <li key={`${side}-${owner}`}>
            {side === "theirs" ? "For them: " : ""}
            <Link to={pointsPath(gameKey, owner, view)}>{name}</Link>{" "}
            <span className={`share${points < 0 ? " neg" : ""}`}>{formatPointsChange(points)}</span>, {words}.
          </li>
        ))}
      </ul>
    </section>
  );
}
