import { spawnSync } from "node:child_process";
import { findChromium } from "./find-chromium.ts";

/** Makes sure that the browser tests have a Chromium: the machine's own, or on Debian its package when this is root. */
export async function ensureChromium(): Promise<void> {
  if (findChromium() !== null) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && hasAptGet()) {
    console.error("Installing Chromium for the browser tests (apt-get).");
    aptGet("update");
    aptGet("install", "-y", "--no-install-recommends", "chromium");
    // Only spares time, and not every distribution has it.
    aptGet("install", "-y", "--no-install-recommends", "chromium-headless-shell");
    if (findChromium() !== null) return;
  }
  throw new Error(
    "the browser tests need Chromium: install it (Debian: apt-get install chromium), or name it in CHROMIUM_PATH",
  );
}

function aptGet(...args: string[]): void {
  spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

function hasAptGet(): boolean {
  return spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
}
