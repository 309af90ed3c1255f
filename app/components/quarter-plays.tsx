import { useState } from "react";

import type { Game } from "../../domain/game/game.ts";
import type { PagePlay } from "../../domain/game/page-play.ts";
import type { PlayRow } from "../../domain/plays/drives.ts";
import type { KeyPlay } from "../../domain/shape/key-plays.ts";
import type { ShownDrive, ShownQuarter } from "../../domain/page/show-plays.ts";
import { teamName } from "../../domain/game/team.ts";
import type { PlayOrder } from "../../domain/page/game-view.ts";
import { PlayItem } from "./play-item.tsx";
import { Sleeve } from "./sleeve.tsx";

/** What all rows of a list have in common. */
interface RowProps {
  game: Game;
  /** Under each play, why FLOW shows it. */
  withReasons: boolean;
  /** Under each play, what it moved. */
  withSwing: boolean;
  /** The key plays by their ids. */
  keys: ReadonlyMap<string, KeyPlay>;
  /** What of the address stands before a play's own name. */
  address: string;
  /** The play whose card is open. */
  openId: string | null;
}

interface QuarterPlaysProps extends RowProps {
  quarter: ShownQuarter<PagePlay>;
  order: PlayOrder;
}

/** The plays of one quarter, drive by drive. */
export function QuarterPlays({ quarter, order, ...rows }: QuarterPlaysProps) {
  const { quarterName, label, awayScore, homeScore, drives } = quarter;
  const { awayTeam, homeTeam } = rows.game;
  return (
    <section className="quarter" aria-labelledby={`quarter-${quarterName}`}>
      <h3 id={`quarter-${quarterName}`}>
        {label}{" "}
        <span key={`${awayScore} ${homeScore}`}>
          {awayTeam} {awayScore}, {homeTeam} {homeScore}
        </span>
      </h3>
      {drives.map((drive) => (
        <Drive key={drive.key} drive={drive} order={order} {...rows} />
      ))}
    </section>
  );
}

interface DriveProps extends RowProps {
  drive: ShownDrive<PagePlay>;
  order: PlayOrder;
}

/** The letters of a line on a phone, where what is in braces steps aside, and of one beside the scoring plays. */
const LINE = 48;
const WIDE_LINE = 70;

/** A drive; its classes tell the style sheet its rows and the lines that those take beyond the usual ones: see out-of-sight.css. */
function Drive({ drive, order, ...rows }: DriveProps) {
  let lines = 0;
  let wide = 0;
  for (const item of drive.items) {
    if (item.kind === "between") continue;
    const { plain, description } = item.row.play;
    const text = plain ?? description;
    lines += Math.floor(text.replaceAll(/{.*?}/g, "").length / LINE);
    wide += Math.floor(text.replaceAll(/[{}]/g, "").length / WIDE_LINE);
  }
  return (
    <div className={`drive r${drive.items.length} l${lines} w${wide}`}>
      <DriveHead game={rows.game} drive={drive} />
      <ol reversed={order === "newest"}>
        {drive.items.map((item) =>
          item.kind === "play" ? (
            playItem(item.row, rows)
          ) : (
            <Between key={`between-${oldestOf(item.rows)}`} rows={item.rows} shared={rows} />
          ),
        )}
      </ol>
    </div>
  );
}

/** No component of its own: a page has up to 200 rows. */
function playItem(row: PlayRow<PagePlay>, rows: RowProps) {
  const { playId } = row.play;
  return <PlayItem key={playId} row={row} isOpen={playId === rows.openId} mark={rows.keys.get(playId)} {...rows} />;
}

function DriveHead({ game, drive: { summary, isContinued } }: Pick<DriveProps, "game" | "drive">) {
  if (summary === null) return null;
  const { team, figures, result } = summary;
  return (
    <h4>
      <Sleeve team={team} mini />{" "}
      <span>
        <b>{teamName(team, game.season).nick}</b> {isContinued ? "continued" : figures}
      </span>{" "}
      {result === null ? null : <span className="res">{result}</span>}
    </h4>
  );
}

/** The identity of such a group while plays are added to it, so that it stays open. */
function oldestOf(rows: PlayRow<PagePlay>[]): string | undefined {
  return rows.toSorted((a, b) => a.play.sequence - b.play.sequence)[0]?.play.playId;
}

/** What FLOW leaves out between two of its plays, folded away. */
function Between({ rows, shared }: { rows: PlayRow<PagePlay>[]; shared: RowProps }) {
  const hasOpen = rows.some(({ play }) => play.playId === shared.openId);
  const [hadOpen, setHadOpen] = useState(hasOpen);
  // It opens with a play's card and stays so when that is closed: the row that has the focus would be folded away.
  const [isUnfolded, setIsUnfolded] = useState(hasOpen);
  if (hasOpen !== hadOpen) {
    setHadOpen(hasOpen);
    if (hasOpen) setIsUnfolded(true);
  }
  return (
    <li className="gap">
      <details open={isUnfolded} onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}>
        <summary>
          {rows.length} {rows.length === 1 ? "play" : "plays"} between
        </summary>
        <ol>{rows.map((row) => playItem(row, { ...shared, withReasons: false }))}</ol>
      </details>
    </li>
  );
}
