import { expect, it } from "vitest";
import { withLateScripts } from "../../app/late-scripts.ts";
import { pageBytes } from "../../app/page-bytes.ts";

const LATE = { areLate: true, inline: [] };

it("encodes a page of any length, also when a shorter one came before it", () => {
  for (const text of ["", "São José — 3rd & 9", "€".repeat(2 ** 20), "short again"])
    expect(pageBytes(text).equals(Buffer.from(text))).toBe(true);
});

it("is copied by what follows it, so that the next page does not write into the one before", () => {
  for (const page of ["<p>one</p>", '<p>one</p><script type="module" async="">go()</script>']) {
    const first = withLateScripts(pageBytes(page), LATE);
    const before = first.toString();
    pageBytes("x".repeat(1000));
    expect(first.toString()).toBe(before);
    expect(before).toContain("<p>one</p>");
  }
});
