/** A node of a tree of HTML: what of the parser's own kinds is used here. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
  /** Where it stood in the Markdown; what we make ourselves stands nowhere. */
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
}

export function element(
  tagName: string,
  properties: Readonly<Record<string, string>>,
  ...children: readonly (HtmlNode | string)[]
): HtmlNode {
  return { type: "element", tagName, properties, children: children.map(nodeOf) };
}

function nodeOf(child: HtmlNode | string): HtmlNode {
  return typeof child === "string" ? { type: "text", value: child } : child;
}
