import { Suspense } from "react";

import {
  boxScore,
  countPlayers,
  defaultSource,
  emptyTabText,
  NO_PLAYER_DATA,
  TAB_COLUMNS,
} from "../../domain/page/box-score.ts";
import type { LineSource } from "../../domain/game/player-line.ts";
import type { ReadersGame } from "../../domain/live/live-game.ts";
import { SOURCES, TABS } from "../../domain/page/game-view.ts";
import { useGameView } from "../use-game-view.ts";
import { lazyPart } from "../lazy-part.ts";
import { BoxScoreTable, type BoxScoreTableProps } from "./box-score-table.tsx";
import { PageTabs } from "./page-tabs.tsx";

interface BoxScoreSectionProps {
  page: Pick<ReadersGame, "playerProjections" | "playerGameStats" | "differences" | "otherFigures" | "my">;
  points: BoxScoreTableProps["points"];
  /** What precedes the name of a table that is a page of its own; false where there is nothing to count. */
  tables: string | false;
}

const SOURCE_LABELS: Record<LineSource, string> = { projections: "Projections", stats: "Game Stats" };
const TAB_LABELS = { passing: "Passing", rushing: "Rushing", receiving: "Receiving" } as const;

/** Most games have none. */
const BoxNotes = lazyPart(() => import("./box-notes.tsx"));
/** For those who have rules of their own. */
const MyNote = lazyPart(() => import("./my-note.tsx"));

/** Who did what: projections or statistics, by passing, rushing and receiving. */
export function BoxScoreSection({ page, points, tables }: BoxScoreSectionProps) {
  const { playerProjections: projections, playerGameStats: stats, differences, my } = page;
  const { view, searchWith } = useGameView();
  const standard = defaultSource(stats);
  const source = view.source ?? standard;
  const lines = { projections, stats };
  const counts = { projections: countPlayers(projections), stats: countPlayers(stats) };
  // What the pages beside this one are shown under, too.
  const kept = searchWith({ plays: "all", source: null, tab: "passing", order: null });
  const hasPlayers = counts.projections + counts.stats > 0;
  return (
    <section id="box" aria-labelledby="box-h">
      <div className="slug">
        <h2 id="box-h">Box score</h2>
      </div>
      <div className="boxbar">
        <PageTabs
          label="Statistics"
          tabs={TABS.map((tab) => ({
            key: tab,
            label: TAB_LABELS[tab],
            search: searchWith({ tab }),
            current: tab === view.tab,
          }))}
        />
        {tables ? (
          <nav className="tabs more" aria-label="More tables">
            <ul>
              {["Kicking", "Defense", "IDP", "Usage"].map((name) => (
                <li key={name}>
                  <a href={tables + name.toLowerCase() + kept}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <PageTabs
          // One more digit makes the tab wider and moves it: it is another element then.
          key={`${counts.projections} ${counts.stats}`.length}
          label="Source"
          className="switch"
          tabs={SOURCES.map((one) => ({
            key: one,
            label: `${SOURCE_LABELS[one]} (${counts[one]})`,
            search: searchWith({ source: one === standard ? null : one }),
            current: one === source,
          }))}
        />
      </div>
      {TABS.map((tab) => {
        const columns = my ? [...TAB_COLUMNS[tab], my[source]] : TAB_COLUMNS[tab];
        const teams = boxScore(lines[source], tab, columns);
        if (teams.length > 0) {
          return (
            <div key={tab} className={tab === view.tab ? `pane ${tab}` : `pane printed ${tab}`}>
              <BoxScoreTable
                tab={tab}
                title={`${SOURCE_LABELS[source]}: ${tab}`}
                columns={columns}
                teams={teams}
                differences={source === "stats" ? differences : []}
                points={source === "stats" && points}
                scores={view.scores}
                isForPrint={tab !== view.tab}
              />
            </div>
          );
        }
        if (tab !== view.tab) return null;
        return (
          <p key={tab} className="empty">
            {hasPlayers ? emptyTabText(tab, source) : NO_PLAYER_DATA}
          </p>
        );
      })}
      <Suspense>
        {my && hasPlayers ? <MyNote my={my} /> : null}
        {source === "stats" && (differences[0] || page.otherFigures[0]) ? (
          <BoxNotes page={page} tab={view.tab} />
        ) : null}
      </Suspense>
    </section>
  );
}
