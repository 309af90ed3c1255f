import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runTool } from "./run-tool.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const STAMP = join(ROOT, "build", ".stamp");
/** Everything that the build is made from. */
const SOURCES = ["app", "domain", "public", "server", "package-lock.json", "react-router.config.ts", "vite.config.ts"];

/** Builds the site when its sources are not those of the build that is there. */
export async function ensureBuild(): Promise<void> {
  const stamp = sourceStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  console.error("Building the site.");
  await runTool("build", ["node_modules/@react-router/dev/bin.cjs", "build"], { NODE_ENV: "production" });
  writeFileSync(STAMP, stamp);
}

/** Contents rather than times: a fresh checkout is as new as its build, and a deleted file counts too. */
function sourceStamp(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesUnder(join(ROOT, source))).toSorted()) {
    hash.update(relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return `${hash.digest("hex")}\n`;
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
