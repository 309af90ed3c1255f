/** The outcome of something that can fail in ways its caller must tell apart. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** The outcome of what went well. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** The outcome of what went wrong, with what the caller must know of it. */
export function fail<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}
