/** Rows with the same fields as a table: the names stand once, which is half of what a list of plays would weigh. */
export interface ExportTable {
  columns: string[];
  /** A value for every column, in their order. */
  rows: unknown[][];
}

/** The fields named of every row. */
export function toTable<T extends object>(rows: readonly T[], columns: readonly (keyof T & string)[]): ExportTable {
  return { columns: [...columns], rows: rows.map((row) => columns.map((column) => row[column])) };
}
