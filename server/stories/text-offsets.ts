/** A character reference, as Markdown knows them: `&amp;`, `&#8217;`, `&#x2019;`. */
const REFERENCE = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/y;

/**
 * For each character of a text node's value, where it stands in the Markdown between `from` and `to`: backslashes, character
 * references and the signs at the beginning of a line are in the source alone. Null where the two do not fit together: then
 * nothing may be said about places in it.
 */
export function textOffsets(markdown: string, from: number, to: number, value: string): number[] | null {
  const offsets: number[] = [];
  let at = from;
  for (let index = 0; index < value.length; index += 1) {
    at = skipMargin(markdown, at, to, value.charAt(index));
    if (at >= to) return null;
    const step = stepOver(markdown, at, value, index);
    if (step === null) return null;
    offsets.push(at);
    at += step;
  }
  return offsets;
}

/** Spaces around a line's end and the marks of quotations are not in the value. */
function skipMargin(markdown: string, from: number, to: number, character: string): number {
  let at = from;
  while (at < to && markdown.charAt(at) !== character && /[ \t>\r]/.test(markdown.charAt(at))) at += 1;
  return at;
}

/** How many characters of the source one of the value takes; null where it is another one. */
function stepOver(markdown: string, at: number, value: string, index: number): number | null {
  const character = value.charAt(index);
  REFERENCE.lastIndex = at;
  const reference = REFERENCE.exec(markdown)?.[0];
  if (reference !== undefined && !value.startsWith(reference, index)) return reference.length;
  if (markdown.charAt(at) === character) return 1;
  return markdown.charAt(at) === "\\" && markdown.charAt(at + 1) === character ? 2 : null;
}
