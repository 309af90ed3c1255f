/**
 * The source of a regular expression that matches any of these phrases: one or several to a line, between them a bar with a space on either side. What a
 * pattern of many phrases reads can be seen this way, and changed a line at a time.
 */
export function alternatives(lines: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(lines, ...parts)
    .trim()
    .split(/\s*\n\s*| \| /)
    .join("|");
}
