import type { Game } from "../../domain/game.ts";
import type { ShownPlay } from "../../domain/play.ts";
import { quarterTable, type QuarterRow } from "../../domain/quarter-table.ts";
import { LeadChart } from "./lead-chart.tsx";
import { Sleeve } from "./sleeve.tsx";

const FULL_NAMES = new Map([
  ["Q1", "1st quarter"],
  ["Q2", "2nd quarter"],
  ["Q3", "3rd quarter"],
  ["Q4", "4th quarter"],
  ["OT", "Overtime"],
]);

interface QuarterSectionProps {
  game: Game;
  plays: ShownPlay[];
  homeSecondEdge: boolean;
}

/** Points by quarter, and under the same columns who led and by how much. */
export function QuarterSection({ game, plays, homeSecondEdge }: QuarterSectionProps) {
  const { columns, rows } = quarterTable(game);
  return (
    <section id="quarters" aria-labelledby="quarters-h">
      <div className="slug">
        <h2 id="quarters-h">Quarter by quarter</h2>
      </div>
      <table className={game.isOvertime ? "line ot" : "line"}>
        <caption className="vh">Points by quarter</caption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            {columns.map((name) => (
              <th key={name} scope="col" className={name === "FINAL" ? "fin" : undefined}>
                {FULL_NAMES.has(name) ? <abbr title={FULL_NAMES.get(name)}>{name}</abbr> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.team} row={row} />
          ))}
        </tbody>
      </table>
      <LeadChart game={game} plays={plays} homeSecondEdge={homeSecondEdge} />
    </section>
  );
}

function Row({ row }: { row: QuarterRow }) {
  return (
    <tr className={row.isWinner ? "won" : undefined}>
      <th scope="row">
        <span>
          <Sleeve team={row.team} mini /> {row.team}
        </span>
      </th>
      {row.quarters.map(({ text, value }, index) => (
        // A row's quarters never move: their place is their identity.
        <td key={index} className={value === 0 || value === null ? "nil" : undefined}>
          {text}
        </td>
      ))}
      <td className="fin">{row.final.text}</td>
    </tr>
  );
}
