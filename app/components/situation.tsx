import type { Game } from "../../domain/game/game.ts";
import type { LiveMoment } from "../../domain/shape/live-moment.ts";
import { useGameView } from "../use-game-view.ts";
import { Mark } from "./mark.tsx";
import { PlayLink } from "./play-link.tsx";

interface SituationProps {
  game: Pick<Game, "awayTeam" | "homeTeam">;
  moment: LiveMoment;
  homeSecondEdge: boolean;
}

/** Under the score of a live game: who has the ball where, the play that led there, and the chance to win. Its room is the same whatever it says. */
export function Situation({ game, moment: { snap, instead, last, chance }, homeSecondEdge }: SituationProps) {
  const { view } = useGameView();
  return (
    <div className="situation">
      <p className="snap">
        {snap === null ? (
          <b key={instead}>{instead}</b>
        ) : (
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
      {last === null ? (
        <div />
      ) : (
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
      {chance === null ? null : (
        <div className="win" key={chance}>
          <p>
            <span className="caps">Win chance</span>{" "}
            <Share team={game.awayTeam} percent={100 - chance} isAhead={chance < 50} />{" "}
            <Share team={game.homeTeam} percent={chance} isAhead={chance > 50} />
          </p>
          <svg aria-hidden="true">
            <rect className={`t-${game.awayTeam}`} width={`${100 - chance}%`} height="100%" />
            <rect
              className={`t-${game.homeTeam}${homeSecondEdge ? " second" : ""}`}
              x={`${100 - chance}%`}
              width={`${chance}%`}
              height="100%"
            />
          </svg>
        </div>
      )}
    </div>
  );
}

function Share({ team, percent, isAhead }: { team: string; percent: number; isAhead: boolean }) {
  const words = `${team} ${percent}%`;
  return isAhead ? <b>{words}</b> : <span>{words}</span>;
}
