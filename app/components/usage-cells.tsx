import type { UsageCell } from "../../domain/usage/usage-columns.ts";
import type { UsageHead } from "../../domain/usage/usage-log.ts";

/** The figures of a row of usage; a share has its bar beneath it, which says nothing more. */
export function UsageCells({ columns, cells }: { columns: readonly UsageHead[]; cells: readonly UsageCell[] }) {
  return columns.map((column, index) => {
    const { text, share } = cells[index] ?? { text: "-", share: null };
    return (
      <td key={column.head} className={usageClass(column)}>
        {text}
        {share === null ? null : (
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect width={Math.max(0, Math.min(100, Math.round(share * 100)))} height="4" />
          </svg>
        )}
      </td>
    );
  });
}

/** The heads of such a table. */
export function UsageHeads({ columns }: { columns: readonly UsageHead[] }) {
  return columns.map((column) => (
    <th key={column.head} scope="col" className={usageClass(column)}>
      <abbr title={column.title}>{column.head}</abbr>
    </th>
  ));
}

/** `points` is the class of the chart above the log, and `count` that of the badge of a list of plays. */
const CLASSES: Partial<Record<UsageHead["kind"], string>> = { points: "ppr", count: "tally" };

function usageClass({ kind, isExtra, isMinor }: UsageHead): string {
  return `${CLASSES[kind] ?? kind}${isExtra ? " extra" : ""}${isMinor ? " minor" : ""}`;
}
