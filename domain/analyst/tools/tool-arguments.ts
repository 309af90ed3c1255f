import type { ArgumentSchema } from "./analyst-tool.ts";
import { fail, ok, type Result } from "../../result.ts";

/** A tool without arguments. */
export const NO_ARGUMENTS: ArgumentSchema = {
  type: "object",
  properties: {},
  required: [],
  additionalProperties: false,
};

/** The list tools' arguments, each optional and nullable. */
export const PLAYER_ARGUMENTS: ArgumentSchema = {
  type: "object",
  properties: {
    team: {
      type: ["string", "null"],
      description: "Team code, nickname or place, in any case: KC, Chiefs, Kansas City. Null or absent: both teams.",
    },
    position: {
      type: ["string", "null"],
      description: "Position, in any case: QB, RB, WR, TE, FB, K, P, CB... Null or absent: every position.",
    },
    limit: { type: ["number", "null"], description: "The most players to list. Null, absent or less than 1: 20." },
  },
  required: [],
  additionalProperties: false,
};

/** How many players are listed when nobody says how many. */
export const DEFAULT_LIMIT = 20;

/** The arguments as a table of values; an error where they are none. Absent and null both mean no arguments. */
export function argumentTable(args: unknown): Result<Record<string, unknown>, string> {
  if (args === undefined || args === null) return ok({});
  if (typeof args !== "object" || Array.isArray(args))
    return fail('The arguments must be an object, for example {"team": "KC"}.');
  return ok({ ...args });
}

/** A name is compared with everybody's in many ways: a long text would keep the whole process at it. */
const LONGEST_TEXT = 80;

/** A text that may be absent or null; an empty one counts as absent. */
export function optionalText(table: Record<string, unknown>, name: string): Result<string | null, string> {
  const value = table[name] ?? null;
  if (value === null) return ok(null);
  if (typeof value !== "string") return fail(`\`${name}\` must be a text or null.`);
  const text = value.trim();
  if (text.length > LONGEST_TEXT) return fail(`\`${name}\` may have at most ${LONGEST_TEXT} characters.`);
  return ok(text === "" ? null : text);
}

/**
 * The number of rows asked for, as a number or as its digits. A fraction counts as the whole number below it; less than 1 and
 * an empty text count as if nobody had said how many.
 */
export function limitOf(table: Record<string, unknown>): Result<number, string> {
  const value = table["limit"] ?? DEFAULT_LIMIT;
  const rows = typeof value === "string" && /^\s*(?:-?\d+(?:\.\d+)?\s*)?$/.test(value) ? Number(value) : value;
  if (typeof rows !== "number" || Number.isNaN(rows))
    return fail("`limit` must be a number such as 5, or null for 20.");
  return ok(rows >= 1 ? Math.floor(rows) : DEFAULT_LIMIT);
}
