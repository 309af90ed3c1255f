import { existsSync, readFileSync, statfsSync } from "node:fs";

const FOLDER = "/dev/shm";
/** What a run may leave there at a time, with room to spare. */
const BYTES = 4 * 2 ** 30;

/**
 * A folder in memory for what tests throw away again; null where the machine has none with room, or none that programs may be run from.
 * The store waits with every change until a disk has written it: on a disk that is half of its tests' time.
 */
export function memoryFolder(): string | null {
  if (!existsSync(FOLDER) || !existsSync("/proc/mounts")) return null;
  const [, options = ""] = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync("/proc/mounts", "utf8")) ?? [];
  if (!/^rw\b/.test(options) || /\bnoexec\b/.test(options)) return null;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize >= BYTES ? FOLDER : null;
}
