/** A text as part of a regular expression that means itself. `RegExp.escape` is too new for the browsers we serve. */
export function literalPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
