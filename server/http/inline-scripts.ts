import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * The Content-Security-Policy hashes of a page's own inline scripts: those after the end of `<main>`, where the framework
 * writes them. A script in the page's content, should one ever get there through a text from outside, gets no hash, so no
 * browser runs it. A page without `<main>` gets none at all.
 *
 * This reads markup written by React, which escapes `<` and `>` in every text and attribute.
 */
export function inlineScriptHashes(html: Buffer): { hashes: string[]; refused: number } {
  // One byte, one letter: hashes are of bytes, and a long text is turned round fastest so.
  const text = html.toString("latin1");
  const contentEnd = text.lastIndexOf("</main>");
  const hashes: string[] = [];
  let refused = 0;
  for (const match of text.matchAll(SCRIPT)) {
    const [, attributes = "", source = ""] = match;
    if (/\bsrc=/i.test(attributes)) continue;
    if (contentEnd >= 0 && match.index > contentEnd)
      hashes.push(`'sha256-${createHash("sha256").update(source, "latin1").digest("base64")}'`);
    else refused += 1;
  }
  return { hashes, refused };
}
