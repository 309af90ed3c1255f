import { Fragment, type ReactNode } from "react";

import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import type { Player } from "../../domain/game/player.ts";
import { type CountedLog, sumCounted } from "../../domain/scoring/counted-log.ts";
import { formatPoints, MISSING } from "../../domain/words/format.ts";
import { pointsName } from "../../domain/words/points-name.ts";
import { pointsPath } from "../../domain/page/address/points-address.ts";
import { withMinus } from "../../domain/words/with-minus.ts";
import { endsPoints, logColumns, type LogColumn, logFigure } from "../../domain/players/player-log.ts";
import type { JudgedPoints } from "../../domain/projections/judged-points.ts";
import { logGame } from "../../domain/players/log-game.ts";
import { DEFENSE_POSITION } from "../../domain/players/team-defense.ts";
import type { PlayerLogEntry } from "../../domain/players/player-log-entry.ts";
import type { SeasonPart } from "../../domain/players/player-season.ts";
import { partName, type SeasonSum, seasonSums } from "../../domain/players/season-sums.ts";
import type { PlayerRanks } from "../../domain/players/player-ranks.ts";
import type { MyLog } from "../../domain/players/my-log.ts";
import { CountedCells } from "./counted-cells.tsx";
import MyNote from "./my-note.tsx";
import { LogGapRow } from "./log-gap-row.tsx";
import { LogHead, type LogHeadProps } from "./log-head.tsx";
import { LogRow } from "./log-row.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

/** Week, opponent, result. */
const HEAD_COLUMNS = 3;

/** The rules of each kind of points that the statistics have. */
const SCORING_OF = { fantasyPoints: "standard", fantasyPointsPPR: "ppr" } as const;

function isPoints(field: LogColumn["field"]): field is keyof typeof SCORING_OF {
  return field in SCORING_OF;
}

interface PlayerLogProps {
  parts: SeasonPart[];
  /** Of a kicker or a defender. */
  counted: CountedLog | null;
  season: number;
  player: Pick<Player, "playerId" | "name" | "position">;
  my: MyLog | null;
  /** The keys of games whose plays explain his points. */
  explained: readonly string[];
  /** What was expected in each game, and whether it came, by game key. */
  judged: Readonly<Record<string, JudgedPoints>>;
  /** Where he finished each week; null where nobody is compared with him. */
  ranks: PlayerRanks | null;
}

/** A season week by week: what was done, in small beneath it what was projected, and what was missed. */
export function PlayerLog({
  parts,
  counted,
  season,
  player: { playerId, name, position },
  my,
  explained,
  judged,
  ranks: all,
}: PlayerLogProps) {
  const lines = entriesOf(parts)
    .flatMap(({ stats, projection }) => [stats, projection])
    .filter((line) => line !== null);
  const columns = logColumns(position, lines, my?.column).filter(
    ({ group }) => counted === null || group !== "Fantasy",
  );
  const pathOf = my && ((key: string) => my.path.replace("KEY", key));
  const ledgerOf = (gameKey: string, field: LogColumn["field"]) =>
    field === "my"
      ? (pathOf?.(gameKey) ?? null)
      : isPoints(field) && explained.includes(gameKey)
        ? pointsPath(gameKey, playerId, { at: null, scoring: SCORING_OF[field] })
        : null;
  const classes = columns.map((column, index) => cellClass(column, columns[index - 1]));
  const ranks = all === null || Object.keys(all.weeks).length === 0 ? null : all;
  const width =
    HEAD_COLUMNS +
    (ranks === null ? 0 : 1) +
    columns.length +
    (counted === null ? 0 : counted.columns.length + (my === null ? 1 : 2));
  /** The cell behind the points of a game, or of none. */
  const placeIn = (gameKey: string | null) =>
    ranks === null ? null : <td className="place">{gameKey === null ? "" : placeOf(ranks, gameKey)}</td>;
  const cellsOf = (entry: PlayerLogEntry, gameKey: string) =>
    counted === null ? null : (
      <CountedCells
        log={counted}
        game={counted.games[gameKey] ?? null}
        judged={judged[gameKey] ?? null}
        ledger={`/games/${gameKey}/points/${encodeURIComponent(playerId)}?scoring=${counted.points.scoring}`}
        nameOf={nameIn(entry, name)}
        my={my ? { points: my.column.points.stats[gameKey] ?? null, ledger: pathOf?.(gameKey) ?? null } : undefined}
        place={placeIn(gameKey)}
      />
    );
  return (
    <>
      <ScrollFrame label={`Game log of ${name}`}>
        <table className="log">
          <caption className="vh">Game log of {name}</caption>
          <LogHead
            counted={counted}
            my={my?.column ?? null}
            columns={columns}
            classes={classes}
            rankedBy={ranks === null ? null : ranks.scoring}
          />
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
                    ledgerOf={(field) => ledgerOf(row.entry.game.gameKey, field)}
                    nameOf={nameIn(row.entry, name)}
                    judged={judged[row.entry.game.gameKey] ?? null}
                    place={placeIn(row.entry.game.gameKey)}
                  >
                    {cellsOf(row.entry, row.entry.game.gameKey)}
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
            place={placeIn(null)}
          />
        </table>
      </ScrollFrame>
      <LogNotes {...{ parts, counted, position, my, judged }} />
    </>
  );
}

/** What a figure of somebody's points in a game is called. */
function nameIn(entry: PlayerLogEntry, name: string) {
  return (figure: string, head: string) => `${pointsName(figure, head, name)}, ${logGame(entry).words}`;
}

function entriesOf(parts: readonly SeasonPart[]): PlayerLogEntry[] {
  return parts.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === "game" ? [row.entry] : [])));
}

type LogNotesProps = Pick<PlayerLogProps, "parts" | "counted" | "my" | "judged"> & { position: string };

/** What has to be said of a log below it. */
function LogNotes({ parts, counted, position, my, judged }: LogNotesProps) {
  const isAbsent = parts.some(({ rows }) => rows.some(({ kind }) => kind === "absent"));
  return (
    <>
      {entriesOf(parts).every(({ projection }) => projection === null) && Object.keys(judged).length === 0 ? null : (
        <p className="small note">
          Small figures are projections. We give a range for each game, which eight results of ten should fall into: “in
          range” did, “above” and “below” did not.
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

interface LogSumsProps extends Omit<LogHeadProps, "rankedBy"> {
  sums: SeasonSum[];
  /** The empty cell behind the points; null where there is none. */
  place: ReactNode;
}

function LogSums({ sums, counted, my, columns, classes, place }: LogSumsProps) {
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
              place={place}
              meanOf={isAverage ? gameKeys.filter((key) => counted.games[key] !== undefined).length : null}
            />
          )}
          {columns.map((column, index) => (
            <Fragment key={column.field}>
              <td className={classes[index]}>
                {isAverage ? withMinus(formatPoints(figure(column))) : logFigure(figure(column), column.field)}
              </td>
              {endsPoints(columns, index) ? place : null}
            </Fragment>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

/** `WR12`; nothing in a week that is not compared. */
function placeOf({ group, weeks }: PlayerRanks, gameKey: string): string {
  const place = weeks[gameKey];
  return place === undefined ? "" : `${group}${place}`;
}

function cellClass({ group }: LogColumn, before: LogColumn | undefined): string {
  if (group === "Fantasy") return "fan";
  return group === before?.group ? "" : "first";
}
