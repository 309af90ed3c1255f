import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

import type { HtmlNode } from "./html-node.ts";
import { keepTogether } from "./keep-together.ts";

/** Prose, lists, tables and links; no images, no checkboxes, and links only to absolute https addresses. */
const SCHEMA: Options = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !["img", "picture", "source", "input"].includes(name)),
  attributes: { a: ["href", "target", "rel"], th: ["align"], td: ["align"], ol: ["start"] },
  protocols: { href: ["https"] },
};

/** Raw HTML in the Markdown becomes text: it is shown as it was written and never run. */
function showRawHtml() {
  return (tree: HtmlNode): void => {
    visit(tree, (node) => {
      if (node.type === "html") node.type = "text";
    });
  };
}

/** A story stands under an h2 of the page: its headings begin one below, and no level between them is left out. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

function fitIntoPage() {
  return (tree: HtmlNode): void => {
    const open: number[] = [];
    visit(tree, (node) => {
      if (node.tagName === "a") openInNewTab(node);
      const level = headingLevel(node);
      if (level === null) return;
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      node.tagName = `h${Math.min(FIRST_LEVEL + open.length - 1, LAST_LEVEL)}`;
    });
  };
}

function headingLevel({ tagName }: HtmlNode): number | null {
  const match = /^h([1-6])$/.exec(tagName ?? "");
  return match === null ? null : Number(match[1]);
}

function openInNewTab(link: HtmlNode): void {
  const href = link.properties?.["href"];
  if (typeof href === "string" && href.startsWith("https://")) {
    link.properties = { href, target: "_blank", rel: "noopener noreferrer" };
    return;
  }
  // A relative or unsafe link would lead nowhere: its words stay, the link goes.
  link.tagName = "span";
  link.properties = {};
}

function visit(node: HtmlNode, each: (node: HtmlNode) => void): void {
  each(node);
  for (const child of node.children ?? []) visit(child, each);
}

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(showRawHtml)
  .use(remarkRehype)
  .use(fitIntoPage)
  .use(rehypeSanitize, SCHEMA)
  .freeze();

const writer = unified().use(rehypeStringify).freeze();

/**
 * A story's Markdown as a tree of HTML that is safe to put on a page as it stands: nothing in it is an id, a class, or a link to
 * anywhere but another site. Text nodes have their place in the Markdown.
 */
export function safeTree(markdown: string): HtmlNode {
  return reader.runSync(reader.parse(markdown));
}

/** The HTML of a tree. What is not from `safeTree` must be our own. */
export function treeHtml(tree: HtmlNode): string {
  // The tree began as the reader's root and still is one; the library's type of it is not ours to import.
  return writer.stringify(tree as Parameters<typeof writer.stringify>[0]).trim();
}

/** A text's Markdown as safe HTML. Empty text gives an empty string, which counts as no story. */
export function safeMarkdown(markdown: string): string {
  const tree = safeTree(markdown);
  keepTogether(tree);
  return treeHtml(tree);
}
