import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import type { Player } from "../../domain/game/player.ts";
import { type CountedLog, sumCounted } from "../../domain/scoring/counted-log.ts";
import { formatPoints, MISSING } from "../../domain/words/format.ts";
import { withMinus } from "../../domain/words/with-minus.ts";
import { logColumns, type LogColumn, logFigure } from "../../domain/players/player-log.ts";
import type { JudgedPoints } from "../../domain/projections/judged-points.ts";
import { DEFENSE_POSITION } from "../../domain/players/team-defense.ts";
import type { SeasonPart } from "../../domain/players/player-season.ts";
import { partName, type SeasonSum, seasonSums } from "../../domain/players/season-sums.ts";
import type { MyLog } from "../../domain/players/my-log.ts";
import { CountedCells } from "./counted-cells.tsx";
import MyNote from "./my-note.tsx";
import { LogGapRow } from "./log-gap-row.tsx";
import { LogHead, type LogHeadProps } from "./log-head.tsx";
import { LogRow } from "./log-row.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

/** Week, opponent, result. */
const HEAD_COLUMNS = 3;

interface PlayerLogProps {
  parts: SeasonPart[];
  /** Of a kicker or a defender. */
  counted: CountedLog | null;
  season: number;
  player: Pick<Player, "playerId" | "name" | "position">;
  my: MyLog | null;
  /** What was expected in each game, and whether it came, by game key. */
  judged: Readonly<Record<string, JudgedPoints>>;
}

/** A season week by week: what was done, in small beneath it what was projected, and what was missed. */
export function PlayerLog({
  parts,
  counted,
  season,
  player: { playerId, name, position },
  my,
  judged,
}: PlayerLogProps) {
  const entries = parts.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === "game" ? [row.entry] : [])));
  const lines = entries.flatMap(({ stats, projection }) => [stats, projection]).filter((line) => line !== null);
  const columns = logColumns(position, lines, my?.column).filter(
    ({ group }) => counted === null || group !== "Fantasy",
  );
  const pathOf = my && ((key: string) => my.path.replace("KEY", key));
  const classes = columns.map((column, index) => cellClass(column, columns[index - 1]));
  const width = HEAD_COLUMNS + columns.length + (counted === null ? 0 : counted.columns.length + (my === null ? 1 : 2));
  const isAbsent = parts.some(({ rows }) => rows.some(({ kind }) => kind === "absent"));
  const cellsOf = (gameKey: string) =>
    counted === null ? null : (
      <CountedCells
        log={counted}
        game={counted.games[gameKey] ?? null}
        judged={judged[gameKey] ?? null}
        ledger={`/games/${gameKey}/points/${encodeURIComponent(playerId)}?scoring=${counted.points.scoring}`}
        my={my ? { points: my.column.points.stats[gameKey] ?? null, ledger: pathOf?.(gameKey) ?? null } : undefined}
      />
    );
  return (
    <>
      <ScrollFrame label={`Game log of ${name}`}>
        <table className="log">
          <caption className="vh">Game log of {name}</caption>
          <LogHead counted={counted} my={my?.column ?? null} columns={columns} classes={classes} />
          {parts.map(({ seasonType, rows }) => (
            <tbody key={seasonType}>
              {parts.length === 1 ? null : (
                <tr className="part">
                  <th scope="rowgroup" colSpan={width}>
                    {partName(seasonType)}
                  </th>
                </tr>
              )}
              {rows.map((row, index) =>
                row.kind === "game" ? (
                  <LogRow
                    key={row.entry.game.gameKey}
                    entry={row.entry}
                    columns={columns}
                    classes={classes}
                    pointsOf={pathOf}
                    judged={judged[row.entry.game.gameKey] ?? null}
                  >
                    {cellsOf(row.entry.game.gameKey)}
                  </LogRow>
                ) : (
                  <LogGapRow key={index} row={row} season={season} columns={width} />
                ),
              )}
            </tbody>
          ))}
          <LogSums
            sums={seasonSums(parts, position, counted !== null)}
            counted={counted}
            my={my?.column ?? null}
            columns={columns}
            classes={classes}
          />
        </table>
      </ScrollFrame>
      {entries.every(({ projection }) => projection === null) && Object.keys(judged).length === 0 ? null : (
        <p className="small note">
          Small figures are projections. In range is a result where we expected eight of ten, above and below are the
          others.
        </p>
      )}
      {position === DEFENSE_POSITION ? <AllowedNote /> : null}
      {my === null ? null : <MyNote my={my} />}
      {counted !== null || isBoxScorePosition(position) ? null : (
        <p className="small note">
          {position === "K"
            ? "Kicks are counted from plays"
            : "Kicks and defense are counted from plays, and punts and blocks not at all"}
          : fantasy points that nobody has counted show as “{MISSING}”. Passing, rushing, receiving and returns are
          scored for everyone.
        </p>
      )}
      {isAbsent ? (
        <p className="small note">
          No stats: did not play, or played without{" "}
          {position === "K"
            ? "a kick"
            : isBoxScorePosition(position)
              ? "a pass, carry, target or any other counted stat"
              : "any counted stat"}
          .
        </p>
      ) : null}
    </>
  );
}

/** Why a defense allowed fewer points than the other team scored. */
function AllowedNote() {
  return (
    <p className="small note">
      What its offense gave away is not counted as points allowed: returned interceptions and fumbles, safeties.
    </p>
  );
}

interface LogSumsProps extends LogHeadProps {
  sums: SeasonSum[];
}

function LogSums({ sums, counted, my, columns, classes }: LogSumsProps) {
  if (sums.length === 0) return null;
  return (
    <tfoot>
      {sums.map(({ label, isAverage, gameKeys, figure }) => (
        <tr key={label}>
          <th scope="row" colSpan={HEAD_COLUMNS}>
            {label}
          </th>
          {counted === null ? null : (
            <CountedCells
              log={counted}
              game={sumCounted(counted, gameKeys)}
              ledger={null}
              my={my ? { points: figure(my), ledger: null } : undefined}
              meanOf={isAverage ? gameKeys.filter((key) => counted.games[key] !== undefined).length : null}
            />
          )}
          {columns.map((column, index) => (
            <td key={column.field} className={classes[index]}>
              {isAverage ? withMinus(formatPoints(figure(column))) : logFigure(figure(column), column.field)}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

function cellClass({ group }: LogColumn, before: LogColumn | undefined): string {
  if (group === "Fantasy") return "fan";
  return group === before?.group ? "" : "first";
}
