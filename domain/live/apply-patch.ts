/** What is plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };

/**
 * How one JSON value becomes another: `null` where nothing changed, a value that takes its place (`to`), an object with
 * fields set (`with`), changed inside (`in`) and taken away (`gone`), or a list put together again from its own rows.
 */
export type Patch = null | { to: Json } | FieldsPatch | { rows: readonly RowStep[] };

export interface FieldsPatch {
  with?: Readonly<Record<string, Json>>;
  in?: Readonly<Record<string, Patch>>;
  gone?: readonly string[];
}

/** The next rows of a list: a new one, `count` as they stood from place `at` on, or the one at `at` with a change. */
export type RowStep = readonly [row: Json] | readonly [at: number, count: number] | readonly [at: number, patch: Patch];

/**
 * The value that `diffLive` compared `before` with. Whatever did not change is the same object as before, so that a page
 * renders only what moved. A patch fits only the value that it was made for; on any other this may throw.
 */
export function applyPatch<T>(before: T, patch: Patch): T {
  // A patch is untyped by nature: its maker has compared two values of T, so it leads to another T.
  return patched(before, patch) as T;
}

function patched(before: unknown, patch: Patch): unknown {
  if (patch === null) return before;
  if ("to" in patch) return patch.to;
  if ("rows" in patch) {
    if (!Array.isArray(before)) throw new TypeError("this change is one of a list, and the value is none");
    return patch.rows.flatMap((step) => rowsOf(before, step));
  }
  const fields = Object.entries(patch.in ?? {}).map(
    ([field, inside]) => [field, patched(Object(before)[field], inside)] as const,
  );
  const after = { ...Object(before), ...patch.with, ...Object.fromEntries(fields) };
  for (const field of patch.gone ?? []) Reflect.deleteProperty(after, field);
  return after;
}

function rowsOf(before: readonly unknown[], step: RowStep): readonly unknown[] {
  if (step.length === 1) return step;
  const [at, change] = step;
  return typeof change === "number" ? before.slice(at, at + change) : [patched(before[at], change)];
}
