import { Link } from "react-router";

import { formatMoment } from "../../domain/words/format-moment.ts";
import { formatDateLong } from "../../domain/words/format.ts";
import { leagueClock } from "../../domain/words/league-clock.ts";
import type { Game } from "../../domain/game/game.ts";
import { REPLAY_SPEEDS, type ReplaySpeed } from "../../domain/replay/replay-address.ts";
import { gameViewSearch, KICKOFF } from "../../domain/page/game-view.ts";
import { useGameView } from "../use-game-view.ts";
import { LocalTime } from "./local-time.tsx";

interface ReplayNoticeProps {
  game: Game;
  /** `ended` is the address of the page with the result. */
  replay: { from: number | null; speed: ReplaySpeed; ended: string };
  /** Where it stands still; null while it runs. */
  past: { at: string; label: string; count: number; hasNext: boolean } | null;
  /** What of the address says which replay it is. */
  search: string;
}

const LATER_QUARTERS = ["2", "3", "4"] as const;

/** Says that a replay is one, and leads on: one play on or back, to another speed, another quarter, the game as it ended. */
export function ReplayNotice({ game, replay: { from, speed, ended }, past, search }: ReplayNoticeProps) {
  const { view } = useGameView();
  const viewPart = gameViewSearch(view).replace("?", "&");
  // In an address that starts a replay, a play is where it starts: the open one is none.
  const viewAtStart = gameViewSearch({ ...view, play: null }).replace("?", "&");
  const speeds = REPLAY_SPEEDS.some((one) => one === speed) ? REPLAY_SPEEDS : [...REPLAY_SPEEDS, speed];
  const [day] = formatDateLong(game.dateTime, leagueClock).split(" at ");
  const wayTo = (label: string, to: string, isCurrent = false) => (
    <Link to={{ search: to }} replace preventScrollReset rel="nofollow" aria-current={isCurrent ? "true" : undefined}>
      {label}
    </Link>
  );
  const way = (label: string, change: string, isCurrent = false) => wayTo(label, search + change + viewPart, isCurrent);
  const wayToStart = (label: string, at: string) => wayTo(label, `?speed=${speed}${at}${viewAtStart}`);
  const start = past === null || past.at === KICKOFF ? "" : `&${new URLSearchParams({ play: past.at })}`;
  return (
    <section className="replay" aria-label="Replay">
      <div className="wrap">
        <p className="apart">
          <b>Replay{game.dateTime === null ? "" : ` of ${day}`}</b>,{" "}
          {past === null ? inWords(speed) : `paused at ${past.label}${past.count === 0 ? "" : `, play ${past.count}`}`}
          {from === null ? null : (
            <>
              , started <LocalTime at={new Date(from * 1000).toISOString()} format={formatMoment} />
            </>
          )}
          . None of this is live. {/* With scores hidden it is another page for the server. */}
          <Link to={ended} reloadDocument={ended.includes("?")}>
            See how it ended
          </Link>{" "}
          {past === null ? way("Refresh", "") : null}
        </p>
        <div className="ways">
          <nav className="tabs" aria-label="Pause and step">
            {/* The first and the last play lead nowhere and stay where they are, so that who pressed them keeps the focus. */}
            <ul>
              <li>{way("Back", "&go=back")}</li>
              <li>{past === null ? way("Pause", "&go=pause") : wayToStart("Play", start)}</li>
              <li>{way("Next", "&go=next")}</li>
            </ul>
          </nav>
          <nav className="tabs switch" aria-label="Speed">
            <ul>
              {speeds.map((one) => (
                <li key={one}>{way(`${one}${one === "max" ? "" : "×"}`, `&next=${one}`, one === speed)}</li>
              ))}
            </ul>
          </nav>
          <nav className="tabs" aria-label="Restart from">
            <span className="small" aria-hidden="true">
              Start at
            </span>
            <ul>
              <li>{wayToStart("Kickoff", "")}</li>
              {LATER_QUARTERS.map((quarter) => (
                <li key={quarter}>{wayToStart(`Q${quarter}`, `&quarter=${quarter}`)}</li>
              ))}
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
