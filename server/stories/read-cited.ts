import { type CitedText, parseCited } from "../../domain/facts/cited-text.ts";
import type { FactSheet } from "../../domain/facts/sheet/sheet-of.ts";
import { tidyText } from "./tidy-text.ts";

/** A writer's answer in the written form as a text that cites facts of the index, in the house's form: see `tidyText`. */
export function readCited(answer: string, sheet: Pick<FactSheet, "indexId">): CitedText {
  const first = answer.search(/^# /m);
  const lines = answer.slice(Math.max(first, 0)).split("\n");
  const [head = "", ...rest] = lines;
  const isHead = first >= 0 || /^\s*(?:#|\*\*[^*]+\*\*)/.test(head);
  const headline = parseCited(isHead ? head.replace(/^\s*#+ */, "") : "");
  const { headline: words, markdown: written } = tidyText({
    headline: headline.markdown,
    markdown: (isHead ? rest : lines).join("\n"),
  });
  const { markdown, clauses } = parseCited(written);
  const known = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => sheet.indexId(id)))];
  return {
    headline: words,
    headlineIds: known(headline.clauses.flatMap(({ ids }) => ids)),
    markdown,
    clauses: clauses.map(({ start, end, ids }) => ({ start, end, ids: known(ids) })),
  };
}

/** One sentence, or a paragraph, of an answer. */
export function readPassage(
  answer: string,
  sheet: Pick<FactSheet, "indexId">,
): Pick<CitedText, "markdown" | "clauses"> {
  const { markdown, clauses } = readCited(
    `# \n${answer
      .replaceAll(/^#+ .*$/gm, "")
      .replaceAll(/\s+/g, " ")
      .trim()}`,
    sheet,
  );
  return { markdown, clauses };
}
