import { formatPoints } from "../../domain/words/format.ts";
import { type ChartSlot, pointsChart } from "../../domain/players/points-chart.ts";
import type { SeasonPart } from "../../domain/players/player-season.ts";
import { Drawing } from "./drawing.tsx";

/** Room for the numbers above the bars, in percent of the height. */
const HEADROOM = 14;
/** A number and the gap below it, likewise: of the chart as it is lowest, on paper. */
const NUMBER_HEIGHT = 16;
const LEAST_SCALE = 10;
const LEAST_SLOTS = 8;

/** PPR points week by week as bars, with a tick where the projection was and a dashed stub where there was no game of his. */
export function PointsChart({ parts, name }: { parts: SeasonPart[]; name: string }) {
  const chart = pointsChart(parts, name);
  if (chart === null) return null;
  const { slots, words, hasProjections } = chart;
  const most = Math.max(LEAST_SCALE, ...slots.flatMap(({ points, projected }) => [points ?? 0, projected ?? 0]));
  const width = 100 / Math.max(slots.length, LEAST_SLOTS);
  const height = (points: number) => (Math.max(points, 0) / most) * (100 - HEADROOM);
  const hasGaps = slots.some(({ gap }) => gap !== null);
  return (
    <figure className="points">
      <figcaption className="small">
        PPR points by week
        {hasProjections ? "; the tick is the projection" : ""}
        {hasGaps ? "; a dashed stub is a bye or a week without stats" : ""}
      </figcaption>
      <Drawing words={words}>
        <line className="axis" x1="0" x2="100%" y1="100%" y2="100%" />
        {slots.map((slot, index) => (
          <Week key={slot.key} slot={slot} x={index * width} width={width} height={height} />
        ))}
      </Drawing>
      <svg className="labels" aria-hidden="true">
        {slots.map(({ key, mark }, index) => (
          <text
            key={key}
            className={/\d/.test(mark) ? "week" : "week word"}
            x={percent((index + 0.5) * width)}
            y="1em"
            textAnchor="middle"
          >
            {mark}
          </text>
        ))}
      </svg>
    </figure>
  );
}

interface WeekProps {
  slot: ChartSlot;
  /** Percent of the width. */
  x: number;
  width: number;
  /** Of a figure, in percent. */
  height(points: number): number;
}

function Week({ slot: { points, projected, team, gap, isBreak, isBest }, x, width, height }: WeekProps) {
  const middle = percent(x + width / 2);
  // Where the tick would lie over the number, the number stands above it.
  const isUnderTick =
    points !== null && projected !== null && projected > points && height(projected) - height(points) < NUMBER_HEIGHT;
  return (
    <g className={team === null ? undefined : `t-${team}`}>
      {isBreak ? <line className="break" x1={percent(x)} x2={percent(x)} y1="0" y2="100%" /> : null}
      {gap === null ? null : <line className="stub" x1={middle} x2={middle} y1="66%" y2="100%" />}
      {gap === "bye" ? (
        <text className="word" x={middle} y="66%" dy={-6} textAnchor="middle">
          Bye
        </text>
      ) : null}
      {points === null ? null : (
        <>
          <rect
            className="bar"
            x={percent(x + width * 0.18)}
            width={percent(width * 0.64)}
            y={percent(100 - height(points))}
            height={percent(height(points))}
          />
          <text
            className={isBest ? "figure best" : "figure"}
            x={middle}
            y={percent(100 - (isUnderTick ? height(projected) : height(points)))}
            dy={-5}
            textAnchor="middle"
          >
            {formatPoints(points)}
          </text>
        </>
      )}
      {projected === null ? null : (
        <line
          className="tick"
          x1={percent(x + width * 0.08)}
          x2={percent(x + width * 0.92)}
          y1={percent(100 - height(projected))}
          y2={percent(100 - height(projected))}
        />
      )}
    </g>
  );
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
