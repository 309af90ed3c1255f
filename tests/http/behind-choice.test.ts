import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const PAGE = "/games/202510301";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [] });
});
afterAll(() => site.close());

describe("the choice of a delay behind a stream", () => {
  async function choose(body: string, headers: Record<string, string> = {}): Promise<Response> {
    return site.app.fetch(
      new Request("http://127.0.0.1/behind", {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          host: "127.0.0.1",
          origin: "http://127.0.0.1",
          ...headers,
        },
        body,
      }),
    );
  }

  it("leaves a cookie for a year, or takes it away, and leads back", async () => {
    const chosen = await choose(`seconds=45&to=${encodeURIComponent(PAGE)}`);
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, PAGE]);
    expect(chosen.headers.get("set-cookie")).toBe("behind=45; Path=/; Max-Age=31536000; SameSite=Lax");
    const live = await choose("seconds=0");
    expect(live.headers.get("set-cookie")).toBe("behind=0; Path=/; Max-Age=0; SameSite=Lax");
    expect(live.headers.get("location")).toBe("/stats");
  });

  it.each([
    ["seconds=31", {}, 400],
    ["seconds=", {}, 400],
    ["to=%2Fstats", {}, 400],
    ["seconds=30", { origin: "https://elsewhere.example" }, 403],
    [`seconds=30&to=${"x".repeat(9_000)}`, {}, 413],
  ] as const)("refuses %j in words", async (body, headers, status) => {
    const answer = await choose(body, headers);
    expect([answer.status, answer.headers.has("set-cookie")]).toEqual([status, false]);
    expect((await answer.text()).length).toBeGreaterThan(20);
  });

  it.each(["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)"])(
    "leads to no other site: %s",
    async (to) => {
      expect((await choose(`seconds=30&to=${encodeURIComponent(to)}`)).headers.get("location")).toBe("/stats");
    },
  );
});
