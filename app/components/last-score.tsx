import { lastScoringPlay } from "../../domain/page/cards.ts";
import { playCard } from "../../domain/plays/play-card.ts";
import { playWords } from "../../domain/plays/play-words.ts";
import type { ShownPlay } from "../../domain/game/play.ts";
import { showsScore } from "../../domain/page/play-filter.ts";
import { useGameView } from "../game-view.ts";
import { PlayLink } from "./play-link.tsx";

/** The newest scoring play, with a link to its place in the list. Absent before the first score. */
export function LastScore({ plays }: { plays: ShownPlay[] }) {
  const { view } = useGameView();
  const last = lastScoringPlay(plays);
  if (last === null) return null;
  const { play, situation } = last;
  const { quarter, clock } = playCard(play);
  return (
    <section className="last" id="last" aria-labelledby="last-h">
      <div className="slug">
        <h2 id="last-h">Last score</h2>
        <p className="small" key={play.playId}>
          <PlayLink playId={play.playId} isShown={showsScore(view.plays, play.quarterName)}>
            <span className="vh">To the play, </span>
            {quarter} {clock}
          </PlayLink>
        </p>
      </div>
      <p className="text">{playWords(play.description)}</p>
      {situation === null ? null : <p className="small sit">{situation}</p>}
    </section>
  );
}
