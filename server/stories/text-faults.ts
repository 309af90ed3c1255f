import type { CitedText } from "../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import { wordCount } from "../../domain/words/word-count.ts";

const HEADLINE = { fewest: 12, most: 90 };
/** What a writer is asked for (`task-prompt.ts`) with some grace, and what is published all the same after the last round. */
const WORDS = {
  asked: { recap: { fewest: 220, most: 450 }, preview: { fewest: 80, most: 400 } },
  tolerated: { recap: { fewest: 150, most: 500 }, preview: { fewest: 50, most: 450 } },
} as const;

/** What is wrong with a text as a whole, or with its headline's length, as reasons for its writer. */
export function textFaults(
  { headline, markdown }: Pick<CitedText, "headline" | "markdown">,
  index: FactIndex,
  kind: ArticleKind,
  lengths: keyof typeof WORDS,
): string[] {
  const faults: string[] = [];
  if (headline.length < HEADLINE.fewest || headline.length > HEADLINE.most)
    faults.push(`The headline has ${headline.length} characters instead of 20 to 80.`);
  const words = wordCount(markdown);
  const { fewest, most } = WORDS[lengths][kind];
  if (words < fewest || words > most)
    faults.push(
      `The text has ${words} words that can stay, instead of ${kind === "recap" ? "250 to 400" : "120 to 300"}.`,
    );
  // Before a season's first games no fact of a preview may be about one of the teams.
  for (const { place, nick } of kind === "recap" ? [index.away, index.home] : [])
    if (!markdown.includes(nick) && !markdown.includes(place))
      faults.push(`The text does not name the ${place} ${nick}.`);
  const score = kind === "recap" ? index.byId("result")?.score?.after : undefined;
  if (score !== undefined) {
    const [more, less] = [Math.max(score.away, score.home), Math.min(score.away, score.home)];
    if (!new RegExp(String.raw`(?<!\d)${more}[-\u2010-\u2013]${less}(?!\d)`).test(markdown))
      faults.push(`The text does not give the final score, ${more}-${less}.`);
  }
  return faults;
}
