import type { LiveMoment } from "../../domain/shape/live-moment.ts";
import { useGameView } from "../game-view.ts";
import { Mark } from "./mark.tsx";
import { PlayLink } from "./play-link.tsx";

/** Under the score of a live game: who has the ball where, and the play that led there. Its room is the same whatever it says. */
export function Situation({ moment: { snap, last } }: { moment: LiveMoment }) {
  const { view } = useGameView();
  return (
    <div className="situation">
      <p className="snap">
        {snap === null ? null : (
          <span key={`${snap.team} ${snap.down} ${snap.spot}`}>
            {snap.team === null ? null : <Mark />}{" "}
            <b>
              {snap.team === null ? null : `${snap.team} ball, `}
              {snap.down}
            </b>
            {snap.spot === null ? null : <span> at {snap.spot}</span>}
          </span>
        )}
      </p>
      {last === null ? null : (
        <div key={`${last.playId} ${last.words}`}>
          <p className="last-when">
            <span className="caps">Last play</span>{" "}
            <PlayLink playId={last.playId} isShown={view.plays === "all"}>
              {last.when}
            </PlayLink>
          </p>
          <p className="last-play">{last.words}</p>
        </div>
      )}
    </div>
  );
}
