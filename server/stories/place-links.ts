import { element, type HtmlNode } from "./html-node.ts";
import type { FactEntry, LinkedClaim } from "./linked-claims.ts";
import { textOffsets } from "./text-offsets.ts";

/** One fact as the page lists it: its number, what the text says of it, and what proves it. */
export interface ListedFact {
  number: number;
  /** The words of its links, each once. */
  said: string[];
  entry: FactEntry;
}

/** A text node that may hold links, with the place of each of its characters in the Markdown. */
interface OpenText {
  parent: HtmlNode;
  node: HtmlNode;
  value: string;
  offsets: number[];
}

/** A link inside one text node; `from` and `to` count the node's characters. */
interface Place {
  text: OpenText;
  from: number;
  to: number;
  entry: FactEntry;
}

/**
 * Makes links of the claims in a safe tree, in place, and returns the facts that they lead to. A claim that emphasis splits is
 * linked by its longer part. One inside a link of the text's own, or whose place is not certain, stays as it is and is not
 * listed: every fact has its link and every link its fact.
 */
export function placeLinks(tree: HtmlNode, markdown: string, claims: readonly LinkedClaim[], id: string): ListedFact[] {
  const texts = openTexts(tree, markdown);
  const facts = new Map<FactEntry, ListedFact>();
  const places = claims.flatMap((claim) => placeOf(claim, texts));
  const links = new Map<OpenText, { from: number; to: number; link: HtmlNode }[]>();
  for (const { text, from, to, entry } of places) {
    const words = text.value.slice(from, to);
    const known = facts.get(entry);
    const fact = known ?? { number: facts.size + 1, said: [], entry };
    facts.set(entry, fact);
    if (!fact.said.includes(words)) fact.said.push(words);
    const href = `#${id}-${fact.number}`;
    const link =
      known === undefined
        ? element("a", { class: "claim", href, id: `${id}-at-${fact.number}` }, words)
        : element("a", { class: "claim", href }, words);
    links.set(text, [...(links.get(text) ?? []), { from, to, link }]);
  }
  for (const [text, own] of links) split(text, own);
  return [...facts.values()];
}

function openTexts(node: HtmlNode, markdown: string): OpenText[] {
  return (node.children ?? []).flatMap((child): OpenText[] => {
    // A link inside a link is none.
    if (child.tagName === "a") return [];
    const [from, to] = [child.position?.start.offset, child.position?.end.offset];
    if (child.type !== "text" || child.value === undefined) return openTexts(child, markdown);
    if (from === undefined || to === undefined) return [];
    const offsets = textOffsets(markdown, from, to, child.value);
    return offsets === null ? [] : [{ parent: node, node: child, value: child.value, offsets }];
  });
}

function placeOf({ start, end, entry }: LinkedClaim, texts: readonly OpenText[]): Place[] {
  const parts = texts.flatMap((text) => {
    const from = text.offsets.findIndex((offset) => offset >= start);
    const to = text.offsets.findLastIndex((offset) => offset < end) + 1;
    return from === -1 || to <= from ? [] : [{ text, from, to, entry }];
  });
  const [longest] = parts.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest === undefined || longest.text.value.slice(longest.from, longest.to).trim() === "" ? [] : [longest];
}

/** The text node is replaced by its pieces; together they read the same. */
function split(
  { parent, node, value }: OpenText,
  links: readonly { from: number; to: number; link: HtmlNode }[],
): void {
  const pieces: HtmlNode[] = [];
  let at = 0;
  const text = (to: number): void => {
    if (to > at) pieces.push({ type: "text", value: value.slice(at, to) });
  };
  for (const { from, to, link } of links) {
    text(from);
    pieces.push(link);
    at = to;
  }
  text(value.length);
  parent.children = parent.children?.flatMap((child) => (child === node ? pieces : [child])) ?? [];
}
