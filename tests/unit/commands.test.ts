import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const COMMANDS =
  "start dev test check import reconcile evaluate stories replay bench doctor backup restore sign-in sbom".split(" ");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const readme = readFileSync("README.md", "utf8") + readFileSync("docs/operations.md", "utf8");

describe("the commands", () => {
  it.each(COMMANDS)("S9.config.1 npm run %s is there, does its own set-up first, and is documented", (name) => {
    expect(scripts[name]).toBe(`node cli/launch.mjs ${name}`);
    expect(existsSync(`cli/${name}.ts`)).toBe(true);
    expect(readme).toMatch(new RegExp(`npm (?:run (?:-s )?)?${name}\\b`));
  });

  it("name a provider wherever an import is documented", () => {
    const files = [
      "README.md",
      ...readdirSync("docs")
        .filter((name) => name.endsWith(".md"))
        .map((name) => `docs/${name}`),
    ];
    const imports = files.flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/(?:npm run import --|launch\.mjs import) +(\S+)/g),
    ]);
    expect(imports.length).toBeGreaterThan(4);
    expect(imports.filter(([, provider = ""]) => !/^[a-z]+$/.test(provider)).map(([line]) => line)).toEqual([]);
  });
});
