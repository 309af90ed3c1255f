import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GameExport } from "../../domain/export/export-game.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { refresh, type ScriptedIngest, scriptedIngest } from "../fixtures/scripted-ingest.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";
import { htmlOf } from "../setup/html-of.ts";
import { withoutMarks } from "../setup/without-marks.ts";

const GAME = smallGame().game.gameKey;
const PAGE = `/games/${GAME}`;

let site: OpenSite;
let ingest: ScriptedIngest;
let cookie = "";
const usual = scriptedIngest();

beforeAll(async () => {
  ingest = scriptedIngest();
  site = await openSite({ games: [smallGame()], administrator: ADMINISTRATOR, ingest, baseUrl: "http://127.0.0.1" });
  cookie = await signInAs(site, ADMINISTRATOR);
});
beforeEach(() => {
  ingest.onGame = usual.onGame;
  ingest.onWeek = usual.onWeek;
  ingest.asked.length = 0;
});
afterAll(() => site.close());

function post(path: string, form: Record<string, string>, on = site): Promise<Response> {
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  return on.app.fetch(
    new Request(`http://127.0.0.1${path}`, { method: "POST", headers, body: new URLSearchParams(form) }),
  );
}

/** The line with the outcome, in a page that was posted without JavaScript. */
async function outcomeOf(response: Response): Promise<string> {
  const page = await response.text();
  const found = /<output class="msg[^"]*">(.*?)<\/output>/.exec(page)?.[1] ?? "";
  return withoutMarks(found);
}

describe("the export", () => {
  it("S2.route.8 gives Markdown, and JSON with ?format=json, under a name that says which game", async () => {
    const markdown = await site.get(`${PAGE}/export`, { cookie });
    expect(markdown.status).toBe(200);
    expect(markdown.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(markdown.headers.get("content-disposition")).toBe(`inline; filename="${GAME}-MIN-at-CHI.md"`);
    const text = await markdown.text();
    expect(text).toMatch(/^# NFL game 202510106: Minnesota Vikings at Chicago Bears/);
    for (const { description } of smallGame().allPlays) expect(text).toContain(description.replace("#", "\\#"));

    const json = await site.get(`${PAGE}/export?format=json`, { cookie });
    expect(json.headers.get("content-type")).toBe("application/json");
    const known = (await json.json()) as GameExport;
    expect(known.plays.rows).toHaveLength(smallGame().allPlays.length);
    expect(known.playerGameStats.rows).toHaveLength(smallGame().playerGameStats.length);
    expect(known.data).toMatchObject({ asOf: "2025-09-09T09:00:00Z", version: 1, address: `http://127.0.0.1${PAGE}` });
  });

  it("S2.route.8 is written for this request alone", async () => {
    const { headers } = await site.get(`${PAGE}/export`, { cookie });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("has the points under the rules that its address names, or that the browser keeps: those of the page of points", async () => {
    const rules = "half*pass_td*6*zap_yd*2";
    const own = (text: string) => /## Fantasy points, [^]*?(?=\n## )/.exec(text)?.[0] ?? "";
    const markdown = own(await (await site.get(`${PAGE}/export?scoring=${rules}`, { cookie })).text());
    expect(markdown).toContain("Half PPR with changes (MY)");
    expect(markdown).toContain("zap\\_yd");
    const kept = await site.get(`${PAGE}/export`, { cookie: `${cookie}; my-scoring=${rules}` });
    expect(own(await kept.text())).toBe(markdown);
    expect(own(await (await site.get(`${PAGE}/export`, { cookie })).text())).toBe("");

    const json = await site.get(`${PAGE}/export?format=json&scoring=${rules}`, { cookie });
    const { ownPoints } = (await json.json()) as GameExport;
    const api = await site.get(`/api${PAGE}/points?scoring=${rules}`);
    const { points } = (await api.json()) as { points: Record<string, number> };
    const exported = ownPoints?.rows
      .filter(([, , , , value]) => value !== null)
      .map(([id, , , , value]) => [id, value]);
    expect(Object.fromEntries(exported ?? [])).toEqual(points);
    expect(ownPoints?.uncounted).toEqual(["zap_yd"]);
    for (const scoring of ["zap", "MY"])
      expect((await site.get(`${PAGE}/export?scoring=${scoring}`, { cookie })).status, scoring).toBe(400);
  });

  it("knows no other format and no other game", async () => {
    expect((await site.get(`${PAGE}/export?format=xml`, { cookie })).status).toBe(400);
    expect((await site.get("/games/209910199/export", { cookie })).status).toBe(404);
  });
});

describe("LOAD_PLAYS without JavaScript", () => {
  it("S6.admin.3 S7.post.1 is a form that posts intent=loadPlays to the page's own address", async () => {
    const page = await (await site.get(`${PAGE}?plays=flow`, { cookie })).text();
    const form = /<form[^>]*method="post"[^>]*>.*?<\/form>/s.exec(page)?.[0] ?? "";
    expect(form).toContain(`action="${PAGE}?plays=flow#admin"`);
    expect(form).toContain('<input type="hidden" name="intent" value="loadPlays"/>');
    expect(form).toMatch(/<button[^>]*type="submit"[^>]*>LOAD_PLAYS<\/button>/);
    expect(form).not.toContain("disabled");
  });

  it("S6.admin.7 says that it loads play-by-play data from a sports-data provider", async () => {
    const page = await (await site.get(PAGE, { cookie })).text();
    expect(page).toContain("LOAD_PLAYS loads play-by-play data from a sports-data provider.");
  });

  it.each([
    {
      what: "new plays",
      value: refresh(GAME, { plays: 178, corrections: 2 }),
      says: "✓ 178 plays loaded, 2 corrections",
    },
    { what: "one of each", value: refresh(GAME, { plays: 1, corrections: 1 }), says: "✓ 1 play loaded, 1 correction" },
    {
      what: "nothing new",
      value: refresh(GAME, { changed: false, plays: 178 }),
      says: "✓ Nothing new: the stored game is up to date (178 plays)",
    },
  ])("S6.admin.6 S7.post.2 S8.admin.1 shows $what with a check mark", async ({ value, says }) => {
    ingest.onGame = async () => ({ ok: true, value });
    const response = await post(PAGE, { intent: "loadPlays" });
    expect(response.status).toBe(200);
    expect(await outcomeOf(response)).toBe(says);
    expect(ingest.asked).toEqual([GAME]);
  });

  it.each([
    { kind: "unreachable", message: "SportsDataIO pbp/json/PlayByPlay: no answer within 20 s", wait: undefined },
    { kind: "rate-limited", message: "SportsDataIO pbp/json/PlayByPlay: asks to wait 60 s (HTTP 429)", wait: 60 },
    { kind: "unauthorized", message: "SportsDataIO refuses the key", wait: undefined },
  ] as const)(
    "S6.admin.6 S7.post.2 S8.admin.1 shows the provider's $kind with a cross",
    async ({ kind, message, wait }) => {
      ingest.onGame = async () => ({
        ok: false,
        error: { kind, message, ...(wait === undefined ? {} : { retryAfter: wait }) },
      });
      const response = await post(PAGE, { intent: "loadPlays" });
      expect(response.status).toBe(200);
      const shown = await outcomeOf(response);
      expect(shown).toMatch(/^✗ /);
      expect(shown).toContain(message);
      expect(shown).toContain("The stored game is as it was.");
      if (wait !== undefined) expect(shown).toContain("Try again in 60 seconds.");
    },
  );

  it("S7.post.2 the answer to the page's own script is {success, message} or {success, error}", async () => {
    const data = await (await post(`${PAGE}.data`, { intent: "loadPlays" })).text();
    expect(data).toContain("success");
    expect(data).toContain("Nothing new");
  });

  it("refuses any other intent and loads nothing", async () => {
    for (const form of [{ intent: "dropTables" }, {}, { intent: "" }] as Record<string, string>[]) {
      const response = await post(PAGE, form);
      expect(response.status).toBe(400);
      expect(await outcomeOf(response)).toMatch(/^✗ /);
    }
    expect(ingest.asked).toEqual([]);
  });

  it("refuses a form from another site, the administrator's cookie or not", async () => {
    const response = await site.app.fetch(
      new Request(`http://127.0.0.1${PAGE}`, {
        method: "POST",
        headers: { cookie, origin: "https://evil.example" },
        body: new URLSearchParams({ intent: "loadPlays" }),
      }),
    );
    expect(response.status).toBe(403);
    expect(ingest.asked).toEqual([]);
  });

  it("without a provider says which variable to set", async () => {
    const bare = await openSite({ games: [smallGame()], administrator: ADMINISTRATOR });
    try {
      const own = await signInAs(bare, ADMINISTRATOR);
      const response = await bare.app.fetch(
        new Request(`http://127.0.0.1${PAGE}`, {
          method: "POST",
          headers: { cookie: own, "sec-fetch-site": "same-origin" },
          body: new URLSearchParams({ intent: "loadPlays" }),
        }),
      );
      expect(await outcomeOf(response)).toMatch(/^✗ No sports-data provider is configured.*SPORTSDATAIO_KEY/);
      const page = await (await bare.get("/admin", { cookie: own })).text();
      expect(page).toContain("No sports-data provider is configured");
      expect(page).not.toContain("refreshWeek");
    } finally {
      await bare.close();
    }
  });
});

describe("/admin", () => {
  it("shows phase, next poll, calls used and recent polls", async () => {
    ingest.now = {
      ...ingest.now,
      recent: [
        {
          at: "2025-09-21T18:29:00Z",
          gameKey: GAME,
          feed: "PlayByPlay",
          kind: "unreachable",
          message: "SportsDataIO pbp/json/PlayByPlay: failed (HTTP 500)",
          milliseconds: 120,
        },
      ],
    };
    const page = await htmlOf(await site.get("/admin", { cookie }));
    expect(page).toContain("2 games are on; polling every 10 seconds");
    expect(page).toContain("1,234 of 10,000, 12%");
    expect(page).toContain("SportsDataIO pbp/json/PlayByPlay: failed (HTTP 500)");
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain(ADMINISTRATOR);
  });

  it("refuses in words that fit: a visitor may sign in, a reader who has is not told to", async () => {
    const visitors = await site.get("/admin");
    expect(visitors.status).toBe(403);
    const page = await visitors.text();
    expect(page).toContain("Only this site’s administrator can see this page. If that’s you, sign in.");
    expect(page).toMatch(/<a class="btn" href="\/login\?next=%2Fadmin"[^>]*>Sign in<\/a>/);
    const readers = await (await site.get("/admin", { cookie: await signInAs(site, "fan@six.example") })).text();
    expect(readers).toContain(
      "You are signed in as fan@six.example. Only this site’s administrator can see this page.",
    );
    expect(readers).not.toContain("/login?next");
    for (const one of [page, readers]) expect(one).not.toContain("nothing was done");
  });

  it("refreshes a week and says what came of it", async () => {
    const response = await post("/admin", { intent: "refreshWeek", season: "2024", type: "POST", week: "2" });
    expect(await outcomeOf(response)).toBe("✓ Divisional Round of 2024: 16 games read, 3 changed");
    expect(ingest.asked).toEqual(["2024/3/2"]);
  });

  it.each([
    { season: "24", type: "REG", week: "1" },
    { season: "2024", type: "REG", week: "19" },
    { season: "2024", type: "NONE", week: "1" },
    { season: "2024", type: "REG", week: "-1" },
    { season: "2024", type: "REG" },
  ])("refuses what is no week: $season $type $week", async (fields) => {
    const response = await post("/admin", { intent: "refreshWeek", ...fields });
    expect(response.status).toBe(400);
    expect(await outcomeOf(response)).toMatch(/^✗ That is not a week/);
    expect(ingest.asked).toEqual([]);
  });
});
