import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { launchChromium } from "../setup/open-browser-site.ts";
import { addressOf, spawnSite } from "../setup/spawn-site.ts";

it("two sites of npm run dev at once each keep their own pages up to date, and end at a signal with the pages open", async () => {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const sites = [0, 1].map(() => spawnSite(temporaryFolder(), {}, "cli/dev.ts"));
  for (const site of sites) {
    const address = await addressOf(site);
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    // The first page is compiled while it is asked for.
    await page.goto(`${address}/players`, { timeout: 120_000 }).catch((error: unknown) => {
      throw new Error(`The site wrote: ${site.output()}`, { cause: error });
    });
    await expect.poll(() => messages).toContain("[vite] connected.");
  }
  for (const site of sites) {
    site.child.kill("SIGINT");
    expect(await site.exit).toBe(0);
    expect(site.output()).not.toContain("were still running after the deadline");
    expect(site.output()).not.toContain("in use");
  }
});
