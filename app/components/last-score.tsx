import { Link } from "react-router";

import { lastScoringPlay } from "../../domain/cards.ts";
import { playCard } from "../../domain/play-card.ts";
import { playWords } from "../../domain/play-words.ts";
import { matchesFilter } from "../../domain/play-filter.ts";
import type { ShownPlay } from "../../domain/play.ts";
import { useGameView } from "../game-view.ts";

/** The newest scoring play, with a link to its place in the list. Absent before the first score. */
export function LastScore({ plays }: { plays: ShownPlay[] }) {
  const { view, searchWith } = useGameView();
  const last = lastScoringPlay(plays);
  if (last === null) return null;
  const { play, situation } = last;
  const { quarter, clock } = playCard(play);
  const hash = `#play-${play.playId}`;
  const label = `To the play, ${quarter} ${clock}`;
  return (
    <section className="last" id="last" aria-labelledby="last-h">
      <div className="slug">
        <h2 id="last-h">Last score</h2>
        <p className="small" key={play.playId}>
          {matchesFilter(play, view.plays) ? (
            // The browser's own jump: it marks the play as the target.
            <a href={hash} aria-label={label}>
              {quarter} {clock}
            </a>
          ) : (
            <Link to={{ search: searchWith({ plays: "all" }), hash }} replace aria-label={label}>
              {quarter} {clock}
            </Link>
          )}
        </p>
      </div>
      <p className="text">{playWords(play.description)}</p>
      {situation === null ? null : <p className="small sit">{situation}</p>}
    </section>
  );
}
