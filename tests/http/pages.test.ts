import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bareGame } from "../fixtures/bare-game.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { playerId, smallGamePlayers } from "../fixtures/small-game-people.ts";
import { smallVariant } from "../fixtures/variant-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { withoutMarks } from "../setup/without-marks.ts";

const GAME = smallGame().game.gameKey;
const LIVE = bareGame({
  week: 1,
  awayTeam: "SEA",
  homeTeam: "SF",
  status: "InProgress",
  hasStarted: true,
  isInProgress: true,
  awayScore: 3,
  homeScore: 0,
  quarter: "1",
  timeRemaining: "12:01",
});
const COMING = bareGame({ week: 1, awayTeam: "GB", homeTeam: "DET", dateTime: "2025-09-08T20:15:00-04:00" });
const NEXT_WEEK = smallVariant(2);
let site: OpenSite;

beforeAll(async () => {
  const games = [smallGame(), LIVE, COMING, NEXT_WEEK];
  site = await openSite({ games, players: smallGamePlayers(), now: new Date("2025-09-09T12:00:00Z") });
});
afterAll(() => site.close());

async function text(path: string): Promise<string> {
  return (await site.get(path)).text();
}

/** Every tile of a week's page: its link, the status, and each team with its score. */
function tiles(page: string): string[][] {
  return Array.from(
    page.matchAll(/<li class="tile[^"]*"><a href="([^"]+)"[^>]*>(.*?)<\/a><\/li>/gs),
    ([, link = "", tile = ""]) => {
      const words = (html: string): string =>
        html
          .replaceAll(/<[^>]*>/g, " ")
          .replaceAll(/\s+/g, " ")
          .trim();
      const status = /<span class="status[^"]*"[^>]*>(.*?)<\/span>/s.exec(tile)?.[1] ?? "";
      const teams = Array.from(
        tile.matchAll(/<span class="nm">(.*?)<\/span><span class="n">(.*?)<\/span>/gs),
        ([, name = "", score = ""]) => words(`${name} ${score}`),
      );
      return [link, words(status), ...teams];
    },
  );
}

describe("addresses", () => {
  it("S2.route.1 answers the page of a known game without signing in", async () => {
    const response = await site.get(`/games/${GAME}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain("Week 1");
  });

  it("S2.route.2 answers the 404 page for an unknown game", async () => {
    for (const path of ["/games/209910199", "/games/nonsense", "/games/%00"]) {
      const response = await site.get(path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain("<h1>");
    }
  });

  it("S2.meta.2 titles the page of an unknown game Game Analysis", async () => {
    expect(await text("/games/209910199")).toContain("<title>Game Analysis</title>");
  });

  it("S2.route.3 sends / to /stats", async () => {
    const response = await site.get("/");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/stats");
  });

  it("S2.route.5 lists every game of the week on /stats with its status and score, each with a link to its page", async () => {
    expect(tiles(await text("/stats?season=2025&type=REG&week=1"))).toEqual([
      [`/games/${LIVE.game.gameKey}`, "In Progress Q1 12:01", "Seahawks 3", "49ers 0"],
      [`/games/${GAME}`, "Final", "Vikings 11", "Bears 7"],
      [`/games/${COMING.game.gameKey}`, "Scheduled", "Packers", "Lions"],
    ]);
    // Without an address of its own a week that has been played.
    expect(tiles(await text("/stats"))).toEqual([
      [`/games/${NEXT_WEEK.game.gameKey}`, "Final", "Vikings 11", "Bears 7"],
    ]);
  });

  it("heads a drive with its plays and its yards, the last play's too", async () => {
    const page = withoutMarks(await text(`/games/${GAME}`));
    // From Chicago's 13 into the end zone: 3, 61 and 23 yards.
    expect(page).toMatch(/<h4>(?:(?!<\/h4>).)*Bears<\/b> 3 plays, 87 yards/s);
  });

  it("S2.route.10 shows a player's page, and 404 for nobody", async () => {
    expect(await text(`/players/${playerId("brandvold")}`)).toContain("Ty Brandvold");
    expect((await site.get("/players/nobody-at-all")).status).toBe(404);
  });

  it("finds players by name", async () => {
    expect(await text("/players?q=durand")).toContain("Émile Durand");
  });

  it("searches for what can be read of a query", async () => {
    const query = `%00du%09 rand${"x".repeat(100)}`;
    expect(await text(`/players?q=${query}`)).toContain(`“du rand${"x".repeat(71)}” in Players`);
    expect(await text(`/players?q=${"x".repeat(79)}%F0%9F%8F%88`)).toContain(`“${"x".repeat(79)}” in Players`);
  });

  it("answers 404 in words for an address that is no page", async () => {
    const response = await site.get("/nothing/here");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("<main");
  });

  it("leads an address with a slash too many to the right one, and never to another site", async () => {
    const location = async (path: string): Promise<string | null> => (await site.get(path)).headers.get("location");
    expect(await location("/stats/?week=1")).toBe("/stats?week=1");
    expect(await location("//elsewhere.example/")).toBe("/elsewhere.example");
    expect(await location("/stats///")).toBe("/stats");
  });

  it.each(["/players/%E0%A4%A", "/games/%FF", "/%"])("says 400 in words for %s", async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/^This address cannot be read/);
  });

  it("refuses an address of absurd length", async () => {
    expect((await site.get(`/stats?q=${"a".repeat(5000)}`)).status).toBe(414);
  });
});

describe("answers that are no pages", () => {
  it("S2.route.15 says that the database answers", async () => {
    const response = await site.get("/healthz");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("ok\n");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("S2.route.15 says 503 in words when the database does not answer, and kept pages go on", async () => {
    const other = await openSite({ games: [smallGame()] });
    expect((await other.get(`/games/${GAME}`)).status).toBe(200);
    await other.store.close();
    const health = await other.get("/healthz");
    expect(health.status).toBe(503);
    expect(await health.text()).toContain("database");
    expect((await other.get(`/games/${GAME}`)).status).toBe(200);
    const broken = await other.get("/stats");
    expect(broken.status).toBe(500);
    const words = await broken.text();
    expect(words).toContain("Something went wrong");
    expect(words).not.toMatch(/node_modules|server\/|at async|sqlite/i);
    expect(other.log.some((line) => line.includes('"level":50'))).toBe(true);
    await other.close();
  });

  it("says 503 in words when a page does not come in time", async () => {
    const hanging = await openSite({
      games: [smallGame()],
      renderDeadline: 20,
      wrapStore: (store) => ({ ...store, gameSnapshot: () => new Promise(() => {}) }),
    });
    const response = await hanging.get(`/games/${GAME}`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("Try again in a minute");
    expect(hanging.app.kept().pages).toBe(0);
    await hanging.close();
  });

  it("serves the build's files as immutable and compressed, and says 404 in words for a file of another build", async () => {
    const page = await text("/stats");
    const script = /\/assets\/entry\.client-[^"]+\.js/.exec(page)?.[0] ?? "";
    const response = await site.get(script, { "accept-encoding": "br" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    const missing = await site.get("/assets/entry.client-00000000.js");
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain("reload the page");
  });

  it("never leaves the folder of files", async () => {
    for (const path of ["/assets/../../server/index.js", "/assets/%2e%2e/%2e%2e/server/index.js", "/../package.json"]) {
      const response = await site.get(path);
      expect(response.status, path).toBe(404);
    }
  });
});
