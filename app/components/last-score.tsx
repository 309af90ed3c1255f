import { showsScore } from "../../domain/page/play-filter.ts";
import type { LastScore as Score } from "../../domain/shape/last-score.ts";
import { useGameView } from "../use-game-view.ts";
import { PlayLink } from "./play-link.tsx";

/** The newest scoring play, with a link to its place in the list. Absent before the first score. */
export function LastScore({ score }: { score: Score | null }) {
  const { view } = useGameView();
  if (score === null) return null;
  const { playId, quarterName, when, words, situation } = score;
  return (
    <section className="last" id="last" aria-labelledby="last-h">
      <div className="slug">
        <h2 id="last-h">Last score</h2>
        <p className="small" key={playId}>
          <PlayLink playId={playId} isShown={showsScore(view.plays, quarterName)}>
            <span className="vh">To the play, </span>
            {when}
          </PlayLink>
        </p>
      </div>
      <p className="text">{words}</p>
      {situation === null ? null : <p className="small sit">{situation}</p>}
    </section>
  );
}
