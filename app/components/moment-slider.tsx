import { useEffect, useEffectEvent, useRef, useState } from "react";

import { QUARTER_SECONDS, REGULATION_SECONDS } from "../../domain/game/game-clock.ts";
import type { GameMoment } from "../../domain/page/game-moment.ts";
import { formatDuration } from "../../domain/words/format.ts";
import { useGameView } from "../use-game-view.ts";

interface MomentSliderProps {
  gameKey: string;
  past: GameMoment;
  /** Asked for the moment at a second of game time. */
  onMove(second: number): void;
}

/** Labels that stand nearer than this share of the track would cover each other. */
const LABEL_ROOM = 0.08;

/**
 * The game from kickoff to the end of what has begun, with the scores so far; what is later is hatched. The slider counts game
 * time and not plays, whose number would tell something. Without script it is a form.
 */
export function MomentSlider({ gameKey, past, onMove }: MomentSliderProps) {
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

function Track({ second, lastSecond, scores }: GameMoment) {
  const x = (at: number): string => `${Math.round((at / lastSecond) * 1e4) / 100}%`;
  const quarters = [0, 1, 2, 3].map((index) => index * QUARTER_SECONDS);
  // From the newest back, so that the one that counts now has its label.
  const labels = scores.reduceRight<number[]>(
    (kept, { second: when }) => (kept.every((one) => one - when > LABEL_ROOM * lastSecond) ? [...kept, when] : kept),
    [],
  );
  return (
    <svg aria-hidden="true" focusable="false">
      <defs>
        <pattern id="later" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" x2="0" y1="0" y2="8" />
        </pattern>
      </defs>
      {second < lastSecond ? (
        <rect className="later" x={x(second)} y="0" width={x(lastSecond - second)} height="44" fill="url(#later)" />
      ) : null}
      {quarters.map((start, index) => (
        <g key={start} className="quarter">
          <line x1={x(start)} x2={x(start)} y1="0" y2="44" />
          <text x={x(start)} y="58">
            Q{index + 1}
          </text>
        </g>
      ))}
      {lastSecond > REGULATION_SECONDS ? (
        <g className="quarter">
          <line x1={x(REGULATION_SECONDS)} x2={x(REGULATION_SECONDS)} y1="0" y2="44" />
          <text x={x(REGULATION_SECONDS)} y="58">
            OT
          </text>
        </g>
      ) : null}
      {lastSecond - second > lastSecond * 0.2 ? (
        <text className="later-words" x={x((second + lastSecond) / 2)} y="27" textAnchor="middle">
          later hidden
        </text>
      ) : null}
      {scores.map(({ second: when, standing }) => {
        const isLate = when > LABEL_ROOM * lastSecond && second - when < LABEL_ROOM * 2 * lastSecond;
        return (
          <g key={standing} className="score">
            <line x1={x(when)} x2={x(when)} y1="0" y2="44" />
            {labels.includes(when) ? (
              <text x={x(when)} dx={isLate ? -4 : 4} y="11" textAnchor={isLate ? "end" : "start"}>
                {standing.replace("-", "–")}
              </text>
            ) : null}
          </g>
        );
      })}
      <line className="now" x1={x(second)} x2={x(second)} y1="0" y2="44" />
    </svg>
  );
}

/** A second of game time as its clock: `Q3 4:12`. */
function clockAt(second: number): string {
  if (second >= REGULATION_SECONDS) return "End of regulation or later";
  const quarter = Math.floor(second / QUARTER_SECONDS);
  return `Q${quarter + 1} ${formatDuration((quarter + 1) * QUARTER_SECONDS - second)}`;
}
