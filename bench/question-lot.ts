import { z } from "zod";

/** Questions of fans with what a right answer says. */
export const QUESTION_LOT = z.array(
  z.strictObject({
    game: z.string(),
    kind: z.string(),
    question: z.string(),
    right: z.string(),
    mustSay: z.array(z.string()),
    mustNotSay: z.array(z.string()),
  }),
);

type LotQuestion = z.infer<typeof QUESTION_LOT>[number];
export type Verdict = "right" | "wrong" | "other" | "silent";

/**
 * Right holds every one of `mustSay` (one of its alternatives, parted by `|`) as whole words, wrong holds one of `mustNotSay`; `other` answers without
 * what was wanted, and `silent` does not answer.
 */
export function verdictOf(said: string, isAnswer: boolean, { mustSay, mustNotSay }: LotQuestion): Verdict {
  if (mustNotSay.some((words) => holds(said, words))) return "wrong";
  if (mustSay.every((entry) => entry.split("|").some((words) => holds(said, words)))) return "right";
  return isAnswer ? "other" : "silent";
}

function holds(said: string, words: string): boolean {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, "iu").test(said);
}
