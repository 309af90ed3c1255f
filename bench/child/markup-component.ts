import { createElement, Fragment, type ReactNode } from "react";

/** A tag, a comment, or the text up to the next of them. */
const PIECE = /<!--(.*?)-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "wbr"]);
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Makes a piece of the page, as a component does with each render. */
type Make = () => ReactNode;

interface Open {
  tag: string;
  props: Record<string, unknown>;
  children: Make[];
}

/**
 * A component without anything to work out, whose markup is this, which React wrote. Comments are left out: those between two texts
 * React writes again by itself.
 */
export function markupComponent(html: string): () => ReactNode {
  const root: Open = { tag: "", props: {}, children: [] };
  const open = [root];
  for (const [text, comment, closing, tag = "", attributes = "", isClosed] of html.matchAll(PIECE)) {
    const parent = open.at(-1) ?? root;
    if (comment !== undefined) continue;
    if (tag === "") {
      const words = decoded(text);
      parent.children.push(() => words);
    } else if (closing === "/") close(open);
    else {
      open.push({ tag, props: propsOf(attributes), children: [] });
      if (isClosed === "/" || VOID.has(tag)) close(open);
    }
  }
  return () => createElement(Fragment, {}, ...root.children.map((make) => make()));
}

function close(open: Open[]): void {
  const done = open.pop();
  const parent = open.at(-1);
  if (done === undefined || parent === undefined) throw new Error("the markup closes what it has not opened");
  const { tag, props, children } = done;
  parent.children.push(() => createElement(tag, props, ...children.map((make) => make())));
}

/** React passes names that it does not know on as they are, so an attribute keeps its own. */
function propsOf(attributes: string): Record<string, unknown> {
  const entries = [...attributes.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [
    name,
    // What is there or not has no text, and React leaves out what has none.
    value === "" && !KEEPS_EMPTY.has(name) ? true : decoded(value),
  ]);
  return Object.fromEntries(entries);
}

const KEEPS_EMPTY = new Set(["alt", "value", "content", "href"]);

function decoded(text: string): string {
  return text.replaceAll(/&(#x27|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
