/** Part of a text; `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** The Markdown without these parts, and without what they leave empty: paragraphs, list items, headings over nothing. */
export function dropSentences(markdown: string, ranges: readonly TextRange[]): string {
  const kept = ranges
    // A sentence's range begins at the end of the one before: the line breaks between them part others too.
    .map(({ start, end }) => ({ start: end - markdown.slice(Math.max(start, 0), end).trimStart().length, end }))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), markdown);
  const blocks = kept
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split("\n")
        .map((line) => line.replaceAll(/ {2,}/g, " ").trim())
        .filter((line) => !/^(?:[-*+]|\d+\.|#{1,6})?$/.test(line))
        .join("\n"),
    )
    .filter((block) => block !== "");
  return blocks
    .filter((block, index) => !isHeading(block) || (blocks[index + 1] !== undefined && !isHeading(blocks[index + 1])))
    .join("\n\n");
}

function isHeading(block: string | undefined): boolean {
  return block !== undefined && /^#{2,6} [^\n]*$/.test(block);
}
