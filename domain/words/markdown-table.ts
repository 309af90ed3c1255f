import { escapeMarkdown } from "./escape-markdown.ts";

/** A Markdown table of texts, which may hold anything; the columns named as numbers stand at the right. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean = () => false,
): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeMarkdown).join(" | ")} |`;
  const rule = `| ${heads.map((_head, index) => (isNumber(index) ? "--:" : "---")).join(" | ")} |`;
  return [line(heads), rule, ...rows.map(line)].join("\n");
}
