import { Link } from "react-router";

import { liveClock } from "../../domain/page/cards.ts";
import { formatSpread } from "../../domain/words/format.ts";
import { formatDay, formatKickoff } from "../../domain/words/format-moment.ts";
import type { Game } from "../../domain/game/game.ts";
import { gamePhase, gameState, inPlay } from "../../domain/game/game-state.ts";
import { liveSituation } from "../../domain/page/live-situation.ts";
import { situationWords } from "../../domain/page/situation-words.ts";
import { teamName } from "../../domain/game/team.ts";
import { LocalTime } from "./local-time.tsx";
import { Mark } from "./mark.tsx";
import { Status } from "./status.tsx";
import { TeamMark } from "./team-mark.tsx";

interface GameTileProps {
  game: Game;
  /** A live game that takes the whole row and shows its last play. */
  wide?: boolean;
  /** The score is hidden: a cover has its place. */
  isHidden?: boolean;
  lazy?: boolean;
}

/** A game of the week in any state; the whole tile leads to its page. */
export function GameTile({ game, wide = false, isHidden = false, lazy = false }: GameTileProps) {
  return (
    <li className={wide ? "tile now" : "tile"}>
      <Link to={`/games/${game.gameKey}`} prefetch="intent">
        <span className="meta">
          <TileStatus game={game} />
          <TileNote game={game} />
        </span>
        <TeamRow game={game} side="away" isHidden={isHidden} lazy={lazy} />
        <TeamRow game={game} side="home" isHidden={isHidden} lazy={lazy} />
        <TileWords game={game} wide={wide} />
      </Link>
    </li>
  );
}

function TileStatus({ game }: { game: Game }) {
  const now = inPlay(game);
  if (now !== null) {
    const clock = liveClock(now);
    return <Status status={game.status}>{clock === "" ? null : <span className="at">{clock}</span>}</Status>;
  }
  return <Status status={game.status} />;
}

/** The day of a finished game, the start of an upcoming one, the channel of a live one. */
function TileNote({ game }: { game: Game }) {
  if (inPlay(game) !== null) return <span>{game.channel}</span>;
  if (game.dateTime === null) return <span>Date to be announced</span>;
  return (
    <span>
      <LocalTime at={game.dateTime} format={gamePhase(game) === "before" ? formatKickoff : formatDay} />
    </span>
  );
}

interface TeamRowProps {
  game: Game;
  side: "away" | "home";
  isHidden: boolean;
  lazy: boolean;
}

function TeamRow({ game, side, isHidden, lazy }: TeamRowProps) {
  const [team, own, others] =
    side === "away" ? [game.awayTeam, game.awayScore, game.homeScore] : [game.homeTeam, game.homeScore, game.awayScore];
  const state = gameState(game);
  const hasBall = inPlay(game)?.possession === team;
  return (
    <span className={own !== null && others !== null && own > others ? "t w" : "t"}>
      <TeamMark team={team} lazy={lazy} />
      <span className="nm">
        {teamName(team, game.season).nick}
        {hasBall ? (
          <>
            <Mark />
            <span className="vh"> have the ball</span>
          </>
        ) : null}
      </span>
      <span className="n" key={own}>
        {isHidden && state.phase !== "before" ? (
          <>
            <span className="vh">score hidden</span>
            <span className="cover" aria-hidden="true" />
          </>
        ) : (
          (own ?? (state.phase === "before" && state.isScheduled ? "" : "-"))
        )}
      </span>
    </span>
  );
}

function TileWords({ game, wide }: { game: Game; wide: boolean }) {
  if (wide) {
    const now = inPlay(game);
    const next = now === null ? null : liveSituation({ ...now, season: game.season });
    return (
      // Both keep their room while there is nothing to say: no play moves what stands around it.
      <span className="sub">
        <span className="moment">
          {game.lastPlay === null ? null : (
            <>
              <span className="caps">Last play</span> <b>{game.lastPlay}</b>
            </>
          )}
        </span>
        <span className="moment">
          {next === null ? null : (
            <>
              <span className="caps">Next snap</span> {situationWords(next)}
            </>
          )}
        </span>
      </span>
    );
  }
  const state = gameState(game);
  if (state.phase === "before") {
    const spread = formatSpread(game.pointSpread);
    const words = [
      spread === null ? null : `${game.homeTeam} ${spread}`,
      game.overUnder === null || game.overUnder === 0 ? null : `over/under ${game.overUnder}`,
      game.channel,
    ].filter((word) => word !== null);
    return words.length === 0 ? null : <span className="sub">{words.join(", ")}</span>;
  }
  if (state.phase === "over" && state.score !== null && state.winner === null) {
    return <span className="sub">Tie</span>;
  }
  return null;
}
