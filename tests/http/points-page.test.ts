import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LedgerCard } from "../../domain/scoring/ledger-card.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const league = sampleLeague();
const FINAL = `/games/${SAMPLE_KEYS.final}`;
const POINTS = `${FINAL}/points`;
const RECEIVER = `${POINTS}/demo-kc-te1`;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
});
afterAll(() => site.close());

/** The page as text, without the marks that React leaves between words. */
const textOf = async (path: string): Promise<string> => htmlOf(await site.get(path));

/** The shares and the running totals of a ledger, in hundredths. */
function sharesOf(html: string): { shares: number[]; total: number } {
  const table = /<table class="tale">.*?<\/table>/.exec(html)?.[0] ?? "";
  const cents = (text: string) => Math.round(Number(text.replace("−", "-")) * 100);
  const rows = Array.from(table.matchAll(/<td(?: class="nil")?>([+−]?[\d.]+)<\/td><td>−?[\d.]+<\/td><\/tr>/g));
  const total = /<tfoot>.*<td>(−?[\d.]+)<\/td>/.exec(table)?.[1] ?? "";
  return { shares: rows.map(([, share = ""]) => cents(share)), total: cents(total) };
}

describe("the fantasy points of a game", () => {
  it("list everyone with points, kickers and both defenses among them, most first, each with his ledger", async () => {
    const page = await textOf(POINTS);
    const points = Array.from(page.matchAll(/<td><b>(−?[\d.]+)<\/b><\/td>/g), ([, text = ""]) =>
      Number(text.replace("−", "-")),
    );
    expect(points.length).toBeGreaterThan(15);
    expect(points.toSorted((one, other) => other - one)).toEqual(points);
    for (const who of ["Jasper Underhill", "Dante Farrington", "Lions defense", "Chiefs defense"])
      expect(page).toContain(`>${who}</a>`);
    const ledgers = Array.from(page.matchAll(/href="(\/games\/\d+\/points\/[^"]+)"/g), ([, path = ""]) => path);
    expect(ledgers.length).toBeGreaterThanOrEqual(points.length);
    for (const path of new Set(ledgers.map((one) => one.replaceAll("&amp;", "&")))) {
      const { shares, total } = sharesOf(await textOf(path));
      expect(
        shares.reduce((sum, share) => sum + share, 0),
        path,
      ).toBe(total);
    }
  });

  it("are told to the card of a figure as the page tells them, under any rules and the reader's own", async () => {
    const card = async (query: string, headers: Record<string, string> = {}) => {
      const answer = await site.get(`${FINAL}/live/points/demo-kc-te1${query}`, headers);
      return { status: answer.status, body: (await answer.json()) as Partial<LedgerCard> & { error?: string } };
    };
    for (const query of ["?scoring=PPR", "?scoring=half*rec_td*0.5", "?scoring=PPR&at=60"]) {
      const { body } = await card(query);
      const { shares, total } = sharesOf(await textOf(`${RECEIVER}${query}`));
      const largest = shares.map(Math.abs).toSorted((one, other) => other - one);
      expect(body.largest?.map(({ points }) => Math.round(Math.abs(points) * 100))).toEqual(largest.slice(0, 3));
      expect(body.plays).toBe(shares.length);
      expect(Math.round((body.total ?? 0) * 100)).toBe(total);
    }
    const own = await card("?scoring=MY", { cookie: "my-scoring=half*rec*2" });
    expect(own).toMatchObject({ status: 200, body: { name: "Jasper Underhill", total: 32.9 } });
    const refused = { body: { error: expect.any(String) } };
    expect(await card("?scoring=MY")).toMatchObject({ ...refused, status: 404 });
    expect(await card("?scoring=nonsense")).toMatchObject({ ...refused, status: 404 });
    expect(await card("", { cookie: "scores=hidden" })).toMatchObject({ ...refused, status: 403 });
    expect(await card("?scores=shown", { cookie: "scores=hidden" })).toMatchObject({ status: 200 });
    expect((await site.get(`${FINAL}/live/points/nobody`)).status).toBe(404);
    expect((await site.get("/games/209910199/live/points/demo-kc-te1")).status).toBe(404);
  });

  it("count defenders where the scoring does", async () => {
    const rows = async (path: string) => (await textOf(path)).split("<td><b>").length;
    expect(await rows(`${POINTS}?scoring=idp`)).toBeGreaterThan((await rows(POINTS)) + 10);
  });

  it("are reached from FPTS and PPR in the box score, not from projections, a replay or a moment", async () => {
    expect(await textOf(`${FINAL}?tab=receiving`)).toContain(
      `href="${RECEIVER}?scoring=FPTS" aria-label="10.9 standard points of Jasper Underhill">10.9</a>`,
    );
    expect(await textOf(`${FINAL}?tab=receiving`)).toContain(
      `href="${RECEIVER}?scoring=PPR" aria-label="21.9 PPR points of Jasper Underhill">21.9</a>`,
    );
    expect(await textOf(`${RECEIVER}?scoring=FPTS`)).toContain("Why 10.90?");
    const without = [`/games/${SAMPLE_KEYS.scheduled}`, `/games/${SAMPLE_KEYS.noPlays}`];
    for (const path of [`${FINAL}?source=projections`, `${FINAL}?at=60`, ...without])
      expect(await textOf(path), path).not.toContain("/points/");
    const from = Math.floor(SAMPLE_NOW.getTime() / 1000) - 300;
    expect(await textOf(`${FINAL}/replay?from=${from}&speed=60`)).not.toContain("/points/");
  });
});

describe("a ledger", () => {
  it("names each play in a sentence, what it counted for, and leads to it", async () => {
    const page = await textOf(RECEIVER);
    expect(page).toContain("Why 21.90?");
    expect(page).toMatch(/<a href="\/games\/\d+\?play=\d+#play-\d+"[^>]*>[A-Z][^<]+\.<\/a><\/span><small>/);
    expect(page).toMatch(/1 catch <b>1\.00<\/b>/);
    expect(page).toContain("In the box score: FPTS 10.9, PPR 21.9.");
  });

  it("has the totals of the usual formats beside each other, and the rules that the address changes", async () => {
    const page = await textOf(`${RECEIVER}?scoring=half*rec_td*10`);
    expect(page).toMatch(/<b>16\.40<\/b> Half PPR/);
    expect(page).toMatch(/<b>27\.40<\/b> TE premium/);
    expect(page).toContain("Receiving touchdown 10 ");
    expect(page).toContain(">Undo<");
    expect(page).toContain("Half PPR with changes");
  });

  it("begins a defense with its best range", async () => {
    const page = await textOf(`${POINTS}/KC`);
    expect(page).toContain("Every defense begins with this, and can lose it.");
    expect(page).toContain("0 points allowed <b>10.00</b>");
    expect(page).toMatch(/no longer 0 points allowed <b>−10\.00<\/b>/);
  });

  it("takes a rule from its form to an address of its own", async () => {
    const answer = await site.get(`${RECEIVER}?scoring=half&key=rec&points=0.75`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`${RECEIVER}?scoring=half*rec*0.75`);
    const decimal = await site.get(`${RECEIVER}?at=60&scoring=half&key=rec&points=.5`);
    expect(decimal.headers.get("location")).toBe(`${RECEIVER}?at=60&scoring=half*rec*0.5`);
    const wrong = await textOf(`${RECEIVER}?at=60&scoring=half&key=rec&points=1e9`);
    expect(wrong.match(/href="[^"]*points[^"]*"/g)).toContain(`href="${RECEIVER}?at=60&amp;scoring=half"`);
    for (const form of ["key=Luck&points=1", "key=rec&points=many", "key=rec"])
      expect((await site.get(`${RECEIVER}?scoring=half&${form}`)).status, form).toBe(404);
  });

  it("stands at a moment of the time machine, with nothing later", async () => {
    const page = await textOf(`${RECEIVER}?at=60`);
    const { shares, total } = sharesOf(page);
    expect(total).toBeLessThan(2190);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
    expect(page).not.toMatch(/href="\/games\/\d+\?play=/);
  });
});

describe("what is no page of points", () => {
  it.each([
    [`${POINTS}?scoring=zap`, 404, "We can’t read these rules"],
    [`${POINTS}?scoring=half*rec`, 404, "We can’t read these rules"],
    [`${POINTS}/nobody`, 404, "No points to explain"],
    [`${POINTS}/__proto__`, 404, "No points to explain"],
    ["/games/no-such-game/points", 404, "Game not found"],
    ["/games/%E2%9C%93/points?key=rec&points=1", 404, "Game not found"],
  ])("%s is told in words", async (path, status, words) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(words);
  });

  it("says of a game that goes on what is so so far, and of a final one what is so", async () => {
    const words = "Nobody by this name has a play in this game";
    expect(await textOf(`${POINTS}/nobody`)).toContain(`${words}.`);
    expect(await textOf(`${POINTS}/nobody?at=60`)).toContain(`${words} so far.`);
  });

  it("tells nothing to a browser that hides scores: it is led to the game's page, which asks first", async () => {
    for (const path of [POINTS, RECEIVER]) {
      const answer = await site.get(path, { cookie: "scores=hidden" });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe(FINAL);
    }
  });

  it.each(["scheduled", "noPlays", "postponed"] as const)("has nobody in a game without plays: %s", async (key) => {
    const path = `/games/${SAMPLE_KEYS[key]}/points`;
    expect(await textOf(path)).toContain("Nobody has points yet.");
    expect((await site.get(`${path}/KC`)).status).toBe(404);
  });
});
