import { createHash } from "node:crypto";

const END = "</script>";
/** In small letters as React writes it, and in capitals as somebody else might. */
const TAGS = ["<script", "<SCRIPT"] as const;

/**
 * The Content-Security-Policy hashes of a page's own inline scripts: those after the end of `<main>`, where the framework
 * writes them. A script in the page's content, should one ever get there through a text from outside, gets no hash, so no
 * browser runs it. A page without `<main>` gets none at all.
 *
 * This reads markup written by React, which escapes `<` and `>` in every text and attribute, as the bytes that are sent: of a
 * long page a text would be a copy.
 */
export function inlineScriptHashes(html: Buffer): { hashes: string[]; refused: number } {
  const contentEnd = html.lastIndexOf("</main>");
  const hashes: string[] = [];
  let refused = 0;
  let next = TAGS.map((tag) => html.indexOf(tag));
  for (let at = first(next); at >= 0; at = first(next)) {
    const tagEnd = endOf(html, ">", at);
    const end = endOf(html, END, tagEnd);
    const attributes = html.toString("latin1", at + TAGS[0].length, tagEnd);
    if (!/\bsrc=/i.test(attributes)) {
      const source = html.subarray(tagEnd, end - END.length);
      if (contentEnd >= 0 && at > contentEnd)
        hashes.push(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
      else refused += 1;
    }
    // What was not found stays so: a search through the rest of the page for each script would be most of this one's cost.
    next = next.map((found, index) => (found < 0 || found >= end ? found : html.indexOf(TAGS[index] ?? "", end)));
  }
  return { hashes, refused };
}

/** The first of these places; -1 where there is none. */
function first(places: readonly number[]): number {
  const found = places.filter((place) => place >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

/** Where this text ends; the end of the page where it does not stand there any more. */
function endOf(html: Buffer, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? html.length : at + text.length;
}
