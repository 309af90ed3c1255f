import { describe, expect, it } from "vitest";
import { foreignOriginProblem } from "../../server/http/same-origin.ts";

const isRefused = (headers: Record<string, string>, ownOrigin: string | null = null): boolean =>
  foreignOriginProblem(new Headers(headers), ownOrigin) !== null;

describe("foreignOriginProblem", () => {
  it("takes a request whose Origin is the host that was asked for", () => {
    expect(isRefused({ host: "six.example", origin: "https://six.example" })).toBe(false);
    expect(isRefused({ host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" })).toBe(false);
  });

  it("takes one whose browser calls it same-origin, and refuses every other word", () => {
    expect(isRefused({ "sec-fetch-site": "same-origin" })).toBe(false);
    for (const site of ["cross-site", "same-site", "none", "SAME-ORIGIN", ""]) {
      expect(isRefused({ "sec-fetch-site": site }), site).toBe(true);
    }
  });

  it("refuses when either of the two disagrees, and when both are missing", () => {
    expect(isRefused({ host: "six.example", origin: "https://evil.example", "sec-fetch-site": "same-origin" })).toBe(
      true,
    );
    expect(isRefused({ host: "six.example", origin: "https://six.example", "sec-fetch-site": "cross-site" })).toBe(
      true,
    );
    expect(isRefused({ host: "six.example" })).toBe(true);
  });

  it("compares with the public address where there is one, scheme and port included", () => {
    const own = "https://six.example";
    expect(isRefused({ host: "inside:3000", origin: "https://six.example" }, own)).toBe(false);
    for (const origin of [
      "http://six.example",
      "https://six.example:8443",
      "https://six.example.evil",
      "https://evilsix.example",
      "null",
      "x",
    ]) {
      expect(isRefused({ host: "six.example", origin }, own), origin).toBe(true);
    }
  });
});
