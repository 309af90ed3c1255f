import { describe, expect, it } from "vitest";
import { foreignOriginProblem } from "../../server/http/foreign-origin-problem.ts";

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

  it("takes the page's address from a browser that says nothing else, as on a page that is not secure", () => {
    const host = "six.lan:3000";
    expect(isRefused({ host, referer: "http://six.lan:3000/games/202510106" })).toBe(false);
    expect(isRefused({ host, referer: "http://six.lan:3000/" }, "http://six.lan:3000")).toBe(false);
    for (const referer of ["http://six.lan:4000/", "http://evil.example/six.lan:3000", "about:client", ""])
      expect(isRefused({ host, referer }), referer).toBe(true);
    expect(isRefused({ host, referer: "http://six.lan:3000/" }, "https://six.example")).toBe(true);
    // It says nothing beside the other two.
    expect(isRefused({ host, referer: "http://six.lan:3000/", "sec-fetch-site": "cross-site" })).toBe(true);
    expect(isRefused({ host, referer: "http://six.lan:3000/", origin: "http://evil.example" })).toBe(true);
  });

  it("tells a person what to do before it tells a program", () => {
    expect(foreignOriginProblem(new Headers({ host: "six.lan" }), null)).toBe(
      "This request does not say which page it came from, so it was not carried out. Open our page and try again from there; a program sends an Origin header with this site's address.",
    );
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
