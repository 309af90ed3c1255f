import type { Game } from "../../domain/game/game.ts";
import type { PlayMark } from "../../domain/corrections/correction-words.ts";
import type { PlayRow } from "../../domain/plays/drives.ts";
import type { ShownDrive, ShownQuarter } from "../../domain/page/shown-plays.ts";
import type { ShownPlay } from "../../domain/game/play.ts";
import { teamName } from "../../domain/game/team.ts";
import type { PlayOrder } from "../../domain/page/view-query.ts";
import { PlayItem } from "./play-item.tsx";
import { Sleeve } from "./sleeve.tsx";

interface QuarterPlaysProps {
  game: Game;
  quarter: ShownQuarter<ShownPlay>;
  /** Under each play, why FLOW shows it. */
  withReasons: boolean;
  order: PlayOrder;
  /** What was changed of plays, by their ids. */
  marks: ReadonlyMap<string, PlayMark[]>;
}

/** The plays of one quarter, drive by drive. */
export function QuarterPlays({ game, quarter, withReasons, order, marks }: QuarterPlaysProps) {
  const { quarterName, label, awayScore, homeScore, drives } = quarter;
  return (
    <section className="quarter" aria-labelledby={`quarter-${quarterName}`}>
      <h3 id={`quarter-${quarterName}`}>
        {label}{" "}
        <span key={`${awayScore} ${homeScore}`}>
          {game.awayTeam} {awayScore}, {game.homeTeam} {homeScore}
        </span>
      </h3>
      {drives.map((drive) => (
        <Drive key={drive.key} game={game} drive={drive} withReasons={withReasons} order={order} marks={marks} />
      ))}
    </section>
  );
}

interface DriveProps extends Omit<QuarterPlaysProps, "quarter"> {
  drive: ShownDrive<ShownPlay>;
}

function Drive({ game, drive, withReasons, order, marks }: DriveProps) {
  return (
    <div className="drive">
      <DriveHead game={game} drive={drive} />
      <ol reversed={order === "newest"}>
        {drive.items.map((item) =>
          item.kind === "play" ? (
            <PlayItem
              key={item.row.play.playId}
              game={game}
              row={item.row}
              withReasons={withReasons}
              marks={marks.get(item.row.play.playId)}
            />
          ) : (
            <Between key={`between-${oldestOf(item.rows)}`} game={game} rows={item.rows} marks={marks} />
          ),
        )}
      </ol>
    </div>
  );
}

function DriveHead({ game, drive: { summary, isContinued } }: Pick<DriveProps, "game" | "drive">) {
  if (summary === null) return <div className="undriven" />;
  const { team, plays, yards, time, result } = summary;
  const figures = [`${plays} ${plays === 1 ? "play" : "plays"}`, `${yards} ${yards === 1 ? "yard" : "yards"}`, time];
  return (
    <h4>
      <Sleeve team={team} mini />{" "}
      <span>
        <b>{teamName(team, game.season).nick}</b>{" "}
        {isContinued ? "continued" : figures.filter((figure) => figure !== null).join(", ")}
      </span>{" "}
      {result === null ? null : <span className="res">{result}</span>}
    </h4>
  );
}

/** The identity of such a group while plays are added to it, so that it stays open. */
function oldestOf(rows: PlayRow<ShownPlay>[]): string | undefined {
  const [first, last] = [rows[0]?.play, rows.at(-1)?.play];
  return first !== undefined && last !== undefined && last.sequence < first.sequence ? last.playId : first?.playId;
}

/** What FLOW leaves out between two of its plays, folded away. */
function Between({ game, rows, marks }: Pick<DriveProps, "game" | "marks"> & { rows: PlayRow<ShownPlay>[] }) {
  return (
    <li className="gap">
      <details>
        <summary>
          {rows.length} {rows.length === 1 ? "play" : "plays"} between
        </summary>
        <ol>
          {rows.map((row) => (
            <PlayItem
              key={row.play.playId}
              game={game}
              row={row}
              withReasons={false}
              marks={marks.get(row.play.playId)}
            />
          ))}
        </ol>
      </details>
    </li>
  );
}
