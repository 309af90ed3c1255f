import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Prose, lists, tables and links; no images, no checkboxes, and links only to absolute https addresses. */
const SCHEMA: Options = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !["img", "picture", "source", "input"].includes(name)),
  attributes: { a: ["href", "target", "rel"], th: ["align"], td: ["align"], ol: ["start"] },
  protocols: { href: ["https"] },
};

/** Raw HTML in the Markdown becomes text: it is shown as it was written and never run. */
function showRawHtml() {
  return (tree: Node): void => {
    visit(tree, (node) => {
      if (node.type === "html") node.type = "text";
    });
  };
}

/** A story stands under an h2 of the page: its headings begin one below, and no level between them is left out. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

function fitIntoPage() {
  return (tree: Node): void => {
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

function headingLevel({ tagName }: Node): number | null {
  const match = /^h([1-6])$/.exec(tagName ?? "");
  return match === null ? null : Number(match[1]);
}

function openInNewTab(link: Node): void {
  const href = link.properties?.["href"];
  if (typeof href === "string" && href.startsWith("https://")) {
    link.properties = { href, target: "_blank", rel: "noopener noreferrer" };
    return;
  }
  // A relative or unsafe link would lead nowhere: its words stay, the link goes.
  link.tagName = "span";
  link.properties = {};
}

function visit(node: Node, each: (node: Node) => void): void {
  each(node);
  for (const child of node.children ?? []) visit(child, each);
}

const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(showRawHtml)
  .use(remarkRehype)
  .use(fitIntoPage)
  .use(rehypeSanitize, SCHEMA)
  .use(rehypeStringify)
  .freeze();

/**
 * A story's Markdown as HTML that is safe to put on a page as it stands. Run once, when a story is stored. Empty text
 * gives an empty string, which counts as no story.
 */
export async function safeMarkdown(markdown: string): Promise<string> {
  return String(await pipeline.process(markdown)).trim();
}
