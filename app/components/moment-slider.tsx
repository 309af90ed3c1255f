import { useEffect, useEffectEvent, useRef, useState } from "react";

import { QUARTER_SECONDS, REGULATION_SECONDS } from "../../domain/game/game-clock.ts";
import type { Game } from "../../domain/game/game.ts";
import type { GameMoment } from "../../domain/page/game-moment.ts";
import { formatDuration } from "../../domain/words/format.ts";
import { useGameView } from "../use-game-view.ts";

interface MomentSliderProps {
  game: Pick<Game, "gameKey" | "awayTeam" | "homeTeam">;
  past: GameMoment;
  /** Asked for the moment at a second of game time. */
  onMove(second: number): void;
}

/**
 * The game from kickoff to the end of what has begun: the chance to win and the scores so far; what is later is hatched. The slider counts game
 * time and not plays, whose number would tell something. Without script it is a form.
 */
export function MomentSlider({ game: { gameKey, awayTeam, homeTeam }, past, onMove }: MomentSliderProps) {
  const { at, second, lastSecond, spoken } = past;
  const { view } = useGameView();
  const field = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState<{ at: string; second: number } | null>(null);
  const heldSecond = held?.at === at ? held.second : null;
  const move = useEffectEvent(() => {
    if (field.current !== null) onMove(Number(field.current.value));
  });
  useEffect(() => {
    // React's own change event comes with every pixel; this one when the slider is let go.
    const { current } = field;
    const onChange = () => move();
    current?.addEventListener("change", onChange);
    return () => current?.removeEventListener("change", onChange);
  }, []);
  const kept = Object.entries(view).flatMap(([name, value]) =>
    value === null || name === "at" ? [] : [[name, value]],
  );
  return (
    <form className="past-track" method="get" action={`/games/${gameKey}`}>
      <p className="past-sides" aria-hidden="true">
        <span>{awayTeam}</span>
        <span>{homeTeam}</span>
      </p>
      <Track {...past} />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={field}
        type="range"
        name="sec"
        min={0}
        max={lastSecond}
        value={heldSecond ?? second}
        aria-label="Game time"
        aria-valuetext={heldSecond === null ? spoken : clockAt(heldSecond)}
        onChange={({ target }) => setHeld({ at, second: Number(target.value) })}
      />
      <p className="past-held small" aria-hidden="true">
        {heldSecond === null ? "" : clockAt(heldSecond)}
      </p>
      <noscript>
        <button className="btn quiet" type="submit">
          Go
        </button>
      </noscript>
    </form>
  );
}

/** From top to bottom: the labels of the scores, the line between both teams' certain wins, the names of the quarters. */
const [TOP, MIDDLE, BOTTOM, NAMES] = ["1.2em", "2.9em", "4.6em", "7em"];
const PERIODS = ["Q1", "Q2", "Q3", "Q4", "OT"];

function Track({ second, lastSecond, scores, line }: GameMoment) {
  const x = (at: number): string => `${Math.round((at / lastSecond) * 1e4) / 100}%`;
  const upright = (at: number, className?: string) => (
    <line className={className} x1={x(at)} x2={x(at)} y1={TOP} y2={BOTTOM} />
  );
  return (
    <svg aria-hidden="true" focusable="false">
      <defs>
        <pattern id="later" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" x2="0" y1="0" y2="8" />
        </pattern>
      </defs>
      {second < lastSecond ? (
        <rect
          className="later"
          x={x(second)}
          y={TOP}
          width={x(lastSecond - second)}
          height="3.4em"
          fill="url(#later)"
        />
      ) : null}
      {PERIODS.slice(0, lastSecond > REGULATION_SECONDS ? 5 : 4).map((period, index) => (
        <g key={period} className="quarter">
          {upright(index * QUARTER_SECONDS)}
          <text x={x(index * QUARTER_SECONDS)} y={NAMES}>
            {period}
          </text>
        </g>
      ))}
      <line className="axis" x2="100%" y1={MIDDLE} y2={MIDDLE} />
      {lastSecond - second > lastSecond * 0.2 ? (
        // On a phone the words need more room than in a wide track.
        <text
          className={lastSecond - second > lastSecond * 0.34 ? "later-words" : "later-words wide"}
          x={x((second + lastSecond) / 2)}
          y="3.2em"
          textAnchor="middle"
        >
          later hidden
        </text>
      ) : null}
      {scores.map(({ second: when, standing, anchor, room }) => (
        <g key={standing} className={room === "wide" ? "score wide" : "score"}>
          {upright(when)}
          {room === null ? null : (
            <text x={x(when)} y="0.9em" textAnchor={anchor}>
              {standing.replace("-", "–")}
            </text>
          )}
        </g>
      ))}
      <svg y={TOP} height="3.4em" viewBox={`0 0 ${lastSecond} 100`} preserveAspectRatio="none">
        <path className="chance-line" d={line} />
      </svg>
      {upright(second, "now")}
    </svg>
  );
}

/** A second of game time as its clock: `Q3 4:12`. */
function clockAt(second: number): string {
  if (second >= REGULATION_SECONDS) return "End of regulation or later";
  const quarter = Math.floor(second / QUARTER_SECONDS);
  return `Q${quarter + 1} ${formatDuration((quarter + 1) * QUARTER_SECONDS - second)}`;
}
