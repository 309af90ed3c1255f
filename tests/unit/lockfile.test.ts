import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface LockEntry {
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

  it("names no registry, so that each machine installs from its own", () => {
    const resolved = Object.values(packages).flatMap((entry) =>
      entry.resolved === undefined || entry.link ? [] : [entry.resolved],
    );
    expect(resolved).toEqual([]);
    expect(text).not.toMatch(/https?:\/\/registry\./);
  });
});
