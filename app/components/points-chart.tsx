import { formatPoints } from "../../domain/format.ts";
import { shortWeekName } from "../../domain/week-name.ts";
import type { PlayerLogEntry } from "../../domain/player-log-entry.ts";
import { Drawing } from "./drawing.tsx";

/** Room for the numbers above the bars, in percent of the height. */
const HEADROOM = 14;
const LEAST_SCALE = 10;

/** PPR points game by game as bars, with a tick where the projection was. */
export function PointsChart({ log, name }: { log: PlayerLogEntry[]; name: string }) {
  const games = log.map(({ game, stats, projection }) => ({
    key: game.gameKey,
    label: shortWeekName(game.seasonType, game.week),
    points: stats?.fantasyPointsPPR ?? null,
    projected: projection?.fantasyPointsPPR ?? null,
    team: (stats ?? projection)?.team ?? "",
  }));
  if (games.every(({ points, projected }) => points === null && projected === null)) return null;
  const most = Math.max(LEAST_SCALE, ...games.flatMap(({ points, projected }) => [points ?? 0, projected ?? 0]));
  const best = games.reduce((top, game) =>
    (game.points ?? Number.NEGATIVE_INFINITY) > (top.points ?? Number.NEGATIVE_INFINITY) ? game : top,
  );
  const slot = 100 / Math.max(games.length, 8);
  const height = (points: number) => (Math.max(points, 0) / most) * (100 - HEADROOM);
  return (
    <figure className="points">
      <figcaption className="small">
        PPR points by week{games.some(({ projected }) => projected !== null) ? "; the tick is the projection" : ""}
      </figcaption>
      <Drawing words={summary(name, games, best)}>
        <line className="axis" x1="0" x2="100%" y1="100%" y2="100%" />
        {games.map(({ key, points, projected, team }, index) => {
          const x = index * slot;
          return (
            <g key={key} className={`t-${team}`}>
              {points === null ? null : (
                <>
                  <rect
                    className="bar"
                    x={percent(x + slot * 0.18)}
                    width={percent(slot * 0.64)}
                    y={percent(100 - height(points))}
                    height={percent(height(points))}
                  />
                  <text x={percent(x + slot / 2)} y={percent(100 - height(points))} dy={-5} textAnchor="middle">
                    {formatPoints(points)}
                  </text>
                </>
              )}
              {projected === null ? null : (
                <line
                  className="tick"
                  x1={percent(x + slot * 0.08)}
                  x2={percent(x + slot * 0.92)}
                  y1={percent(100 - height(projected))}
                  y2={percent(100 - height(projected))}
                />
              )}
            </g>
          );
        })}
      </Drawing>
      <svg className="labels" aria-hidden="true">
        {games.map(({ key, label }, index) => (
          <text key={key} x={percent((index + 0.5) * slot)} y="100%" dy={-4} textAnchor="middle">
            {label.slice(0, 4)}
          </text>
        ))}
      </svg>
    </figure>
  );
}

interface Bar {
  label: string;
  points: number | null;
}

function summary(name: string, games: Bar[], best: Bar): string {
  const played = games.map(({ points }) => points).filter((points) => points !== null);
  if (played.length === 0) return `No points of ${name} yet, projections only.`;
  const mean = played.reduce((sum, points) => sum + points, 0) / played.length;
  return `${name} averaged ${formatPoints(mean)} PPR points in ${played.length} ${played.length === 1 ? "game" : "games"}, with ${formatPoints(best.points)} at most, in week ${best.label}.`;
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
