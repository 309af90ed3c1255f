import { boxScore, countPlayers, defaultSource, emptyTabText, NO_PLAYER_DATA } from "../../domain/page/box-score.ts";
import type { LineDifference } from "../../domain/game/line-difference.ts";
import type { LineSource, PlayerLine } from "../../domain/game/player-line.ts";
import { TABS } from "../../domain/page/view-query.ts";
import { useGameView } from "../game-view.ts";
import { BoxScoreTable, type BoxScoreTableProps } from "./box-score-table.tsx";
import { DifferenceNote } from "./difference-note.tsx";
import { PageTabs } from "./page-tabs.tsx";

interface BoxScoreSectionProps {
  projections: PlayerLine[];
  stats: PlayerLine[];
  differences: LineDifference[];
  points: BoxScoreTableProps["points"];
}

const SOURCE_LABELS: Record<LineSource, string> = { projections: "Projections", stats: "Game Stats" };
const TAB_LABELS = { passing: "Passing", rushing: "Rushing", receiving: "Receiving" } as const;

/** Who did what: projections or statistics, by passing, rushing and receiving. */
export function BoxScoreSection({ projections, stats, differences, points }: BoxScoreSectionProps) {
  const { view, searchWith } = useGameView();
  const standard = defaultSource(stats);
  const source = view.source ?? standard;
  const lines = { projections, stats };
  const hasPlayers = countPlayers(projections) + countPlayers(stats) > 0;
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
        <PageTabs
          // One more digit makes the tab wider and moves it: it is another element then.
          key={`${countPlayers(projections)} ${countPlayers(stats)}`.length}
          label="Source"
          className="switch"
          tabs={(["projections", "stats"] as const).map((one) => ({
            key: one,
            label: `${SOURCE_LABELS[one]} (${countPlayers(lines[one])})`,
            search: searchWith({ source: one === standard ? null : one }),
            current: one === source,
          }))}
        />
      </div>
      {TABS.map((tab) => {
        const teams = boxScore(lines[source], tab);
        if (teams.length > 0) {
          return (
            <div key={tab} className={tab === view.tab ? `pane ${tab}` : `pane printed ${tab}`}>
              <BoxScoreTable
                tab={tab}
                title={`${SOURCE_LABELS[source]}: ${tab}`}
                teams={teams}
                differences={source === "stats" ? differences : []}
                points={source === "stats" && points}
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
      {source === "stats" && hasPlayers ? <DifferenceNote differences={differences} /> : null}
    </section>
  );
}
