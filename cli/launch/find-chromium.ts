import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const PLACES = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/opt/google/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];
const MAC_NAMES = ["Google Chrome", "Chromium"];

/** Chromium without a browser's window: the same engine, which opens a page in a third of the time. */
const SHELL_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];

/** The Chromium of this machine: what `CHROMIUM_PATH` names, on the PATH, or in a common place; null without one. */
export function findChromium(): string | null {
  return named() ?? find([...NAMES, ...MAC_NAMES]);
}

/** For pages that need no sound: the windowless Chromium where there is one, else the whole one. `CHROMIUM_PATH` is heeded. */
export function findPageChromium(): string | null {
  return named() ?? find(SHELL_NAMES) ?? findChromium();
}

function named(): string | null {
  const path = process.env.CHROMIUM_PATH;
  return path !== undefined && isExecutable(path) ? path : null;
}

function find(names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== ""), ...PLACES];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
