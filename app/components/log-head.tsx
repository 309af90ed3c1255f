import type { CountedLog } from "../../domain/scoring/counted-log.ts";
import type { LogColumn, MyLogColumn } from "../../domain/players/player-log.ts";

export interface LogHeadProps {
  /** Of a kicker or a defender: his columns stand before the others. */
  counted: CountedLog | null;
  /** Points under the reader's own rules, which stand beside his own; null without them. */
  my: MyLogColumn | null;
  columns: LogColumn[];
  /** The class of each of those columns' cells. */
  classes: string[];
  /** The rules by which weeks are compared; null where they are not. */
  rankedBy: string | null;
}

/** The heads of a season log: groups over their columns. */
export function LogHead({ counted, my, columns, classes, rankedBy }: LogHeadProps) {
  const groups = [...Map.groupBy(columns, ({ group }) => group)];
  return (
    <thead>
      <tr className="groups">
        <td colSpan={rankedBy === null ? 3 : 4} aria-hidden="true" />
        {counted === null ? null : (
          <>
            <th scope="colgroup" className="fan" colSpan={my === null ? 1 : 2}>
              Fantasy
            </th>
            <th scope="colgroup" colSpan={counted.columns.length} className="first">
              {counted.group}
            </th>
          </>
        )}
        {groups.map(([group, members]) => (
          <th key={group} scope="colgroup" colSpan={members.length} className={group === "Fantasy" ? "fan" : "first"}>
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
        {rankedBy === null ? null : (
          <th scope="col" className="place">
            <abbr title={`Finish of the week at the position, ${rankedBy}`}>Rank</abbr>
          </th>
        )}
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
        {counted?.columns.map(({ head, title }, index) => (
          <th key={head} scope="col" className={index === 0 ? "first" : ""}>
            <abbr title={title}>{head}</abbr>
          </th>
        ))}
        {columns.map((column, index) => (
          <th key={column.field} scope="col" className={classes[index]}>
            <abbr title={column.title}>{column.head}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}
