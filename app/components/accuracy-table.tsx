import type { Accuracy } from "../../domain/projections/accuracy.ts";
import { formatInteger, formatPoints } from "../../domain/words/format.ts";
import { ScrollFrame } from "./scroll-frame.tsx";

interface AccuracyTableProps {
  name: string;
  rows: { position: string; accuracy: Accuracy }[];
}

/** How far projections were off at each position, beside the plain average of the season, and how often results were in range. */
export function AccuracyTable({ name, rows }: AccuracyTableProps) {
  return (
    <ScrollFrame label={name}>
      <table>
        <caption className="vh">{name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title="Position">Pos</abbr>
            </th>
            <th scope="col">Games</th>
            <th scope="col">
              <abbr title="Points that our projections were off by, on average">Off by</abbr>
            </th>
            <th scope="col">
              <abbr title="Points that his season average was off by">Average</abbr>
            </th>
            <th scope="col">
              <abbr title="Results inside the range we gave; 80% should be">In range</abbr>
            </th>
            <th scope="col">
              <abbr title="Points scored minus points projected, on average">Lean</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, accuracy: { count, ours, seasonMean, inRange, bias } }) => (
            <tr key={position}>
              <th scope="row">{position}</th>
              <td>{formatInteger(count)}</td>
              <ErrorCells errors={[ours, seasonMean]} />
              <td>{Math.round((100 * inRange) / count)}%</td>
              <td>{signed(-bias)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** The smaller of two errors in bold, whichever it is: both where they are the same. */
function ErrorCells({ errors }: { errors: readonly number[] }) {
  const texts = errors.map((error) => error.toFixed(2));
  const least = Math.min(...texts.map(Number));
  return texts.map((text, index) => <td key={index}>{Number(text) === least ? <b>{text}</b> : text}</td>);
}

/** With a sign always, and a true minus. */
function signed(points: number): string {
  const text = formatPoints(Math.abs(points));
  if (text === "0.0") return text;
  return points > 0 ? `+${text}` : `−${text}`;
}
