import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findNpm } from "./find-npm.mjs";

/**
 * Installs the packages of `package-lock.json` where `node_modules` does not hold them. A command that needs none of the
 * packages for development is content without those, so an installation that was made without them stays as it is.
 * Returns one line for a person when that did not work, otherwise null.
 * @param {string} root
 * @param {{ development: boolean }} needs
 * @returns {string | null}
 */
export function ensurePackages(root, { development }) {
  if (holdsPackages(root, development)) return null;
  console.error("Installing packages (npm ci); this takes a minute the first time.");
  return install(root);
}

/**
 * True when npm's own record of what it installed agrees with the lock.
 * @param {string} root
 * @param {boolean} development
 */
export function holdsPackages(root, development) {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(locked).every(
    ([path, entry]) =>
      path === "" ||
      entry.optional === true ||
      (!development && (entry.dev === true || entry.devOptional === true)) ||
      installed[path]?.version === entry.version,
  );
}

/** @param {string} root @returns {string | null} */
function install(root) {
  const { command, args } = findNpm();
  const done = spawnSync(command, [...args, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "pipe"],
    encoding: "utf8",
  });
  if (done.error !== undefined) return `npm could not be started (${done.error.message}). Install npm and try again.`;
  if (done.status === 0) return null;
  const lines = done.stderr.split("\n").filter((line) => /npm (error|ERR!)/.test(line));
  const reason = lines
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, "").trim())
    .find((line) => !/^(code|errno|syscall|A complete log)/.test(line) && line !== "");
  return `The packages could not be installed: ${reason ?? `npm ci ended with ${done.status}`}. Check the network or npm's registry setting, then run the command again.`;
}
