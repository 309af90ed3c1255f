import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { playerId, smallGamePlayers } from "../fixtures/small-game-people.ts";
import { type ScriptedIngest, scriptedIngest } from "../fixtures/scripted-ingest.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";

const { gameKey: GAME, homeTeam: HOME } = smallGame().game;
const USER = "fan@six.example";
const ROLES = ["visitor", "user", "administrator"] as const;
const VERBS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

type Role = (typeof ROLES)[number];
type Verb = (typeof VERBS)[number];
/** One status for everybody, or one for each role. */
type Expected = number | Record<Role, number>;

interface RouteCase {
  /** As the router or the site names it. */
  route: string;
  path: string;
  get: Expected;
  /** As GET where it is not said. */
  head?: Expected;
  /** With `form` as its body; 405 where nothing takes a form. */
  post?: Expected;
  form?: Record<string, string>;
  /** PUT, PATCH, DELETE and OPTIONS; 405 for everybody where it is not said. */
  others?: Expected;
}

const mine = (status: number): Expected => ({ visitor: 403, user: 403, administrator: status });
const WEEK = { intent: "refreshWeek", season: "2025", type: "REG", week: "1" };

const STREAMS = "*/events";

const CASES: readonly RouteCase[] = [
  { route: "/", path: "/", get: 302 },
  { route: "stats", path: "/stats", get: 200 },
  { route: "stats", path: "/stats.data", get: 200 },
  { route: "games/:gameKey", path: `/games/${GAME}`, get: 200, post: mine(200), form: { intent: "loadPlays" } },
  { route: "games/:gameKey", path: `/games/${GAME}?plays=flow`, get: 200, post: mine(400), form: { intent: "other" } },
  ...["rewriteStory", "unpublishStory", "publishStory"].flatMap((intent) => [
    { route: "games/:gameKey", path: `/games/${GAME}`, get: 200, post: mine(200), form: { intent, kind: "recap" } },
    { route: "games/:gameKey", path: `/games/${GAME}.data`, get: 200, post: mine(400), form: { intent, kind: "poem" } },
  ]),
  { route: "games/:gameKey", path: `/games/${GAME}.data`, get: 200, post: mine(200), form: { intent: "loadPlays" } },
  { route: "games/:gameKey", path: "/games/209910199", get: 404, post: mine(404), form: { intent: "loadPlays" } },
  { route: "games/:gameKey/replay", path: `/games/${GAME}/replay`, get: 302 },
  { route: "games/:gameKey/export", path: `/games/${GAME}/export`, get: mine(200), post: mine(405), others: mine(405) },
  {
    route: "games/:gameKey/export",
    path: `/games/${GAME}/export?format=json`,
    get: mine(200),
    post: mine(405),
    others: mine(405),
  },
  {
    route: "games/:gameKey/export",
    path: "/games/209910199/export",
    get: mine(404),
    post: mine(405),
    others: mine(405),
  },
  {
    route: "games/:gameKey/export",
    path: `/Games/${GAME}/%45xport`,
    get: mine(200),
    post: mine(405),
    others: mine(405),
  },
  {
    route: "games/:gameKey/export",
    path: `/games/${GAME}/export.data`,
    get: mine(200),
    post: mine(405),
    others: mine(405),
  },
  // Who is answered by a model, and who by rules: chat.test.ts.
  { route: "games/:gameKey/ask", path: `/games/${GAME}/ask`, get: 200, post: 200, form: { q: "Who won?" } },
  { route: "games/:gameKey/ask", path: `/games/${GAME}/ask?q=Who+won`, get: 200, post: 400, form: {} },
  { route: "games/:gameKey/ask", path: "/games/209910199/ask", get: 404, post: 404, form: { q: "Who won?" } },
  { route: "games/:gameKey/points", path: `/games/${GAME}/points`, get: 200, post: 422, form: { league: "" } },
  { route: "games/:gameKey/points/:owner", path: `/games/${GAME}/points/${HOME}`, get: 200, post: 422, form: {} },
  { route: "games/:gameKey/box/:table", path: `/games/${GAME}/box/idp`, get: 200 },
  { route: "games/:gameKey/figures/:team/:figure", path: `/games/${GAME}/figures/${HOME}/sacks`, get: 200 },
  { route: "login", path: "/login", get: 200, post: 400, form: { intent: "nothing" } },
  { route: "logout", path: "/logout", get: 200, post: 200, form: {} },
  { route: "my/leagues", path: "/my/leagues", get: 200, post: 422, form: { intent: "nothing" } },
  { route: "my/leagues", path: "/my/leagues.data", get: 200, post: 422, form: { intent: "nothing" } },
  { route: "my", path: "/my", get: 200 },
  { route: "/my/live", path: "/my/live", get: 404 },
  { route: "/my/strip", path: "/my/strip", get: 404 },
  { route: "players", path: "/players?q=durand", get: 200, post: 422, form: { league: "" } },
  { route: "players/:playerId", path: `/players/${playerId("brandvold")}`, get: 200 },
  { route: "accuracy", path: "/accuracy", get: 200 },
  { route: "privacy", path: "/privacy", get: 200 },
  { route: "privacy", path: "/privacy.data", get: 200 },
  { route: "admin", path: "/admin", get: mine(200), post: mine(200), form: WEEK, others: mine(405) },
  { route: "admin", path: "/ADMIN", get: mine(200), post: mine(200), form: WEEK, others: mine(405) },
  { route: "admin", path: "/admin.data", get: mine(200), post: mine(200), form: WEEK, others: mine(405) },
  ...["closeVoice", "openVoice"].flatMap((intent) => [
    { route: "admin", path: "/admin", get: mine(200), post: mine(200), form: { intent }, others: mine(405) },
    { route: "admin", path: "/admin.data", get: mine(200), post: mine(200), form: { intent }, others: mine(405) },
  ]),
  {
    route: "admin",
    path: "/admin",
    get: mine(200),
    post: mine(200),
    form: { intent: "endSessions", email: "nobody@six.example" },
    others: mine(405),
  },
  { route: "admin", path: "/admin", get: mine(200), post: mine(400), form: { intent: "no" }, others: mine(405) },
  { route: "*", path: "/nothing-here", get: 404, post: 405, form: {} },
  { route: "/healthz", path: "/healthz", get: 200 },
  { route: "/games/:gameKey/live/points/:owner", path: `/games/${GAME}/live/points/nobody`, get: 404 },
  { route: "/robots.txt", path: "/robots.txt", get: 200 },
  { route: "/sitemap.xml", path: "/sitemap.xml", get: 404 },
  { route: "/sw.js", path: "/sw.js", get: 200 },
  { route: "/offline", path: "/offline", get: 200 },
  { route: "/api/me", path: "/api/me", get: 200 },
  { route: "/api/other-lines", path: `/api/other-lines?game=${GAME}`, get: 200 },
  { route: "/api/games/*", path: `/api/games/${GAME}`, get: 200 },
  { route: "/api/chat", path: "/api/chat", get: 405, post: 415, form: {} },
  // Without a voice provider: what each role gets with one is in realtime-token.test.ts.
  { route: "/api/realtime-token", path: "/api/realtime-token", get: 503, head: 405 },
  { route: "/api/realtime/calls", path: "/api/realtime/calls", get: 405, post: 503, form: {} },
  { route: "/api/realtime/end", path: "/api/realtime/end", get: 405, post: 503, form: {} },
  // What a client of the protocol gets, no matter who it is, is in mcp.test.ts.
  { route: "/mcp", path: "/mcp", get: 405, post: 400, form: {} },
  { route: "/mcp/", path: "/mcp/", get: 405, post: 400, form: {} },
  { route: "/metrics", path: "/metrics", get: 403 },
  { route: STREAMS, path: `/games/${GAME}/events?since=0`, get: 200, head: 405 },
  { route: STREAMS, path: "/games/209910199/events?since=0", get: 404, head: 405 },
  { route: STREAMS, path: `/games/${GAME}/replay/events?since=0`, get: 400, head: 405 },
  { route: STREAMS, path: "/stats/events?season=2025&type=REG&week=1&since=0", get: 200, head: 405 },
  { route: "/games/:gameKey/live", path: `/games/${GAME}/live`, get: 200 },
  { route: "/games/:gameKey/live", path: "/games/209910199/live", get: 404 },
  { route: "/games/:gameKey/live/points", path: `/games/${GAME}/live/points?scoring=half`, get: 200 },
  { route: "/games/:gameKey/live/points", path: `/games/${GAME}/live/points`, get: 400 },
  { route: "/games/:gameKey/replay/live", path: `/games/${GAME}/replay/live`, get: 400 },
  { route: "/stats/live", path: "/stats/live?season=2025&type=REG&week=1", get: 200 },
  { route: "/team-logos/:team", path: "/team-logos/KC", get: 404 },
  { route: "/share.png", path: "/share.png", get: 200 },
  { route: "/games/:gameKey/share.png", path: `/games/${GAME}/share.png?v=1`, get: 200 },
  { route: "/games/:gameKey/share.png", path: "/games/209910199/share.png", get: 404 },
  { route: "/scores", path: "/scores", get: 404, post: 303, form: { scores: "shown" } },
  { route: "/behind", path: "/behind", get: 404, post: 303, form: { seconds: "0" } },
  { route: "/my/notifications", path: "/my/notifications", get: 404, post: 303, form: { off: "1" } },
  { route: "/my-scoring", path: "/my-scoring", get: 404, post: 303, form: { scoring: "half" } },
  { route: "/assets/*", path: "/assets/no-such-file.js", get: 404 },
];

/** What stands in a page of the administrator and in nobody else's. */
const WORDS = ["LLM_EXPORT", "ADMIN_TOOLS", "LOAD_PLAYS", ADMINISTRATOR];

let site: OpenSite;
let ingest: ScriptedIngest;
const cookies: Record<Role, string> = { visitor: "", user: "", administrator: "" };

beforeAll(async () => {
  ingest = scriptedIngest();
  site = await openSite({ games: [smallGame()], players: smallGamePlayers(), administrator: ADMINISTRATOR, ingest });
  cookies.user = await signInAs(site, USER);
  cookies.administrator = await signInAs(site, "Boss@Six.Example");
});
afterAll(() => site.close());

function ask(role: Role, verb: Verb, { path, form = {} }: Pick<RouteCase, "path" | "form">): Promise<Response> {
  const headers = new Headers({ "sec-fetch-site": "same-origin" });
  if (cookies[role] !== "") headers.set("cookie", cookies[role]);
  const body = verb === "POST" ? new URLSearchParams(form) : null;
  return site.app.fetch(new Request(`http://127.0.0.1${path}`, { method: verb, headers, body, redirect: "manual" }));
}

function expectedOf(verb: Verb, role: Role, { get, head = get, post = 405, others = 405 }: RouteCase): number {
  const expected = verb === "GET" ? get : verb === "HEAD" ? head : verb === "POST" ? post : others;
  return typeof expected === "number" ? expected : expected[role];
}

/** A stream of events need not end: its first event is what somebody gets to see at once. */
async function bodyOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return Buffer.from(first?.value ?? []).toString();
}

describe("every route and verb, as visitor, signed-in user and administrator", () => {
  it("is listed here: a new route fails this test until somebody says who may do what there", () => {
    const paths = (list: typeof routes): string[] =>
      list.flatMap(({ path, index, children = [] }) => [
        ...(index === true ? ["/"] : path === undefined ? [] : [path]),
        ...paths(children),
      ]);
    // Registered one by one, or with others in a list of their own.
    const own = Array.from(
      readFileSync("server/site/site-routes.ts", "utf8").matchAll(/(?:site\.\w+\((?:\[[^\]]*\], )?|^  )"(\/[^"]+)"/gm),
      ([, path = ""]) => path,
    );
    // All streams have one handler, which goes by the address's end.
    own.push(STREAMS);
    for (const { route, path } of CASES) expect(/\/events(\?|$)/.test(path), path).toBe(route === STREAMS);
    const listed = new Set(CASES.map(({ route }) => route));
    expect(own.length).toBeGreaterThan(4);
    expect([...paths(routes), ...own].filter((path) => !listed.has(path))).toEqual([]);
    expect([...listed].filter((path) => ![...paths(routes), ...own].includes(path))).toEqual([]);
  });

  it.each(CASES.flatMap((one) => ROLES.map((role) => ({ role, ...one }))))(
    "S2.route.9 S6.admin.9 S6.admin.11 $path as $role",
    async ({ role, ...one }) => {
      const before = ingest.asked.length;
      for (const verb of VERBS) {
        const response = await ask(role, verb, one);
        const body = await bodyOf(response);
        expect(response.status, `${verb} ${body.slice(0, 200)}`).toBe(expectedOf(verb, role, one));
        if (role !== "administrator") {
          for (const word of WORDS) expect(body, `${verb}: ${word}`).not.toContain(word);
          expect(body, verb).not.toMatch(/"?isAdministrator\\*"?: ?true/);
        }
        if (response.status === 403 && verb !== "HEAD") expect(body, verb).toMatch(/administrator|METRICS_TOKEN/);
        if (one.route === "logout" && verb === "POST" && role !== "visitor")
          cookies[role] = await signInAs(site, role === "user" ? USER : ADMINISTRATOR);
      }
      if (role !== "administrator") expect(ingest.asked.length).toBe(before);
    },
  );
});

describe("the administrator", () => {
  it("S2.header.6 S6.visitor.1 S6.visitor.2 S6.admin.1 S6.admin.2 alone gets the link and the panel; everybody else one and the same page", async () => {
    const page = async (role: Role): Promise<string> => (await ask(role, "GET", { path: `/games/${GAME}` })).text();
    const [visitor, user, administrator] = [await page("visitor"), await page("user"), await page("administrator")];
    expect(user).toBe(visitor);
    for (const word of WORDS) expect(visitor).not.toContain(word);
    for (const word of WORDS) expect(administrator).toContain(word);
    expect(administrator).toContain(`href="/games/${GAME}/export"`);
    expect(await page("visitor")).toBe(visitor);
  });

  it("S6.admin.1 gets pages that nobody may keep", async () => {
    for (const path of [`/games/${GAME}`, `/games/${GAME}.data`, "/admin", `/games/${GAME}/export`]) {
      const response = await ask("administrator", "GET", { path });
      expect(response.headers.get("cache-control"), path).toBe("no-store");
    }
  });

  it("S6.admin.9 a loadPlays form of anybody else loads nothing, whatever it claims", async () => {
    const before = ingest.asked.length;
    for (const role of ["visitor", "user"] as const) {
      const form = { intent: "loadPlays", isAdministrator: "true", email: ADMINISTRATOR, userEmail: ADMINISTRATOR };
      const response = await ask(role, "POST", { path: `/games/${GAME}?email=${ADMINISTRATOR}`, form });
      expect(response.status).toBe(403);
    }
    expect(ingest.asked.length).toBe(before);
  });

  it("S6.admin.12 is nobody after signing out: panel, link, export and post are refused at the next request", async () => {
    const cookie = cookies.administrator;
    await site.accounts.signOut({ address: "192.0.2.1", userAgent: "", cookies: cookie });
    const path = `/games/${GAME}`;
    const page = await (await ask("administrator", "GET", { path })).text();
    for (const word of WORDS) expect(page).not.toContain(word);
    expect((await ask("administrator", "GET", { path: `${path}/export` })).status).toBe(403);
    expect((await ask("administrator", "GET", { path: "/admin" })).status).toBe(403);
    const before = ingest.asked.length;
    expect((await ask("administrator", "POST", { path, form: { intent: "loadPlays" } })).status).toBe(403);
    expect(ingest.asked.length).toBe(before);
    cookies.administrator = await signInAs(site, ADMINISTRATOR);
  });

  it.each([
    { name: "another ADMIN_EMAIL", administrator: "someone-else@six.example" },
    { name: "no ADMIN_EMAIL", administrator: undefined },
  ])("S6.admin.8 S6.admin.10 S6.admin.12 with $name the same person is an ordinary user", async ({ administrator }) => {
    const other = await openSite({
      games: [smallGame()],
      ingest: scriptedIngest(),
      ...(administrator === undefined ? {} : { administrator }),
    });
    try {
      for (const cookie of ["", await signInAs(other, ADMINISTRATOR)]) {
        const page = await (await other.get(`/games/${GAME}`, { cookie })).text();
        for (const word of WORDS) expect(page).not.toContain(word);
        expect((await other.get(`/games/${GAME}/export`, { cookie })).status).toBe(403);
        expect((await other.get("/admin", { cookie })).status).toBe(403);
      }
    } finally {
      await other.close();
    }
  });
});
