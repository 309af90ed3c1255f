import { formatDuration } from "../../words/format.ts";
import type { Fact } from "../fact.ts";
import type { FactKind } from "../fact-kind.ts";
import { counted, decimal, nthWords } from "../wording/number-words.ts";

type Values = Fact["values"];
/** What a fact's values say beside its clause; null where it has none. */
type Detail = (values: Values) => string | null;

const drive: Detail = ({ plays, driveYards, seconds }) =>
  plays === undefined || driveYards === undefined
    ? null
    : `drive of ${counted(plays, "play")}, ${counted(driveYards, "yard")}${seconds === undefined ? "" : `, ${formatDuration(seconds)}`}`;
const snap: Detail = ({ down, distance }) =>
  down === undefined || distance === undefined ? null : `on ${nthWords(down)}-and-${distance}`;
const spot: Detail = ({ yardsToEndZone, yards }) =>
  yardsToEndZone === undefined || yardsToEndZone === yards ? null : `${yardsToEndZone} yards from the end zone`;
const took: Detail = ({ seconds }) => (seconds === undefined ? null : `took ${formatDuration(seconds)}`);

/** Facts whose clause leaves out what a writer may want to tell. Of a field goal's snap, the try says it all. */
const DETAILS: Partial<Record<FactKind, readonly Detail[]>> = {
  score: [drive, ({ kickYards, ...values }) => (kickYards === undefined ? snap(values) : null)],
  turnover: [snap, spot],
  stop: [spot],
  conversion: [spot],
  miss: [spot],
  play: [snap, spot],
  drive: [took],
  line: [
    ({ completionRate }) => (completionRate === undefined ? null : `${completionRate} percent`),
    ({ sacksTaken }) => (sacksTaken === undefined ? null : `sacked ${sacksTaken} times`),
    ({ yardsPerCarry }) => (yardsPerCarry === undefined ? null : `${yardsPerCarry} a carry`),
    ({ rushingLong }) => (rushingLong === undefined ? null : `long ${rushingLong}`),
    ({ targets }) => (targets === undefined ? null : `${targets} targets`),
    ({ receivingLong }) => (receivingLong === undefined ? null : `long ${receivingLong}`),
    ({ fieldGoalLong }) => (fieldGoalLong === undefined ? null : `long ${fieldGoalLong}`),
  ],
  usage: [
    ({ targetShare }) => (targetShare === undefined ? null : `${targetShare} percent`),
    ({ carryShare }) => (carryShare === undefined ? null : `${carryShare} percent`),
  ],
  fantasy: [
    ({ projectedPoints }) => (projectedPoints === undefined ? null : `projected ${decimal(projectedPoints)}`),
    ({ meanPoints, games }) =>
      meanPoints === undefined || games === undefined
        ? null
        : `average of the ${games} games before this one ${decimal(meanPoints)}`,
  ],
};

/** What a sheet adds to a fact's clause, without what the clause has said in the same words. */
export function sheetDetails({ kind, values }: Fact, clause: string): string {
  return (DETAILS[kind] ?? [])
    .map((detail) => detail(values))
    .filter((words) => words !== null && !clause.includes(words))
    .join(", ");
}
