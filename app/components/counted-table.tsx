import { Link } from "react-router";

import type { CountedRow, CountedTable as Table } from "../../domain/scoring/counted-table.ts";
import { pointsName } from "../../domain/words/points-name.ts";
import { ScrollFrame } from "./scroll-frame.tsx";
import { Sleeve } from "./sleeve.tsx";
import { StarButton } from "./star-button.tsx";

interface CountedTableProps {
  title: string;
  table: Table;
  /** The head of the points: the scoring's name. */
  scoringName: string;
  /** By a row's id: the address of the plays behind its points. */
  ledgers: Readonly<Record<string, string>>;
  /** The figures and points are those of a game to come. */
  isExpected: boolean;
  /** Whether a row's owner is one of the reader's players now. */
  isStarred(id: string): boolean;
  /** Everybody is shown. */
  isWhole: boolean;
  /** The address with everybody, or with those alone who have the most points: the other of the two. */
  otherLength: string;
}

/** Figures that plays count: of kickers and defenders by team, or of the two defenses. */
export function CountedTable({
  title,
  table,
  scoringName,
  ledgers,
  isExpected,
  isStarred,
  isWhole,
  otherLength,
}: CountedTableProps) {
  const { columns, groups, hasProjections } = table;
  const width = columns.length + (hasProjections ? 3 : 2);
  return (
    <ScrollFrame label={title}>
      <table className="box counted">
        <caption className="vh">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{groups[0]?.heading === null ? "Defense" : "Player"}</th>
            {columns.map(({ head, title: words, isMinor }) => (
              <th key={head} scope="col" className={isMinor ? "minor" : undefined}>
                <abbr title={words}>{head}</abbr>
              </th>
            ))}
            <th scope="col" className="fan">
              <abbr title={`${isExpected ? "Projected fantasy" : "Fantasy"} points, ${scoringName}`}>
                {isExpected ? "Proj" : "Pts"}
              </abbr>
            </th>
            {hasProjections ? (
              <th scope="col" className="proj">
                <abbr title={`Projected before the game, ${scoringName}`}>Proj</abbr>
              </th>
            ) : null}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.team} className={group.heading === null ? "alone" : undefined}>
            {group.heading === null ? null : (
              <tr>
                <th scope="rowgroup" colSpan={width}>
                  <span className="g">
                    <Sleeve team={group.team} mini /> {group.heading}
                  </span>
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                columns={columns}
                isDefense={group.heading === null}
                scoringName={scoringName}
                ledger={isExpected ? null : (ledgers[row.id] ?? "")}
                hasProjections={hasProjections}
                isStarred={isStarred(row.id)}
              />
            ))}
            {group.rest === 0 ? null : (
              <tr className="rest">
                <td colSpan={width}>
                  <Link to={otherLength} replace preventScrollReset>
                    {isWhole ? "Only the first" : `${group.rest} more`}
                    <span className="vh"> of {group.team}</span>
                  </Link>
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </ScrollFrame>
  );
}

interface RowProps {
  row: CountedRow;
  columns: Table["columns"];
  isDefense: boolean;
  scoringName: string;
  /** Null where there are no plays behind the points. */
  ledger: string | null;
  hasProjections: boolean;
  isStarred: boolean;
}

function Row({ row, columns, isDefense, scoringName, ledger, hasProjections, isStarred }: RowProps) {
  const { id, name, team, position, cells, points, projected } = row;
  return (
    <tr>
      <th scope="row">
        <StarButton owner={id} name={name} isStarred={isStarred} />
        {isDefense ? (
          <span className="g">
            <Sleeve team={team} mini /> <Link to={ledger ?? `/players/${id}`}>{name}</Link>
          </span>
        ) : (
          <>
            <Link to={`/players/${id}`}>{name}</Link> <span className="pos">{position}</span>
          </>
        )}
      </th>
      {cells.map(({ text, isNil, isLeader }, index) => {
        const column = columns[index];
        const kind = isNil ? "nil" : isLeader ? "top" : "";
        return (
          <td key={column?.head} className={`${kind}${column?.isMinor ? " minor" : ""}`.trim() || undefined}>
            {text}
          </td>
        );
      })}
      <td className="fan">
        {ledger === null ? (
          points
        ) : (
          <Link to={ledger} aria-label={pointsName(points, scoringName, name)}>
            {points}
          </Link>
        )}
      </td>
      {hasProjections ? <td className="proj">{projected}</td> : null}
    </tr>
  );
}
