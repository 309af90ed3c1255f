import type { FieldsPatch, Json, Patch, RowStep } from "./apply-patch.ts";

/** One step of a page's data from one version to a later one. Versions only rise; a frame may span several. */
export interface LiveFrame {
  from: number;
  to: number;
  patch: Patch;
}

/** What tells the rows of a page's lists apart; a row of the leaders carries its player inside its line. */
const IDENTITY = ["playId", "playerId", "gameKey", "field"] as const;

/**
 * The change from one JSON value to another, for `applyPatch`. Rows of lists are found again by what they are (a play, a
 * player's line, a game), wherever they stand now, so that a play inserted in the middle costs one row.
 */
export function diffLive<T>(before: T, after: T): Patch {
  return diff(before, after);
}

function diff(before: unknown, after: unknown): Patch {
  if (Object.is(before, after)) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffRows(before, after);
  if (isObject(before) && isObject(after)) return diffFields(before, after);
  return { to: asJson(after) };
}

function diffFields(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Patch {
  const outright: [string, Json][] = [];
  const inside: [string, Patch][] = [];
  for (const field of Object.keys(after)) {
    const value = after[field];
    // Nearly every field of nearly every row: worth its own line.
    if (value === before[field] && value !== undefined) continue;
    const patch = Object.hasOwn(before, field) ? diff(before[field], value) : { to: asJson(value) };
    if (patch === null) continue;
    if ("to" in patch) outright.push([field, patch.to]);
    else inside.push([field, patch]);
  }
  const gone = Object.keys(before).filter((field) => !Object.hasOwn(after, field));
  if (outright.length === 0 && inside.length === 0 && gone.length === 0) return null;
  const patch: FieldsPatch = {
    ...(outright.length === 0 ? {} : { with: Object.fromEntries(outright) }),
    ...(inside.length === 0 ? {} : { in: Object.fromEntries(inside) }),
    ...(gone.length === 0 ? {} : { gone }),
  };
  return patch;
}

function diffRows(before: readonly unknown[], after: readonly unknown[]): Patch {
  const places = Map.groupBy(before.keys(), (at) => rowIdentity(before[at]));
  const steps: RowStep[] = [];
  let isSame = before.length === after.length;
  for (const [index, row] of after.entries()) {
    // Rows that cannot be told apart are taken in the order in which they stand.
    const at = places.get(rowIdentity(row))?.shift();
    const patch = at === undefined ? { to: asJson(row) } : diff(before[at], row);
    if (at !== index || patch !== null) isSame = false;
    steps.push(at === undefined ? [asJson(row)] : patch === null ? [at, 1] : [at, patch]);
  }
  return isSame ? null : { rows: joinRuns(steps) };
}

/** Rows that follow each other as they did before are one step. */
function joinRuns(steps: readonly RowStep[]): RowStep[] {
  const joined: RowStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last !== undefined && isRun(last) && isRun(step) && last[0] + last[1] === step[0]) {
      joined[joined.length - 1] = [last[0], last[1] + step[1]];
    } else {
      joined.push(step);
    }
  }
  return joined;
}

function isRun(step: RowStep): step is readonly [at: number, count: number] {
  return step.length === 2 && typeof step[1] === "number";
}

function rowIdentity(row: unknown): string {
  if (!isObject(row)) return JSON.stringify(row);
  const { line } = row;
  let names = isObject(line) && typeof line.playerId === "string" ? line.playerId : "";
  for (const field of IDENTITY) {
    const name = row[field];
    if (typeof name === "string") names += `\n${field} ${name}`;
  }
  return names === "" ? JSON.stringify(row) : names;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Page data is plain JSON: it comes from the store's rows, and the browser has it from a text. */
function asJson(value: unknown): Json {
  return value as Json;
}
