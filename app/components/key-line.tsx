import type { Game } from "../../domain/game/game.ts";
import type { PagePlay } from "../../domain/game/page-play.ts";
import { playSwing } from "../../domain/page/play-swing.ts";
import type { KeyPlay } from "../../domain/shape/key-plays.ts";
import { braced } from "./braced.tsx";

interface KeyLineProps {
  game: Pick<Game, "awayTeam" | "homeTeam">;
  play: PagePlay;
  /** Undefined where it is none of the game's key plays. */
  mark: KeyPlay | undefined;
}

/** Why a play is one of the key plays, the fantasy points that it was worth, and what it did to the chance to win. */
export function KeyLine({ game, play, mark }: KeyLineProps) {
  const { homeChance, points } = play;
  const move = play.swing ?? 0;
  const swing = playSwing(play, game);
  return (
    <p className="kx">
      {mark === undefined ? null : <span className="reason">{mark.reason}</span>}{" "}
      {points.length === 0 ? null : (
        <span className="worth">
          {points.map(([name, worth], index) => (
            <span key={name}>
              {index === 0 ? null : ", "}
              {braced(name)} <b>{worth}</b>
            </span>
          ))}{" "}
          PPR
        </span>
      )}{" "}
      {homeChance === null ? null : (
        <span className="win">
          {swing === null ? (
            "win chance unchanged"
          ) : (
            <>
              <span className="to">{`${swing.from} to ${swing.to}%`}</span>
              <svg className="swing" aria-hidden="true">
                <line x2="100%" y1="50%" y2="50%" />
                <rect
                  x={`${Math.min(homeChance, homeChance - move)}%`}
                  width={`${Math.abs(move)}%`}
                  y="25%"
                  height="50%"
                />
              </svg>
              <span>
                {swing.team} <b>{`+${swing.to - swing.from}%`}</b>
                <span className="vh"> win chance</span>
              </span>
            </>
          )}
        </span>
      )}
    </p>
  );
}
