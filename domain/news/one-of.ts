/** One of these words, a few to a line: the source of a group in a regular expression. */
export function oneOf(lines: TemplateStringsArray, ...parts: readonly string[]): string {
  return `(?:${String.raw(lines, ...parts)
    .trim()
    .split(/\s*(?:\n|, )\s*/)
    .join("|")})`;
}
