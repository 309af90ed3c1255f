import type { Game } from "../../domain/game/game.ts";
import type { LeadChart as Lead } from "../../domain/page/lead.ts";
import { Drawing } from "./drawing.tsx";

interface LeadChartProps {
  game: Game;
  /** Null: there is nothing to draw. */
  lead: Lead | null;
  homeSecondEdge: boolean;
}

/** Percent of the height that the largest lead takes on its side of the line; the rest is room for its label. */
const REACH = 30;
const LEAST_SCALE = 7;

/** Who led, when, and by how much, on the columns of the quarter table: away above the line, home below. */
export function LeadChart({ game, lead, homeSecondEdge }: LeadChartProps) {
  if (lead === null) return null;
  const { steps, end, peaks, endLabel, sentence } = lead;
  const most = Math.max(LEAST_SCALE, ...steps.map(({ margin }) => Math.abs(margin)));
  const x = (at: number) => percent((at / end) * 100);
  const y = (margin: number) => 50 - (margin / most) * REACH;
  // The table's columns are of one width, so a shorter overtime still fills its own.
  const ticks = Array.from({ length: game.isOvertime ? 6 : 5 }, (_, index) => Math.min(index / 4, end));
  const tone = (margin: number) =>
    margin > 0 ? `up t-${game.awayTeam}` : `down t-${game.homeTeam}${homeSecondEdge ? " second" : ""}`;
  return (
    <figure className={game.isOvertime ? "lead ot" : "lead"}>
      <figcaption className="small">The lead</figcaption>
      <Drawing words={sentence}>
        {ticks.map((at) => (
          <line key={at} className="tick" x1={x(at)} x2={x(at)} y1="0" y2="100%" />
        ))}
        {steps
          .filter(({ margin }) => margin !== 0)
          .map(({ from, to, margin }) => (
            <g key={from} className={tone(margin)}>
              <rect
                x={x(from)}
                y={percent(Math.min(50, y(margin)))}
                width={percent(((to - from) / end) * 100)}
                height={percent(Math.abs(50 - y(margin)))}
              />
              <line x1={x(from)} x2={x(to)} y1={percent(y(margin))} y2={percent(y(margin))} />
            </g>
          ))}
        <line className="axis" x1="0" x2="100%" y1="50%" y2="50%" />
        {peaks.map(({ team, at, margin, label }) => {
          const isLate = at / end > 0.5;
          return (
            <text
              key={team}
              x={x(at)}
              y={percent(y(margin))}
              dx={isLate ? -6 : 0}
              dy={isLate ? 4 : margin > 0 ? -7 : 16}
              textAnchor={isLate ? "end" : "start"}
            >
              {label}
            </text>
          );
        })}
      </Drawing>
      <p className="end" key={endLabel}>
        {endLabel}
      </p>
    </figure>
  );
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
