import { Link } from "react-router";

import type { CountedRow, CountedTable as Table } from "../../domain/scoring/counted-table.ts";
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
  isStarred,
  isWhole,
  otherLength,
}: CountedTableProps) {
  const { columns, groups } = table;
  return (
    <ScrollFrame label={title}>
      <table className="box counted">
        <caption className="vh">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{groups[0]?.heading === null ? "Defense" : "Player"}</th>
            {columns.map(({ head, title: words }) => (
              <th key={head} scope="col">
                <abbr title={words}>{head}</abbr>
              </th>
            ))}
            <th scope="col" className="fan">
              <abbr title={`Fantasy points, ${scoringName}`}>Pts</abbr>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.team} className={group.heading === null ? "alone" : undefined}>
            {group.heading === null ? null : (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 2}>
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
                ledger={ledgers[row.id] ?? ""}
                isStarred={isStarred(row.id)}
              />
            ))}
            {group.rest === 0 ? null : (
              <tr className="rest">
                <td colSpan={columns.length + 2}>
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
  ledger: string;
  isStarred: boolean;
}

function Row({ row: { id, name, team, position, cells, points }, columns, isDefense, ledger, isStarred }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <StarButton owner={id} name={name} isStarred={isStarred} />
        {isDefense ? (
          <span className="g">
            <Sleeve team={team} mini /> <Link to={ledger}>{name}</Link>
          </span>
        ) : (
          <>
            <Link to={`/players/${id}`}>{name}</Link> <span className="pos">{position}</span>
          </>
        )}
      </th>
      {cells.map(({ text, isNil, isLeader }, index) => (
        <td key={columns[index]?.head} className={isNil ? "nil" : isLeader ? "top" : undefined}>
          {text}
        </td>
      ))}
      <td className="fan">
        <Link to={ledger} aria-label={`${points}, the plays behind it`}>
          {points}
        </Link>
      </td>
    </tr>
  );
}
