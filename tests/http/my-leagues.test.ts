import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keptText, parseKept } from "../../domain/my-players/kept-text.ts";
import type { KeptPlayers } from "../../domain/my-players/kept-players.ts";
import { GUS_ID, inventedWorld, LEAGUE_ID, OTHER_LEAGUE_ID } from "../emulators/sleeper/invented-world.ts";
import { openSleeperEmulator, type SleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const PAGE = "/my/leagues";
/** Somebody of the sample league. */
const ST_BROWN = "scripted-was-wr";

let emulator: SleeperEmulator;
let site: OpenSite;
let time = SAMPLE_NOW.getTime();
beforeAll(async () => {
  const world = inventedWorld();
  for (const { league } of world.leagues) league.season = "2025";
  emulator = await openSleeperEmulator({ world });
  const { games, players } = sampleLeague();
  const twin = players.find(({ playerId }) => playerId === ST_BROWN);
  if (twin === undefined) throw new Error("nobody to take after");
  const twins = ["twin-1", "twin-2"].map((playerId) => ({ ...twin, playerId, name: "Abe Dingleberry", aliases: [] }));
  const namesake = { ...twin, playerId: "namesake", position: "LB", aliases: [] };
  site = await openSite({
    games,
    players: [...players, ...twins, namesake],
    clock: () => new Date(time),
    sleeperUrl: emulator.baseURL,
  });
});
beforeEach(() => {
  emulator.behave();
  time += 120_000;
});
afterAll(async () => {
  await site.close();
  await emulator.close();
});

const HOST = { host: "127.0.0.1", origin: "http://127.0.0.1" };

async function post(
  fields: Record<string, string>,
  { path = PAGE, cookie = "", headers = {} }: { path?: string; cookie?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return site.app.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method: "POST",
      headers: { ...HOST, ...(cookie === "" ? {} : { cookie }), ...headers },
      body: new URLSearchParams(fields),
    }),
  );
}

function cookieOf(answer: Response): string {
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

function keptIn(answer: Response): KeptPlayers | null {
  return parseKept(cookieOf(answer).replace("my-players=", ""));
}

async function textOf(answer: Response): Promise<string> {
  const html = await htmlOf(answer);
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

/** The values of a form's fields of a name, as the page has them. */
function valuesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`name="${name}"[^>]*value="([^"]*)"`, "g"))].map(([, value = ""]) => value);
}

const REPLACES = { replaces: "1" };
const pasted = (more: Partial<Record<"starters" | "bench" | "scoring" | "name" | "replaces", string>> = {}) => ({
  intent: "paste",
  name: "Office",
  scoring: "half",
  starters: "Equanimeous St. Brown",
  bench: "",
  ...more,
});
const OFFICE: KeptPlayers = {
  starred: [],
  leagues: [{ id: "1", name: "Office", source: "pasted", scoring: "half", starters: [ST_BROWN], bench: [] }],
};
const cookieFor = (kept: KeptPlayers): string => `my-players=${keptText(kept)}`;

describe("a page of one's leagues, without script", () => {
  it("begins with three ways in, asks nobody, is kept by nobody and leaves no cookie", async () => {
    const calls = emulator.seen.length;
    const answer = await site.get(PAGE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const page = await textOf(answer);
    expect(page).toContain("Sleeper user name, or the link of a league");
    expect(page).toContain("Paste your players");
    expect(page).toContain("Star names as you read");
    expect(page).toMatch(/Lineups from <a href="https:\/\/sleeper\.com">Sleeper<\/a>/);
    expect(emulator.seen).toHaveLength(calls);
  });

  it("finds the leagues of a user name, and keeps those that were chosen", async () => {
    const found = await post({ intent: "find", league: "gridiron_gus" });
    const page = await textOf(found);
    expect(page).toContain("Leagues of Gridiron_Gus");
    expect(found.headers.get("set-cookie")).toBeNull();
    const [first = ""] = valuesOf(page, "team-0");
    const answer = await post({ intent: "add", "team-0": first });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`${PAGE}?added=1`);
    expect(answer.headers.get("set-cookie")).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    expect(keptIn(answer)).toEqual({
      starred: [],
      leagues: [{ id: "1", name: "Fourth and Long", source: "sleeper", leagueId: LEAGUE_ID, team: { userId: GUS_ID } }],
    });
    const kept = await textOf(await site.get(PAGE, { cookie: cookieOf(answer) }));
    expect(kept).toContain("Fourth and Long");
  });

  it("does not offer a league that is here already", async () => {
    const [first = ""] = valuesOf(await textOf(await post({ intent: "find", league: "gridiron_gus" })), "team-0");
    const cookie = cookieOf(await post({ intent: "add", "team-0": first }));
    const again = await textOf(await post({ intent: "find", league: "gridiron_gus" }, { cookie }));
    expect(valuesOf(again, "team-0")).not.toContain(first);
  });

  it("gives each pasted team without a name one of its own", async () => {
    const first = await post(pasted({ name: "" }));
    const second = await post(pasted({ name: "", scoring: "ppr" }), { cookie: cookieOf(first) });
    expect(keptIn(second)?.leagues.map(({ name }) => name)).toEqual(["My team", "My team 2"]);
  });

  it("asks whose team it is where only a league's link was given", async () => {
    const page = await textOf(await post({ intent: "find", league: `https://sleeper.com/leagues/${LEAGUE_ID}/team` }));
    expect(page).toContain("Which team in Fourth and Long is yours?");
    expect(page).toContain("Gus Bus");
    const values = valuesOf(page, "team");
    expect(values).toHaveLength(4);
    const answer = await post({ intent: "add", team: values[2] ?? "" });
    expect(keptIn(answer)?.leagues).toMatchObject([{ leagueId: LEAGUE_ID, team: { rosterId: 3 } }]);
  });

  it("says in words who is not there, and what Sleeper cannot answer", async () => {
    const unknown = await post({ intent: "find", league: "nobody_here" });
    expect(unknown.status).toBe(422);
    expect(await textOf(unknown)).toContain("Sleeper has no user of that name.");
    emulator.misbehave("*", { kind: "status", status: 500 }, Infinity);
    const failed = await post({ intent: "find", league: OTHER_LEAGUE_ID });
    expect(failed.status).toBe(422);
    expect(await textOf(failed)).toMatch(/Sleeper does not answer right now/);
    emulator.behave();
    time += 120_000;
    const empty = await post({ intent: "find", league: OTHER_LEAGUE_ID });
    expect(await textOf(empty)).toContain("Garbage Time has no teams yet.");
  });

  it("keeps pasted names that are sure at once", async () => {
    const answer = await post(pasted());
    expect(answer.status).toBe(303);
    expect(keptIn(answer)).toEqual(OFFICE);
    const page = await textOf(await site.get(PAGE, { cookie: cookieOf(answer) }));
    expect(page).toContain("Equanimeous St. Brown");
    expect(page).toContain("Half PPR, 1 starter");
    expect(page).not.toContain("Added Office");
    const led = await site.get(answer.headers.get("location") ?? "", { cookie: cookieOf(answer) });
    expect(await textOf(led)).toMatch(/Added Office, one player\.<\/output>/);
  });

  it("asks about what is not sure, says what is nobody's, and takes no answer that it did not offer", async () => {
    const fields = pasted({ starters: "Equanimeous St. Brown\nAbe Dingleberry\nQuux Nobodyatall\nQuux Here" });
    const asked = await post(fields);
    expect(asked.status).toBe(200);
    expect(asked.headers.get("set-cookie")).toBeNull();
    const page = await textOf(asked);
    expect(page).toContain("1 of 4 found. One question.");
    expect(page).toMatch(/Which <b>Abe Dingleberry<\/b>\?/);
    expect(page).toMatch(/Not recognized, and left out: <b>Quux Nobodyatall, Quux Here<\/b>/);
    expect(valuesOf(page, "s1").toSorted()).toEqual(["none", "twin-1", "twin-2"]);
    expect(await textOf(await post({ ...fields, seen: "1", s1: ST_BROWN }))).toContain("One question.");
    const answered = await post({ ...fields, seen: "1", s1: "twin-2" });
    expect(keptIn(answered)?.leagues).toMatchObject([{ starters: [ST_BROWN, "twin-2"] }]);
    const left = await post({ ...fields, seen: "1", s1: "none" });
    expect(keptIn(left)?.leagues).toMatchObject([{ starters: [ST_BROWN] }]);
  });

  it("asks about a linebacker of the same name where the league scores defenders, and not elsewhere", async () => {
    expect(keptIn(await post(pasted({ scoring: "ppr" })))?.leagues).toMatchObject([{ starters: [ST_BROWN] }]);
    expect(await textOf(await post(pasted({ scoring: "idp" })))).toContain("Which <b>Equanimeous St. Brown</b>?");
    expect(
      await textOf(await post(pasted({ scoring: "own*idp_sack*2" }), { cookie: "my-scoring=own*idp_sack*2" })),
    ).toContain("Which <b>Equanimeous St. Brown</b>?");
  });

  it("offers the rules that the reader keeps, set beforehand, and takes no other text", async () => {
    const own = "half*pass_td*6";
    const cookie = `my-scoring=${own}`;
    expect(await textOf(await site.get(PAGE))).not.toContain("Mine (MY)");
    expect(await textOf(await site.get(PAGE, { cookie }))).toContain(
      `<option value="${own}" selected="">Mine (MY)</option>`,
    );
    const fields = pasted({ starters: "Equanimeous St. Brown", scoring: own });
    expect(keptIn(await post(fields, { cookie }))?.leagues).toMatchObject([{ scoring: own }]);
    expect((await post(fields)).status).toBe(422);
    const long = `my-scoring=ppr${Array.from({ length: 60 }, (_, at) => `*bonus_${at}*1.5`).join("")}`;
    expect(await textOf(await site.get(PAGE, { cookie: long }))).not.toContain("Mine (MY)");
  });

  it("keeps a text with a name of nobody's to be corrected, beside what was found and on the way back", async () => {
    const starters = "Equanimeous St. Brown\nQuux Nobodyatall";
    const fields = pasted({ starters });
    expect(await textOf(await post(fields))).toContain(`${starters}</textarea>`);
    const back = await post({ ...fields, intent: "back" });
    expect(back.status).toBe(200);
    expect(back.headers.get("set-cookie")).toBeNull();
    const page = await textOf(back);
    expect(page).toContain(`${starters}</textarea>`);
    expect(page).toContain("Paste your players");
    expect(page).not.toContain("Not recognized");
  });

  it("asks about one candidate alone by name, and takes yes or no", async () => {
    const fields = pasted({ starters: "Equanimeous" });
    const page = await textOf(await post(fields));
    expect(page).toContain("<legend>Equanimeous: <b>Equanimeous St. Brown</b>?</legend>");
    expect(page).not.toContain("Which <b>");
    expect(valuesOf(page, "s0")).toEqual([ST_BROWN, "none"]);
    expect(keptIn(await post({ ...fields, seen: "1", s0: ST_BROWN }))?.leagues).toMatchObject([
      { starters: [ST_BROWN] },
    ]);
  });

  it.each([
    ["nothing", pasted({ starters: "" }), /No names were found in that\./],
    ["nobody", pasted({ starters: "Quux Nobodyatall" }), /Nobody here has any of those names\./],
    ["rules that are none", pasted({ scoring: "own*rec*1" }), /Choose one of the scorings\./],
    ["a book", pasted({ starters: "Quux Nobodyatall\n".repeat(1_000) }), /Paste one team at a time\./],
  ])("refuses a paste of %s, in words, with what was typed", async (_what, fields, message) => {
    const answer = await post(fields);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("set-cookie")).toBeNull();
    const page = await textOf(answer);
    expect(page).toMatch(message);
    expect(page).toContain(fields.starters.split("\n")[0]);
  });

  it("renames, removes and brings back by one press", async () => {
    const cookie = cookieFor(OFFICE);
    const renamed = await post({ intent: "rename", id: "1", name: "  The   Office " }, { cookie });
    expect(keptIn(renamed)?.leagues[0]?.name).toBe("The Office");
    const removed = await post({ intent: "remove", value: "1" }, { cookie });
    expect(removed.status).toBe(200);
    expect(removed.headers.get("set-cookie")).toMatch(/^my-players=; Path=\/; Max-Age=0;/);
    const page = await textOf(removed);
    expect(page).toContain("Removed Office.");
    expect(page).not.toContain("Half PPR, 1 starter");
    const restored = await post({ intent: "restore", value: valuesOf(page, "value")[0] ?? "" });
    expect(keptIn(restored)).toEqual(OFFICE);
  });

  it("edits a pasted team in its own place: its text as it was, then what the reader made of it", async () => {
    const cookie = cookieFor(OFFICE);
    const form = await textOf(await post({ intent: "edit", value: "1" }, { cookie }));
    expect(form).toContain("Edit Office</h2>");
    expect(form).toMatch(/<textarea name="starters"[^>]*>\s*Equanimeous St. Brown WAS<\/textarea>/);
    expect(form).toContain('<option value="half" selected="">');
    expect(valuesOf(form, "replaces")).toEqual(["1"]);
    const answer = await post(pasted({ name: "Home", bench: "Commanders D", scoring: "ppr", ...REPLACES }), { cookie });
    expect(answer.headers.get("location")).toBe(`${PAGE}?changed=1`);
    expect(keptIn(answer)?.leagues).toEqual([
      { id: "1", name: "Home", source: "pasted", scoring: "ppr", starters: [ST_BROWN], bench: ["WAS"] },
    ]);
    expect(await textOf(await site.get(`${PAGE}?changed=1`, { cookie: cookieOf(answer) }))).toContain(
      "Changed Home, 2 players.",
    );
  });

  it("asks about an edited team as about a new one, and adds one where the team is gone", async () => {
    const asked = await textOf(
      await post(pasted({ starters: "Abe Dingleberry", ...REPLACES }), { cookie: cookieFor(OFFICE) }),
    );
    expect(new Set(valuesOf(asked, "replaces"))).toEqual(new Set(["1"]));
    expect(asked).toContain("Change my team");
    expect(await textOf(await post({ intent: "edit", value: "7" }, { cookie: cookieFor(OFFICE) }))).toContain(
      "This team is not kept here any more.",
    );
    const answer = await post(pasted(REPLACES));
    expect(answer.headers.get("location")).toBe(`${PAGE}?added=1`);
  });

  it("takes a star away and gives it back", async () => {
    const cookie = cookieFor({ starred: [ST_BROWN, "BUF"], leagues: [] });
    const page = await textOf(await site.get(PAGE, { cookie }));
    expect(page).toContain("Buffalo Bills");
    const removed = await post({ intent: "unstar", value: "BUF" }, { cookie });
    expect(keptIn(removed)?.starred).toEqual([ST_BROWN]);
    const back = await post({ intent: "star", value: "BUF" }, { cookie: cookieOf(removed) });
    expect(keptIn(back)?.starred).toEqual([ST_BROWN, "BUF"]);
  });
});

describe("what others send", () => {
  const HOSTILE = "<script>alert(1)</script>";
  it.each([
    ["no intent", {}],
    ["an unknown intent", { intent: HOSTILE }],
    ["a team that is none", { intent: "add", team: `1:${HOSTILE}:S:1:u1` }],
    ["a pasted team among Sleeper's", { intent: "add", team: `1:A:P:ppr:${ST_BROWN}:` }],
    ["nothing chosen", { intent: "add" }],
    ["a league that cannot be put back", { intent: "restore", value: HOSTILE }],
    ["a league that is not there", { intent: "remove", value: "7" }],
    ["another name for it", { intent: "rename", id: "7", name: HOSTILE }],
    ["a star for a path", { intent: "star", value: "../../etc" }],
    ["a star that is not there", { intent: "unstar", value: HOSTILE }],
  ])("changes nothing and comes back nowhere: %s", async (_what, fields) => {
    const answer = await post(fields, { cookie: cookieFor(OFFICE) });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await answer.text()).not.toContain("alert(1)");
  });

  it("a cookie that is not ours is nothing, and is never shown", async () => {
    for (const text of [HOSTILE, "1/l:1:%3Cb%3Ealert(1):P:ppr:BUF:x:y", "2/s:alert(1)", "%"]) {
      const answer = await site.get(PAGE, { cookie: `my-players=${text}` });
      expect(answer.status).toBe(200);
      const page = await answer.text();
      expect(page).toContain("<h1>My leagues</h1>");
      expect(page).not.toContain("alert(1)");
    }
  });

  it("another site's form is refused", async () => {
    const foreign = { headers: { origin: "https://elsewhere.example" } };
    expect((await post(pasted(), foreign)).status).toBe(403);
    expect((await post({ star: ST_BROWN }, foreign)).status).toBe(403);
  });

  it("names of teams are text", async () => {
    emulator.pin(`/league/${LEAGUE_ID}/users`, [
      { user_id: GUS_ID, display_name: "x", metadata: { team_name: "<img src=x onerror=alert(1)>" } },
    ]);
    const page = await (await post({ intent: "find", league: LEAGUE_ID })).text();
    expect(page).toContain("&lt;img src=x");
    expect(page).not.toContain("<img src=x");
  });
});

describe("a page that is asked for as everybody's", () => {
  const EVERYONES = { "x-for-everyone": "yes" };
  const STARRED = cookieFor({ starred: [ST_BROWN], leagues: [] });

  it.each([`/players/${ST_BROWN}`, "/players", `/games/${SAMPLE_KEYS.final}/points`])(
    "has no star and may be kept: %s",
    async (path) => {
      const own = await site.get(path, { cookie: STARRED });
      expect(own.headers.get("cache-control")).toBe("no-store");
      const everybodys = await site.get(path, { cookie: STARRED, ...EVERYONES });
      expect(everybodys.headers.get("cache-control")).not.toMatch(/no-store|private/);
      const html = await textOf(everybodys);
      expect(html).toBe(await textOf(await site.get(path)));
      expect(html).not.toContain('name="unstar"');
    },
  );

  it("is still without scores, and under the reader's rules, where its browser chose so", async () => {
    const path = `/games/${SAMPLE_KEYS.final}/points`;
    for (const choice of ["scores=hidden", "my-scoring=half"]) {
      const chosen = await textOf(await site.get(path, { cookie: choice }));
      expect(chosen).not.toBe(await textOf(await site.get(path)));
      const cookie = `${STARRED}; ${choice}`;
      expect(await textOf(await site.get(path, { cookie, ...EVERYONES }))).toBe(chosen);
    }
  });
});

it("nothing of a league or of a cookie is in the log", async () => {
  const cookie = cookieFor(OFFICE);
  await post({ intent: "find", league: "gridiron_gus" }, { cookie });
  expect(site.log.join("\n")).not.toMatch(/gridiron_gus|my-players|Office|70000000000000000/);
});
