import { type Browser, chromium } from "playwright-core";
import type { Part } from "./bench.ts";
import { type Figure, figure } from "./figure.ts";
import { needChromium } from "./need-chromium.ts";
import { startSiteProcess } from "./server-process.ts";

/** What a final game's page may be high, in pixels, for about 180 plays. */
const LIMITS = [
  { view: "ALL", search: "", width: 360, atMost: 15_000 },
  { view: "KEY", search: "?plays=key", width: 360, atMost: 6_500 },
  { view: "ALL", search: "", width: 1280, atMost: 10_800 },
  { view: "KEY", search: "?plays=key", width: 1280, atMost: 4_500 },
] as const;

/** How far a reader scrolls. */
export const heightPart: Part = {
  name: "height",
  title: "Height of the game page",
  async measure(bench) {
    const executablePath = needChromium();
    const { dataDir, gameKey, gameWords } = await bench.season();
    const site = await startSiteProcess(dataDir);
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      const figures: Figure[] = [];
      for (const { view, search, width, atMost } of LIMITS) {
        figures.push(
          figure({
            name: `${view} at ${width} px`,
            value: await heightOf(browser, `${site.address}/games/${gameKey}${search}`, width),
            limit: { atMost },
            unit: "px",
            how: `The whole page of ${gameWords}, in the site's own font, as it stands when everything has arrived.`,
          }),
        );
      }
      return figures;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

async function heightOf(browser: Browser, address: string, width: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  try {
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.evaluate(() => document.documentElement.scrollHeight);
  } finally {
    await page.close();
  }
}
