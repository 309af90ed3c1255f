import { type MouseEvent, Suspense, useEffect, useEffectEvent, useMemo } from "react";
import { Link, useLocation, useNavigate } from "react-router";

import type { Correction } from "../../domain/game/correction.ts";
import type { Game } from "../../domain/game/game.ts";
import { countLine, defaultOrder, matchesFilter, PLAY_FILTERS } from "../../domain/page/play-filter.ts";
import { type DriveOutline, groupByDrives } from "../../domain/plays/drives.ts";
import { showPlays } from "../../domain/page/show-plays.ts";
import type { PagePlay } from "../../domain/game/page-play.ts";
import type { KeyPlay } from "../../domain/shape/key-plays.ts";
import { lazyPart } from "../lazy-part.ts";
import { useGameView } from "../use-game-view.ts";
import { DriveStrip } from "./drive-strip.tsx";
import { PageTabs } from "./page-tabs.tsx";
import { QuarterPlays } from "./quarter-plays.tsx";

interface PlaysSectionProps {
  game: Game;
  plays: PagePlay[];
  drives: DriveOutline[];
  keyPlays: KeyPlay[];
  homeSecondEdge: boolean;
  corrections: Correction[];
}

/** Few games were corrected, so other pages do without. */
const CorrectionsNote = lazyPart(() => import("./corrections-note.tsx"));

/** The play-by-play: a filter, an order, and the plays by quarter and drive. Absent in a game without plays. */
export function PlaysSection({ game, plays, drives, keyPlays, homeSecondEdge, corrections }: PlaysSectionProps) {
  const { view, searchWith } = useGameView();
  const groups = useMemo(() => groupByDrives(plays, drives), [plays, drives]);
  const keys = useMemo(() => new Map(keyPlays.map((one) => [one.playId, one])), [keyPlays]);
  const { hash } = useLocation();
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
  // In place, where a browser would load the page again at the play's address.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a.clock");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Before the way to it changes them.
    const { search: query, hash: place, ariaExpanded } = link;
    // The framework scrolls to a fragment whatever it is told: this one is put beside the address afterwards.
    void Promise.resolve(
      navigate({ search: query.replace(/&$/, "") }, { replace: true, preventScrollReset: true }),
    ).then(() => {
      if (ariaExpanded === "false") history.replaceState(history.state, "", place);
    });
  };
  const standard = defaultOrder(game);
  const order = view.order ?? standard;
  const other = order === "newest" ? "oldest" : "newest";
  const open = plays.find(({ playId }) => playId === view.play);
  // A filter never hides the play that the address names; FLOW has all of them, some in folds.
  const filter =
    open === undefined || view.plays === "flow" || matchesFilter(open, view.plays, keys) ? view.plays : "all";
  const shown = plays.filter((play) => matchesFilter(play, filter, keys)).length;
  const search = searchWith({ plays: filter, play: null });
  if (plays.length === 0) return null;
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
        tabs={PLAY_FILTERS.map(({ filter: one, label }) => ({
          key: one,
          label,
          search: searchWith({ plays: one, play: null }),
          current: one === filter,
        }))}
      />
      {/* Plays that come are announced by themselves. */}
      <output className="count" aria-live={standard === "newest" ? "off" : undefined}>
        {countLine(shown, plays.length, filter)}
      </output>
      {filter === "all" ? <DriveStrip game={game} drives={drives} homeSecondEdge={homeSecondEdge} /> : null}
      {shown === 0 ? (
        <p className="empty">{`${filter === "OT" ? "No overtime" : "Nothing here"}${standard === "newest" ? " yet" : ""}.`}</p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is pressed, by key too, are the links of the plays inside */}
      <div className={`list ${filter}`} onClick={onClick}>
        {showPlays(groups, filter, order, keys).map((quarter) => (
          <QuarterPlays
            // In the other order it is another list, so that no row counts as moved.
            key={`${order} ${quarter.quarterName}`}
            game={game}
            quarter={quarter}
            withReasons={filter === "flow"}
            withSwing={filter === "key"}
            keys={keys}
            order={order}
            address={`${search}${search === "" ? "?" : "&"}`}
            openId={open?.playId ?? null}
          />
        ))}
      </div>
      {corrections.length === 0 ? null : (
        <Suspense>
          <CorrectionsNote corrections={corrections} plays={plays} kickoff={game.dateTime} />
        </Suspense>
      )}
    </section>
  );
}
