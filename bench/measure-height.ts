import { setTimeout as wait } from "node:timers/promises";

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

/** A screen that is narrower than this belongs to a phone, whose targets are larger. */
const PHONE_WIDTH = 768;

/** How far a reader scrolls. */
export const heightPart: Part = {
  name: "height",
  title: "Height of the game page",
  async measure(bench) {
    const executablePath = needChromium();
    const { dataDir, nearGames } = await bench.season();
    const site = await startSiteProcess(dataDir);
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      for (const gameKey of nearGames) await recapWritten(`${site.address}/games/${gameKey}`);
      const figures: Figure[] = [];
      for (const { view, search, width, atMost } of LIMITS) {
        const heights: number[] = [];
        for (const gameKey of nearGames)
          heights.push(await heightOf(browser, `${site.address}/games/${gameKey}${search}`, width));
        figures.push(
          figure({
            name: `${view} at ${width} px`,
            value: Math.max(...heights),
            limit: { atMost },
            unit: "px",
            how: `The highest of the ${nearGames.length} finished games nearest to 180 plays (the lowest has ${Math.min(...heights)} px): the whole page with its recap, in the site's own font, every drive laid out${width < PHONE_WIDTH ? ", on a touch screen" : ""}.`,
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

/** The first reader of a finished game has its recap written. */
async function recapWritten(address: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await (await fetch(address)).text()).includes(">Recap<")) return;
    await wait(100);
  }
  throw new Error(`${address} has no recap after five seconds`);
}

async function heightOf(browser: Browser, address: string, width: number): Promise<number> {
  const isPhone = width < PHONE_WIDTH;
  const page = await browser.newPage({ viewport: { width, height: 900 }, isMobile: isPhone, hasTouch: isPhone });
  try {
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.evaluate(() => {
      // What is out of sight has an estimated height until then.
      for (const drive of document.querySelectorAll<HTMLElement>(".drive"))
        drive.style.setProperty("content-visibility", "visible", "important");
      return document.documentElement.scrollHeight;
    });
  } finally {
    await page.close();
  }
}
