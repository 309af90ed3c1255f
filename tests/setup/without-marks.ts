/** A page's HTML without the comments that React writes between two texts, so that a sentence of several pieces is found as one. */
export function withoutMarks(html: string): string {
  return html.replaceAll("<!-- -->", "");
}
