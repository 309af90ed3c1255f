import type { Page } from "playwright-core";

/**
 * What stands between `<main>` and `</main>`, one line an element or a text, for comparing a page that was updated with one
 * that was loaded. Left out: comments and the cuts between texts, which a server and a browser make differently, and what is
 * for browsers without script.
 */
export function pageOutline(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const walk = (node: Element, depth: string): void => {
      const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).toSorted();
      lines.push(`${depth}<${[node.localName, ...attributes].join(" ")}>`);
      let text = "";
      const flush = (): void => {
        if (text !== "") lines.push(`${depth} ${text}`);
        text = "";
      };
      for (const child of node.childNodes) {
        if (child instanceof Text) text += child.data;
        else if (child instanceof Element && child.localName !== "noscript") {
          flush();
          walk(child, `${depth} `);
        }
      }
      flush();
    };
    const main = document.querySelector("main");
    if (main !== null) walk(main, "");
    return lines;
  });
}
