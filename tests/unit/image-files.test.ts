import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const steps = readFileSync("Dockerfile", "utf8");
const [build = "", site = ""] = steps.split(/^FROM .*$/m).slice(1);
const allowed = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("!"))
  .map((line) => line.slice(1));

/** What an instruction copies, without where to. */
function copied(text: string): string[] {
  return [...text.matchAll(/^COPY (?:--\S+ )*(.*) \S+$/gm)].flatMap(([, paths = ""]) => paths.split(" "));
}

describe("the image", () => {
  it("is given only files that are there", () => {
    expect(allowed.length).toBeGreaterThan(8);
    expect(allowed.filter((path) => !existsSync(path))).toEqual([]);
    expect(copied(build).filter((path) => path !== "." && !allowed.includes(path))).toEqual([]);
  });

  it("holds what the build is checked by at a start, and no configuration of this machine", () => {
    const parts = copied(site).map((path) => path.replace("/site/", ""));
    const sources = [
      "app",
      "domain",
      "public",
      "server",
      "package-lock.json",
      "react-router.config.ts",
      "vite.config.ts",
    ];
    for (const name of [...sources, "cli", "build", "node_modules", "package.json"]) expect(parts).toContain(name);
    expect(parts.filter((name) => !["build", "node_modules"].includes(name) && !allowed.includes(name))).toEqual([]);
    for (const path of [".env", "data"]) expect(allowed).not.toContain(path);
  });

  it("runs as nobody in particular, writes to its data folder alone, and is asked for its health", () => {
    expect(site).toMatch(/^USER 1000:1000$/m);
    expect(site).toContain("DATA_DIR=/data NODE_COMPILE_CACHE=/data/");
    expect(site).toContain("/healthz");
    expect(site).toMatch(/^CMD \["node", "cli\/launch\.mjs", "start"\]$/m);
    const service = readFileSync("compose.yaml", "utf8");
    for (const line of ["read_only: true", "cap_drop: [ALL]", 'ports: ["127.0.0.1:3000:3000"]'])
      expect(service).toContain(line);
  });

  it("is given longer to stop than the site takes at most", () => {
    const [, deadline = ""] = /STOP_DEADLINE_MS = ([\d_]+);/.exec(readFileSync("server/start-site.ts", "utf8")) ?? [];
    const most = Number(deadline.replaceAll("_", "")) / 1000;
    const [, composed] = /stop_grace_period: (\d+)s/.exec(readFileSync("compose.yaml", "utf8")) ?? [];
    const [, run] = /docker run .*--stop-timeout (\d+)/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
    expect(most).toBeGreaterThan(0);
    for (const grace of [composed, run]) expect(Number(grace)).toBeGreaterThan(most);
  });
});
