import type { BrowserSite } from "../setup/open-browser-site.ts";

/** Fails when a page complained about anything, and leaves the pages open. Meant for `afterEach` of tests that share a page. */
export function noFaults(site: BrowserSite): void {
  const faults = site.takeFaults();
  if (faults.length > 0) throw new Error(`the page complained:\n${faults.join("\n")}`);
}
