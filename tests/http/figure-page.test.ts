import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const league = sampleLeague();
const FINAL = `/games/${SAMPLE_KEYS.final}`;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
});
afterAll(() => site.close());

const textOf = async (path: string): Promise<string> => (await site.get(path)).text();

/** The figures of a page's team statistics, each with the address behind it. */
function figuresOf(html: string): { path: string; figure: string }[] {
  return Array.from(
    html.matchAll(/<a href="(\/games\/[^"]+\/figures\/[^"]+)"[^>]*>([^<]+)<\/a>/g),
    ([, path, figure]) => ({
      path: path?.replaceAll("&amp;", "&") ?? "",
      figure: figure ?? "",
    }),
  );
}

describe("the figures of the team statistics", () => {
  it("lead to the plays that they are made of, on the page of a final and of a live game", async () => {
    for (const key of [SAMPLE_KEYS.final, SAMPLE_KEYS.live]) {
      const figures = figuresOf(await textOf(`/games/${key}`));
      expect(figures.length).toBeGreaterThan(20);
      for (const { path, figure } of figures) {
        const answer = await site.get(path);
        expect(answer.status, path).toBe(200);
        const page = await answer.text();
        expect(page.replaceAll(/<!-- -->/g, ""), path).toContain(`: ${figure}</h1>`);
        const sums = Array.from(page.matchAll(/<td>([+-]\d+)<\/td>/g), ([, adds]) => Number(adds));
        if (path.endsWith("-yards"))
          expect(
            sums.reduce((total, adds) => total + adds, 0),
            path,
          ).toBe(Number(figure));
      }
    }
  });

  it("name each play in a sentence, and lead back to it", async () => {
    const [first] = figuresOf(await textOf(FINAL));
    const page = await textOf(first?.path ?? "");
    const [, place = ""] = /<th scope="row"><a href="([^"]+)"/.exec(page) ?? [];
    expect(place).toMatch(new RegExp(`^${FINAL}\\?play=([^&#]+)#play-\\1$`));
    expect((await site.get(place.split("#")[0] ?? "")).status).toBe(200);
    expect(page).toMatch(/<td>[A-Z][^<]+\.<\/td>/);
  });

  it("say that a row is a drive where it is one, and nowhere else", async () => {
    let ofDrives = 0;
    for (const { path } of figuresOf(await textOf(FINAL))) {
      const page = await textOf(path);
      const isOfDrives = /\/(?:red-zone|possession)$/.test(path) && !page.includes("No play adds to it.");
      expect(page.includes("A drive is shown by its last snap."), path).toBe(isOfDrives);
      if (isOfDrives) ofDrives += 1;
    }
    expect(ofDrives).toBeGreaterThan(2);
  });

  it("stay at the moment of the time machine, and of a replay lead nowhere", async () => {
    const at = figuresOf(await textOf(`${FINAL}?at=60`));
    expect(at.length).toBeGreaterThan(20);
    for (const { path, figure } of at) {
      expect(path).toMatch(/\?at=60$/);
      const page = await textOf(path);
      expect(page.replaceAll(/<!-- -->/g, "")).toContain(`: ${figure}</h1>`);
      expect(page).not.toMatch(/href="\/games\/\d+(?!\?at=60|[^"]*at=60)[^"]*#play/);
    }
    const from = Math.floor(SAMPLE_NOW.getTime() / 1000) - 300;
    const replay = await textOf(`${FINAL}/replay?from=${from}&speed=60`);
    expect(replay).toContain("Team statistics");
    expect(figuresOf(replay)).toEqual([]);
  });

  it("are not told to a browser that hides scores: it is led to the game's page, which asks first", async () => {
    const [first] = figuresOf(await textOf(FINAL));
    const answer = await site.get(first?.path ?? "", { cookie: "scores=hidden" });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(FINAL);
  });

  it.each(["SEA/total-yards", "KC/luck", "KC/__proto__", "KC/constructor"])("are no others: %s", async (figure) => {
    const answer = await site.get(`${FINAL}/figures/${figure}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Figure not found");
  });

  it("are there for no game that nobody has", async () => {
    expect((await site.get("/games/209910199/figures/KC/total-yards")).status).toBe(404);
  });
});
