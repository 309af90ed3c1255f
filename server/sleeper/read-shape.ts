import type { z } from "zod";
import { fail, ok, type Result } from "../../domain/result.ts";
import { passingProblem, type SleeperProblem } from "./sleeper-problem.ts";

/** An answer in Sleeper's shape, or a problem that says what it was about and which field is wrong. `about`: `the rosters of league 12`. */
export function readShape<T>(shape: z.ZodType<T>, data: unknown, about: string): Result<T, SleeperProblem> {
  const parsed = shape.safeParse(data);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? "the whole answer" : `"${issue.path.join(".")}"`;
  const what = `Sleeper's answer about ${about} cannot be read: ${where} is not what we know (${issue?.message ?? "no reason given"}).`;
  return fail(passingProblem("bad-answer", what));
}
