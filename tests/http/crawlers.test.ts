import { describe, expect, it, onTestFinished } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, type OpenSiteOptions, openSite } from "../setup/open-site.ts";

const GAME = smallGame();
const BASE = "https://six.example";

async function aSite(options: OpenSiteOptions = {}): Promise<OpenSite> {
  const site = await openSite({ games: [GAME], ...options });
  onTestFinished(() => site.close());
  return site;
}

describe("what search engines ask for", () => {
  it("says what may be indexed, and where the sitemap is where the site knows its address", async () => {
    const bare = await (await aSite()).get("/robots.txt");
    expect([bare.status, bare.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const text = await bare.text();
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/admin\n/);
    expect(text).not.toContain("Sitemap");
    expect(await (await (await aSite({ baseUrl: BASE })).get("/robots.txt")).text()).toContain(
      `\nSitemap: ${BASE}/sitemap.xml\n`,
    );
  });

  it("lists weeks and games as whole addresses that are there, and a game from when it is stored", async () => {
    const site = await aSite({ baseUrl: BASE });
    const addresses = async (): Promise<string[]> => {
      const answer = await site.get("/sitemap.xml");
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
      return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
    };
    const listed = await addresses();
    expect(listed).toContain(`${BASE}/games/${GAME.game.gameKey}`);
    expect(listed.some((url) => url.includes("/stats?season=2025&amp;type=REG&amp;week="))).toBe(true);
    for (const url of listed) {
      const path = url.slice(BASE.length).replaceAll("&amp;", "&");
      expect((await site.get(path)).status, path).toBe(200);
    }
    const later = { ...GAME.game, gameKey: "202511730", week: 17 };
    await site.store.putGames([{ ...GAME, game: later, allPlays: [], playerGameStats: [], playerProjections: [] }]);
    await expect.poll(addresses).toContain(`${BASE}/games/202511730`);
  });

  it("is no sitemap without a public address, and says what is missing", async () => {
    const answer = await (await aSite()).get("/sitemap.xml");
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("BASE_URL")]);
  });

  it("and the icon that browsers ask for by themselves is small, with three sizes in it", async () => {
    const answer = await (await aSite()).get("/favicon.ico");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
    const icon = Buffer.from(await answer.arrayBuffer());
    expect(icon.length).toBeLessThan(4_000);
    expect(icon.readUInt16LE(4)).toBe(3);
  });
});
