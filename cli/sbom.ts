import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineCommand } from "citty";
import { z } from "zod";
import { CommandProblem } from "./command/command-problem.ts";
import { runCli } from "./command/run-cli.ts";
import { runNpm } from "./launch/run-npm.ts";

const ROOT = join(import.meta.dirname, "..");
const PATIENCE_MS = 60_000;

const manifest = z.object({ name: z.string(), version: z.string(), dependencies: z.record(z.string(), z.string()) });
const lock = z.object({
  lockfileVersion: z.number(),
  packages: z.record(
    z.string(),
    z.looseObject({
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

const command = defineCommand({
  meta: {
    name: "npm run -s sbom --",
    description: "Print a CycloneDX SBOM: every package of the running site with version, license and hash.",
  },
  async run() {
    const parent = mkdtempSync(join(tmpdir(), "pickle-six-sbom-"));
    try {
      console.log(await bill(parent));
    } finally {
      rmSync(parent, { recursive: true, force: true });
    }
  },
});

/**
 * By npm, over a copy of the lock without the packages for development: told to leave those out itself, it would also leave
 * out what they have in common with the site.
 */
async function bill(parent: string): Promise<string> {
  const { name, version, dependencies } = manifest.parse(readJson("package.json"));
  const { lockfileVersion, packages } = lock.parse(readJson("package-lock.json"));
  const kept = Object.entries(packages).filter(
    ([path, entry]) => path !== "" && !entry.dev && !entry.devOptional && !entry.optional,
  );
  // The bill names what it is about after the folder.
  const folder = join(parent, name);
  mkdirSync(folder);
  const own = { name, version, dependencies };
  writeFileSync(join(folder, "package.json"), JSON.stringify(own));
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({
      name,
      version,
      lockfileVersion,
      requires: true,
      packages: { "": own, ...Object.fromEntries(kept) },
    }),
  );
  const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"];
  const { code, out, problem } = await runNpm(args, { cwd: folder, patience: PATIENCE_MS });
  if (code !== 0) throw new CommandProblem(`npm could not make the list: ${problem.trim()}`);
  return out.trim();
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, file), "utf8"));
}

await runCli(command, process.argv.slice(2));
