import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** What is imported as soon as the file runs: neither a type nor what is asked for later. */
const AT_ONCE = /^(?:import|export)\s(?!type\s)(?:[^;"]*?\sfrom\s)?\s*"([^"]+)";/gm;
const REACT = /^(?:react|react-dom|react-router)(?:\/|$)/;

/** Every module that comes with a file at once, and through which file: those of packages by their names. */
function comeWith(start: string): Map<string, string> {
  const found = new Map<string, string>();
  const files = [start];
  for (const file of files) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(AT_ONCE)) {
      const isOurs = name.startsWith(".");
      const module = isOurs ? join(dirname(file), name) : name;
      if (found.has(module)) continue;
      found.set(module, file);
      if (isOurs) files.push(module);
    }
  }
  return found;
}

it("React comes after the process has chosen its build: a half of each would answer every page with 500", () => {
  const modules = comeWith("server/run-process.ts");
  expect(modules.size).toBeGreaterThan(10);
  expect([...modules].filter(([name]) => REACT.test(name))).toEqual([]);
});
