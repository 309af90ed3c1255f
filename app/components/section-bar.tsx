import type { ReactNode } from "react";

import { liveClock } from "../../domain/page/cards.ts";
import type { Game } from "../../domain/game/game.ts";
import { inPlay } from "../../domain/game/game-state.ts";
import type { LiveMoment } from "../../domain/shape/live-moment.ts";
import { situationWords } from "../../domain/page/situation-words.ts";
import type { FeedState } from "../live/feed-state.ts";
import { Mark } from "./mark.tsx";
import { Status } from "./status.tsx";

interface SectionBarProps {
  game: Game;
  moment: LiveMoment | null;
  feed: FeedState | null;
  /** Those most asked for first, as a phone has room for some; those that are not there are left out. */
  sections: readonly [id: string, label: ReactNode, isThere?: boolean][];
}

/** The thin bar that stays: links to the page's sections, and how the game stands once the hero has gone. */
export function SectionBar({ game, moment, feed, sections }: SectionBarProps) {
  const { awayScore, homeScore } = game;
  const snap = moment?.snap;
  const lost = feed?.kind === "offline" ? "Offline" : feed?.kind === "stale" ? "Reconnecting" : "";
  const now = inPlay(game);
  const clock = now === null ? "" : liveClock(now);
  const side = (team: string, own: number | null, others: number | null) => {
    const text = own === null ? team : `${team} ${own}`;
    return (
      <>
        {now?.possession === team ? <Mark /> : null}
        {own !== null && others !== null && own > others ? <b>{text}</b> : <span>{text}</span>}
      </>
    );
  };
  return (
    <div className="thin">
      <div className="wrap">
        <p
          className="now"
          aria-hidden="true"
          key={JSON.stringify([awayScore, homeScore, game.status, clock, snap, lost])}
        >
          {side(game.awayTeam, awayScore, homeScore)} {side(game.homeTeam, homeScore, awayScore)}{" "}
          {lost === "" && clock === "" ? (
            <Status status={game.status} />
          ) : (
            <span className={`status is-${lost === "" ? "live" : "other"}`}>{lost || clock}</span>
          )}
          {snap && !lost ? <span className="snap">{situationWords(snap)}</span> : null}
        </p>
        <nav aria-label="On this page">
          <ul>
            {sections.map(([id, label, isThere = true]) =>
              isThere ? (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ) : null,
            )}
          </ul>
        </nav>
      </div>
    </div>
  );
}
