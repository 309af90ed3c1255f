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

/** The Chromium of this machine: what `CHROMIUM_PATH` names, on the PATH, or in a common place; null without one. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== ""), ...PLACES];
  const candidates = folders.flatMap((folder) => [...NAMES, ...MAC_NAMES].map((name) => join(folder, name)));
  return [...(named === undefined ? [] : [named]), ...candidates].find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
