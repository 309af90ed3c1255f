import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import { Link, useLocation, useNavigate } from "react-router";

import type { Correction } from "../../domain/game/correction.ts";
import { playMarks } from "../../domain/corrections/correction-words.ts";
import type { Game } from "../../domain/game/game.ts";
import { gamePhase } from "../../domain/game/game-state.ts";
import { countLine, defaultOrder, filterPlays, PLAY_FILTERS } from "../../domain/page/play-filter.ts";
import { type DriveOutline, groupByDrives } from "../../domain/plays/drives.ts";
import { showPlays } from "../../domain/page/shown-plays.ts";
import type { ShownPlay } from "../../domain/game/play.ts";
import type { PlayFilter } from "../../domain/page/view-query.ts";
import { useGameView } from "../game-view.ts";
import { neverChanges } from "../never-changes.ts";
import { OpenPlay } from "../open-play.ts";
import { CorrectionsNote } from "./corrections-note.tsx";
import { PageTabs } from "./page-tabs.tsx";
import { QuarterPlays } from "./quarter-plays.tsx";

interface PlaysSectionProps {
  game: Game;
  plays: ShownPlay[];
  drives: DriveOutline[];
  corrections: Correction[];
}

/** The play-by-play: a filter, an order, and the plays by quarter and drive. Absent in a game without plays. */
export function PlaysSection({ game, plays, drives, corrections }: PlaysSectionProps) {
  const { view, searchWith } = useGameView();
  const groups = useMemo(() => groupByDrives(plays, drives), [plays, drives]);
  const marks = useMemo(() => playMarks(corrections), [corrections]);
  const { hash } = useLocation();
  // Only the browser knows the fragment; the page comes to life as the server made it.
  const fragment = useSyncExternalStore(
    neverChanges,
    () => hash,
    () => "",
  );
  const open = fragment.startsWith("#play-") ? fragment.slice(6) : view.play;
  const navigate = useNavigate();
  const reveal = useEffectEvent((id: string) => {
    const isKnown = plays.some(({ playId }) => id === `play-${playId}`);
    if (!isKnown || document.getElementById(id)?.checkVisibility() === true) return;
    void import("../receipts/reveal-play.ts").then(({ revealPlay }) => revealPlay(id, { searchWith, navigate }));
  });
  // The server never sees the fragment: the play that it names may be hidden by the filter beside it.
  useEffect(() => {
    reveal(hash.slice(1));
  }, [hash]);
  if (plays.length === 0) return null;
  const standard = defaultOrder(game);
  const order = view.order ?? standard;
  const other = order === "newest" ? "oldest" : "newest";
  const shown = filterPlays(plays, view.plays).length;
  return (
    <section className="plays" id="plays" aria-labelledby="plays-h">
      <div className="slug">
        <h2 id="plays-h">Plays</h2>
        <p className="small">
          {order === "newest" ? "Newest first" : "In game order"}.{" "}
          <Link to={{ search: searchWith({ order: other === standard ? null : other }) }} replace preventScrollReset>
            {other === "newest" ? "Show newest first" : "Show in game order"}
          </Link>
        </p>
      </div>
      <PageTabs
        label="Plays to show"
        className="filters"
        tabs={PLAY_FILTERS.map(({ filter, label }) => ({
          key: filter,
          label,
          search: searchWith({ plays: filter }),
          current: filter === view.plays,
        }))}
      />
      <output className="count">{countLine(shown, plays.length, view.plays)}</output>
      {shown === 0 ? <p className="empty">{emptyText(view.plays, game)}</p> : null}
      <OpenPlay value={open}>
        {showPlays(groups, view.plays, order).map((quarter) => (
          <QuarterPlays
            // In the other order it is another list, so that no row counts as moved.
            key={`${order} ${quarter.quarterName}`}
            game={game}
            quarter={quarter}
            withReasons={view.plays === "flow"}
            order={order}
            marks={marks}
          />
        ))}
      </OpenPlay>
      <CorrectionsNote corrections={corrections} plays={plays} kickoff={game.dateTime} />
    </section>
  );
}

function emptyText(filter: PlayFilter, game: Game): string {
  if (filter !== "OT") return "Nothing here yet.";
  return gamePhase(game) === "over" && !game.isOvertime
    ? "No overtime: the game was decided in four quarters."
    : "No overtime so far.";
}
