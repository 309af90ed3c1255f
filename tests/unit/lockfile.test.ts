import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface LockEntry {
  version: string;
  gypfile?: boolean;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const text = readFileSync("package-lock.json", "utf8");
const { packages } = JSON.parse(text) as { packages: Record<string, LockEntry> };

describe("package-lock.json", () => {
  it("holds every optional dependency of every package, so that it installs on other platforms too", () => {
    const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("compiles nothing: npm knows only from here that better-sqlite3 brings what is built, and a fresh machine has no compiler", () => {
    // `npm install` drops this line. Put it back: without it `npm ci` runs node-gyp, and fails where there is no Python.
    expect(packages["node_modules/better-sqlite3"]?.gypfile).toBe(false);
  });

  it("is what npm 10 wants too, which comes with Node.js 20 and counts an optional peer that is there in a wrong version", () => {
    // The voice library's `openai` can use ws 8; the override in package.json keeps another from the top.
    expect(packages["node_modules/ws"]?.version).toMatch(/^8\./);
  });

  it("names no registry, so that each machine installs from its own", () => {
    const resolved = Object.values(packages).flatMap((entry) =>
      entry.resolved === undefined || entry.link ? [] : [entry.resolved],
    );
    expect(resolved).toEqual([]);
    expect(text).not.toMatch(/https?:\/\/registry\./);
  });
});
