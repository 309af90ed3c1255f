import { createHash } from "node:crypto";

const END = "</script>";
const TAG = "<script";

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
  let end = 0;
  for (let at = nextScript(html, 0); at >= 0; at = nextScript(html, end)) {
    const tagEnd = endOf(html, ">", at);
    end = endOf(html, END, tagEnd);
    const attributes = html.toString("latin1", at + TAG.length, tagEnd);
    if (!/\bsrc=/i.test(attributes)) {
      const source = html.subarray(tagEnd, end - END.length);
      if (contentEnd >= 0 && at > contentEnd)
        hashes.push(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
      else refused += 1;
    }
  }
  return { hashes, refused };
}

/** Where the next opening tag of a script begins, in small or in capital letters; -1 without one. */
function nextScript(html: Buffer, from: number): number {
  const [small, capital] = [html.indexOf(TAG, from), html.indexOf(TAG.toUpperCase(), from)];
  return small < 0 || capital < 0 ? Math.max(small, capital) : Math.min(small, capital);
}

/** Where this text ends; the end of the page where it does not stand there any more. */
function endOf(html: Buffer, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? html.length : at + text.length;
}
