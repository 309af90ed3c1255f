import { yards } from "../../words/yard-words.ts";

/** What a gain adds to a sentence; in braces where the play's gain column shows the same figure, and stays where it shows none. */
export function gainWords(gained: number, columnShows: number): string {
  const words = gained === 0 ? " for no gain" : gained < 0 ? ` for a loss of ${-gained}` : ` for ${yards(gained)}`;
  return gained !== 0 && gained === columnShows ? `{${words}}` : words;
}
