import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ESPN_SETTINGS, YAHOO_SETTINGS } from "../fixtures/platform-settings.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const POINTS = `/games/${SAMPLE_KEYS.final}/points`;
const RECEIVER = `${POINTS}/demo-kc-te1`;

let site: OpenSite;
beforeAll(async () => {
  const league = sampleLeague();
  site = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
});
afterAll(() => site.close());

const give = (fields: Record<string, string>, { path = POINTS, origin = "http://127.0.0.1" } = {}): Promise<Response> =>
  Promise.resolve(
    site.app.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method: "POST",
        headers: { host: "127.0.0.1", origin },
        body: new URLSearchParams(fields),
      }),
    ),
  );
const saidIn = (page: string): string => /<output id="platform-read"[^>]*>([^<]*)<\/output>/.exec(page)?.[1] ?? "";
const wayIn = (page: string): string =>
  (/<a class="btn" href="([^"]+)"[^>]*>Use these rules<\/a>/.exec(page)?.[1] ?? "").replaceAll("&amp;", "&");
/** As a form sends it, and as the page then holds it. */
const keptIn = (page: string): string => /<textarea[^>]*>([^<]*)<\/textarea>/.exec(page)?.[1] ?? "";

describe("the form of ESPN's or Yahoo's settings", () => {
  it("says how much was understood before it is used, and leads to the page under those rules", async () => {
    const answer = await give({ settings: ESPN_SETTINGS.replaceAll("\n", "\r\n"), platform: "espn" });
    expect(answer.status).toBe(200);
    const page = await htmlOf(answer);
    expect(saidIn(page)).toBe(
      "53 lines understood. Not counted, because the play-by-play here does not have it: 1pt Safety (ESPN). 5 lines about other settings.",
    );
    expect(keptIn(page)).toBe(ESPN_SETTINGS);
    const way = wayIn(page);
    expect(way).toMatch(/\/points\?scoring=own\*blk_kick\*2\*def_2pt\*2/);
    const under = await htmlOf(await site.get(way));
    expect(under).toContain("Not counted, because the play-by-play here does not have it: 1pt Safety (ESPN).");
    const preset = await htmlOf(await site.get(`${POINTS}?scoring=espn`));
    const points = (html: string) => Array.from(html.matchAll(/<td><b>([^<]+)<\/b><\/td>/g), ([, text]) => text);
    expect(points(under)).toEqual(points(preset));
  });

  it("leads from a ledger to the ledger, at the moment of the time machine", async () => {
    const page = await htmlOf(
      await give({ settings: YAHOO_SETTINGS, platform: "yahoo" }, { path: `${RECEIVER}?at=60` }),
    );
    const way = wayIn(page);
    expect(way).toMatch(/^\/games\/\d+\/points\/demo-kc-te1\?at=60&scoring=own/);
    expect((await site.get(way)).status).toBe(200);
  });

  it("shows the lines that were not understood as they stand, and what to do", async () => {
    const settings = "Receptions 1\nSack 1\nRumors <b>lots</b>";
    const page = await htmlOf(await give({ settings, platform: "yahoo" }));
    expect(saidIn(page)).toBe("1 line understood. 2 lines not understood, and not used:");
    expect(page).toContain("<q>Sack 1</q> For a team’s defense or for a player?");
    expect(page).toContain("<q>Rumors &lt;b&gt;lots&lt;/b&gt;</q> We do not know this item.");
    expect(wayIn(page)).toBe(`${POINTS}?scoring=own*rec*1`);
  });

  it.each([
    [{ settings: "Dear diary", platform: "espn" }, /No line of this is a rule of ESPN/],
    [{ settings: YAHOO_SETTINGS, platform: "espn" }, /read like Yahoo’s, not like ESPN’s/],
    [{ settings: "Receptions 1" }, /Choose whose settings these are/],
    [{ settings: "Receptions 1", platform: "constructor" }, /Choose whose settings these are/],
    [{ settings: "", platform: "yahoo" }, /Paste the scoring settings of your league at Yahoo/],
    [{ settings: "{", platform: "yahoo" }, /This begins like JSON/],
    [{ settings: "Receptions 1\n".repeat(1700), platform: "yahoo" }, /more than a page of scoring settings/],
  ] as [Record<string, string>, RegExp][])("refuses without loss: %o", async (fields, words) => {
    const answer = await give(fields);
    expect(answer.status).toBe(422);
    const page = await htmlOf(answer);
    expect(saidIn(page)).toMatch(words);
    expect(fields.settings?.startsWith(keptIn(page))).toBe(true);
    expect(keptIn(page).length).toBe(Math.min(fields.settings?.length ?? 0, 20_001));
    expect(wayIn(page)).toBe("");
    expect(page).toContain("Jasper Underhill");
  });

  it("takes nothing from another site, nor a body without end", async () => {
    const fields = { settings: "Receptions 1", platform: "yahoo" };
    expect((await give(fields, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await give({ ...fields, settings: "x".repeat(70_000) })).status).toBe(413);
    expect((await give(fields, { path: "/games/no-such-game/points" })).status).toBe(404);
  });
});

describe("the usual rules of ESPN and Yahoo", () => {
  it("stand among the formats, each with a defense's own start", async () => {
    const start = async (scoring: string) => {
      const page = await htmlOf(await site.get(`${POINTS}/KC?scoring=${scoring}`));
      return Array.from(page.matchAll(/(?:0 points|fewer than 100 yards) allowed <b>\d+\.00/g), ([text]) => text).slice(
        0,
        2,
      );
    };
    expect(await start("espn")).toEqual(["0 points allowed <b>5.00", "fewer than 100 yards allowed <b>5.00"]);
    expect((await start("yahoo"))[0]).toBe("0 points allowed <b>10.00");
    expect(await htmlOf(await site.get(`${POINTS}?scoring=yahoo`))).toContain("What Yahoo starts a league with");
  });
});
