import type { Figure, Limit } from "./figure.ts";

/** What one part came to: its figures, or why there are none. */
export interface PartReport {
  name: string;
  title: string;
  figures: Figure[];
  /** Null when it was measured. */
  problem: string | null;
}

/** 1 when a limit is missed, 2 when something could not be measured, otherwise 0. */
export function reportExitCode(reports: readonly PartReport[]): 0 | 1 | 2 {
  if (reports.some(({ figures }) => figures.some(({ ok }) => !ok))) return 1;
  return reports.some(({ problem }) => problem !== null) ? 2 : 0;
}

/** The figures of a part as lines of a terminal. */
export function reportText({ title, figures, problem }: PartReport): string {
  if (problem !== null) return `${title}\n  not measured: ${problem}`;
  const rows = figures.map((figure) => [
    figure.name,
    `${formatValue(figure.value)} ${figure.unit}`,
    limitWords(figure.limit),
    verdict(figure),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    const { ok, note } = figures[index] ?? { ok: true, note: null };
    return `  ${cells.join("  ").trimEnd()}${ok || note === null ? "" : `\n    ${note}`}`;
  });
  return [title, ...lines].join("\n");
}

/** As many digits as the limits are told apart by. */
export function formatValue(value: number): string {
  if (!Number.isFinite(value)) return "no number";
  const digits = Math.abs(value) < 0.01 ? 5 : 2;
  return Number.isInteger(value) ? String(value) : value.toFixed(digits);
}

export function limitWords(limit: Limit | null): string {
  if (limit === null) return "";
  return "atMost" in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
}

export function verdict({ limit, ok }: Pick<Figure, "limit" | "ok">): string {
  if (limit === null) return "";
  return ok ? "ok" : "MISSED";
}
