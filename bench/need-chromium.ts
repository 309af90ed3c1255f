import { findChromium } from "../cli/launch/find-chromium.ts";
import { CannotMeasure } from "./cannot-measure.ts";

/** The path of this machine's Chromium. */
export function needChromium(): string {
  const path = findChromium();
  if (path !== null) return path;
  throw new CannotMeasure("this needs Chromium (Debian: apt-get install chromium), or its path in CHROMIUM_PATH");
}
