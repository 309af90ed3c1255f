import { Link } from "react-router";

import type { ShownGame, SundayPlayer as Player } from "../../domain/sunday/sunday-view.ts";
import { slotLabel } from "../../domain/sunday/slot-label.ts";
import { gamePath } from "../../domain/page/address/game-address.ts";
import { type PointsView, pointsPath } from "../../domain/page/address/points-address.ts";
import { formatExpectedPoints, formatListPoints, formatPointsChange } from "../../domain/words/points-change.ts";
import { usePointsView } from "../use-points-view.ts";
import { GameWords } from "./game-words.tsx";
import { Mark } from "./mark.tsx";
import { PointsRuler } from "./points-ruler.tsx";
import { VerdictWords } from "./verdict-words.tsx";

/** Minutes after which a play is no news any more. */
const FRESH_MINUTES = 2;

interface SundayPlayerProps {
  player: Player;
  games: Readonly<Record<string, ShownGame>>;
  /** The league's rules for the address of a ledger. */
  rules: string | null;
}

/** One starter: his place, his points, his game, and where he stands on the one ruler. */
export function SundayPlayer({ player, games, rules }: SundayPlayerProps) {
  const { name, slot, position, phase, points, newest, gameKey } = player;
  const game = gameKey === null ? null : (games[gameKey] ?? null);
  const isFresh = newest !== null && newest.minutes !== null && newest.minutes <= FRESH_MINUTES;
  const to = placeOf(player, usePointsView(rules));
  return (
    <li className={`pl ${phase}${isFresh ? " lit" : ""}`}>
      <Slot code={slot ?? position ?? ""} />
      {to === null ? (
        <span className="nm">{name === "" ? "Nobody" : name}</span>
      ) : (
        <Link className="nm" to={to}>
          {name}
        </Link>
      )}
      <span className="pt">
        <b className="n">
          {formatListPoints(points)}
          <span className="vh">{pointsWords(player)}</span>
        </b>
        <Projection player={player} />
      </span>
      <span className="where">
        {player.isOnField ? (
          <>
            <span className="with-ball">
              <Mark />
            </span>
            <span className="vh">On the field. </span>
          </>
        ) : null}
        {player.note === null ? null : (
          <>
            <b className="warn">{player.note}</b>
            {game === null ? null : ". "}
          </>
        )}
        {newest === null ? null : (
          <>
            <span className={`share${newest.points < 0 ? " neg" : ""}`}>{formatPointsChange(newest.points)}</span>{" "}
            {agoWords(newest.minutes)}.{" "}
          </>
        )}
        {game === null ? null : newest === null ? <GameWords game={game} team={player.team} /> : game.state}
      </span>
      {phase === "off" ? null : <PointsRuler {...player} likely={player.likely ?? player.judged} />}
    </li>
  );
}

function Slot({ code }: { code: string }) {
  const { short, words } = slotLabel(code);
  return <span className="slot">{words === null ? short : <abbr title={words}>{short}</abbr>}</span>;
}

/** Somebody without a game this week has none to come. */
function pointsWords({ points, phase }: Player): string {
  if (points !== null) return " points";
  return phase === "off" ? " no points" : " no points yet";
}

/** What is expected of him now, and of somebody whose game is over what was. */
function Projection({ player: { phase, projected, likely, judged } }: { player: Player }) {
  const expected = phase === "now" ? (likely?.middle ?? null) : projected;
  if (expected === null) return null;
  return (
    <small>
      {phase === "now" ? "on pace" : "proj"} {formatExpectedPoints(expected)}
      {likely === null ? null : (
        <span className="vh">
          , likely {Math.round(likely.low)} to {Math.round(likely.high)}
        </span>
      )}
      {judged === null ? null : (
        <span className="judged">
          <span className="vh">, </span>
          <VerdictWords judged={judged} />
        </span>
      )}
    </small>
  );
}

/** `now`, `2 min ago`; without times only that it was lately. */
export function agoWords(minutes: number | null): string {
  if (minutes === null) return "lately";
  return minutes === 0 ? "just now" : `${minutes} min ago`;
}

/** Where his plays are explained, or who he is. */
export function placeOf({ hasLedger, owner, position, gameKey }: Player, view: PointsView): string | null {
  if (owner === null) return null;
  if (hasLedger && gameKey !== null) return pointsPath(gameKey, owner, view);
  if (position !== "DST") return `/players/${owner}`;
  return gameKey === null ? null : gamePath(gameKey, { ...view, scoring: null });
}
