/**
 * Any of these phrases as whole words, in capitals or not: an alternative of a regular expression a line. `words` of a `NewsRule` are
 * written so.
 */
export function anyOf(lines: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  const phrases = String.raw(lines, ...parts)
    .trim()
    .split(/\s*\n\s*/);
  return new RegExp(phrases.map((phrase) => String.raw`\b(?:${phrase})\b`).join("|"), "gi");
}
