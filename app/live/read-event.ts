import type { LiveFrame } from "../../domain/live/diff-live.ts";

/** A frame as the server wrote it; null for anything else. */
export function readFrame(data: unknown): LiveFrame | null {
  const value = readObject(data);
  if (value === null || typeof value.from !== "number" || typeof value.to !== "number" || !("patch" in value))
    return null;
  // Our own server wrote the patch, from the type of the page; applyPatch throws where the two do not fit.
  return value as unknown as LiveFrame;
}

/** The version that an event names; null where it names none. */
export function readVersion(data: unknown): number | null {
  const version = readObject(data)?.version;
  return typeof version === "number" ? version : null;
}

/** The fields of an event's data; null where it is not the JSON of an object. */
export function readObject(data: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = typeof data === "string" ? JSON.parse(data) : null;
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
