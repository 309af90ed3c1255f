import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { compressFiles } from "./compress-files.ts";
import { runTool, StepFailed } from "./run-tool.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const STAMP = join(ROOT, "build", ".stamp");
const BUILDER = "node_modules/@react-router/dev/bin.cjs";
const LOCK = "package-lock.json";
/** Everything that the build is made from. */
const SOURCES = ["app", "domain", "public", "server", LOCK, "react-router.config.ts", "vite.config.ts"];

/**
 * Builds the site when its sources are not those of the build that is there. Rejects with StepFailed when that does not
 * work, or when the packages for it were left out.
 */
export async function ensureBuild(): Promise<void> {
  const stamp = sourceStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  if (!existsSync(join(ROOT, BUILDER))) {
    const what = existsSync(STAMP) ? "The build is out of date" : "The site is not built";
    throw new StepFailed(
      `${what}, and the packages that build it were left out here. Run "npm ci && npm run build", then "npm prune --omit=dev --omit=optional" again; or bring the folder build/ from where it was built.`,
    );
  }
  console.error("Building the site.");
  await runTool("build", [BUILDER, "build"], { NODE_ENV: "production" });
  await compressFiles(join(ROOT, "build", "client"));
  writeFileSync(STAMP, stamp);
}

/** Contents rather than times: a fresh checkout is as new as its build, and a deleted file counts too. */
function sourceStamp(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesUnder(join(ROOT, source))).toSorted()) {
    const name = relative(ROOT, file);
    const content = readFileSync(file);
    hash
      .update(name)
      .update("\0")
      .update(name === LOCK ? packagesIn(content.toString()) : content)
      .update("\0");
  }
  return `${hash.digest("hex")}\n`;
}

/** The packages and their contents: `npm prune` writes the rest of the lock anew as its version likes it. */
function packagesIn(lock: string): string {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { integrity?: string }> };
  return Object.entries(packages)
    .map(([path, { integrity = "" }]) => `${path} ${integrity}`)
    .toSorted()
    .join("\n");
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
