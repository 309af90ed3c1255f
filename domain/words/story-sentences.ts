/** One sentence of a text; `start` is its offset in the whole. */
export interface StorySentence {
  start: number;
  text: string;
}

/**
 * The text with Markdown's signs and the addresses of links blanked out, every letter at its old offset. Tags and comments stay: the
 * page shows them as they are written.
 */
export function plainStory(markdown: string): string {
  const blank = (found: string): string => " ".repeat(found.length);
  return markdown
    .replaceAll(/\]\([^)\s(]{0,2000}\)/g, blank)
    .replaceAll(/[*_#<>`~|[\]\\]/g, " ")
    .replaceAll(/^([ \t]*)-(?= )/gm, "$1 ")
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/[\u2010-\u2013]/g, "-")
    .replaceAll(/\u2014/g, ",")
    .replaceAll(/\u2212/g, "-")
    .replaceAll(/[\u00A0\u2009\u202F]/g, " ");
}

/** An end of a sentence, but not the period of an initial or of an abbreviation. */
const END = /(?<!(?:^|[\s.])[A-Z])(?<!\b(?:Jr|Sr|St|vs|No|Mt|Ft|Dr))(?<![.!?])[.!?]+["')*_]*(?=\s|$)/;
const LINE_END = /\n(?=[ \t]{0,20}(?:\n|[#*|]|-\s|\d{1,3}\.\s))/;
/** A name that ends in Jr. may end its sentence too. */
const JUNIOR_END = /(?<=\b(?:Jr|Sr))\.(?=\s+[A-Z])/;
const BREAK = new RegExp(`${END.source}|${JUNIOR_END.source}|${LINE_END.source}|(?<=^#[^\\n]{0,400})\\n`, "gm");

/** The sentences of a Markdown text in order, as `plainStory` leaves them. */
export function storySentences(markdown: string): StorySentence[] {
  const plain = plainStory(markdown);
  const sentences: StorySentence[] = [];
  let start = 0;
  const add = (end: number): void => {
    const text = plain.slice(start, end).replaceAll("\n", " ");
    if (text.trim() !== "") sentences.push({ start, text });
    start = end;
  };
  // Breaks are looked for in the text as written, so that headings and list items end where they end.
  const asWritten = markdown.replaceAll(/[\u2018\u2019]/g, "'").replaceAll(/[\u201C\u201D]/g, '"');
  for (const found of asWritten.matchAll(BREAK)) add(found.index + found[0].length);
  add(plain.length);
  return sentences;
}
