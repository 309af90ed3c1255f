import { existsSync, statfsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { mayWrite } from "../../server/db/inspect-database.ts";
import { type Finding, failure, fine, warning } from "./finding.ts";

const MB = 1024 * 1024;
/** A season with all its plays takes about 25 MB, and a write needs some room beside it. */
const LEAST_MB = 100;
const ENOUGH_MB = 1024;

/** The data folder: writable, and room on its disk. */
export function checkDisk(dataDir: string): Finding[] {
  const folder = nearestFolder(resolve(dataDir));
  const findings = [
    statSync(folder).isDirectory() && mayWrite(folder)
      ? fine(
          "data folder",
          existsSync(dataDir) ? `${dataDir} can be written to` : `${dataDir} will be created at the first start`,
        )
      : failure(
          "data folder",
          `${dataDir} cannot be written to: make it writable for this user, or set DATA_DIR to another folder`,
        ),
  ];
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MB);
  const room = `${free < 10 * ENOUGH_MB ? `${free} MB` : `${Math.floor(free / 1024)} GB`} free for ${dataDir}`;
  if (free < LEAST_MB) findings.push(failure("disk", `${room}: free up space, or set DATA_DIR to another disk`));
  else if (free < ENOUGH_MB) findings.push(warning("disk", `${room}: a season with all its plays takes about 25 MB`));
  else findings.push(fine("disk", room));
  return findings;
}

/** The folder itself, or where it will be made. */
function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}
