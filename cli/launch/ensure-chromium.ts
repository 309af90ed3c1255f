import { spawnSync } from "node:child_process";
import { findChromium, findPageChromium } from "./find-chromium.ts";

/**
 * Makes sure that the browser tests have a Chromium: the machine's own, or on Debian its package when this is root. In CI the windowless one as well,
 * in which a page costs two thirds of the processor's time; nobody's own machine is given a package that it can do without.
 */
export async function ensureChromium(): Promise<void> {
  const hasChromium = findChromium() !== null;
  const hasAll = hasChromium && (process.env.CI === undefined || findPageChromium() !== findChromium());
  if (hasAll || process.env.CHROMIUM_PATH !== undefined) return mustHave();
  if (process.getuid?.() === 0 && hasAptGet()) {
    console.error("Installing Chromium for the browser tests (apt-get).");
    aptGet("update");
    if (!hasChromium) aptGet("install", "-y", "--no-install-recommends", "chromium");
    // Only spares time, and not every distribution has it.
    aptGet("install", "-y", "--no-install-recommends", "chromium-headless-shell");
  }
  mustHave();
}

function mustHave(): void {
  if (findChromium() !== null) return;
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
