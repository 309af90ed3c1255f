import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const league = sampleLeague();
const FINAL = `/games/${SAMPLE_KEYS.final}`;
const TABLES = ["kicking", "defense", "idp"];

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
});
afterAll(() => site.close());

/** The page as text, without the marks that React leaves between words. */
const textOf = async (path: string): Promise<string> => (await htmlOf(await site.get(path))).replaceAll("&amp;", "&");

/** The rows of a table: the ledger that each leads to, and the points that it shows. */
const rowsOf = (html: string): { ledger: string; points: string }[] =>
  Array.from(
    html.matchAll(/<td class="fan"><a [^>]*href="([^"]+)"[^>]*>(−?[\d.]+)<\/a>/g),
    ([, ledger = "", points = ""]) => ({
      ledger,
      points,
    }),
  );

describe("the tables beside the box score's tabs", () => {
  it.each([
    ["kicking", ["Dante Farrington", "Lamont Delacroix"], "standard"],
    ["defense", ["Lions defense", "Chiefs defense"], "standard"],
    ["idp", ["DET - IDP", "KC - IDP"], "idp"],
  ])("show %s: %j, each with points that the ledger behind them has under %s", async (table, names, scoring) => {
    const page = await textOf(`${FINAL}/box/${table}?all=yes`);
    for (const name of names) expect(page).toContain(name);
    const rows = rowsOf(page);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const { ledger, points } of rows) {
      expect(ledger).toContain(`?scoring=${scoring}`);
      expect(await textOf(ledger), ledger).toContain(`Why ${points}0?`);
    }
  });

  it("stand in the row of tabs, on the game's page and on their own", async () => {
    const game = await textOf(FINAL);
    for (const table of [...TABLES, "usage"]) {
      expect(game).toContain(`href="${FINAL}/box/${table}"`);
      const page = await textOf(`${FINAL}/box/${table}`);
      for (const tab of ["", "?tab=rushing", "?tab=receiving"]) expect(page).toContain(`href="${FINAL}${tab}#box"`);
      const [current = ""] = page.match(/<a[^>]*aria-current="page"[^>]*>/) ?? [];
      expect(current).toContain(`href="${FINAL}/box/${table}"`);
    }
  });

  it("are not in the row of a replay, nor where there is nothing to count", async () => {
    const from = Math.floor(SAMPLE_NOW.getTime() / 1000) - 300;
    const without = [`${FINAL}/replay?from=${from}&speed=60`, `/games/${SAMPLE_KEYS.noPlays}`];
    for (const path of without) expect(await textOf(path), path).not.toContain("/box/");
    for (const table of [...TABLES, "usage"])
      expect(await textOf(`/games/${SAMPLE_KEYS.noPlays}/box/${table}`)).toContain(
        "No plays of this game to count yet.",
      );
  });

  it("say what is expected of kickers and defenses before a game, under the rules that are asked for, and of nobody else", async () => {
    const game = `/games/${SAMPLE_KEYS.scheduled}`;
    expect(await textOf(game)).toContain(`href="${game}/box/defense"`);
    const points = (html: string): number[] =>
      Array.from(html.matchAll(/<td class="fan">(-?[\d.]+)<\/td>/g), ([, text]) => Number(text));
    const usual = await textOf(`${game}/box/defense`);
    expect(usual).toContain("Projected fantasy points, Standard");
    expect(points(usual)).toHaveLength(2);
    expect(rowsOf(usual), "no plays are behind them").toEqual([]);
    const asked = points(await textOf(`${game}/box/defense?scoring=own*sack*100`));
    expect(Math.min(...asked)).toBeGreaterThan(Math.max(...points(usual)) * 10);
    expect(await textOf(`${game}/box/idp`)).toContain("Individual defenders are not projected.");
  });

  it("have what was expected beside the points of kickers and defenses", async () => {
    for (const table of ["kicking", "defense"]) {
      const page = await textOf(`${FINAL}/box/${table}`);
      expect(page).toContain(">Proj</abbr>");
      expect(page).toMatch(/<td class="proj">\d+\.\d<\/td>/);
    }
    expect(await textOf(`${FINAL}/box/idp`)).not.toContain(">Proj</abbr>");
  });

  it("fold long lists of defenders, and open them by an address of their own", async () => {
    const folded = await textOf(`${FINAL}/box/idp`);
    const whole = await textOf(`${FINAL}/box/idp?all=yes`);
    expect(folded).toMatch(/href="[^"]+\/box\/idp\?all=yes"[^>]*>\d+ more<span class="vh"> of KC</);
    expect(whole).toMatch(/href="[^"?]+\/box\/idp"[^>]*>Only the first</);
    expect(rowsOf(folded).length).toBeLessThan(rowsOf(whole).length);
  });

  it("say which points allowed have gone, and where a defense stands", async () => {
    const page = await textOf(`${FINAL}/box/defense`);
    expect(page.match(/<li class="here">/g)).toHaveLength(2);
    expect(page).toMatch(/<b>Chiefs<\/b>, \d+ allowed: −?\d+ points?</);
    expect(await textOf(`${FINAL}/box/defense?scoring=own*sack*1`)).not.toContain('class="here"');
  });

  it("count under the rules that the address asks for, and carry them on", async () => {
    const page = await textOf(`${FINAL}/box/kicking?scoring=own*xpm*7`);
    expect(page).toContain("Points by these rules: League rules.");
    expect(page).toContain(`href="${FINAL}/box/idp?scoring=own*xpm*7"`);
    for (const { ledger, points } of rowsOf(page)) expect(await textOf(ledger)).toContain(`Why ${points}0?`);
  });

  it("stand at a moment of the time machine, with nothing later", async () => {
    const now = rowsOf(await textOf(`${FINAL}/box/idp?all=yes`)).length;
    const page = await textOf(`${FINAL}/box/idp?all=yes&at=60`);
    expect(rowsOf(page).length).toBeLessThan(now);
    expect(rowsOf(page).every(({ ledger }) => ledger.includes("at=60"))).toBe(true);
    const scores = (html: string) => html.match(/<b> \d+<\/b>/g);
    expect(scores(page)).toHaveLength(2);
    expect(scores(page)).not.toEqual(scores(await textOf(`${FINAL}/box/idp`)));
    expect(await textOf(`${FINAL}?at=60`)).toContain(`href="${FINAL}/box/idp?at=60"`);
    expect(page).toContain(`href="${FINAL}?at=60&tab=rushing#box"`);
  });

  it("tell nothing to a browser that hides scores: it is led to the game's page, which asks first", async () => {
    for (const table of [...TABLES, "usage"]) {
      const answer = await site.get(`${FINAL}/box/${table}`, { cookie: "scores=hidden" });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe(FINAL);
    }
  });

  it.each([
    [`${FINAL}/box/punting`, "No such table"],
    [`${FINAL}/box/__proto__`, "No such table"],
    [`${FINAL}/box/idp?scoring=zap`, "We can’t read these rules"],
    [`${FINAL}/box/idp?at=nowhere`, "Play not found"],
    [`${FINAL}/box/usage?at=nowhere`, "Play not found"],
    ["/games/209910199/box/usage", "Game not found"],
    ["/games/no-such-game/box/idp", "Game not found"],
    ["/games/209910199/box/idp", "Game not found"],
  ])("%s is told in words", async (path, words) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(words);
  });
});
