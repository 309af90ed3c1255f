import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inlineScriptHashes } from "../../server/http/inline-scripts.ts";

const hash = (source: string): string => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

describe("inlineScriptHashes", () => {
  it("hashes the scripts after the page's content, byte for byte", () => {
    const html = `<main>x</main><script>a()</script><script type="module" async="">\nimport "/b.js";\n</script>`;
    expect(inlineScriptHashes(Buffer.from(html))).toEqual({
      hashes: [hash("a()"), hash('\nimport "/b.js";\n')],
      refused: 0,
    });
  });

  it("hashes letters beyond ASCII as the bytes that are sent", () => {
    const html = Buffer.from('<main>67°F</main><script>a("Équanimeous – 67°F 🏈")</script>');
    expect(inlineScriptHashes(html).hashes).toEqual([hash('a("Équanimeous – 67°F 🏈")')]);
  });

  it("leaves files alone", () => {
    expect(inlineScriptHashes(Buffer.from('<main></main><script src="/a.js"></script>'))).toEqual({
      hashes: [],
      refused: 0,
    });
  });

  it("refuses a script in the content, also one that pretends that the content has ended", () => {
    const html = "<main><script>evil()</script></main><script>more()</script></main><script>own()</script>";
    expect(inlineScriptHashes(Buffer.from(html))).toEqual({ hashes: [hash("own()")], refused: 2 });
  });

  it("refuses every script of a page without main", () => {
    expect(inlineScriptHashes(Buffer.from("<p>x</p><SCRIPT>evil()</SCRIPT>"))).toEqual({ hashes: [], refused: 1 });
  });
});
