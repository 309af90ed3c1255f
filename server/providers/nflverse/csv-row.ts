import { ProviderFailure } from "../provider-failure.ts";

/** The columns of a file that are read, and the older names that some copies of the file have for them. */
export interface CsvShape<C extends string> {
  required: readonly C[];
  optional?: readonly C[];
  /** Current name to older name. */
  aliases?: Partial<Record<C, string>>;
}

/**
 * A cursor over the records of one file: one object for all rows, because a season has 50,000 of them with 372 columns.
 * A cell that is empty or `NA` is null. Every complaint names file, row (the header is row 1) and column.
 */
export class CsvRow<C extends string> {
  /** File name for messages. */
  readonly file: string;
  readonly #index: Record<C, number>;
  #values: readonly string[] = [];
  /** As a spreadsheet counts: the header is row 1. */
  #row = 1;

  constructor(file: string, index: Record<C, number>) {
    this.file = file;
    this.#index = index;
  }

  /** Moves to a record. */
  moveTo(values: readonly string[], row: number): this {
    this.#values = values;
    this.#row = row;
    return this;
  }

  text(column: C): string | null {
    const value = this.#values[this.#index[column]];
    return value === undefined || value === "" || value === "NA" ? null : value;
  }

  /**
   * The same as a text of its own. What the parser gives is a view into a block of the file, and a value that is kept
   * keeps its whole block in memory.
   */
  ownText(column: C): string | null {
    const value = this.text(column);
    return value === null ? null : Buffer.from(value).toString();
  }

  needText(column: C): string {
    const value = this.text(column);
    if (value === null) throw this.failure(column, "is empty");
    return value;
  }

  number(column: C): number | null {
    const value = this.text(column);
    if (value === null) return null;
    const number = Number(value);
    if (!Number.isFinite(number)) throw this.failure(column, `"${shorten(value)}" is not a number`);
    return number;
  }

  needNumber(column: C): number {
    const value = this.number(column);
    if (value === null) throw this.failure(column, "is empty, a number was expected");
    return value;
  }

  /** A count or a sum where an empty cell means none. */
  count(column: C): number {
    return this.number(column) ?? 0;
  }

  /** True for 1, false for 0 and for an empty cell. */
  flag(column: C): boolean {
    const value = this.text(column);
    if (value === null || value === "0") return false;
    if (value === "1") return true;
    return this.count(column) !== 0;
  }

  failure(column: C, complaint: string): ProviderFailure {
    return new ProviderFailure("bad-shape", `${this.file}, row ${this.#row}, column ${column}: ${complaint}`);
  }
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
