import { element, type HtmlNode } from "./html-node.ts";

/** What no line may end in: `7-0`, `4-for-4`, `5-yard`, `fourth-and-6`. */
const COMPOUND = /[\p{L}\p{N}]+(?:[-–][\p{L}\p{N}]+)+/gu;
/** So that no word is wider than a phone's column of large text. */
const LONGEST = 16;

/**
 * Puts scores and other compounds with a number into elements whose words stay in one line, in place: browsers break after a hyphen,
 * and another character in its place would not be found by a search.
 */
export function keepTogether(node: HtmlNode): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text") return piecesOf(child);
    keepTogether(child);
    return [child];
  });
}

/** A text in pieces that read the same together. */
function piecesOf(node: HtmlNode): HtmlNode[] {
  const text = node.value ?? "";
  const kept = [...text.matchAll(COMPOUND)].filter(([word]) => /\d/.test(word) && word.length <= LONGEST);
  if (kept.length === 0) return [node];
  const pieces: HtmlNode[] = [];
  let at = 0;
  for (const { 0: word, index } of kept) {
    if (index > at) pieces.push({ type: "text", value: text.slice(at, index) });
    pieces.push(element("span", { class: "whole" }, word));
    at = index + word.length;
  }
  if (at < text.length) pieces.push({ type: "text", value: text.slice(at) });
  return pieces;
}
