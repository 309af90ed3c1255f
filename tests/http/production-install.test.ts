import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { addressOf } from "../setup/spawn-site.ts";

interface LockEntry {
  version: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

const SOURCES = ["app", "build", "cli", "domain", "public", "server"];
const FILES = ["package.json", "package-lock.json", "react-router.config.ts", "vite.config.ts"];
/** So that a package finds others where it is linked to, and not where it really lies. */
const ENVIRONMENT = { PATH: process.env.PATH, NODE_OPTIONS: "--preserve-symlinks --preserve-symlinks-main" };

const root = join(mkdtempSync(join(tmpdir(), "pickle-six-production-")), "site");
const calls = join(dirname(root), "npm-calls");

/** A copy of the built site with the packages that npm leaves by `prune --omit=dev --omit=optional`, and a npm that only notes its calls. */
beforeAll(() => {
  mkdirSync(join(root, "node_modules"), { recursive: true });
  for (const name of [...SOURCES, ...FILES]) cpSync(name, join(root, name), { recursive: true });
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockEntry> };
  const kept = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) => path !== "" && !dev && !devOptional && !optional,
  );
  for (const [path] of kept.filter(([path]) => !path.includes("/node_modules/"))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(resolve(path), join(root, path));
  }
  // `npm prune` writes the lock anew, with what it holds alone.
  const lock = readFileSync("package-lock.json", "utf8").replace(/ *"gypfile": false,\n/, "");
  writeFileSync(join(root, "package-lock.json"), lock);
  writeFileSync(
    join(root, "node_modules", ".package-lock.json"),
    JSON.stringify({ packages: Object.fromEntries(kept) }),
  );
  writeFileSync(
    join(dirname(root), "npm.mjs"),
    `import { appendFileSync } from "node:fs"; appendFileSync(${JSON.stringify(calls)}, process.argv.slice(2).join(" ") + "\\n"); process.exit(1);`,
  );
});

afterAll(() => rmSync(dirname(root), { recursive: true, force: true }));

function launch(name: string, variables: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ["cli/launch.mjs", name], {
    cwd: root,
    env: { ...ENVIRONMENT, npm_execpath: join(dirname(root), "npm.mjs"), PORT: "0", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

function outputOf(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  return () => output;
}

const asked = (): string => (existsSync(calls) ? readFileSync(calls, "utf8") : "");

/** What the files of a folder weigh; one that has several names weighs once. */
function bytesIn(folder: string, seen: Set<number>): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const { ino, size } = statSync(join(entry.parentPath, entry.name));
    if (!seen.has(ino)) bytes += size;
    seen.add(ino);
  }
  return bytes;
}

describe("an installation without the packages for development", () => {
  it("has packages of 400 MB at most", () => {
    const seen = new Set<number>();
    const { packages } = JSON.parse(readFileSync(join(root, "node_modules", ".package-lock.json"), "utf8")) as {
      packages: Record<string, LockEntry>;
    };
    const bytes = Object.keys(packages).map((path) => bytesIn(path, seen));
    const megabytes = bytes.reduce((sum, one) => sum + one, 0) / 1e6;
    expect(megabytes).toBeGreaterThan(100);
    expect(megabytes).toBeLessThan(400);
  });

  it("starts the site that was built, with all of its pages, and installs nothing", async () => {
    const child = launch("start", {
      DATA_DIR: join(dirname(root), "data"),
      NODE_ENV: "production",
      SPORTSDATAIO_KEY: "unused",
      SPORTSDATAIO_URL: "http://127.0.0.1:9",
    });
    const output = outputOf(child);
    const address = await addressOf({ output });
    for (const path of ["/stats", "/players?q=an", "/login", "/privacy", "/healthz"])
      expect((await fetch(`${address}${path}`)).status, path).toBe(200);
    const ping = await fetch(`${address}/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
    });
    expect(ping.status).toBe(200);
    expect(asked()).toBe("");
    // What was compiled lies ready for the next start, although this one has not ended.
    const kept = join(root, "node_modules", ".cache", "compiled");
    await expect.poll(() => existsSync(kept) && readdirSync(kept, { recursive: true }).length).toBeGreaterThan(500);
    child.kill("SIGKILL");
  });

  it("says in a line what to do where the sources are not those of the build", () => {
    const file = join(root, "app", "routes.ts");
    const before = readFileSync(file, "utf8");
    writeFileSync(file, `${before}\n`);
    const { status, stderr } = spawnSync(process.execPath, ["cli/launch.mjs", "start"], {
      cwd: root,
      env: ENVIRONMENT,
      encoding: "utf8",
    });
    writeFileSync(file, before);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      'The build is out of date, and the packages that build it were left out here. Run "npm ci && npm run build", then "npm prune --omit=dev --omit=optional" again; or bring the folder build/ from where it was built.',
    );
    expect(asked()).toBe("");
  });

  it("is made whole by a command that needs them", async () => {
    const child = launch("check");
    const output = outputOf(child);
    await expect.poll(output, { timeout: 50_000, interval: 50 }).toContain("The packages could not be installed");
    expect(asked()).toMatch(/^ci --include=dev /);
  });
});
