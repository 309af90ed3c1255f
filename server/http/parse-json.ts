import { fail, ok, type Result } from "../../domain/result.ts";

/** What we are sent has five levels at most. What goes through it by calling itself, as many a library does, is safe up to here. */
const DEEPEST = 32;

/** The value of a JSON text from outside; the error is a sentence. */
export function parseJson(text: string): Result<unknown, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail("This is not JSON.");
  }
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return fail(`This JSON is nested too deeply: ${DEEPEST} levels are the most.`);
    level = level.flatMap((one) => Object.values(one).filter(isNested));
  }
  return ok(value);
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
