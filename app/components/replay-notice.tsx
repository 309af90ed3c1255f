import { Link } from "react-router";

import { formatMoment } from "../../domain/words/format-moment.ts";
import { formatDateLong, LEAGUE_ZONE } from "../../domain/words/format.ts";
import type { Game } from "../../domain/game/game.ts";
import {
  REPLAY_SPEEDS,
  type ReplayAddress,
  type ReplaySpeed,
  replaySearch,
} from "../../domain/replay/replay-address.ts";
import { gameViewSearch } from "../../domain/page/game-view.ts";
import { useGameView } from "../use-game-view.ts";
import { LocalTime } from "./local-time.tsx";

interface ReplayNoticeProps {
  game: Game;
  replay: Pick<ReplayAddress, "from" | "speed">;
}

const LATER_QUARTERS = ["2", "3", "4"] as const;

/** Says that a replay is one, and leads on: to another speed, another quarter, the game as it ended. */
export function ReplayNotice({ game, replay }: ReplayNoticeProps) {
  const { from, speed } = replay;
  const view = gameViewSearch(useGameView().view).replace("?", "&");
  const speeds = REPLAY_SPEEDS.some((one) => one === speed) ? REPLAY_SPEEDS : [...REPLAY_SPEEDS, speed];
  const [day] = formatDateLong(game.dateTime, LEAGUE_ZONE).split(" at ");
  const link = (label: string, search: string, isCurrent = false) => (
    <li key={label}>
      <Link
        to={{ search: search + view }}
        replace
        preventScrollReset
        rel="nofollow"
        aria-current={isCurrent ? "true" : undefined}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <section className="replay" aria-label="Replay">
      <div className="wrap">
        <p className="apart">
          <b>Replay{game.dateTime === null ? "" : ` of ${day}`}</b>, {inWords(speed)}, from{" "}
          <LocalTime at={new Date(from * 1000).toISOString()} format={formatMoment} />. None of this is live.{" "}
          <Link to={`/games/${game.gameKey}`}>See how it ended</Link>{" "}
          <Link to={{ search: replaySearch(replay) + view }} replace preventScrollReset rel="nofollow">
            Refresh
          </Link>
        </p>
        <div className="ways">
          <nav className="tabs" aria-label="Pause and step">
            <ul>
              {link("Back", `${replaySearch(replay)}&go=back`)}
              {link("Pause", `${replaySearch(replay)}&go=pause`)}
              {link("Next", `${replaySearch(replay)}&go=next`)}
            </ul>
          </nav>
          <nav className="tabs switch" aria-label="Speed">
            <ul>
              {speeds.map((one) =>
                link(`${one}${one === "max" ? "" : "×"}`, `${replaySearch(replay)}&next=${one}`, one === speed),
              )}
            </ul>
          </nav>
          <nav className="tabs" aria-label="Restart from">
            <span className="small" aria-hidden="true">
              Start at
            </span>
            <ul>
              {link("Kickoff", `?speed=${speed}`)}
              {LATER_QUARTERS.map((quarter) => link(`Q${quarter}`, `?speed=${speed}&quarter=${quarter}`))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  );
}

function inWords(speed: ReplaySpeed): string {
  if (speed === "max") return "at full speed";
  return speed === 1 ? "at real speed" : `at ${speed}× speed`;
}
