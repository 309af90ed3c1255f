import { type AnalystPrompt, analystPrompt } from "../../domain/analyst/analyst-prompt.ts";
import { dialect } from "../ai/dialect.ts";

const WORDS = [
  "WHICH WORDS PASS",
  ...dialect({ one: "result", absent: "the results do not hold", hasNouns: false }),
].join("\n- ");

/** What a model is told that answers in writing: who it is, and which words the check takes. */
export function textInstructions(game: Pick<AnalystPrompt, "game" | "isPast">): string {
  return `${analystPrompt({ ...game, mode: "text" })}\n\n${WORDS}`;
}
