import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { simulatedSeason } from "../../cli/feed/simulated-season.ts";
import { openStore } from "../../server/store/open-store.ts";
import { startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { gameAfter, simulatedGame } from "../fixtures/simulated-game.ts";
import { addressOf, NO_DEMO, type SiteProcess, spawnSite } from "../setup/spawn-site.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";

let folder = "";

beforeEach(({ onTestFinished }) => {
  folder = mkdtempSync(join(tmpdir(), "pickle-six-process-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
});

function start(variables: Record<string, string> = {}): SiteProcess {
  return spawnSite(folder, variables);
}

/** The lines that a start which cannot work leaves behind. */
async function problemOf(variables: Record<string, string>): Promise<string[]> {
  const server = start(variables);
  expect(await server.exit).toBe(1);
  return server.output().trim().split("\n");
}

describe("a secret of one letter", () => {
  it("is named at the start, and the log stays readable", async () => {
    const server = start({ SPORTSDATAIO_KEY: "e" });
    await addressOf(server);
    expect(server.output()).toContain("the secret in SPORTSDATAIO_KEY has fewer than 6 characters");
    expect(server.output()).not.toContain("[hidden]");
  });
});

describe("a start without NODE_ENV", () => {
  it("serves pages: all of React is of one kind, whichever part of the site loads it first", async () => {
    const server = start();
    const address = await addressOf(server);
    expect((await fetch(`${address}/players`)).status, server.output()).toBe(200);
  });
});

describe("a start that cannot work says so in one line", () => {
  it("names the port that is in use and how to choose another", async () => {
    const other = createServer();
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const [line, ...rest] = (await problemOf({ PORT: String(port) })).filter((text) => !text.startsWith("{"));
    other.close();
    expect(rest).toEqual([]);
    expect(line).toContain(`Port ${port}`);
    expect(line).toContain("PORT=");
  });

  it("names the data folder that cannot be written to", async () => {
    writeFileSync(join(folder, "a-file"), "");
    const [line, ...rest] = await problemOf({ DATA_DIR: join(folder, "a-file", "data") });
    expect(rest).toEqual([]);
    expect(line).toContain(join(folder, "a-file", "data"));
    expect(line).toContain("DATA_DIR=");
  });

  it.runIf(process.platform === "linux")("names a data folder where none can be made", async () => {
    const [line, ...rest] = await problemOf({ DATA_DIR: "/proc/pickle-six/data" });
    expect(rest).toEqual([]);
    expect(line).toContain("The data folder /proc/pickle-six/data cannot be written to");
  });

  it("names the store that is none, and how to choose another", async () => {
    writeFileSync(join(folder, "pickle-six.sqlite"), "something else ".repeat(500));
    const [line, ...rest] = await problemOf({ DATA_DIR: folder });
    expect(rest).toEqual([]);
    expect(line).toContain(`The database in ${folder} could not be opened: file is not a database.`);
    expect(line).toContain("DATA_DIR=");
  });

  it("names each variable that cannot be used, and never its value", async () => {
    const lines = await problemOf({
      PORT: "http",
      BASE_URL: "six.example",
      DATABASE_URL: "mysql://root:hunter2@db/x",
      TEAM_LOGO_URL: "https://logos.example/",
      LOG_LEVEL: "loud",
    });
    expect(new Set(lines.map((line) => line.split(" ")[0]))).toEqual(
      new Set(["BASE_URL", "DATABASE_URL", "LOG_LEVEL", "PORT", "TEAM_LOGO_URL"]),
    );
    expect(lines.join("\n")).not.toContain("hunter2");
  });

  it("S9.config.4 hides the database's password when the database is away", async () => {
    const lines = await problemOf({
      DATABASE_URL: "postgres://someone:hunter2@127.0.0.1:1/x",
      DATABASE_WAIT_SECONDS: "0",
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("127.0.0.1:1");
    expect(lines[0]).toContain("Check that it runs");
    expect(lines[0]).not.toContain("hunter2");
  });
});

describe("a running server", () => {
  it("S9.config.2 listens where HOST and PORT say, and on 127.0.0.1 without HOST", async () => {
    const address = await addressOf(start());
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${address}/healthz`)).text()).toBe("ok\n");
    const elsewhere = await addressOf(start({ HOST: "127.0.0.2", DATA_DIR: join(folder, "other") }));
    expect(elsewhere).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
  });

  it("answers assistants, and with MCP=off none", async () => {
    const ask = async (address: string): Promise<number> => {
      const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
      return (await fetch(`${address}/mcp`, { method: "POST", headers, body })).status;
    };
    expect(await ask(await addressOf(start()))).toBe(200);
    expect(await ask(await addressOf(start({ MCP: "off", DATA_DIR: join(folder, "other") })))).toBe(404);
  });

  it("S9.config.11 fills an empty store with the demo's games, and only where no provider is configured", async () => {
    const withDemo = await addressOf(start({ SPORTSDATAIO_KEY: "" }));
    expect(await (await fetch(`${withDemo}/stats`)).text()).toMatch(/href="\/games\/\d{9}"/);
    const without = await addressOf(start({ DATA_DIR: join(folder, "other") }));
    expect(await (await fetch(`${without}/stats`)).text()).not.toMatch(/href="\/games\/\d{9}"/);
  });

  it("S9.config.3 keeps its store in DATA_DIR", async () => {
    const server = start();
    await addressOf(server);
    server.child.kill("SIGTERM");
    await server.exit;
    expect(existsSync(join(folder, "data", "pickle-six.sqlite"))).toBe(true);
    const again = start();
    await addressOf(again);
    again.child.kill("SIGTERM");
    expect(await again.exit).toBe(0);
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "finishes what is running at %s, takes nothing new, and ends with 0",
    async (signal) => {
      const server = start();
      const address = await addressOf(server);
      const { hostname, port } = new URL(address);
      // A request that is under way: its head is there and its body is not.
      const socket = connect(Number(port), hostname);
      let answer = "";
      socket.on("data", (chunk: Buffer) => {
        answer += chunk.toString();
      });
      socket.write(
        `POST /stats HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${address}\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n`,
      );
      await expect.poll(() => answer).toContain("100 Continue");
      server.child.kill(signal);
      await expect.poll(server.output).toContain("stopping");
      await expect
        .poll(() =>
          fetch(address).then(
            () => "answered",
            () => "refused",
          ),
        )
        .toBe("refused");
      expect(server.child.exitCode).toBeNull();
      socket.write("a=bc");
      await expect.poll(() => answer).toContain("405 Method Not Allowed");
      expect(await server.exit).toBe(0);
      socket.destroy();
    },
  );

  it("ends open streams first when it stops: they do not hold it up", async () => {
    const store = await openStore({ dataDir: join(folder, "data") });
    const live = gameAfter(simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "KC" }), 60);
    await store.putGames([live]);
    await store.close();
    const server = start();
    const events = await fetch(`${await addressOf(server)}/games/${live.game.gameKey}/events?since=1`);
    expect(events.status).toBe(200);
    server.child.kill("SIGTERM");
    expect(await events.text()).toBe('event: beat\ndata: {"version":1}\n\n');
    expect(await server.exit).toBe(0);
    expect(server.output()).not.toContain("still running after the deadline");
  });

  it("ends at once at a second signal", async () => {
    const server = start();
    const address = await addressOf(server);
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on("error", () => {});
    socket.write(
      `POST /stats HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${address}\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n`,
    );
    await expect.poll(() => answer).toContain("100 Continue");
    server.child.kill("SIGTERM");
    await expect.poll(server.output).toContain("stopping");
    // Signals that come together count as one; this goes on until one is late enough to be a second.
    const again = setInterval(() => server.child.kill("SIGTERM"), 50);
    expect(await server.exit).toBe(1);
    clearInterval(again);
    socket.destroy();
  });
});

describe("the launcher", () => {
  it("says in one line which Node.js it needs when this one is too old", () => {
    const old = `Object.defineProperty(process, "versions", { value: { node: "18.19.0" } }); Object.defineProperty(process, "version", { value: "v18.19.0" });`;
    writeFileSync(join(folder, "old.cjs"), old);
    const run = spawnSync(process.execPath, ["--require", join(folder, "old.cjs"), "cli/launch.mjs", "start"], {
      encoding: "utf8",
    });
    expect(run.status).toBe(1);
    expect(run.stderr.trim().split("\n")).toHaveLength(1);
    expect(run.stderr).toContain("Node.js 20 or newer");
    expect(run.stderr).toContain("v18.19.0");
  });

  it("says in one line that the server's own entry needs a newer Node.js", () => {
    const old = `Object.defineProperty(process, "version", { value: "v22.18.0" });`;
    writeFileSync(join(folder, "old.cjs"), old);
    const run = spawnSync(process.execPath, ["--require", join(folder, "old.cjs"), "server/main.ts"], {
      encoding: "utf8",
    });
    expect(run.status).toBe(1);
    expect(run.stderr.trim().split("\n")).toHaveLength(1);
    expect(run.stderr).toContain("npm start");
  });

  it("says in one line why the packages could not be installed", () => {
    for (const file of ["package.json", "package-lock.json", "cli"])
      cpSync(file, join(folder, file), { recursive: true });
    const noNetwork = `console.error("npm error code ENOTFOUND\\nnpm error request failed, reason: getaddrinfo ENOTFOUND registry"); process.exit(1);`;
    writeFileSync(join(folder, "npm.cjs"), noNetwork);
    const run = spawnSync(process.execPath, ["cli/launch.mjs", "start"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...OWN_PROCESS, npm_execpath: join(folder, "npm.cjs"), npm_node_execpath: process.execPath },
    });
    expect(run.status).toBe(1);
    const [first, ...rest] = run.stderr.trim().split("\n");
    expect(first).toContain("Installing packages");
    expect(rest).toHaveLength(1);
    expect(rest[0]).toContain("getaddrinfo ENOTFOUND");
    expect(rest[0]).toContain("Check the network");
  });

  it("stops the server when npm's shell, which alone gets npm's signal, dies of it", async () => {
    const shell = spawn("sh", ["-c", `"${process.execPath}" cli/launch.mjs start; true`], {
      env: {
        ...OWN_PROCESS,
        DATA_DIR: join(folder, "data"),
        PORT: "0",
        ...NO_DEMO,
        npm_lifecycle_event: "start",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void shell.kill("SIGKILL"));
    let output = "";
    shell.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    const address = await addressOf({ output: () => output });
    shell.kill("SIGTERM");
    await expect.poll(() => output).toContain("stopping");
    await expect
      .poll(() =>
        fetch(address).then(
          () => "answered",
          () => "refused",
        ),
      )
      .toBe("refused");
  });

  it("names a command that does not exist", () => {
    const run = spawnSync(process.execPath, ["cli/launch.mjs", "no-such-thing"], { encoding: "utf8" });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('Unknown command "no-such-thing"');
  });

  it("ends as a command ends that runs with options of its own", () => {
    const run = spawnSync(process.execPath, ["cli/launch.mjs", "import", "nflverse", "--season", "1"], {
      encoding: "utf8",
      env: { ...OWN_PROCESS, DATA_DIR: join(folder, "data") },
    });
    expect(run.stderr).toContain('"1" is not a season');
    expect(run.status).toBe(2);
  });
});

describe("a live provider", () => {
  it("S9.config.6 is read with the key, at its address, and its games stand on the site", async () => {
    const games = simulatedSeason(new Date(), 10);
    const key = "a-key-that-stays-here";
    const feed = await startSportsdataioFeed({ key, games, now: () => new Date() });
    try {
      const server = start({ SPORTSDATAIO_KEY: key, SPORTSDATAIO_URL: feed.url });
      const address = await addressOf(server);
      const page = `${address}/games/${games[0]?.game.gameKey}`;
      await expect.poll(async () => (await fetch(page)).status).toBe(200);
      expect(await (await fetch(page)).text()).toContain("SportsDataIO");
      expect(server.output()).not.toContain(key);
      server.child.kill("SIGTERM");
      expect(await server.exit).toBe(0);
    } finally {
      await feed.close();
    }
  });
});
