import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownPath } from "../../server/http/own-path.ts";

describe("ownPath", () => {
  it("keeps the path and query of our own pages", () => {
    for (const path of ["/", "/stats?season=2024&week=1", "/games/202410106?plays=flow", "/a/b%20c"])
      expect(ownPath(path)).toBe(path);
    expect(ownPath("/stats#leaders")).toBe("/stats");
    expect(ownPath("/a/../stats")).toBe("/stats");
  });

  it("gives null for whatever leads elsewhere, or nowhere", () => {
    for (const given of [
      null,
      "",
      "stats",
      "//evil.example",
      "///evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "/\n/evil.example",
      "\t//evil.example",
      "/.//evil.example",
      "/a/..//evil.example",
      "/%2e//evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "\\\\evil.example",
    ])
      expect(ownPath(given), JSON.stringify(given)).toBeNull();
  });

  it("never leaves the site, whatever a browser makes of it", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "evil.example",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "%2e",
      "\t",
      "\n",
      " ",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = ownPath(`/${parts.join("")}`);
        return path === null || new URL(path, "https://six.example/login").origin === "https://six.example";
      }),
      { numRuns: 2_000 },
    );
  });
});
