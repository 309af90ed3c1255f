import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { createPostgresServer, type PostgresServer } from "../setup/postgres-server.ts";
import { addressOf, type SiteProcess, spawnSite } from "../setup/spawn-site.ts";

/** A server of its own, because it is stopped. */
let server: PostgresServer;
beforeAll(async () => {
  server = createPostgresServer();
  await server.start();
});
afterAll(() => server.remove());

const game = simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "KC" });
const KEPT = `/games/${game.game.gameKey}`;
/** Made anew for everybody who asks. */
const MADE = "/players?q=a";

interface Asked {
  path: string;
  status: number;
  retryAfter: string | null;
}

interface Traffic {
  asked: Asked[];
  stop(): Promise<void>;
}

/** Asks for pages without a pause until it is stopped, several at a time. A broken connection counts as status 0. */
function askOnAndOn(address: string): Traffic {
  const asked: Asked[] = [];
  const over = new AbortController();
  const ask = async (path: string): Promise<void> => {
    while (!over.signal.aborted) {
      const response = await fetch(`${address}${path}`).catch(() => null);
      await response?.arrayBuffer();
      asked.push({ path, status: response?.status ?? 0, retryAfter: response?.headers.get("retry-after") ?? null });
    }
  };
  onTestFinished(() => over.abort());
  const asking = Promise.all([KEPT, MADE, MADE, MADE, "/healthz", "/api/other-lines?game=1"].map(ask));
  return {
    asked,
    async stop() {
      over.abort();
      await asking;
    },
  };
}

/** A site that works, over a database of its own with one game. */
async function siteOnPostgres(): Promise<{ site: SiteProcess; address: string }> {
  const url = await newDatabase();
  const store = await openStore({ databaseUrl: url, dataDir: "unused" });
  await store.putGames([game]);
  await store.close();
  const site = spawnSite(temporaryFolder(), { DATABASE_URL: url });
  const address = await addressOf(site);
  // The game's recap is written once its page was asked for. Until it stands there the page in memory is about to be made anew.
  await expect.poll(async () => (await fetch(`${address}${KEPT}`)).text()).toContain("Written from the stats");
  return { site, address };
}

async function newDatabase(): Promise<string> {
  const name = `site_${Math.random().toString(36).slice(2)}`;
  await ask(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Ends every connection of the site in the middle of what it does. */
const CUT = "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pickle-six%'";

async function untilAnswered(asked: readonly Asked[], path: string, status: number): Promise<void> {
  const from = asked.length;
  await expect.poll(() => asked.slice(from).some((one) => one.path === path && one.status === status)).toBe(true);
}

/** Nobody was told of a fault of ours: pages in memory came, and the others said when to come again. */
function expectHonest(asked: readonly Asked[]): void {
  const statuses = (path: string): Set<number> =>
    new Set(asked.filter((one) => one.path === path).map(({ status }) => status));
  expect(statuses(KEPT)).toEqual(new Set([200]));
  expect([200, 503]).toEqual(expect.arrayContaining([...statuses(MADE)]));
  expect([200, 503]).toEqual(expect.arrayContaining([...statuses("/healthz")]));
  expect([404, 503]).toEqual(expect.arrayContaining([...statuses("/api/other-lines?game=1")]));
  for (const { status, retryAfter } of asked) expect(retryAfter === null).toBe(status !== 503);
}

describe("a site whose PostgreSQL", () => {
  it("ends its connections under traffic goes on", async () => {
    const { site, address } = await siteOnPostgres();
    const traffic = askOnAndOn(address);
    await untilAnswered(traffic.asked, KEPT, 200);
    for (let round = 0; round < 8; round += 1) {
      await ask(CUT);
      await untilAnswered(traffic.asked, MADE, 200);
    }
    await traffic.stop();
    expect(site.child.exitCode).toBeNull();
    expectHonest(traffic.asked);
  });

  it.each(["fast", "crash"] as const)(
    "is started anew (%s) shows what it has, says when to come again, and is back",
    async (how) => {
      const { site, address } = await siteOnPostgres();
      const traffic = askOnAndOn(address);
      await untilAnswered(traffic.asked, KEPT, 200);
      await untilAnswered(traffic.asked, MADE, 200);
      await server.stop(how);
      onTestFinished(() => server.start());
      await untilAnswered(traffic.asked, MADE, 503);
      await untilAnswered(traffic.asked, "/healthz", 503);
      await untilAnswered(traffic.asked, KEPT, 200);
      await server.start();
      await untilAnswered(traffic.asked, MADE, 200);
      await untilAnswered(traffic.asked, "/healthz", 200);
      await traffic.stop();
      expect(site.child.exitCode).toBeNull();
      expectHonest(traffic.asked);
    },
  );

  it("is away neither forgets who is signed in nor says that they are signed out", async () => {
    const { site, address } = await siteOnPostgres();
    const post = (path: string, fields: Record<string, string>, cookie = ""): Promise<Response> =>
      fetch(`${address}${path}`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: address, cookie },
        body: new URLSearchParams(fields),
      });
    const email = "fan@six.example";
    const cookiesOf = ({ headers }: Response): string =>
      headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ");
    const asked = cookiesOf(await post("/login", { intent: "send", email }));
    await expect.poll(site.output).toMatch(/sign-in code for fan@six\.example is \d+/);
    const code = /fan@six\.example is (\d+)/.exec(site.output())?.[1] ?? "";
    const cookie = cookiesOf(await post("/login", { intent: "signIn", email, code }, asked));
    const me = async (): Promise<{ status: number; email: unknown }> => {
      const response = await fetch(`${address}/api/me`, { headers: { cookie } });
      const body = await response.text();
      return {
        status: response.status,
        email: response.ok ? (JSON.parse(body) as { userEmail: unknown }).userEmail : null,
      };
    };
    expect(await me()).toEqual({ status: 200, email });
    await server.stop("fast");
    onTestFinished(() => server.start());
    expect(await me()).toEqual({ status: 503, email: null });
    const refused = await post("/logout", {}, cookie);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([503, []]);
    expect((await post("/login", { intent: "send", email })).status).toBe(503);
    await server.start();
    await expect.poll(me).toEqual({ status: 200, email });
    const left = await post("/logout", {}, cookie);
    expect(left.headers.getSetCookie().map((one) => one.split("=")[0])).toEqual(["pickle-six", "my-account"]);
    expect(await me()).toEqual({ status: 200, email: null });
  });

  it("is not up yet is waited for, which the log says", async () => {
    const url = await newDatabase();
    await server.stop("fast");
    onTestFinished(() => server.start());
    const site = spawnSite(temporaryFolder(), { DATABASE_URL: url, DATABASE_WAIT_SECONDS: "600" });
    await expect.poll(site.output).toContain("waiting up to 600 seconds for it");
    await server.start();
    expect((await fetch(`${await addressOf(site)}/healthz`)).status).toBe(200);
    expect(site.output().match(/waiting up to/g)).toHaveLength(1);
  });

  it("does not come up ends the start with one line that says what to do, and no password", async () => {
    const site = spawnSite(temporaryFolder(), {
      DATABASE_URL: "postgres://someone:hunter2@127.0.0.1:1/x",
      DATABASE_WAIT_SECONDS: "1",
    });
    expect(await site.exit).toBe(1);
    const [waiting, problem, ...rest] = site.output().trim().split("\n");
    expect(waiting).toContain("waiting up to 1 seconds for it");
    expect(problem).toMatch(/^The database at 127\.0\.0\.1:1 could not be opened: .*ECONNREFUSED.*Check that it runs/);
    expect(rest).toEqual([]);
    expect(site.output()).not.toContain("hunter2");
  });

  it("is waited for at the start no longer than until a signal to stop", async () => {
    const site = spawnSite(temporaryFolder(), {
      DATABASE_URL: "postgres://127.0.0.1:1/x",
      DATABASE_WAIT_SECONDS: "600",
    });
    await expect.poll(site.output).toContain("waiting up to");
    site.child.kill("SIGTERM");
    expect(await site.exit).toBe(0);
  });

  it("has no such database ends the start at once", async () => {
    const url = new URL(server.url);
    url.pathname = "/missing";
    const site = spawnSite(temporaryFolder(), { DATABASE_URL: url.href, DATABASE_WAIT_SECONDS: "600" });
    expect(await site.exit).toBe(1);
    expect(site.output()).toMatch(
      /^The database at localhost could not be opened: database "missing" does not exist\./,
    );
  });
});
