import { Link } from "react-router";

import type { ShownGame, SundayPlayer } from "../../domain/sunday/sunday-view.ts";
import { formatExpectedPoints, formatListPoints } from "../../domain/words/points-change.ts";
import { usePointsView } from "../use-points-view.ts";
import { GameWords } from "./game-words.tsx";
import { placeOf } from "./sunday-player.tsx";

/** Who sits: points that do not count, and those on a bye. */
export function SundayBench({
  bench,
  games,
  rules,
}: {
  bench: readonly SundayPlayer[];
  games: Readonly<Record<string, ShownGame>>;
  rules: string | null;
}) {
  const best = bench.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0))[0];
  return (
    <section className="more" aria-labelledby="bench-h">
      <div className="slug">
        <h2 id="bench-h">Bench</h2>
        {best === undefined || (best.points ?? 0) <= 0 ? null : (
          <p className="small">
            {best.name} has {formatListPoints(best.points)}
          </p>
        )}
      </div>
      <div className="frame">
        <table className="bench">
          <caption className="vh">My bench</caption>
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col" className="l">
                Game
              </th>
              <th scope="col">Pts</th>
              <th scope="col">
                <abbr title="Projected before kickoff">Proj</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {bench.map((player, index) => (
              <Row key={player.owner ?? `nobody${index}`} player={player} games={games} rules={rules} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  player: SundayPlayer;
  games: Readonly<Record<string, ShownGame>>;
  rules: string | null;
}

function Row({ player, games, rules }: RowProps) {
  const { name, position, team, gameKey, note, points, projected } = player;
  const to = placeOf(player, usePointsView(rules));
  const game = gameKey === null ? null : (games[gameKey] ?? null);
  const about = [position, team].filter((part) => part !== null).join(", ");
  return (
    <tr>
      <th scope="row">
        {to === null ? name : <Link to={to}>{name}</Link>} {about === "" ? null : <span className="pos">{about}</span>}
      </th>
      <td className="l">
        {note === null ? null : <b className="warn">{note}</b>}
        {note === null || game === null ? null : ", "}
        {game === null ? null : <GameWords game={game} team={team} />}
      </td>
      <td>{formatListPoints(points)}</td>
      <td>{formatExpectedPoints(projected)}</td>
    </tr>
  );
}
