import { Fragment } from "react";

import type { CountedLog } from "../../domain/scoring/counted-log.ts";
import { endsPoints, type LogColumn, type MyLogColumn } from "../../domain/players/player-log.ts";

export interface LogHeadProps {
  /** Of a kicker or a defender: his columns stand before the others. */
  counted: CountedLog | null;
  /** Points under the reader's own rules, which stand beside his own; null without them. */
  my: MyLogColumn | null;
  columns: LogColumn[];
  /** The class of each of those columns' cells. */
  classes: string[];
  /** The rules by which weeks are compared, behind whose points the places stand; null where they are not. */
  rankedBy: string | null;
}

/** The heads of a season log: groups over their columns. */
export function LogHead({ counted, my, columns, classes, rankedBy }: LogHeadProps) {
  const groups = [...Map.groupBy(columns, ({ group }) => group)];
  const places = rankedBy === null ? 0 : 1;
  const place =
    rankedBy === null ? null : (
      <th scope="col" className="place">
        <abbr title={`Place at the position that week, by ${rankedBy}`}>Rank</abbr>
      </th>
    );
  return (
    <thead>
      <tr className="groups">
        <td colSpan={3} aria-hidden="true" />
        {counted === null ? null : (
          <>
            <th scope="colgroup" className="fan" colSpan={(my === null ? 1 : 2) + places}>
              Fantasy
            </th>
            <th scope="colgroup" colSpan={counted.columns.length} className="first">
              {counted.group}
            </th>
          </>
        )}
        {groups.map(([group, members]) => (
          <th
            key={group}
            scope="colgroup"
            colSpan={members.length + (group === "Fantasy" ? places : 0)}
            className={group === "Fantasy" ? "fan" : "first"}
          >
            {group}
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col">
          <abbr title="Week">Wk</abbr>
        </th>
        <th scope="col" className="l">
          <abbr title="Opponent">Opp</abbr>
        </th>
        <th scope="col" className="l">
          Result
        </th>
        {counted === null ? null : (
          <th scope="col" className="fan">
            <abbr title={counted.points.title}>{counted.points.head}</abbr>
          </th>
        )}
        {counted === null || my === null ? null : (
          <th scope="col" className="fan my">
            <abbr title={my.title}>{my.head}</abbr>
          </th>
        )}
        {counted === null ? null : place}
        {counted?.columns.map(({ head, title }, index) => (
          <th key={head} scope="col" className={index === 0 ? "first" : ""}>
            <abbr title={title}>{head}</abbr>
          </th>
        ))}
        {columns.map((column, index) => (
          <Fragment key={column.field}>
            <th scope="col" className={classes[index]}>
              <abbr title={column.title}>{column.head}</abbr>
            </th>
            {endsPoints(columns, index) ? place : null}
          </Fragment>
        ))}
      </tr>
    </thead>
  );
}
