import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptPlayers } from "../../domain/my-players/kept-players.ts";
import { keptText, parseKept } from "../../domain/my-players/kept-text.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { htmlOf as textOf } from "../setup/html-of.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const PAGE = "/my/leagues";
/** Somebody of the sample league. */
const ST_BROWN = "scripted-was-wr";

let site: OpenSite;
beforeAll(async () => {
  const { games, players } = sampleLeague();
  site = await openSite({ games, players, now: SAMPLE_NOW });
});
afterAll(() => site.close());

async function post(fields: Record<string, string>, cookie = ""): Promise<Response> {
  return site.app.fetch(
    new Request(`http://127.0.0.1${PAGE}`, {
      method: "POST",
      headers: { host: "127.0.0.1", origin: "http://127.0.0.1", ...(cookie === "" ? {} : { cookie }) },
      body: new URLSearchParams(fields),
    }),
  );
}

function cookieOf(answer: Response): string {
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

const cookieFor = (kept: KeptPlayers): string => `my-players=${keptText(kept)}`;

describe("stars", () => {
  const PLAYER = `/players/${ST_BROWN}`;
  /** The stars of a page: what pressing them would do, and whether they are pressed. */
  const pressedOf = (page: string): string[] =>
    [...page.matchAll(/<button class="star[^>]*>/g)].map(([button]) => {
      const [, name] = /name="(\w+)"/.exec(button) ?? [];
      return `${name} ${/aria-pressed="(\w+)"/.exec(button)?.[1]}`;
    });

  it("are given on a player's page, which leads back there, and shown to this reader alone", async () => {
    expect(pressedOf(await textOf(await site.get(PLAYER)))).toEqual(["star false"]);
    const answer = await post({ star: ST_BROWN, to: PLAYER });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(PLAYER);
    expect(parseKept(cookieOf(answer).replace("my-players=", ""))?.starred).toEqual([ST_BROWN]);
    const mine = await site.get(PLAYER, { cookie: cookieOf(answer) });
    expect(mine.headers.get("cache-control")).toBe("no-store");
    expect(pressedOf(await textOf(mine))).toEqual(["unstar true"]);
    const others = await site.get(PLAYER);
    expect(others.headers.get("cache-control")).toContain("public");
    expect(pressedOf(await textOf(others))).toEqual(["star false"]);
    const gone = await post({ unstar: ST_BROWN, to: PLAYER }, cookieOf(answer));
    expect(gone.headers.get("set-cookie")).toMatch(/^my-players=; .*Max-Age=0/);
  });

  it("stand beside every name of a search, and on a ledger", async () => {
    const cookie = cookieFor({ starred: [ST_BROWN], leagues: [] });
    const found = await textOf(await site.get("/players?q=St.+Brown", { cookie }));
    expect(pressedOf(found)).toContain("unstar true");
    const points = await textOf(await site.get(`/games/${SAMPLE_KEYS.final}/points`));
    const [, ledger = ""] = /href="(\/games\/\d+\/points\/[^"]+)"/.exec(points) ?? [];
    expect(pressedOf(await textOf(await site.get(ledger)))).toEqual(["star false"]);
  });

  it("a kept page is not another's: the one for everybody stays as it is over a socket", async () => {
    const address = await site.listen();
    const cookie = cookieFor({ starred: [ST_BROWN], leagues: [] });
    const read = async (headers: Record<string, string>): Promise<string[]> =>
      pressedOf(await textOf(await fetch(`${address}${PLAYER}`, { headers })));
    expect(await read({})).toEqual(["star false"]);
    expect(await read({ cookie })).toEqual(["unstar true"]);
    expect(await read({})).toEqual(["star false"]);
  });

  it.each([
    ["nobody", { star: "no-such-player" }, 422, "Nobody here has this ID"],
    ["no id", { star: "../x" }, 422, "Nobody here has this ID"],
    ["nothing", { star: "" }, 422, "Nobody here has this ID"],
  ])("of %s are refused in words", async (_what, fields, status, words) => {
    const answer = await post(fields);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await textOf(answer)).toContain(words);
  });

  it("the hundred-and-first is refused with the way to take one away", async () => {
    const starred = Array.from({ length: 100 }, (_, at) => `p${at}`);
    const answer = await post({ star: ST_BROWN }, cookieFor({ starred, leagues: [] }));
    expect(answer.status).toBe(422);
    expect(await textOf(answer)).toContain("100 stars are the most.");
  });

  it("lead nowhere but to this site", async () => {
    const answer = await post({ star: ST_BROWN, to: "//elsewhere.example" });
    expect(answer.headers.get("location")).toBe(PAGE);
  });
});
