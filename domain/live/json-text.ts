declare const written: unique symbol;

/**
 * Rows of plain JSON as one text that remembers their type. Long lists cross from the loader to the browser so: the
 * framework's own encoding walks every field of every row, which doubled the time to render a page of 180 plays.
 */
export type JsonText<T> = string & { readonly [written]: T };

/** Field names once, values that all rows share once, and of each row only the rest. */
interface PackedRows {
  shared: Record<string, unknown>;
  fields: string[];
  rows: unknown[][];
}

/** Writes rows with the same fields: texts, numbers, truth values, null, and lists or objects of these. */
export function toJsonText<T extends object>(rows: readonly T[]): JsonText<T[]> {
  const [first, ...rest] = rows;
  const packed: PackedRows = { shared: {}, fields: [], rows: [] };
  for (const [field, value] of Object.entries(first ?? {})) {
    const isShared = rest.every((row) => Object.is(Reflect.get(row, field), value));
    if (isShared) packed.shared[field] = value;
    else packed.fields.push(field);
  }
  packed.rows = rows.map((row) => packed.fields.map((field) => Reflect.get(row, field)));
  // A brand can only be given by a cast; this is the one place that gives it.
  return JSON.stringify(packed) as JsonText<T[]>;
}

/**
 * Reads what `toJsonText` wrote. Every row is a copy of one that was parsed whole: an object that grows field by field
 * becomes a hash table inside V8, and every later read of it is slower.
 */
export function readJsonText<T extends object>(text: JsonText<T[]>): T[] {
  const { shared, fields, rows }: PackedRows = JSON.parse(text);
  const blank: Record<string, unknown> = JSON.parse(
    JSON.stringify({ ...shared, ...Object.fromEntries(fields.map((field) => [field, null])) }),
  );
  return rows.map((values) => {
    const row = { ...blank };
    for (const [index, field] of fields.entries()) row[field] = values[index];
    // The brand says that these fields are T's: nothing else can have written the text.
    return row as T;
  });
}
