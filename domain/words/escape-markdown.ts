/**
 * A source's text as one line of Markdown that reads the same: nothing in it is a mark, a tag, an entity or a cell's border,
 * and it cannot begin a new line; at most an address is shown as a link to itself. White space of any kind becomes one space.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replaceAll(/[\\`*_[\]<>#|~]|&(?=#?\w+;)/g, String.raw`\$&`)
    .replace(/^(\d+(?=[.)]\s)|(?=[-+]\s))/, "$1\\");
}
