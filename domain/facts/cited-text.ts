import { storySentences } from "../words/story-sentences.ts";

/** A clause and the facts it tells: a range of characters of `markdown`, which holds no citation marks. */
export interface CitedClause {
  start: number;
  end: number;
  /** Empty where its writer put empty braces. */
  ids: readonly string[];
}

/** A text whose clauses say which facts they tell. What no clause covers is told by nobody's fact. */
export interface CitedText {
  headline: string;
  headlineIds: readonly string[];
  markdown: string;
  /** In order, none over another. */
  clauses: readonly CitedClause[];
}

type Cited = Pick<CitedText, "markdown" | "clauses">;

/** Ids in braces; a backslash before a brace makes it an ordinary character, two make one backslash. */
const MARK = /(\\*)(?:\{([^{}\n]*)\}|(?=[{}]))/g;
/** What stands after a mark and still belongs to the clause before it: `scored{s1}.` */
const CLOSING = /^[.,;:!?)"'”’*_]+/;
/** What stands before a clause in its line and is no part of it. */
const LEAD = /^(?:\s|#{1,6}\s|[-*+>]\s|\d{1,3}\.\s)+/;

/**
 * A written text with ids in braces after the clauses that tell them: `Elliott scored from the 4,{s11} and Davis finished it from
 * 23 yards.{s12}`. A clause begins after the mark before it, at the latest with its own sentence. Ids are taken as they are, known
 * or not; braces that enclose no ids stay in the text. Never throws.
 */
export function parseCited(text: string): Cited {
  const { markdown, marks } = withoutMarks(text);
  const starts = storySentences(markdown).map(({ start }) => start);
  const clauses: CitedClause[] = [];
  let next = 0;
  for (const { at, ids } of marks) {
    const before = clauses.at(-1);
    const end = Math.max(endOf(markdown, at), before?.end ?? 0);
    while ((starts[next + 1] ?? Infinity) < end) next += 1;
    const from = Math.max(before?.end ?? 0, starts[next] ?? 0);
    const start = from + (LEAD.exec(markdown.slice(from, end))?.[0].length ?? 0);
    // A second mark at the same place adds to the first.
    if (start < end) clauses.push({ start, end, ids });
    else if (before !== undefined)
      clauses[clauses.length - 1] = { ...before, ids: [...new Set([...before.ids, ...ids])] };
  }
  return { markdown, clauses };
}

/** A mark on a line of its own belongs to the line before. */
function endOf(markdown: string, at: number): number {
  const end = markdown.slice(0, at).trimEnd().length;
  return end < at ? end : at + (CLOSING.exec(markdown.slice(at))?.[0].length ?? 0);
}

function withoutMarks(text: string): { markdown: string; marks: { at: number; ids: string[] }[] } {
  const marks: { at: number; ids: string[] }[] = [];
  let markdown = "";
  let from = 0;
  const mark = new RegExp(MARK);
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const [whole, slashes = "", inner] = found;
    const isEscaped = slashes.length % 2 === 1;
    markdown += text.slice(from, found.index) + slashes.slice(Math.ceil(slashes.length / 2));
    from = found.index + slashes.length;
    if (isEscaped) markdown += text[from] ?? "";
    if (isEscaped) from += 1;
    else if (inner !== undefined) {
      from = found.index + whole.length;
      markdown = markdown.replace(/[ \t]+$/, "");
      const ids = inner.split(",").map((id) => id.trim());
      marks.push({ at: markdown.length, ids: [...new Set(ids.filter((id) => id !== ""))] });
    }
    mark.lastIndex = from;
    if (from === found.index) mark.lastIndex += 1;
  }
  return { markdown: markdown + text.slice(from), marks };
}

/** The written form of a text: each clause with its ids behind it. `parseCited` reads it back. */
export function writeCited({ markdown, clauses }: Cited): string {
  let written = "";
  let from = 0;
  for (const { end, ids } of clauses) {
    const text = escaped(markdown.slice(from, end));
    written += `${text}${/\\*$/.exec(text)?.[0] ?? ""}{${ids.join(",")}}`;
    from = end;
  }
  return written + escaped(markdown.slice(from));
}

/** Braces of the text itself get a backslash, and backslashes before one are doubled. */
function escaped(text: string): string {
  return text.replaceAll(/(\\*)([{}])/g, "$1$1\\$2");
}
