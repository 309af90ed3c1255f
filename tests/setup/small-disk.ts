import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A way to mount a disk of our own that nobody else sees and that goes with the process: the words before a command. */
function findMounter(): readonly string[] | null {
  const folder = mkdtempSync(join(tmpdir(), "pickle-six-mount-"));
  try {
    const ways = [
      ["unshare", "--user", "--map-root-user", "--mount"],
      ["unshare", "--mount"],
    ] as const;
    const works = ([program, ...words]: readonly [string, ...string[]]): boolean =>
      spawnSync(program, [...words, "mount", "-t", "tmpfs", "-o", "size=1m", "none", folder]).status === 0;
    return ways.find(works) ?? null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const mounter = findMounter();

/** False where this system lets nobody mount a disk of their own. */
export const hasSmallDisks = mounter !== null;

/**
 * Program and arguments that run `script` in a shell with a disk of `kilobytes` mounted on `folder`. What lies on it is gone
 * with the shell: copy what you want to keep.
 */
export function onSmallDisk(folder: string, kilobytes: number, script: string): [program: string, args: string[]] {
  const [program = "", ...words] = mounter ?? [];
  const mount = `mount -t tmpfs -o size=${kilobytes}k none "$1"`;
  return [program, [...words, "sh", "-c", `set -e\n${mount}\n${script}`, "sh", folder]];
}
