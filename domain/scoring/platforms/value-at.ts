/** An object of parsed JSON, by its fields. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether something parsed is an object with fields. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What stands at a path of fields; null where something on the way is missing. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((at, field) => (isObject(at) && Object.hasOwn(at, field) ? at[field] : null), value);
}

/** A number of points, also as a text, as Yahoo writes it; null for anything that no league gives. */
export function pointsIn(value: unknown): number | null {
  const points = typeof value === "string" && /^-?\d{1,4}(?:\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof points === "number" && Math.abs(points) <= 1000 ? points : null;
}
