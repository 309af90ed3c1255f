import { type JsonText, readJsonText, toJsonText } from "./json-text.ts";

/** The lists of the page that is being made, and of one more. */
const MOST_KEPT = 16;
/** The rows of the texts written last, the oldest first. A browser writes none. */
const written = new Map<string, readonly object[]>();

/** `toJsonText`, which keeps the rows for the page's render in the same process. */
export function writeRows<T extends object>(rows: readonly T[]): JsonText<T[]> {
  const text = toJsonText(rows);
  written.set(text, rows);
  for (const oldest of written.keys()) {
    if (written.size <= MOST_KEPT) break;
    written.delete(oldest);
  }
  return text;
}

/** The rows of a text: those it was written from where they are at hand, which no one may change; else read from it. */
export function rowsOf<T extends object>(text: JsonText<T[]>): T[] {
  // The text's brand says that rows of this type were written to it.
  const rows = written.get(text) as T[] | undefined;
  return rows ?? readJsonText(text);
}
