import { describe, expect, it } from "vitest";
import { safeMarkdown } from "../../server/stories/safe-markdown.ts";

describe("safe Markdown", () => {
  it("S2.preview.5 S2.recap.4 heading, emphasis, list and link become elements", () => {
    const html = safeMarkdown("# Late drama\n\n*Chicago* **won**.\n\n- one\n- two\n\n[more](https://example.com/a)");
    expect(html).toContain("<h3>Late drama</h3>");
    expect(html).toContain("<em>Chicago</em> <strong>won</strong>");
    expect(html).toMatch(/<ul>\s*<li>one<\/li>/);
    expect(html).not.toMatch(/[#*[\]]/);
  });

  it("begins its headings below the page's own and leaves no level out", () => {
    const levels = (markdown: string): string[] => safeMarkdown(markdown).match(/(?<=<)h\d/g) ?? [];
    expect(levels("## One\n\n#### Below\n\n## Two")).toEqual(["h3", "h4", "h3"]);
    expect(levels("### Deep first\n\n# Then the top\n\n## Below")).toEqual(["h3", "h3", "h4"]);
    expect(levels("# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5")).toEqual(["h3", "h4", "h5", "h6", "h6"]);
  });

  it("S2.preview.6 O.16 links open in a new tab and do not hand over the page", () => {
    expect(safeMarkdown("[more](https://example.com/a)")).toContain(
      '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">more</a>',
    );
  });

  it.each([
    ["a 7-0 lead", "7-0"],
    ["went 4-for-4", "4-for-4"],
    ["# A 3-game skid", "3-game"],
    ["the Lions (4-0)", "4-0"],
    ["on fourth-and-6", "fourth-and-6"],
    ["Hurts' **15-14** win", "15-14"],
  ])("keeps a compound with a number in one line, as it was written: %s", (markdown, compound) => {
    const html = safeMarkdown(markdown);
    expect(html).toContain(`<span class="whole">${compound}</span>`);
    expect(html.replaceAll(/<[^>]*>/g, "")).toBe(markdown.replaceAll(/[#*]/g, "").trim());
  });

  it("lets names and long compounds break where they do", () => {
    expect(safeMarkdown("Smith-Njigba, a go-ahead score, and a once-in-20-years-or-so event")).not.toContain("whole");
  });

  it("O.17 raw HTML is shown as text and never run", () => {
    const html = safeMarkdown("before <b onclick=alert(1)>bold</b>\n\n<script>alert(1)</script>");
    expect(html).not.toMatch(/<script|<b[ >]/);
    expect(html).toContain("&#x3C;script>alert(1)&#x3C;/script>");
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:x)",
    "[x](//example.com)",
    "[x](http://example.com)",
    "[x](/games/1)",
    "<javascript:alert(1)>",
    "[x]: javascript:alert(1)\n\n[x]",
  ])("O.17 %j keeps its words and is no link", (markdown) => {
    const html = safeMarkdown(markdown);
    expect(html).not.toContain("href");
    expect(html).not.toContain("<a");
  });

  it("drops images, so that a story cannot call another host", () => {
    expect(safeMarkdown("![x](https://example.com/x.png) text")).not.toContain("<img");
  });

  it("O.17 empty text gives an empty string", () => {
    expect(safeMarkdown("  \n ")).toBe("");
  });
});
