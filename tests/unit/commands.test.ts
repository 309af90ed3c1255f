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

  it("complain at the start in the words of docs/operations.md", () => {
    const sources = [
      "cli/launch.mjs",
      "cli/launch/ensure-packages.mjs",
      "server/start-site.ts",
      "server/open-checked-store.ts",
    ]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const [, table = ""] = readFileSync("docs/operations.md", "utf8").split("## What a start complains about");
    const lines = Array.from(table.matchAll(/^\| `([^`]+)`/gm), ([, line = ""]) => line);
    expect(lines.length).toBeGreaterThan(5);
    // What differs from case to case stands between the words; a variable's line is its own rule's.
    const words = lines
      .filter((line) => !line.startsWith("NAME "))
      .flatMap((line) => line.split(/\.\.\.|3000|127\.0\.0\.1|\b20\b/))
      .map((part) => part.replaceAll(/^[\s.:]+|[\s.:]+$/g, ""))
      .filter((part) => part !== "");
    expect(words.filter((part) => !sources.includes(part))).toEqual([]);
  });
});
