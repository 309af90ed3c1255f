import { Fragment } from "react";
import { Link } from "react-router";

import { type ReadersGame } from "../../domain/live/live-game.ts";
import { type Tab, TABS } from "../../domain/page/game-view.ts";
import { DifferenceNote } from "./difference-note.tsx";

interface BoxNotesProps {
  page: Pick<ReadersGame, "differences" | "otherFigures">;
  /** The tab that is shown; on paper all of them are. */
  tab: Tab;
}

/** What the rows of the box score do not say: figures of players it has no rows for, and official figures that the plays do not add up to. */
export default function BoxNotes({ page: { differences, otherFigures }, tab }: BoxNotesProps) {
  return (
    <>
      {TABS.map((one) => {
        const others = otherFigures.filter((figures) => figures.tab === one);
        return others.length === 0 ? null : (
          <p key={one} className={one === tab ? "small note" : "small note pane printed"}>
            Also {one}, at positions this table leaves out, and counted in the team totals:{" "}
            {others.map(({ playerId, playerName, position, team, words }, place) => (
              <Fragment key={playerId}>
                {place === 0 ? null : "; "}
                <Link to={`/players/${playerId}`}>{playerName}</Link> ({position}, {team}), {words}
              </Fragment>
            ))}
            .
          </p>
        );
      })}
      {differences.length === 0 ? null : <DifferenceNote differences={differences} />}
    </>
  );
}
