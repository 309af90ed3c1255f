import { withoutMarks } from "./without-marks.ts";

/** The page that an answer holds, as `withoutMarks` has it. */
export async function htmlOf(answer: Response): Promise<string> {
  return withoutMarks(await answer.text());
}
